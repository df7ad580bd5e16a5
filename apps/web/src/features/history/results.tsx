import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { formatDate, formatInteger } from '@fonte/pt-br';
import { EmptyState, FailedState, lazyDialog, LoadingState, TableCard } from '@fonte/ui';
import { DataTable, type TableColumn } from '@fonte/ui/grid';
import DifferenceOutlined from '@mui/icons-material/DifferenceOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { propertyChangesPath } from '../../core/navigation/property-path.ts';
import { PropertyLink } from '../../core/report/columns/property-link.tsx';
import type { DiffPage, DiffRow } from './calls.ts';
import type { DiffDialogProps } from './diff-dialog.tsx';
import { changedColumns, keyName } from './diff-lines.ts';

const DiffDialog = lazyDialog<DiffDialogProps>(() =>
  import('./diff-dialog.tsx').then((module) => module.DiffDialog),
);

const HEIGHT = 300;
const KINDS = [
  ['UPDATE', 'atualizados'],
  ['ADD', 'adicionados'],
  ['REMOVE', 'removidos'],
] as const satisfies readonly (readonly [DiffRow['type'], keyof DiffPage])[];

/** What of a change stands in its row. */
export type ChangeColumn = 'key' | 'property' | 'table' | 'date';

export type HistoryResultsProps = {
  title: string;
  found: UseQueryResult<DiffPage>;
  page: number;
  onPage: (page: number) => void;
  columns: readonly ChangeColumn[];
  /** Why there may be nothing. */
  noneDetail: string;
};

/** Counters and changes, twenty a page by the server; a row opens what was and what is. */
export function HistoryResults({
  title,
  found,
  page,
  onPage,
  columns: shown,
  noneDetail,
}: HistoryResultsProps) {
  const { t } = useTexts('history');
  const [open, setOpen] = useState<DiffRow | null>(null);
  const { data, error, isPlaceholderData, refetch } = found;
  const first = data?.linhas[0];
  // Rows of several tables have several keys.
  const name = !first || shown.includes('table') ? t('id') : keyName(first, data.colunas);
  const gone = data?.sumidas;
  const columns = useMemo((): TableColumn<DiffRow>[] => {
    const own: Record<ChangeColumn, TableColumn<DiffRow>> = {
      date: { field: 'date', header: t('date'), value: ({ date }) => formatDate(date) },
      table: { field: 'table_name', header: t('table'), value: ({ table_name: of }) => t(`tables.${of}`) },
      key: { field: 'key', header: name, title: true, value: ({ key }) => key },
      property: {
        field: 'cod_propriedade',
        header: t('property'),
        value: ({ cod_propriedade: code }) => code,
        // A property that a load took away has no page: its changes are what is left of it.
        render: ({ cod_propriedade: code }) =>
          code === null ? (
            ''
          ) : (
            <PropertyLink
              code={code}
              {...(gone?.includes(code) ? { href: propertyChangesPath(code) } : {})}
            />
          ),
      },
    };
    const rows: TableColumn<DiffRow>[] = [
      ...shown.map((column) => own[column]),
      { field: 'type', header: t('type'), value: ({ type }) => t(`types.${type}`) },
      {
        field: 'columns',
        header: t('columns'),
        align: 'right',
        value: (row) => changedColumns(row) ?? '-',
      },
    ];
    return rows.map((column) => ({ ...column, sortable: false }));
  }, [gone, name, shown, t]);
  return (
    <TableCard title={title}>
      {error && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!error && !data && (
        <Box sx={{ px: '16px' }}>
          <LoadingState shape="rows" height={HEIGHT} />
        </Box>
      )}
      {!error && data?.total === 0 && (
        <EmptyState sentence={t('none')} detail={noneDetail} icon={<HistoryOutlined />} height={HEIGHT} />
      )}
      {!error && data && data.total > 0 && (
        <>
          <Counters data={data} />
          <DataTable
            label={title}
            columns={columns}
            rows={data.linhas}
            rowId={({ id }) => id}
            server={{ page, rowCount: data.total, onPage, onSort: () => {}, onFilter: () => {} }}
            pageSize={GRID_PAGE_SIZE}
            loading={isPlaceholderData}
            emptyText={t('none')}
            toolbar={{ filters: false, columns: false, download: false }}
            onRowClick={setOpen}
            rowActions={(row) => [
              { label: t('details'), icon: <DifferenceOutlined />, onClick: () => setOpen(row) },
            ]}
          />
        </>
      )}
      {open && <DiffDialog row={open} words={data?.colunas ?? []} onClose={() => setOpen(null)} />}
    </TableCard>
  );
}

function Counters({ data }: { data: DiffPage }) {
  const { t } = useTexts('history');
  return (
    <Box component="dl" sx={COUNTERS}>
      {KINDS.map(([kind, field]) => (
        <Box key={kind} sx={{ display: 'flex', gap: '6px', alignItems: 'baseline' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(`kinds.${kind}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {formatInteger(data[field])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const COUNTERS = { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', m: 0, px: '16px', pb: '12px' };
