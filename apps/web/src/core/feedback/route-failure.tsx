import { FailedState, useNewVersion } from '@fonte/ui';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

/** In the place of a page whose code could not be fetched or that broke while drawing; the frame around it stays. */
export function RouteFailure() {
  const { t } = useTranslation('core');
  const failure = useRouteError();
  const newer = useNewVersion();
  console.error(failure);
  return (
    <Card sx={{ pt: '16px' }}>
      <FailedState
        sentence={t('page.failed')}
        detail={t(newer ? 'page.newVersion' : 'page.failedDetail')}
        onRetry={() => globalThis.location.reload()}
        height={320}
      />
    </Card>
  );
}
