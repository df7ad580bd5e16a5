import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useNarrow } from '../theme/use-scheme.ts';
import { useCommonWords } from '../words/common.ts';

export interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 372 for editing one thing, 396 for filters. */
  width?: number;
  /** False keeps the page live beside it (filters); on the phone it is a bottom sheet either way. */
  modal?: boolean;
  /** Non-modal: height of the bars above it, in px. Default: the header's. */
  top?: number;
  foot?: ReactNode;
  children: ReactNode;
}

/** A panel at the right: title, body, foot. Non-modal it stays under the header and the page remains usable. */
export function SideDrawer({
  open,
  onClose,
  title,
  width = 396,
  modal = true,
  top = 48,
  foot,
  children,
}: SideDrawerProps) {
  const common = useCommonWords();
  const id = useId();
  const phone = useNarrow('sm');
  const head = useRef<HTMLHeadingElement>(null);
  const live = !modal && !phone;
  useEffect(() => {
    // MUI moves the focus into modal drawers only.
    if (open && live) head.current?.focus();
  }, [open, live]);
  return (
    <Drawer
      anchor={phone ? 'bottom' : 'right'}
      variant={live ? 'persistent' : 'temporary'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          'aria-modal': !live,
          // A closed persistent drawer stays in the page; inert keeps Tab out of it.
          ...(live && !open ? { inert: true } : {}),
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            if (live && event.key === 'Escape') onClose();
          },
          sx: phone
            ? { maxHeight: '88vh', borderRadius: '14px 14px 0 0' }
            : {
                width,
                ...(live
                  ? { top, height: `calc(100% - ${top}px)`, borderLeft: '1px solid', borderColor: 'divider' }
                  : {}),
              },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          px: '16px',
          py: '10px',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography
          id={id}
          ref={head}
          tabIndex={-1}
          variant="h2"
          sx={{ flex: 1, fontSize: 18, lineHeight: '24px', '&:focus-visible': { outline: 'none' } }}
        >
          {title}
        </Typography>
        <IconButton aria-label={common.close} onClick={onClose} sx={{ mr: '-6px' }}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflow: 'auto', p: '16px' }}>{children}</Box>
      {foot && (
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: '8px',
            p: '12px 16px',
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          {foot}
        </Box>
      )}
    </Drawer>
  );
}
