import { FailedState } from '@fonte/ui';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

/** In the place of a page whose code could not be fetched or that broke while drawing; the frame around it stays. */
export function RouteFailure() {
  const { t } = useTranslation('core');
  const failure = useRouteError();
  console.error(failure);
  return (
    <FailedState
      sentence={t('page.failed')}
      detail={t('page.failedDetail')}
      onRetry={() => globalThis.location.reload()}
      height={320}
    />
  );
}
