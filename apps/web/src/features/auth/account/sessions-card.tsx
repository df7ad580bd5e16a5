import type { OpenSession } from '@fonte/contracts/routes/account';
import { formatDateTime } from '@fonte/pt-br';
import { CardShell, FailedState, ListCards, LoadingState } from '@fonte/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { sessionsQuery } from './calls.ts';
import { EndDialog } from './end-dialog.tsx';
import { accountTexts } from './texts.ts';

/** 'Sessões abertas': browser and system, address, times; each can be ended, and all others at once. */
export function SessionsCard() {
  const { t } = useTexts('account');
  const { data, isError, refetch } = useQuery(sessionsQuery());
  const [ending, setEnding] = useState<number | 'outras' | null>(null);
  const device = ({ aparelho }: OpenSession) => {
    // Of sessions older than the release that keeps null, the server has kept the sentence itself.
    if (aparelho === null || aparelho === accountTexts.sessions.unknown) return t('sessions.unknown');
    // The server writes both in Portuguese; either may stand alone.
    const [, browser, system] = /^(.+) no (.+)$/.exec(aparelho) ?? [];
    return browser && system ? t('sessions.device', { browser, system }) : aparelho;
  };
  const others = data?.some(({ atual }) => !atual) ?? false;
  return (
    <CardShell title={t('sessions.title')} subtitle={t('sessions.lead')} flush>
      {isError && <FailedState sentence={t('sessions.failed')} onRetry={() => void refetch()} height={200} />}
      {!isError && !data && <LoadingState height={200} />}
      {data && (
        <ListCards
          label={t('sessions.title')}
          rows={data}
          rowKey={({ id }) => id}
          card={(session) => ({
            title: device(session),
            end: session.atual ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('sessions.here')}
              </Typography>
            ) : (
              <Button
                size="small"
                aria-label={t('sessions.endNamed', { device: device(session) })}
                onClick={() => setEnding(session.id)}
              >
                {t('sessions.end')}
              </Button>
            ),
            subtitle: session.endereco && t('sessions.from', { address: session.endereco }),
            caption: t('sessions.times', {
              start: formatDateTime(session.criada_em),
              use: formatDateTime(session.usada_em),
            }),
          })}
        />
      )}
      {others && (
        <Button
          variant="outlined"
          onClick={() => setEnding('outras')}
          sx={{ m: '12px 16px 16px', alignSelf: 'start' }}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
      {ending !== null && <EndDialog id={ending} onClose={() => setEnding(null)} />}
    </CardShell>
  );
}
