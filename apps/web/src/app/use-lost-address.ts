import { useSnackbar } from '@fonte/ui';
import { useEffect } from 'react';
import { useTexts } from '../core/i18n/use-texts.ts';
import { takeLostAddress, useLostAddress } from '../core/navigation/lost-address.ts';

/** Says over the page that was opened instead which address led nowhere, and why. */
export function useSayLost(): void {
  const { t } = useTexts('shell');
  const { failure } = useSnackbar();
  const lost = useLostAddress();
  useEffect(() => {
    const taken = lost && takeLostAddress();
    if (taken) failure(t(`lost.${taken.why}`), taken.path);
  }, [lost, failure, t]);
}
