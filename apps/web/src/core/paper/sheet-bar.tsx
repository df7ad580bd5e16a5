import { printedSheet } from '@fonte/contracts/endpoints/print';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { callFile } from '../api/call.ts';
import { useSaving } from '../report/files/use-saving.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useSpeech } from './speech/speech.ts';

/** What is done with a sheet: printed here, or taken as the server's PDF where it makes them, and said where it does not; `label` where the specification words the first. */
export function SheetBar({ label, title }: { label?: string | undefined; title: string }) {
  const { t, why } = useSpeech();
  const { pdf, ready } = useSettings();
  const { pathname, search } = useLocation();
  const { start, running } = useSaving({
    words: { done: t('core:downloads.done'), failed: t('core:downloads.failed'), why },
  });
  const open = (signal: AbortSignal) =>
    callFile(printedSheet, { query: { pagina: `${pathname}${search}` }, signal });
  return (
    <>
      {pdf && (
        <Button
          variant="outlined"
          startIcon={<PictureAsPdfOutlined />}
          disabled={running !== null}
          onClick={() => start({ title, name: 'folha.pdf', open })}
          sx={{ bgcolor: '#fff' }}
        >
          {t(running ? 'pdfWait' : 'pdf')}
        </Button>
      )}
      {ready && !pdf && (
        <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
          {t('noPdf')}
        </Typography>
      )}
      <Button variant="contained" startIcon={<PrintOutlined />} onClick={() => globalThis.print()}>
        {label ?? t('print')}
      </Button>
    </>
  );
}
