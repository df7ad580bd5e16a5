import { KEY_SCOPE_NAMES } from '@fonte/contracts/program-keys';
import type { ProgramKey } from '@fonte/contracts/routes/account';
import { formatDate, formatDateTime } from '@fonte/pt-br';
import { CardShell, EmptyState, FailedState, ListCards, LoadingState } from '@fonte/ui';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { keysQuery } from './key-calls.ts';
import './key-texts.ts';

const MakeKeyDialog = lazy(() =>
  import('./make-key-dialog.tsx').then(({ MakeKeyDialog }) => ({ default: MakeKeyDialog })),
);
const RevokeKeyDialog = lazy(() =>
  import('./revoke-key-dialog.tsx').then(({ RevokeKeyDialog }) => ({ default: RevokeKeyDialog })),
);

/** 'Chaves para programas': name, how each begins, what it reads, its end and last use; made with the password, revoked at once. */
export function KeysCard() {
  const { t } = useTexts('programKeys');
  const words = useWords();
  const { data, isError, refetch } = useQuery(keysQuery());
  const [open, setOpen] = useState<ProgramKey | 'make' | null>(null);
  const close = () => setOpen(null);
  const stateOf = ({ situacao, expira_em }: ProgramKey) => {
    if (situacao === 'semFator') return t('card.withoutFactor');
    const words = { vale: 'card.ends', vencida: 'card.ended', revogada: 'card.revoked' } as const;
    return t(words[situacao], { end: formatDate(expira_em) });
  };
  const captionOf = (key: ProgramKey) => {
    const state = stateOf(key);
    if (key.usada_em === null) return t('card.neverUsed', { state });
    const use = formatDateTime(key.usada_em);
    return key.usada_de === null
      ? t('card.used', { state, use })
      : t('card.usedFrom', { state, use, address: key.usada_de });
  };
  return (
    <CardShell title={t('card.title')} subtitle={t('card.lead')} flush>
      {isError && <FailedState sentence={t('card.failed')} onRetry={() => void refetch()} height={160} />}
      {!isError && !data && <LoadingState height={160} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<KeyOutlined />}
          sentence={t('card.none')}
          detail={t('card.noneDetail')}
          height={150}
        />
      )}
      {data && data.length > 0 && (
        <ListCards
          label={t('card.title')}
          rows={data}
          rowKey={({ id }) => id}
          card={(key) => ({
            title: key.nome,
            end: (key.situacao === 'vale' || key.situacao === 'semFator') && (
              <Button
                size="small"
                aria-label={t('card.revokeNamed', { name: key.nome })}
                onClick={() => setOpen(key)}
              >
                {t('card.revoke')}
              </Button>
            ),
            subtitle: t('card.start', {
              start: key.inicio,
              scopes: key.escopos.map((scope) => words(KEY_SCOPE_NAMES[scope])).join(', '),
            }),
            caption: captionOf(key),
          })}
        />
      )}
      {data && (
        <Button
          variant="outlined"
          onClick={() => setOpen('make')}
          sx={{ m: '12px 16px 16px', alignSelf: 'start' }}
        >
          {t('card.make')}
        </Button>
      )}
      <Suspense>
        {open === 'make' && <MakeKeyDialog onClose={close} />}
        {open !== null && open !== 'make' && <RevokeKeyDialog programKey={open} onClose={close} />}
      </Suspense>
    </CardShell>
  );
}
