import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const ICONS = {
  success: CheckCircleOutlined,
  error: ErrorOutlined,
  warning: WarningAmberOutlined,
  info: InfoOutlined,
} as const;

export type NoticeTone = keyof typeof ICONS;

export interface NoticeProps {
  tone: NoticeTone;
  /** In 600, on its own line. */
  title?: string;
  /** Instead of the tone's icon. */
  icon?: ReactNode;
  /** Sentence, and a link if there is something to do. */
  children?: ReactNode;
  /** Spoken when it appears: 'alert' for failures, 'status' for the rest. None for what was there from the start. */
  role?: 'alert' | 'status';
  /** Right end: close button. */
  end?: ReactNode;
  /** 13 px in cards. */
  dense?: boolean;
}

/** Icon, sentence, link, at the place of the problem. */
export function Notice({ tone, title, icon, children, role, end, dense = false }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Box
      role={role}
      sx={[
        NOTICE,
        { bgcolor: `${tone}.soft` },
        dense ? { fontSize: 13, lineHeight: '18px', p: '6px 10px' } : null,
      ]}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ color: `${tone}.dark`, display: 'flex', '& .MuiSvgIcon-root': { fontSize: dense ? 18 : 20 } }}
      >
        {icon ?? <Icon />}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {title && <Box sx={{ fontWeight: 600 }}>{title}</Box>}
        {children && <div>{children}</div>}
      </Box>
      {end}
    </Box>
  );
}

const NOTICE = {
  display: 'flex',
  gap: '10px',
  alignItems: 'flex-start',
  p: '10px 12px',
  borderRadius: '8px',
  color: 'text.primary',
  fontSize: 14,
  lineHeight: '20px',
};
