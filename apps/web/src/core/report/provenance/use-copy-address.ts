import { useSnackbar } from '@fonte/ui';
import { useTexts } from '../../i18n/use-texts.ts';

/** Copies the address of what is open, and says whether it could. */
export function useCopyAddress(): () => void {
  const { t } = useTexts('core');
  const snackbar = useSnackbar();
  return () =>
    void navigator.clipboard.writeText(location.href).then(
      () => snackbar.success(t('provenance.copied')),
      () => snackbar.failure(t('provenance.notCopied')),
    );
}
