import type { Comparison, ReportAnswer } from '@fonte/contracts';
import { formatNumber, formatPercent } from '@fonte/pt-br';
import { CardAction, Tile, useNarrow, type Change } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../i18n/use-texts.ts';
import { figure, paramsOf } from './answer.ts';
import { ReportHelp } from './report-help.tsx';
import type { CardReport } from './use-card-report.ts';

export type ReportTileProps = {
  report: CardReport;
  /** Lines kept for the label where the tiles are narrow. */
  labelLines?: 1 | 2;
  /** Where 'Relatório completo' leads. */
  more?: string | undefined;
};

/** A big number out of a `num` report: figure and unit, one comparison or hint, the bar of its share. */
export function ReportTile({ report, labelLines = 1, more }: ReportTileProps) {
  const { t } = useTexts('core');
  const { answer, status, title, retry } = report;
  const change = useChange(answer);
  if (status !== 'ready' || !answer) {
    const state = status === 'failed' ? 'failed' : 'loading';
    return <Tile label={title || t('loading')} value="" status={state} onRetry={retry} />;
  }
  const params = paramsOf(answer);
  const value = figure(answer.series[0]?.data[0]);
  const neutral = answer.comparison?.good === 'none';
  return (
    <Tile
      label={title}
      value={formatNumber(value, params?.scale ?? 0)}
      unit={params?.unit === 'ha' || params?.unit === 'R$' ? params.unit : undefined}
      hint={
        neutral && change ? `${formatPercent(change.percent)} ${change.text}` : (params?.hint ?? undefined)
      }
      change={neutral ? undefined : change}
      share={answer.share ?? undefined}
      date={answer.dt_atualizacao}
      help={<ReportHelp answer={answer} />}
      labelLines={labelLines}
      below={
        more && (
          <Box sx={{ ml: '-5px', mt: '4px' }}>
            <CardAction label={t('fullReport')} href={more} underline />
          </Box>
        )
      }
    />
  );
}

/** '6,2% sobre 2024 no mesmo período'; where there is a hint as well, '3,1% · 264 ainda não contam'. */
function useChange(answer: ReportAnswer | null): Change | undefined {
  const { t } = useTexts('core');
  const phone = useNarrow('sm');
  const comparison: Comparison | null = answer?.comparison ?? null;
  if (!answer || comparison?.percent === null || comparison === null) return undefined;
  const hint = paramsOf(answer)?.hint;
  const same = comparison.samePeriod && !phone;
  const over = t(same ? 'change.samePeriod' : 'change.year', {
    year: comparison.before ?? comparison.year,
  });
  return {
    percent: comparison.percent,
    text: hint ? `· ${hint}` : over,
    good: comparison.good === 'down' ? 'down' : 'up',
  };
}
