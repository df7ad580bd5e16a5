import { formatShare } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import { SituationMark } from '../../theme/situation-mark.tsx';
import { usePalette } from '../../theme/use-scheme.ts';
import { sliceColors } from '../described/chart-colors.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { valueText } from '../described/chart-values.ts';

/** Under a donut: mark, label, figure, share; one line per part. */
export function PartsList({ chart }: { chart: ChartDescription }) {
  const colors = sliceColors(chart, usePalette());
  const values = chart.labels.map((_, index) => chart.series[0]?.data[index] ?? null);
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: '10px', p: 0, fontSize: 13, lineHeight: '18px' }}>
      {chart.labels.map((label, index) => (
        <Box component="li" key={label} sx={ROW}>
          {chart.colors === 'situacao' ? (
            <SituationMark situation={chart.situations?.[index] ?? label} />
          ) : (
            <Box sx={{ width: 12, height: 12, borderRadius: '2px', bgcolor: colors[index] }} />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>{label}</Box>
          <Box sx={{ fontWeight: 600 }}>{valueText({ ...chart, unit: '' }, values[index])}</Box>
          <Box sx={{ width: 48, textAlign: 'right', color: 'text.secondary' }}>
            {formatShare(values[index], whole)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  py: '7px',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
