import { Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormEventHandler, ReactNode } from 'react';
import { useTitle } from '../../../core/navigation/title.ts';

export type FormPageProps = {
  title: string;
  lead?: string;
  /** What has happened before, above the fields. */
  notice?: string | undefined;
  /** The server's sentence, above the fields. */
  failure?: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onChange?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** Title, lead, the server's sentence, fields: one shape for all public forms. Rules are ours, so the browser's are off. */
export function FormPage({ title, lead, notice, failure, onSubmit, onChange, children }: FormPageProps) {
  useTitle(title);
  return (
    <Box component="form" noValidate onSubmit={onSubmit} onChange={onChange} aria-label={title}>
      <Typography variant="h1" sx={{ fontSize: 28, lineHeight: '34px' }}>
        {title}
      </Typography>
      {lead && (
        <Typography variant="body1" sx={{ color: 'text.secondary', mt: '6px' }}>
          {lead}
        </Typography>
      )}
      {notice !== undefined && (
        <Box role="status" sx={{ mt: '16px' }}>
          <Notice tone="info">{notice}</Notice>
        </Box>
      )}
      <Box role="alert" sx={{ mt: failure ? '16px' : 0 }}>
        {failure && <Notice tone="error">{failure}</Notice>}
      </Box>
      <Box sx={{ mt: '16px', display: 'flex', flexDirection: 'column', gap: '16px' }}>{children}</Box>
    </Box>
  );
}
