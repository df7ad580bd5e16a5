import CloseOutlined from '@mui/icons-material/CloseOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { CardIconAction } from './card-action.tsx';
import { Provenance, type ProvenanceContent } from './provenance.tsx';

export interface ProvenanceButtonProps {
  /** The tile's or card's title; makes the button's name unique on the page. */
  of: string;
  content: ProvenanceContent;
  /** Called when it opens, to fetch the subtraction only then. */
  onOpen?: () => void;
}

/** The ? of a tile or card: 400 px popover under it. Focus moves in, Esc returns it to the ?. */
export function ProvenanceButton({ of, content, onOpen }: ProvenanceButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <CardIconAction
        label={`De onde vem este número: ${of}`}
        icon={<HelpOutlineOutlined />}
        expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -12, horizontal: 'center' }}
        marginThreshold={16}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { width: 400, maxWidth: 'calc(100vw - 24px)', p: '12px 16px 14px' },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '4px' }}>
          <Typography id={id} component="h2" sx={{ fontWeight: 600, fontSize: 15, lineHeight: '22px' }}>
            De onde vem este número
          </Typography>
          <IconButton
            aria-label="Fechar"
            onClick={close}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus must move into the popover (guide.md, screen 19)
            autoFocus
            sx={{ width: 26, height: 26, mr: '-6px' }}
          >
            <CloseOutlined />
          </IconButton>
        </Box>
        <Provenance content={content} onLeave={close} />
      </Popover>
    </>
  );
}
