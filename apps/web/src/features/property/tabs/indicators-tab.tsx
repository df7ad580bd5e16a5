import type { PropertyHead } from '@fonte/contracts/routes/properties';
import { formatDate, formatDuration, formatInteger, formatNumber, NO_VALUE } from '@fonte/pt-br';
import { CardShell, PageCell, PageGrid, SimpleTable, Tile } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { ofProperty } from '../../../core/property/head/head-query.ts';
import { PROPERTY_REPORTS } from '../../../core/property/property-reports.ts';
import { ReportTable } from '../../../core/report/cards/report-table.tsx';
import { useOwnReport } from '../../../core/report/answer/use-own-report.ts';

const MOMENTS = [1, 2, 3] as const;

type Figure = string | number | null;
const shown = (value: Figure, words: (value: number) => string): string =>
  value === null ? NO_VALUE : words(Number(value));
const money = (value: Figure) => shown(value, (one) => formatNumber(one, 2));

/** 'Indicadores': the two periods, the cards, cycle 1 beside cycle 2, and the results (second text, 2.7). */
export function IndicatorsTab({ head }: { head: PropertyHead }) {
  const filters = useMemo(() => ofProperty(head.codigo), [head.codigo]);
  const results = useOwnReport(PROPERTY_REPORTS.indicators, '', filters);
  // The rows behind a figure of one property are that property's: there is nothing further to open.
  // The periods stand above already, once.
  const answer = results.answer && {
    ...results.answer,
    drill: false,
    thead: results.answer.thead.filter(({ field }) => !field.startsWith('Data ')),
  };
  return (
    <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Periods cycles={head.ciclos} />
      <Cards head={head} />
      <PageGrid>
        <PageCell span={12}>
          <Beside cycles={head.ciclos} />
        </PageCell>
        {results.status !== 'hidden' && (
          <PageCell span={12}>
            <ReportTable report={{ ...results, answer }} />
          </PageCell>
        )}
      </PageGrid>
    </Box>
  );
}

/** 'Ciclo 1: de X até Y' or 'Não disponível'. */
export function Periods({ cycles }: { cycles: PropertyHead['ciclos'] }) {
  const { t } = useTexts('propertyPage');
  return (
    <Box component="ul" sx={PERIODS}>
      {cycles.map(({ ciclo, inicio, fim }) => (
        <li key={ciclo}>
          {inicio === null && t('cycleMissing', { number: ciclo })}
          {inicio !== null && fim === null && t('cycleOpen', { number: ciclo, from: formatDate(inicio) })}
          {inicio !== null &&
            fim !== null &&
            t('cycle', { number: ciclo, from: formatDate(inicio), until: formatDate(fim) })}
        </li>
      ))}
    </Box>
  );
}

function Cards({ head: { indicadores } }: { head: PropertyHead }) {
  const { t } = useTexts('propertyPage');
  const { isa, duracao_media, ultima_visita } = indicadores;
  const moment = (one: number) => isa.find(({ momento }) => momento === one);
  const cards: readonly { label: string; value: string; hint?: string | undefined }[] = [
    ...MOMENTS.map((one) => ({
      label: t('isa', { moment: one }),
      value: shown(moment(one)?.indice ?? null, (value) => formatNumber(value, 2)),
      hint: moment(one)?.dt ? formatDate(moment(one)?.dt ?? null) : undefined,
    })),
    { label: t('isaBand'), value: indicadores.faixa_isa ?? NO_VALUE },
    { label: t('abcBand'), value: indicadores.faixa_abc ?? NO_VALUE },
    { label: t('conservationBand'), value: indicadores.faixa_conservacao ?? NO_VALUE },
    { label: t('lastVisit'), value: ultima_visita ? formatDate(ultima_visita) : NO_VALUE },
    { label: t('numberOfVisits'), value: formatInteger(indicadores.visitas) },
    { label: t('duration'), value: shown(duracao_media, (minutes) => formatDuration(Math.round(minutes))) },
    { label: t('entries'), value: formatInteger(indicadores.lancamentos) },
    { label: t('ir'), value: formatInteger(indicadores.ir) },
  ];
  return (
    <Box sx={TILES}>
      {cards.map(({ label, value, hint }) => (
        <Tile key={label} label={label} value={value} hint={hint} />
      ))}
    </Box>
  );
}

/** The same figures of both cycles. */
function Beside({ cycles }: { cycles: PropertyHead['ciclos'] }) {
  const { t } = useTexts('propertyPage');
  const of = (ciclo: number, words: (cycle: PropertyHead['ciclos'][number]) => string): string => {
    const cycle = cycles.find((one) => one.ciclo === ciclo);
    return cycle ? words(cycle) : NO_VALUE;
  };
  const rows: readonly [string, (cycle: PropertyHead['ciclos'][number]) => string][] = [
    [t('ofVisits'), ({ visitas }) => formatInteger(visitas)],
    [t('duration'), ({ duracao_media }) => shown(duracao_media, (one) => formatDuration(Math.round(one)))],
    [t('entries'), ({ lancamentos }) => formatInteger(lancamentos)],
    [t('expenses'), ({ despesas }) => money(despesas)],
    [t('income'), ({ receitas }) => money(receitas)],
  ];
  return (
    <CardShell title={t('beside')} subtitle={t('besideDetail')} flush>
      <SimpleTable
        label={t('beside')}
        rows={rows}
        rowKey={([label]) => label}
        columns={[
          { key: 'o-que', header: t('figure'), cell: ([label]) => label },
          { key: 'um', header: t('one'), align: 'right', cell: ([, words]) => of(1, words) },
          { key: 'dois', header: t('two'), align: 'right', cell: ([, words]) => of(2, words) },
        ]}
      />
    </CardShell>
  );
}

const PERIODS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  fontWeight: 600,
};
const TILES = {
  display: 'grid',
  gap: { xs: '12px', sm: '16px' },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
};
