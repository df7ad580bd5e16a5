import { formatNumber } from '@fonte/pt-br';
import { Tile } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { figure, paramsOf } from '../../core/report/answer/answer.ts';
import { ReportHelp } from '../../core/report/provenance/report-help.tsx';
import { useOwnReport } from '../../core/report/answer/use-own-report.ts';
import './texts.ts';

const REPORT = 13040;
const LABELS = ['polygons', 'area', 'properties'] as const;

/** The three big numbers of 13040: polygons that came by KML, their hectares, the properties they are in (second text, 2.5). */
export function KmlTiles() {
  const { t } = useTexts('polygons');
  const { status, answer, retry } = useOwnReport(REPORT);
  if (status === 'hidden') return null;
  return (
    <Box sx={ROW}>
      {LABELS.map((label, index) => {
        const series = answer?.series[index];
        return (
          <Tile
            key={label}
            label={t(`byKml.${label}`)}
            value={answer ? formatNumber(figure(series?.data[0]), label === 'area' ? 2 : 0) : ''}
            unit={series?.unidade ?? undefined}
            status={status === 'ready' ? 'ready' : status}
            onRetry={retry}
            date={answer?.dt_atualizacao}
            hint={index === 0 && answer ? paramsOf(answer)?.subtitle : undefined}
            {...(answer ? { help: <ReportHelp answer={answer} /> } : {})}
          />
        );
      })}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gap: { xs: '12px', sm: '16px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};
