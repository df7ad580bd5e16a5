import type { MapLayer } from '@fonte/contracts';
import { LazyMenu, useSnackbar } from '@fonte/ui';
import type { Sketch } from '@fonte/ui/map-view';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { formatBytes } from '../../../core/report/bytes.ts';
import { saveFile } from '../../../core/report/save-file.ts';
import { useMay } from '../../../core/session/session-store.ts';
import type { Narrowing } from '../data/narrowing.ts';
import { DOWNLOAD_FORMS, openDownload, type DownloadForm } from '../data/service-calls.ts';
import '../texts.ts';

export type DownloadMenuProps = {
  layer: MapLayer;
  narrowing: Narrowing;
  /** Only what touches it. */
  within: Sketch | null;
  /** Words instead of the icon alone. */
  words?: boolean;
};

/** A layer as csv, excel or shape-zip (second text, section 7), for the profiles that may; one file at a time, with its cancel. */
export function DownloadMenu({ layer, narrowing, within, words = false }: DownloadMenuProps) {
  const { t } = useTexts(['map', 'core']);
  const may = useMay('map.download');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { received, start, cancel } = useFile(layer, narrowing, within);
  if (!may) return null;
  const label = t('downloads.menu', { layer: layer.title });
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
      {words ? (
        <Button
          size="small"
          aria-haspopup="menu"
          startIcon={<DownloadOutlined />}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('downloads.whole')}
        </Button>
      ) : (
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ width: 28, height: 28 }}
        >
          <DownloadOutlined />
        </IconButton>
      )}
      <LazyMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DOWNLOAD_FORMS.map(({ form, label: name, ending }) => (
          <MenuItem
            key={form}
            onClick={() => {
              setAnchor(null);
              start(form, ending);
            }}
          >
            {t(`downloads.${name}`)}
          </MenuItem>
        ))}
      </LazyMenu>
    </>
  );
}

function useFile(layer: MapLayer, narrowing: Narrowing, within: Sketch | null) {
  const { t } = useTexts('core');
  const snackbar = useSnackbar();
  const [received, setReceived] = useState<number | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const run = async (form: DownloadForm, ending: string) => {
    const control = new AbortController();
    abort.current = control;
    setReceived(0);
    try {
      const answer = await openDownload(layer, form, narrowing, within, control.signal);
      await saveFile(answer, `${layer.name}.${ending}`, setReceived);
      snackbar.success(t('downloads.done'), layer.title);
    } catch (failure) {
      if (!control.signal.aborted) snackbar.failure(t('downloads.failed'), sentenceOf(failure));
    } finally {
      setReceived(null);
    }
  };
  return {
    received,
    start: (form: DownloadForm, ending: string) => void run(form, ending),
    cancel: () => abort.current?.abort(),
  };
}
