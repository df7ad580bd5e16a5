import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { Provenance, type ProvenanceContent } from './provenance.tsx';
import type { Hanging } from './provenance-button.tsx';
import { TOUCH } from '../../theme/media.ts';
import { useCardWords } from '../words.ts';
import { useCommonWords } from '../../words/common.ts';

export type { ProvenanceCheck } from './provenance-check.tsx';
export type { ProvenanceContent };

export interface ProvenancePopoverProps extends Hanging {
  content: ProvenanceContent;
}

/** What the ? opens: 400 px under it, its close button focused. */
export function ProvenancePopover({ anchor, onClose, content }: ProvenancePopoverProps) {
  const common = useCommonWords();
  const words = useCardWords();
  const id = useId();
  const place = useRef<PopoverActions>(null);
  // What a check came to makes it taller: near the foot of the window it moves up, so that its actions stay within.
  useLayoutEffect(() => place.current?.updatePosition());
  return (
    <Popover
      action={place}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
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
          {words.provenance}
        </Typography>
        <IconButton
          aria-label={common.close}
          onClick={onClose}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus must move into the popover (docs/design/guide.md, screen 19)
          autoFocus
          sx={{ width: 26, height: 26, mr: '-6px', [TOUCH]: { width: 44, height: 44, mr: '-12px' } }}
        >
          <CloseOutlined />
        </IconButton>
      </Box>
      <Provenance content={content} onLeave={onClose} />
    </Popover>
  );
}
