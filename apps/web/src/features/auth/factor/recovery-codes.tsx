import { MONO_FAMILY, useSnackbar } from '@fonte/ui';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { offerFile } from '../../../core/report/files/save-file.ts';

import './texts.ts';

/** Ten recovery codes, shown this once: to copy, to keep as a file, or to write down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTexts('factor');
  const snackbar = useSnackbar();
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <Box component="ol" aria-label={t('codes.list')} sx={LIST}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<ContentCopyOutlined />}
          onClick={() =>
            void navigator.clipboard.writeText(text).then(() => snackbar.success(t('codes.copied')))
          }
        >
          {t('codes.copy')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          onClick={() => offerFile(new Blob([text], { type: 'text/plain' }), t('codes.file'))}
        >
          {t('codes.save')}
        </Button>
      </Box>
      <Button variant="contained" size="large" onClick={onDone}>
        {t('codes.done')}
      </Button>
    </>
  );
}

const LIST = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '6px 20px',
  listStyle: 'none',
  m: 0,
  p: '14px 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.subtle',
  fontFamily: MONO_FAMILY,
  fontSize: 15,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
};
