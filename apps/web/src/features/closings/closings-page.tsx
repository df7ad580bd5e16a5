import { can, GRID_PAGE_SIZE } from '@fonte/contracts';
import { shownCode } from '@fonte/contracts/closing-code';
import { formatDate, NO_VALUE } from '@fonte/pt-br';
import {
  CardShell,
  EmptyState,
  FailedState,
  lazyDialog,
  ListCards,
  LoadingState,
  PageColumn,
  Pager,
  SimpleTable,
  useNarrow,
} from '@fonte/ui';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { useSignedIn } from '../../core/session/session-store.ts';
import { closingsQuery, type ClosingSummary } from './calls.ts';
import { CheckCode } from './check-code.tsx';
import type { CloseDialogProps } from './close-dialog.tsx';
import { closingPath } from './closing-path.ts';
import './texts.ts';
import { useWhat } from './words.ts';

const CloseDialog = lazyDialog<CloseDialogProps>(() =>
  import('./close-dialog.tsx').then((module) => module.CloseDialog),
);

const HEIGHT = 320;

/** /fechamentos: a field for a code, and the closings that the reader may read; who may, closes a period. */
export function ClosingsPage() {
  const { t } = useTexts('closings');
  const { profile } = useSignedIn();
  const [params, setParams] = useSearchParams();
  const [closing, setClosing] = useState(false);
  const asked = params.get('pagina') ?? '';
  const page = /^\d{1,5}$/.test(asked) ? Math.max(0, Number(asked) - 1) : 0;
  const { data, isError, error, isPlaceholderData, refetch } = useQuery(closingsQuery(page));
  const maker = can(profile, 'closing.make');
  const toPage = (next: number) => setParams(next === 0 ? {} : { pagina: String(next + 1) });
  return (
    <PageColumn>
      <CheckCode />
      <CardShell
        title={t('list.title')}
        subtitle={t('list.lead')}
        flush
        actions={
          maker && (
            <Button variant="contained" size="small" onClick={() => setClosing(true)}>
              {t('list.close')}
            </Button>
          )
        }
        foot={
          data &&
          data.total > GRID_PAGE_SIZE && (
            <Pager page={page} pageSize={GRID_PAGE_SIZE} count={data.total} onPage={toPage} />
          )
        }
      >
        {isError && (
          <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
        )}
        {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
        {!isError && data?.linhas.length === 0 && (
          <EmptyState
            sentence={t('list.empty')}
            detail={t(maker ? 'list.emptyMaker' : 'list.emptyReader')}
            icon={<VerifiedOutlined />}
            height={HEIGHT}
          />
        )}
        {!isError && data && data.linhas.length > 0 && (
          <Box aria-busy={isPlaceholderData}>
            <ClosingRows rows={data.linhas} />
          </Box>
        )}
      </CardShell>
      {closing && <CloseDialog onClose={() => setClosing(false)} />}
    </PageColumn>
  );
}

function ClosingRows({ rows }: { rows: readonly ClosingSummary[] }) {
  const { t } = useTexts('closings');
  const narrow = useNarrow('md');
  const whatOf = useWhat();
  const link = ({ codigo }: ClosingSummary) => (
    <Link component={RouterLink} href={closingPath(codigo)} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      {shownCode(codigo)}
    </Link>
  );
  const data = ({ dados_ate, versao }: ClosingSummary) =>
    t('data', { date: dados_ate === null ? NO_VALUE : formatDate(dados_ate), version: String(versao) });
  const by = ({ fechado_por, motivo }: ClosingSummary) => t('by', { who: fechado_por, reason: motivo });
  const replaced = ({ substituido_por: code }: ClosingSummary) =>
    code !== null && (
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        {t('list.replaced', { code: shownCode(code) })}
      </Box>
    );
  if (narrow)
    return (
      <ListCards
        label={t('list.title')}
        rows={rows}
        rowKey={({ codigo }) => codigo}
        card={(row) => ({
          title: link(row),
          subtitle: whatOf(row),
          body: (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {by(row)}
              {replaced(row)}
            </Box>
          ),
          caption: `${formatDate(row.fechado_em)} · ${t('list.data')} ${data(row)}`,
        })}
      />
    );
  return (
    <SimpleTable
      label={t('list.title')}
      density="list"
      rows={rows}
      rowKey={({ codigo }) => codigo}
      columns={[
        { key: 'code', header: t('list.code'), width: 150, cell: link },
        {
          key: 'what',
          header: t('list.what'),
          cell: (row) => (
            <Box sx={{ py: '6px' }}>
              {whatOf(row)}
              {replaced(row)}
            </Box>
          ),
        },
        { key: 'data', header: t('list.data'), width: 180, cell: data },
        {
          key: 'by',
          header: t('list.by'),
          cell: (row) => <Box sx={{ py: '6px', overflowWrap: 'anywhere' }}>{by(row)}</Box>,
        },
        { key: 'on', header: t('list.on'), width: 110, cell: ({ fechado_em }) => formatDate(fechado_em) },
      ]}
    />
  );
}
