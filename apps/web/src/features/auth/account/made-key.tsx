import { DialogShell, MONO_FAMILY, Notice, useSnackbar } from '@fonte/ui';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';

/** A key that was just made, shown this once: to copy, or to be selected by hand. */
export function MadeKey({ chave, onClose }: { chave: string; onClose: () => void }) {
  const { t } = useTexts('programKeys');
  const snackbar = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(chave);
      snackbar.success(t('made.copied'));
    } catch {
      snackbar.failure(t('made.copyFailed'));
    }
  };
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('made.title')}
      width={440}
      initialFocus="close"
      foot={
        <Button variant="contained" onClick={onClose}>
          {t('made.done')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: '12px', pt: '4px', justifyItems: 'start' }}>
        <Notice tone="warning">{t('made.lead')}</Notice>
        <Box component="output" aria-label={t('made.key')} sx={KEY}>
          {chave}
        </Box>
        <Button variant="outlined" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          {t('made.copy')}
        </Button>
        <Box>{t('made.use')}</Box>
      </Box>
    </DialogShell>
  );
}

const KEY = {
  display: 'block',
  width: '100%',
  p: '12px 14px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.subtle',
  fontFamily: MONO_FAMILY,
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
