import { FailedState, UiProvider } from '@fonte/ui';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import './texts.ts';

/** A page whose code could not be fetched or that broke while drawing. */
export function RouteFailure() {
  const { t } = useTranslation('shell');
  const failure = useRouteError();
  console.error(failure);
  return (
    <UiProvider>
      <main>
        <FailedState
          sentence={t('pageFailed')}
          detail={t('pageFailedDetail')}
          onRetry={() => globalThis.location.reload()}
          height={320}
        />
      </main>
    </UiProvider>
  );
}
