import Box from '@mui/material/Box';
import { usePalette } from '../../theme/use-scheme.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { legendOf } from '../described/legend-of.ts';

/** One line of swatches above the plot: 'Visitas válidas ▢ 0 ▢ 1–5 …'. The target is a dashed line. */
export function ChartLegend({ chart }: { chart: ChartDescription }) {
  const palette = usePalette();
  const { names, colors, figures } = legendOf(chart, palette);
  return (
    // What it says is in the picture's description and in the table.
    <Box aria-hidden sx={LEGEND}>
      {chart.legendTitle && <Box sx={{ color: 'text.secondary' }}>{chart.legendTitle}</Box>}
      {names.map((name, number) => (
        <Box key={name} sx={ENTRY}>
          <Box
            sx={[
              SWATCH,
              {
                bgcolor: colors[number],
                ...(chart.colors === 'seq' && number === 0
                  ? { border: '1px solid', borderColor: 'controle' }
                  : {}),
              },
            ]}
          />
          {name}
          {figures && <Box sx={{ fontWeight: 600 }}>{figures[number]}</Box>}
        </Box>
      ))}
      {chart.target && (
        <Box sx={ENTRY}>
          <Box sx={{ width: 18, borderTop: '2px dashed', borderColor: 'text.primary' }} />
          {chart.target.name}
        </Box>
      )}
    </Box>
  );
}

const LEGEND = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12px',
  rowGap: '2px',
  pb: '8px',
  fontSize: 12,
  lineHeight: '16px',
};
const ENTRY = { display: 'inline-flex', alignItems: 'center', gap: '6px' };
const SWATCH = { width: 12, height: 12, borderRadius: '2px', flex: 'none', printColorAdjust: 'exact' };
