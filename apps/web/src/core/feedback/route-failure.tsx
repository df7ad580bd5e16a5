import { FailedState, usePublished } from '@fonte/ui';
import Card from '@mui/material/Card';
import { useRouteError } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { failureDetail, isFetchFailure } from './is-fetch-failure.ts';
import { useReloadOnline } from './use-reload-online.ts';

/** In the place of a page whose code could not be fetched or that broke while drawing; the frame around it stays. */
export function RouteFailure() {
  const { t } = useTexts('core');
  const failure = useRouteError();
  const published = usePublished();
  useReloadOnline(isFetchFailure(failure));
  console.error(failure);
  return (
    <Card sx={{ pt: '16px' }}>
      <FailedState
        sentence={t('page.failed')}
        detail={t(`page.${failureDetail(failure, published)}`)}
        onRetry={() => globalThis.location.reload()}
        height={320}
      />
    </Card>
  );
}
