import { ENTRANCE } from '@fonte/contracts';
import { FailedState, Splash } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOffline } from '../../../core/api/failure.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useTitle } from '../../../core/navigation/title.ts';
import { queryClient } from '../../../core/query-client.ts';
import { logout } from '../../../core/session/session-calls.ts';
import { isLeavingEnded, useLeaving } from '../../../core/session/session-store.ts';
import { leaveDevice, leaveWithoutNetwork } from './leave-device.ts';
import { UnsentQuestion } from './unsent-question.tsx';
import { useUnsentAtSignOut } from './use-unsent-at-sign-out.ts';
import '../texts.ts';

/** The key of this page's question. */
const LOGOUT = 'logout';
/** Tried again after this while there is no network, ms: not every browser tells when it is back. */
const AGAIN_MS = 30_000;

/**
 * /logout: asks first where files of the person were not sent yet; the session is cleared only if the server returns a result, then to the login (first text,
 * section 4). Without a network what the device kept goes at once, and the session when there is one again, here or at the portal's next opening.
 */
export function LogoutPage() {
  const { t } = useTexts(['auth', 'core']);
  const navigate = useNavigate();
  useTitle(t('auth:logout.leaving'));
  const { state: asked } = useLocation() as { state: { over?: boolean } | null };
  // The next opening, and another tab, know it from the device.
  const [over] = useState(() => asked?.over === true || isLeavingEnded());
  const waiting = useUnsentAtSignOut(over);
  const { unsent } = waiting;
  const leaving = useLeaving();
  const { data, isError, error, errorUpdateCount, failureReason, refetch } = useQuery({
    queryKey: [LOGOUT],
    queryFn: logout,
    enabled: unsent?.length === 0,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => isOffline(state.error) && AGAIN_MS,
  });
  const offline = isOffline(failureReason);
  useEffect(() => {
    if (offline) leaveWithoutNetwork(over);
  }, [offline, over]);

  useEffect(() => {
    if (!data) return;
    leaveDevice(over);
    // All but this page's own question: it would be put anew before the page has gone, and end the session of who signs in beside it meanwhile.
    queryClient.removeQueries({ predicate: ({ queryKey: [first] }) => first !== LOGOUT });
    queryClient.getMutationCache().clear();
    void navigate(ENTRANCE.login, { replace: true });
  }, [data, navigate, over]);

  if (unsent !== null && unsent.length > 0)
    return (
      <main>
        <UnsentQuestion {...waiting} unsent={unsent} onStay={() => void navigate('/', { replace: true })} />
      </main>
    );
  const broken = data === false || (isError && !isOffline(error));
  // It stays while it is tried again.
  const waits = leaving && errorUpdateCount > 0;
  if (!broken && !waits) return <Splash productName={t('core:product')} open />;
  return (
    <main>
      <FailedState
        sentence={t(broken ? 'auth:logout.failed' : 'auth:logout.offline')}
        detail={
          broken ? `${t('auth:logout.stillOpen')} ${t('core:page.broken')}` : t('auth:logout.offlineDetail')
        }
        onRetry={() => void refetch()}
        height={320}
      />
    </main>
  );
}
