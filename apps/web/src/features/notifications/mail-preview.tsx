import Box from '@mui/material/Box';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { ShownMail } from './calls.ts';

/** Height of what is shown of a mail, px; the rest is scrolled to. */
const HEIGHT = 380;

export type MailPreviewProps = {
  mails: readonly ShownMail[];
  /** Somebody asked for it below what is being written: it is gone to. */
  asked?: boolean;
};

/** Mails before they are sent, each with both its parts. The drawn one stands in a frame without scripts, forms and origin: what a name or a reason has in it stays text. */
export function MailPreview({ mails, asked = false }: MailPreviewProps) {
  const { t } = useTexts('notifications');
  const id = useId();
  const title = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) title.current?.focus();
  }, [asked]);
  return (
    <Box component="section" aria-labelledby={id}>
      <Box id={id} ref={title} tabIndex={-1} sx={{ fontWeight: 600 }}>
        {t('preview.title')}
      </Box>
      {mails.length === 0 && t('preview.nothing')}
      {mails.map(({ assunto, texto, html }) => (
        <Box key={assunto} sx={{ mt: '8px' }}>
          <Box sx={{ fontWeight: 600, fontSize: 13 }}>{assunto}</Box>
          <Box sx={PARTS}>
            <Box
              component="iframe"
              sandbox=""
              srcDoc={html}
              title={t('preview.html', { subject: assunto })}
              sx={FRAME}
            />
            {/* The keyboard scrolls what is longer than its box. */}
            <Box tabIndex={0} role="group" aria-label={t('preview.text')} sx={TEXT}>
              {texto}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const PARTS = {
  mt: '8px',
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
const FRAME = {
  width: '100%',
  height: HEIGHT,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
};
const TEXT = {
  maxHeight: HEIGHT,
  overflow: 'auto',
  p: '12px',
  bgcolor: 'background.subtle',
  borderRadius: '6px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: 13,
};
