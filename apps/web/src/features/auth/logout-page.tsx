import { ENTRANCE } from '@fonte/contracts';
import { ConfirmDialog, FailedState, Splash } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOffline } from '../../core/api/failure.ts';
import { forgetFilters } from '../../core/filters/filters-store.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useTitle } from '../../core/navigation/title.ts';
import { queryClient } from '../../core/query-client.ts';
import { DESTINATION_KEY } from '../../core/session/destination.ts';
import { logout } from '../../core/session/session-calls.ts';
import { forgetUser } from '../../core/session/session-store.ts';
import { clearKept } from '../../core/store.ts';
import { useUnsentAtSignOut } from './use-unsent-at-sign-out.ts';
import './texts.ts';

/** What stays on a device after signing out: its colours and language, and the address that a session which ended by itself had open. */
const STAYS = new Set(['mui-mode', 'fonte.language', DESTINATION_KEY]);

/** /logout: asks first where files of the person were not sent yet; the session is cleared only if the server returns a result, then to the login (first text, section 4). */
export function LogoutPage() {
  const { t } = useTexts(['auth', 'core']);
  const navigate = useNavigate();
  useTitle(t('auth:logout.leaving'));
  const { unsent, forget } = useUnsentAtSignOut();
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['logout'],
    queryFn: logout,
    enabled: unsent === 0,
    gcTime: 0,
    staleTime: 0,
  });

  useEffect(() => {
    if (!data) return;
    forgetUser();
    forgetFilters();
    clearKept(STAYS);
    queryClient.clear();
    void navigate(ENTRANCE.login, { replace: true });
  }, [data, navigate]);

  if (unsent !== null && unsent > 0)
    return (
      <main>
        <ConfirmDialog
          open
          question={t('auth:logout.unsent')}
          detail={
            unsent === 1 ? t('auth:logout.unsentOne') : t('auth:logout.unsentMany', { count: String(unsent) })
          }
          confirmLabel={t('auth:logout.leaveAnyway')}
          cancelLabel={t('auth:logout.stay')}
          onCancel={() => void navigate('/', { replace: true })}
          onConfirm={forget}
        />
      </main>
    );
  if (!isError && data !== false) return <Splash productName={t('core:product')} open />;
  return (
    <main>
      <FailedState
        sentence={t('auth:logout.failed')}
        detail={`${t('auth:logout.stillOpen')} ${t(isOffline(error) ? 'core:page.failedDetail' : 'core:page.broken')}`}
        onRetry={() => void refetch()}
        height={320}
      />
    </main>
  );
}
