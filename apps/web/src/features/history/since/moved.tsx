import { formatDate, formatDateTime, formatInteger, formatWithUnit, NO_VALUE } from '@fonte/pt-br';
import {
  CardShell,
  EmptyState,
  FailedState,
  ListCards,
  LoadingState,
  SimpleTable,
  useNarrow,
} from '@fonte/ui';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useStateName } from '../../../core/settings/use-settings.ts';
import type { Looked } from './since-address.ts';
import { movedQuery, type MovedFigure, type MovedFigures } from './since-calls.ts';

const HEIGHT = 240;

/**
 * The big numbers of the pages that are others since the load: as the one before left them and as they stand, of the country or the state that is looked at. Nothing for
 * who sees a part of it only.
 */
export function Moved({ versao, looked }: { versao: string; looked: Pick<Looked, 'uf'> }) {
  const { t } = useTexts('since');
  const { data, isError, error, refetch } = useQuery(movedQuery(versao, looked));
  const place = usePlace();
  if (data?.situacao === 'parte') return null;
  return (
    <CardShell title={t('moved.title')} subtitle={data && subtitle(t, data, place(data.uf))} flush>
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />}
      {!isError && !data && <LoadingState shape="rows" height={HEIGHT} />}
      {!isError && data && <Told figures={data} />}
    </CardShell>
  );
}

type Translate = ReturnType<typeof useTexts<'since'>>['t'];

function usePlace(): (uf: string | null) => string {
  const { t } = useTexts('since');
  const stateName = useStateName();
  return (uf) => (uf === null ? t('moved.country') : stateName(uf));
}

function subtitle(t: Translate, { antes, linhas, comparados }: MovedFigures, place: string): string {
  if (antes === null) return place;
  return t('moved.of', {
    place,
    moved: formatInteger(linhas.length),
    all: formatInteger(comparados),
    when: formatDateTime(antes.quando),
    until: antes.dados_ate === null ? NO_VALUE : formatDate(antes.dados_ate),
  });
}

function Told({ figures: { situacao, linhas } }: { figures: MovedFigures }) {
  const { t } = useTexts('since');
  if (situacao === 'comparado' && linhas.length > 0) return <Rows rows={linhas} />;
  const words = {
    comparado: [t('moved.none'), t('moved.noneDetail')],
    em_preparo: [t('moved.soon'), t('moved.soonDetail')],
    sem_anterior: [t('moved.nothingBefore'), t('moved.nothingBeforeDetail')],
    parte: ['', ''],
  } as const satisfies Record<MovedFigures['situacao'], readonly [string, string]>;
  const [sentence, detail] = words[situacao];
  return <EmptyState sentence={sentence} detail={detail} icon={<HistoryOutlined />} height={HEIGHT} />;
}

function Rows({ rows }: { rows: readonly MovedFigure[] }) {
  const { t } = useTexts('since');
  const narrow = useNarrow('md');
  const rowKey = ({ co_consulta, ano }: MovedFigure) => `${co_consulta} ${ano}`;
  const year = ({ ano }: MovedFigure) => (ano === null ? t('moved.anyYear') : String(ano));
  const value = (text: string | null, { unidade, escala }: MovedFigure) =>
    text === null ? NO_VALUE : formatWithUnit(Number(text), unidade ?? '', escala);
  const change = (row: MovedFigure) => (
    <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      {changed(row)}
    </Box>
  );
  const revised = ({ revisto }: MovedFigure) =>
    revisto && (
      <Box component="span" sx={REVISED}>
        {t('moved.revised')}
      </Box>
    );
  if (narrow)
    return (
      <>
        <ListCards
          label={t('moved.title')}
          rows={rows}
          rowKey={rowKey}
          card={(row) => ({
            title: row.titulo,
            end: change(row),
            subtitle: (
              <>
                {year(row)} {revised(row)}
              </>
            ),
            body: `${t('moved.before')}: ${value(row.antes, row)} · ${t('moved.now')}: ${value(row.hoje, row)}`,
          })}
        />
        <Box sx={NOTE}>{t('moved.revisedMeans')}</Box>
      </>
    );
  return (
    <>
      <SimpleTable
        label={t('moved.title')}
        rows={rows}
        rowKey={rowKey}
        columns={[
          { key: 'figure', header: t('moved.figure'), cell: ({ titulo }) => titulo },
          {
            key: 'year',
            header: t('moved.year'),
            width: 150,
            cell: (row) => (
              <>
                {year(row)} {revised(row)}
              </>
            ),
          },
          {
            key: 'before',
            header: t('moved.before'),
            align: 'right',
            width: 150,
            cell: (row) => value(row.antes, row),
          },
          {
            key: 'now',
            header: t('moved.now'),
            align: 'right',
            width: 150,
            cell: (row) => value(row.hoje, row),
          },
          { key: 'change', header: t('moved.change'), align: 'right', width: 130, cell: change },
        ]}
      />
      <Box sx={NOTE}>{t('moved.revisedMeans')}</Box>
    </>
  );
}

/** Decimals of a change that its figure's own would round to nothing. */
const FINE = 6;

/** A change with its sign, in the decimals of its figure; in more where these would show none. */
function changed({ diferenca, unidade, escala }: MovedFigure): string {
  if (diferenca === null) return NO_VALUE;
  const number = Number(diferenca);
  const decimals = Math.abs(number) < 0.5 / 10 ** escala ? FINE : escala;
  return `${number > 0 ? '+' : ''}${formatWithUnit(number, unidade ?? '', decimals)}`;
}

const REVISED = {
  ml: '4px',
  px: '6px',
  py: '1px',
  borderRadius: '4px',
  fontSize: 12,
  fontWeight: 600,
  bgcolor: 'background.subtle',
  border: 1,
  borderColor: 'divider',
};
const NOTE = { px: '16px', py: '10px', fontSize: 12, lineHeight: '16px', color: 'text.secondary' };
