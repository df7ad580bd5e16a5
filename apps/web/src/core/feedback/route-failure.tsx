import { FailedState, useNewVersion } from '@fonte/ui';
import Card from '@mui/material/Card';
import { useRouteError } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { isFetchFailure } from './is-fetch-failure.ts';
import { useReloadOnline } from './use-reload-online.ts';

/** In the place of a page whose code could not be fetched or that broke while drawing; the frame around it stays. */
export function RouteFailure() {
  const { t } = useTexts('core');
  const failure = useRouteError();
  const newer = useNewVersion();
  const fetchFailed = isFetchFailure(failure);
  useReloadOnline(fetchFailed);
  console.error(failure);
  return (
    <Card sx={{ pt: '16px' }}>
      <FailedState
        sentence={t('page.failed')}
        detail={t(newer ? 'page.newVersion' : fetchFailed ? 'page.failedDetail' : 'page.broken')}
        onRetry={() => globalThis.location.reload()}
        height={320}
      />
    </Card>
  );
}
