import { ENTRANCE } from '@fonte/contracts';
import { FailedState, LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { useTitle } from '../../../core/navigation/title.ts';
import { readSession } from '../../../core/session/session-calls.ts';
import { forgetUser } from '../../../core/session/session-store.ts';
import { useEnter } from '../form/use-enter.ts';
import { factorsQuery, type Enrolled, type FactorState } from './calls.ts';
import { EnrolFlow } from './enrol-flow.tsx';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { FORM } from './step-form.tsx';
import './texts.ts';

/** /auth/factor: what the session owes after the password. Whoever owes nothing goes on; without a session everything leads to the login. */
export function FactorPage() {
  const { t } = useTexts('factor');
  // Whom the browser kept may be somebody whose session owes the factor since.
  useEffect(forgetUser, []);
  const { data, isError, refetch } = useQuery({ ...factorsQuery(), gcTime: 0, refetchOnWindowFocus: false });
  if (isError) return <FailedState sentence={t('card.failed')} onRetry={() => void refetch()} height={240} />;
  if (!data) return <LoadingState height={240} />;
  if (data.pendente === 'provar') return <ProveForm state={data} />;
  return data.pendente === null ? <GoOn /> : <Enrolment state={data} />;
}

/** Nothing is owed: the portal opens. */
function GoOn() {
  const enter = useEnter();
  const { data } = useQuery({ queryKey: ['session', 'enter'], queryFn: () => readSession(), gcTime: 0 });
  useEffect(() => {
    if (data) enter(data);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with the session
  }, [data]);
  return <LoadingState height={240} />;
}

/** The first factor of a profile that needs one, then its recovery codes, then the portal. */
function Enrolment({ state }: { state: FactorState }) {
  const { t } = useTexts('factor');
  const enter = useEnter();
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const codes = enrolled?.codigos ?? null;
  const title = t(codes ? 'codes.title' : 'enrol.title');
  useTitle(title);
  const settle = (done: Enrolled) => (done.codigos === null ? enter(done.usuario) : setEnrolled(done));
  return (
    <Box>
      <Typography variant="h1" sx={{ fontSize: 28, lineHeight: '34px' }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: '6px', mb: '16px' }}>
        {t(codes ? 'codes.lead' : 'enrol.lead')}
      </Typography>
      <Box sx={FORM}>
        {enrolled && codes ? (
          <RecoveryCodes codes={codes} onDone={() => enter(enrolled.usuario)} />
        ) : (
          <>
            <EnrolFlow again={false} passkeys={state.chaves} mailed={state.email} onEnrolled={settle} />
            <Link component={RouterLink} href={ENTRANCE.logout} sx={{ alignSelf: 'center' }}>
              {t('prove.leave')}
            </Link>
          </>
        )}
      </Box>
    </Box>
  );
}
