import { LATEST_LOAD, PAGES, pathOf } from '@fonte/contracts';
import { formatDateTime } from '@fonte/pt-br';
import { CardShell, FailedState, LoadingState, PageColumn } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ApiFailure } from '../../../core/api/failure.ts';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { useMay } from '../../../core/session/session-store.ts';
import { ChangesOfProperty } from '../changes.tsx';
import { Breakdown } from './breakdown.tsx';
import { Narrowing } from './narrowing.tsx';
import { useLooked, writeLooked } from './since-address.ts';
import { changesQuery, type Changes } from './since-calls.ts';
import { Moved } from './moved.tsx';
import { Told } from './told.tsx';
import { TouchedProperties } from './touched.tsx';
import '../texts.ts';
import './texts.ts';

const HEIGHT = 320;

/** /historico/desde/{carga}: what that load and those after it changed in the own rows; what is looked at stands in the address. */
export function SincePage() {
  const { t } = useTexts('since');
  const { versao = '' } = useParams();
  const { looked } = useLooked();
  const { data, isError, error, isPlaceholderData, refetch } = useQuery(changesQuery(versao, looked));
  useLasting(versao, data);
  if (isError || !data)
    return (
      <PageColumn>
        <CardShell title={t('waiting')}>
          {isError ? (
            <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
          ) : (
            <LoadingState shape="rows" height={HEIGHT} />
          )}
          {isNoSuchLoad(error) && versao !== LATEST_LOAD && (
            <Box sx={{ pb: '16px', textAlign: 'center' }}>
              <Link component={RouterLink} href={pathOf('mudancas', { versao: LATEST_LOAD })}>
                {t('latest')}
              </Link>
            </Box>
          )}
        </CardShell>
      </PageColumn>
    );
  return <Shown changes={data} busy={isPlaceholderData} />;
}

const isNoSuchLoad = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'changesNotFound';

/** 'The last load' is another one tomorrow: its number takes its place in the address, so that a link shows the same. */
function useLasting(versao: string, changes: Changes | undefined): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const found = changes && String(changes.carga.versao);
  const search = params.toString();
  useEffect(() => {
    if (found === undefined || /^\d/.test(versao)) return;
    void navigate({ pathname: pathOf('mudancas', { versao: found }), search }, { replace: true });
  }, [found, versao, search, navigate]);
}

function Shown({ changes, busy }: { changes: Changes; busy: boolean }) {
  const { t } = useTexts('since');
  const mayHistory = useMay('history.read');
  const { looked, change, open } = useLooked();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { carga } = changes;
  const toLoad = (versao: string) => {
    const search = writeLooked(params, { ...looked, pagina: 0 }).toString();
    void navigate({ pathname: pathOf('mudancas', { versao }), search });
  };
  if (looked.propriedade !== null)
    return (
      <PageColumn>
        <Box>
          <Button variant="outlined" onClick={() => open(null)}>
            {t('back')}
          </Button>
        </Box>
        <ChangesOfProperty key={looked.propriedade} code={looked.propriedade} since={carga.versao} />
      </PageColumn>
    );
  return (
    <PageColumn>
      <CardShell title={t('title', { when: formatDateTime(carga.quando) })} subtitle={t('lead')}>
        <Box aria-busy={busy} sx={{ display: 'grid', gap: '12px', pb: '16px', minWidth: 0 }}>
          <Narrowing changes={changes} looked={looked} onLoad={toLoad} onChange={change} />
          <Told changes={changes} />
          {mayHistory && (
            <Link component={RouterLink} href={PAGES.historico.path} sx={{ justifySelf: 'start' }}>
              {t('history')}
            </Link>
          )}
        </Box>
      </CardShell>
      <Moved versao={String(carga.versao)} looked={looked} />
      <Breakdown changes={changes} onChange={change} />
      <TouchedProperties
        versao={String(carga.versao)}
        changes={changes}
        looked={looked}
        onPage={(pagina) => change({ pagina })}
        onOpen={open}
      />
    </PageColumn>
  );
}
