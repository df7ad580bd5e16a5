import type { ReportAnswer } from '@fonte/contracts';
import { formatNumber, formatPercent } from '@fonte/pt-br';
import { CardAction, Tile, type Change } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../i18n/use-texts.ts';
import { figure, paramsOf } from '../answer/answer.ts';
import { changeKey, changeValues } from '../compared/change-words.ts';
import { ReportHelp } from '../provenance/report-help.tsx';
import type { CardReport } from '../answer/use-card-report.ts';

export type ReportTileProps = {
  report: CardReport;
  /** Lines kept for the label where the tiles are narrow. */
  labelLines?: 1 | 2;
  /** Where 'Relatório completo' leads. */
  more?: string | undefined;
};

/** A big number out of a `num` report: figure and unit, one comparison, its hint, the bar of its share. */
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
        [neutral && change ? `${formatPercent(change.percent)} ${change.text}` : null, params?.hint]
          .filter(Boolean)
          .join(' · ') || undefined
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

/** '6,2% sobre 2024 até 13/10 (3.412)': what the figure is held against, with its own figure. */
function useChange(answer: ReportAnswer | null): Change | undefined {
  const { t } = useTexts('core');
  const comparison = answer?.comparison ?? null;
  if (!answer || comparison === null || comparison.percent === null) return undefined;
  return {
    percent: comparison.percent,
    text: t(changeKey(comparison), changeValues(comparison, paramsOf(answer))),
    good: comparison.good === 'down' ? 'down' : 'up',
  };
}
