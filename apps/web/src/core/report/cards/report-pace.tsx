import type { PaceRow, ReportAnswer } from '@fonte/contracts';
import { counted, formatCompactDecimals, formatMonth, formatPercent, NO_VALUE, plural } from '@fonte/pt-br';
import { PaceCard, Tile, TOUCH } from '@fonte/ui';
import ButtonBase from '@mui/material/ButtonBase';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useDetailAddress } from '../drill/drill-address.ts';
import { forecastWords } from '../answer/forecast.ts';
import { wholePoint } from '../drill/drill-point.ts';
import './pace-texts.ts';
import { ReportHelp } from '../provenance/report-help.tsx';
import type { CardReport } from '../answer/use-card-report.ts';

/** 'Ritmo das visitas' (13216): mean of 24, what the plan expects today, why it is behind, when 12 and 24 are reached. */
export function ReportPace({ report }: { report: CardReport }) {
  const { t } = useTexts('core');
  const { answer, status, title, retry } = report;
  const row = answer?.tbody[0] as PaceRow | undefined;
  if (status !== 'ready' || !answer || !row) {
    const state = status === 'loading' ? 'loading' : 'failed';
    return <Tile label={title || t('loading')} value="" status={state} onRetry={retry} />;
  }
  if (row.media === null) {
    return (
      <Tile label={title} value={NO_VALUE} hint={t('emptyTable')} help={<ReportHelp answer={answer} />} />
    );
  }
  return <Pace answer={answer} row={{ ...row, media: row.media }} />;
}

function Pace({ answer, row }: { answer: ReportAnswer; row: PaceRow & { media: number } }) {
  const { t } = useTexts('pace');
  const { t: common } = useTexts('core');
  const { ano } = useFilters();
  const note = useNote(answer, row);
  const ahead = (month: string) => forecastWords(month, { until: answer.provenance.dados_ate, t: common });
  return (
    <PaceCard
      title={answer.no_consulta}
      value={row.media}
      per={t('perProperty')}
      expected={row.esperado}
      note={note}
      facts={[
        {
          label: t('twelfth'),
          value: row.previsao_12
            ? ahead(row.previsao_12)
            : t('done', { share: formatPercent(row.fizeram_12, 0) }),
        },
        { label: t('last'), value: row.previsao_24 ? ahead(row.previsao_24) : t('none') },
        ...(row.meta_plano ? [{ label: t('plan'), value: formatMonth(row.meta_plano), quiet: true }] : []),
      ]}
      date={answer.dt_atualizacao}
      dateNote={t(ano === null ? 'sinceStart' : 'everyYear')}
      help={<ReportHelp answer={answer} />}
    />
  );
}

/** '1,4 visita abaixo. 212 propriedades em atendimento devem 2 visitas ou mais.': only when something is behind, and only what is counted; the rest of it may lie with others. */
function useNote(answer: ReportAnswer, row: PaceRow) {
  const { t } = useTexts('pace');
  const { open } = useDetailAddress();
  const behind = row.diferenca === null ? 0 : Math.round(-row.diferenca * 10) / 10;
  if (behind <= 0 || !row.atrasadas) return undefined;
  const point = wholePoint(answer);
  const visits = `${formatCompactDecimals(behind, 1)} ${plural(behind, t('visit'), t('visits'))}`;
  return {
    strong: t('behind', { visits }),
    text: t(row.atrasadas === 1 ? 'explainsOne' : 'explains', {
      properties: counted(row.atrasadas, t('property'), t('properties')),
    }),
    ...(point
      ? {
          action: (
            <ButtonBase
              onClick={() => open({ ...point, idColuna: 'atrasadas' })}
              sx={{
                font: 'inherit',
                fontWeight: 600,
                color: 'primary.main',
                textDecoration: 'underline',
                verticalAlign: 'baseline',
                // Within the line padding widens what is tapped and moves nothing.
                [TOUCH]: { display: 'inline', paddingBlock: '13px' },
              }}
            >
              {t('see')}
            </ButtonBase>
          ),
        }
      : {}),
  };
}
