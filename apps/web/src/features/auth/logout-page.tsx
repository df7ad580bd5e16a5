import { FailedState, Splash } from '@fonte/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { forgetFilters } from '../../core/filters/filters-store.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useTitle } from '../../core/navigation/title.ts';
import { queryClient } from '../../core/query-client.ts';
import { logout } from '../../core/session/session-calls.ts';
import { forgetUser } from '../../core/session/session-store.ts';
import './texts.ts';

/** /logout: the session is cleared only if the server returns a result, then to the login (first text, section 4). */
export function LogoutPage() {
  const { t } = useTexts(['auth', 'core']);
  const navigate = useNavigate();
  useTitle(t('auth:logout.leaving'));
  const { data, isError, refetch } = useQuery({
    queryKey: ['logout'],
    queryFn: logout,
    gcTime: 0,
    staleTime: 0,
  });

  useEffect(() => {
    if (!data) return;
    forgetUser();
    forgetFilters();
    queryClient.clear();
    void navigate('/auth/login', { replace: true });
  }, [data, navigate]);

  if (!isError && data !== false) return <Splash productName={t('core:product')} open />;
  return (
    <main>
      <FailedState
        sentence={t('auth:logout.failed')}
        detail={t('auth:logout.failedDetail')}
        onRetry={() => void refetch()}
        height={320}
      />
    </main>
  );
}
