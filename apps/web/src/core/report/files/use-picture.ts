import { useSnackbar } from '@fonte/ui';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Picturing } from './picturing.ts';

/** 'Baixar imagem' of a chart. The figures are those of the card: nothing is asked again. */
export function usePicture() {
  const { t } = useTexts('core');
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const start = (picturing: Picturing) => {
    setBusy(true);
    void import('./save-picture.ts')
      .then(({ savePicture }) => savePicture(picturing))
      .then(
        () => snackbar.success(t('downloads.done'), picturing.title),
        () => snackbar.failure(t('downloads.failed'), picturing.title),
      )
      .finally(() => setBusy(false));
  };
  return { start, busy };
}
