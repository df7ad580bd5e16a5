import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import {
  CardShell,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  Pager,
  SimpleTable,
  useNarrow,
} from '@fonte/ui';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { PropertyLink } from '../../../core/report/columns/property-link.tsx';
import { useNoPageBeyond } from '../../../core/report/drill/use-no-page-beyond.ts';
import type { Looked } from './since-address.ts';
import { touchedQuery, type Changes, type Touched } from './since-calls.ts';

const HEIGHT = 300;

export type TouchedProps = {
  versao: string;
  changes: Changes;
  looked: Looked;
  onPage: (page: number) => void;
  onOpen: (code: string) => void;
};

/** The properties that were changed, those whose figures moved first; each leads to its own changes. */
export function TouchedProperties({ versao, changes, looked, onPage, onOpen }: TouchedProps) {
  const { t } = useTexts('since');
  const { data, isError, error, isPlaceholderData, refetch } = useQuery({
    ...touchedQuery(versao, looked),
    enabled: !changes.demais,
  });
  useNoPageBeyond(data?.total ?? null, looked.pagina, GRID_PAGE_SIZE, onPage);
  if (changes.demais) return null;
  const count = (number: number, one: string, many: string) =>
    `${formatInteger(number)} ${number === 1 ? one : many}`;
  const subtitle =
    data?.total === undefined || data.total === null || changes.total === null
      ? undefined
      : t('rows', {
          rows: count(changes.total, t('rowOne'), t('rowMany')),
          properties: count(data.total, t('propertyOne'), t('propertyMany')),
        });
  return (
    <CardShell title={t('properties')} subtitle={subtitle} flush>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {!isError && data?.total === 0 && (
        <EmptyState
          sentence={t('none')}
          detail={t('noneDetail')}
          icon={<HistoryOutlined />}
          height={HEIGHT}
        />
      )}
      {!isError && data && data.linhas.length > 0 && (
        <Box aria-busy={isPlaceholderData}>
          <Rows rows={data.linhas} onOpen={onOpen} />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: '16px', py: '4px' }}>
            <Pager page={looked.pagina} pageSize={GRID_PAGE_SIZE} count={data.total} onPage={onPage} />
          </Box>
        </Box>
      )}
    </CardShell>
  );
}

function Rows({ rows, onOpen }: { rows: readonly Touched[]; onOpen: (code: string) => void }) {
  const { t } = useTexts('since');
  const narrow = useNarrow('md');
  const rowKey = ({ cod_propriedade }: Touched) => cod_propriedade ?? '';
  const open = ({ cod_propriedade: code }: Touched) =>
    code !== null && (
      <Button
        size="small"
        variant="outlined"
        aria-label={t('changesOf', { code })}
        onClick={() => onOpen(code)}
      >
        {t('changes')}
      </Button>
    );
  const codeOf = ({ cod_propriedade: code, existe }: Touched) =>
    code !== null && existe ? <PropertyLink code={code} /> : code;
  const placeOf = ({ nome, uf, existe }: Touched) =>
    [nome, uf, existe ? null : t('gone')].filter((part) => part !== null).join(', ');
  const figures = [
    ['novas', t('kinds.nova')],
    ['correcoes', t('kinds.correcao')],
    ['remocoes', t('kinds.remocao')],
  ] as const;
  if (narrow)
    return (
      <ListCards
        label={t('properties')}
        rows={rows}
        rowKey={rowKey}
        card={(row) => ({
          title: codeOf(row),
          subtitle: placeOf(row),
          body: figures.map(([key, label]) => `${label}: ${formatInteger(row[key])}`).join(' · '),
          caption: row.colunas.join(', '),
          actions: open(row),
        })}
      />
    );
  return (
    <SimpleTable
      label={t('properties')}
      density="list"
      rows={rows}
      rowKey={rowKey}
      columns={[
        {
          key: 'property',
          header: t('property'),
          cell: (row) => (
            <Box sx={{ py: '6px', minWidth: 170 }}>
              {codeOf(row)}
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{placeOf(row)}</Box>
            </Box>
          ),
        },
        { key: 'corrected', header: t('corrected'), cell: ({ colunas }) => colunas.join(', ') },
        ...figures.map(([key, header]) => ({
          key,
          header,
          align: 'right' as const,
          width: 110,
          cell: (row: Touched) => formatInteger(row[key]),
        })),
        { key: 'open', header: '', width: 160, cell: open },
      ]}
    />
  );
}
