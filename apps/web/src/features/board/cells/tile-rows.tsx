import type { ReportCard } from '@fonte/contracts/boards';
import Box from '@mui/material/Box';
import { ReportPace } from '../../../core/report/cards/report-pace.tsx';
import { ReportTile } from '../../../core/report/cards/report-tile.tsx';
import { useBoardReport } from '../../../core/report/answer/use-card-report.ts';
import { useMoreLink } from './use-more-link.ts';

/** One or two rows of big numbers, the pace card at their right over both; two by two on narrow screens (docs/design/guide.md, screens 03, 04). */
export function TileRows({
  rows,
  aside,
}: {
  rows: readonly (readonly ReportCard[])[];
  aside: ReportCard | null;
}) {
  const tiles = rows.flat();
  const alone = tiles.length % 2 === 1 ? tiles.at(-1) : undefined;
  return (
    <Box sx={[AREA, aside ? WITH_ASIDE : null]}>
      <Box sx={ROWS}>
        {rows.map((row) => (
          <Box key={row.map((tile) => tile.report).join()} sx={ROW}>
            {row.map((tile) => (
              <TileCell key={tile.report} tile={tile} alone={tile === alone} />
            ))}
          </Box>
        ))}
      </Box>
      {aside && <PaceCell report={aside.report} />}
    </Box>
  );
}

function TileCell({ tile, alone }: { tile: ReportCard; alone: boolean }) {
  const { report, span } = tile;
  const card = useBoardReport(report);
  const more = useMoreLink(tile.more);
  if (card.status === 'hidden') return null;
  return (
    <Box sx={[CELL, { flexGrow: { lg: span } }, alone ? { gridColumn: { xs: 'span 2', lg: 'auto' } } : null]}>
      <ReportTile report={card} labelLines={span < 3 ? 2 : 1} more={more} />
    </Box>
  );
}

function PaceCell({ report }: { report: number }) {
  const card = useBoardReport(report);
  if (card.status === 'hidden') return null;
  return (
    <Box sx={{ display: 'grid', minWidth: 0 }}>
      <ReportPace report={card} />
    </Box>
  );
}

const GAP = { xs: '12px', sm: '16px' };
const PAPER = '@media print';
const ACROSS = '@media print and (orientation: landscape)';
const AREA = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [PAPER]: { display: 'block' },
};
// Nine and three of the twelve columns with their gaps of 16.
const WITH_ASIDE = { gridTemplateColumns: { lg: 'calc(75% - 4px) minmax(0, 1fr)' } };
// Narrow: the rows dissolve and all tiles share one grid of two columns; an odd last one takes the whole line.
const ROWS = {
  display: { xs: 'grid', lg: 'flex' },
  flexDirection: 'column',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: GAP,
  // On paper three in a line, whatever rows they came in.
  [PAPER]: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap', gap: '4mm', mb: '4mm' },
};
const ROW = {
  display: { xs: 'contents', lg: 'flex' },
  gap: GAP,
  flex: '1 1 0',
  [PAPER]: { display: 'contents' },
};
const CELL = {
  display: 'grid',
  minWidth: 0,
  flexBasis: 0,
  [PAPER]: { flex: '1 1 30%' },
  [ACROSS]: { flex: '1 1 15%' },
};
