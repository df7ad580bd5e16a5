import { LazyMenu, useSnackbar } from '@fonte/ui';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { formatBytes } from '../../core/report/bytes.ts';
import { openReportCsv } from '../../core/report/report-calls.ts';
import { saveFile } from '../../core/report/save-file.ts';
import { useMay } from '../../core/session/session-store.ts';
import { FORMS, openPolygonsFile, type Narrowing } from './polygon-calls.ts';
import type { polygonsTexts } from './texts.ts';

type Word = Exclude<keyof typeof polygonsTexts.downloads, 'menu' | 'busy'>;
/** What is offered: reports as csv, and what the map shows in the map services' own forms (second text, section 7). */
const FILES: readonly { word: Word; report?: number; form?: keyof typeof FORMS; name: string }[] = [
  { word: 'current', report: 1017722411, name: 'poligonos-atuais.csv' },
  { word: 'byKml', report: 1017722413, name: 'poligonos-por-kml.csv' },
  { word: 'history', report: 1017722412, name: 'historico-de-poligonos.csv' },
  { word: 'excel', form: 'excel', name: 'poligonos.xlsx' },
  { word: 'shape', form: 'shape-zip', name: 'poligonos.zip' },
];

/** Downloads of the page for the profiles that may (second text, 2.5); one file at a time, with its cancel. */
export function PolygonFiles({ narrowing }: { narrowing: Narrowing }) {
  const { t } = useTexts(['polygons', 'core']);
  const may = useMay('polygons.download');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { received, start, cancel } = useFile(narrowing);
  if (!may) return null;
  if (received !== null)
    return (
      <Button
        size="small"
        onClick={cancel}
        startIcon={<CircularProgress size={14} aria-hidden />}
        endIcon={<CloseOutlined />}
        aria-label={t('core:cancel')}
      >
        {t('downloads.busy', { size: formatBytes(received) })}
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<DownloadOutlined />}
        endIcon={<ExpandMoreOutlined />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('downloads.menu')}
      </Button>
      <LazyMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FILES.map((file) => (
          <MenuItem
            key={file.word}
            onClick={() => {
              setAnchor(null);
              start(file);
            }}
          >
            {t(`downloads.${file.word}`)}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}

function useFile(narrowing: Narrowing) {
  const { t } = useTexts(['core', 'polygons']);
  const snackbar = useSnackbar();
  const [received, setReceived] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  // What was started here ends with the page.
  useEffect(() => () => abort.current?.abort(), []);
  const run = async ({ word, report, form, name }: (typeof FILES)[number]) => {
    const control = new AbortController();
    abort.current = control;
    setReceived(0);
    try {
      const { ano, uf } = narrowing;
      const answer = form
        ? await openPolygonsFile(form, narrowing, control.signal)
        : await openReportCsv(report ?? 0, { ano, uf }, control.signal);
      await saveFile(answer, name, setReceived);
      snackbar.success(t('downloads.done'), t(`polygons:downloads.${word}`));
    } catch (failure) {
      if (!control.signal.aborted) snackbar.failure(t('downloads.failed'), sentenceOf(failure));
    } finally {
      setReceived(null);
    }
  };
  return {
    received,
    start: (file: (typeof FILES)[number]) => void run(file),
    cancel: () => abort.current?.abort(),
  };
}
