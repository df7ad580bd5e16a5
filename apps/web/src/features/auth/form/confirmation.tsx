import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { useTitle } from '../../../core/navigation/title.ts';

export type ConfirmationProps = {
  title: string;
  detail: string;
  icon?: ReactNode;
  action: { label: string; to: string };
};

/** What takes the form's place once it has done its work; the title receives the focus, so that it is read. */
export function Confirmation({ title, detail, icon, action }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="status">
      <Box sx={{ color: 'success.main', '& .MuiSvgIcon-root': { fontSize: 40 } }}>
        {icon ?? <MarkEmailReadOutlined />}
      </Box>
      <Typography
        ref={heading}
        variant="h1"
        tabIndex={-1}
        sx={{ fontSize: 28, lineHeight: '34px', mt: '8px', outline: 'none' }}
      >
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: '6px', mb: '24px', overflowWrap: 'anywhere' }}>
        {detail}
      </Typography>
      <Link component={RouterLink} href={action.to}>
        {action.label}
      </Link>
    </Box>
  );
}
