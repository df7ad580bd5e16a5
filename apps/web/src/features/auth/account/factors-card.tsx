import { formatDateTime } from '@fonte/pt-br';
import { CardShell, EmptyState, FailedState, ListCards, LoadingState, Notice } from '@fonte/ui';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { factorsQuery } from '../factor/calls.ts';
import '../factor/texts.ts';
import type { Change } from './change-factor-dialog.tsx';

/** Drawing a QR code and asking for passkeys come with the dialog that needs them. */
const AddFactorDialog = lazy(() =>
  import('./add-factor-dialog.tsx').then(({ AddFactorDialog }) => ({ default: AddFactorDialog })),
);
const ChangeFactorDialog = lazy(() =>
  import('./change-factor-dialog.tsx').then(({ ChangeFactorDialog }) => ({ default: ChangeFactorDialog })),
);

/** 'Segundo fator': what the person has, with name, day and last use; codes that are left; each changed with the password. */
export function FactorsCard() {
  const { t } = useTexts('factor');
  const { data, isError, refetch } = useQuery(factorsQuery());
  const [open, setOpen] = useState<Change | 'add' | null>(null);
  const close = () => setOpen(null);
  const factors = data?.fatores ?? [];
  const subtitle = data?.exigido ? `${t('card.lead')} ${t('card.required')}` : t('card.lead');
  return (
    <CardShell title={t('card.title')} subtitle={subtitle} flush>
      {isError && <FailedState sentence={t('card.failed')} onRetry={() => void refetch()} height={160} />}
      {!isError && !data && <LoadingState height={160} />}
      {data && factors.length === 0 && (
        <EmptyState
          icon={<KeyOutlined />}
          sentence={t('card.none')}
          detail={t('card.noneDetail')}
          height={150}
        />
      )}
      {factors.length > 0 && (
        <ListCards
          label={t('card.title')}
          rows={factors}
          rowKey={({ id }) => id}
          card={(factor) => ({
            title: factor.nome,
            end: (
              <Box sx={{ display: 'flex', gap: '4px', flex: 'none' }}>
                <Button
                  size="small"
                  aria-label={t('card.renameNamed', { name: factor.nome })}
                  onClick={() => setOpen({ kind: 'rename', factor })}
                >
                  {t('card.rename')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('card.removeNamed', { name: factor.nome })}
                  onClick={() => setOpen({ kind: 'remove', factor })}
                >
                  {t('card.remove')}
                </Button>
              </Box>
            ),
            subtitle: t(`card.${factor.tipo}`),
            caption:
              factor.usado_em === null
                ? t('card.neverUsed', { start: formatDateTime(factor.criado_em) })
                : t('card.times', {
                    start: formatDateTime(factor.criado_em),
                    use: formatDateTime(factor.usado_em),
                  }),
          })}
        />
      )}
      {data && factors.length > 0 && (
        <Box sx={{ mx: '16px', mt: '8px' }}>
          <CodesLeft count={data.codigos ?? 0} />
        </Box>
      )}
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', m: '12px 16px 16px' }}>
          <Button variant="outlined" onClick={() => setOpen('add')}>
            {t('card.add')}
          </Button>
          {factors.length > 0 && (
            <Button variant="outlined" onClick={() => setOpen({ kind: 'codes' })}>
              {t('card.renew')}
            </Button>
          )}
        </Box>
      )}
      <Suspense>
        {open === 'add' && data && <AddFactorDialog passkeys={data.chaves} onClose={close} />}
        {open !== null && open !== 'add' && <ChangeFactorDialog change={open} onClose={close} />}
      </Suspense>
    </CardShell>
  );
}

/** A warning when the last ones go. */
function CodesLeft({ count }: { count: number }) {
  const { t } = useTexts('factor');
  const words =
    count === 0 ? t('card.codesNone') : count === 1 ? t('card.codesOne') : t('card.codesMany', { count });
  return count > 2 ? (
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{words}</Box>
  ) : (
    <Notice tone="warning" dense>
      {words}
    </Notice>
  );
}
