import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface FieldFrameProps {
  /** Id of the control. */
  id: string;
  label: string;
  /** Right end of the label's line: 'Esqueci minha senha'. */
  labelEnd?: ReactNode;
  /** The one thing that is wrong: 'Obrigatório'. */
  error?: string | undefined;
  /** How to fill it. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Ids of the words under a field, for aria-describedby. */
export function describedBy(id: string, error?: string, hint?: string): string | undefined {
  return error ? `${id}-error` : hint ? `${id}-hint` : undefined;
}

/** Label above, control, and under it the error with its icon (or the hint). */
export function FieldFrame({ id, label, labelEnd, error, hint, children }: FieldFrameProps) {
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          mb: '4px',
          gap: '8px',
        }}
      >
        <Box component="label" htmlFor={id} id={`${id}-label`} sx={LABEL}>
          {label}
        </Box>
        {labelEnd && <Box sx={{ fontSize: 13 }}>{labelEnd}</Box>}
      </Box>
      {children}
      {/* Always there, so that a screen reader hears the error when it comes. */}
      <Box aria-live="polite">
        {error && (
          <Box id={`${id}-error`} sx={ERROR}>
            <ErrorOutlined aria-hidden sx={{ fontSize: 16 }} />
            {error}
          </Box>
        )}
      </Box>
      {!error && hint && (
        <Box id={`${id}-hint`} sx={{ fontSize: 12, lineHeight: '16px', color: 'text.tertiary', mt: '4px' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

const LABEL = { fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.secondary' };
const ERROR = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  mt: '4px',
  fontSize: 13,
  lineHeight: '18px',
  color: 'error.main',
};
