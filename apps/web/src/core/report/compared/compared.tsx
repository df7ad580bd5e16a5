import type { HeadColumn, Row } from '@fonte/contracts';
import { RANGE, SITUATIONS } from '@fonte/contracts/compared';
import { RangeCell } from '@fonte/ui';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useWords } from '../../i18n/texts.ts';
import { cellText, figure } from '../answer/answer.ts';
import { ComparedFunnel } from './compared-funnel.tsx';
import type { ComparedTable } from './funnel-of.ts';

export type ComparedProps = {
  answer: ComparedTable;
  /** The cell to draw, of the share or of the verdict; the funnel of all rows where none is given. */
  cell?: { column: HeadColumn; row: Row };
};

/** What is drawn of a table whose rows are held against what is to be expected of each. */
export function Compared({ answer, cell }: ComparedProps) {
  if (cell === undefined) return <ComparedFunnel answer={answer} />;
  return cell.column.field === RANGE.share ? (
    <ShareInRange {...cell} most={axisEnd(answer.tbody)} />
  ) : (
    <VerdictCell words={cellText(cell.column, cell.row[RANGE.verdict])} />
  );
}

const hasVerdict = (row: Row): boolean => row[RANGE.verdict] !== SITUATIONS.few;

/** Beyond the ranges by a tenth. */
const axisEnd = (tbody: readonly Row[]): number =>
  1.1 * Math.max(100, ...tbody.map((row) => (hasVerdict(row) ? (figure(row[RANGE.to]) ?? 0) : 0)));

/** A share among what was to be expected of it; where nothing is said of it, the share alone. */
function ShareInRange({ column, row, most }: { column: HeadColumn; row: Row; most: number }) {
  const text = cellText(column, row[RANGE.share]);
  const value = figure(row[RANGE.share]);
  const expected = figure(row[RANGE.expected]);
  const from = figure(row[RANGE.from]);
  const to = figure(row[RANGE.to]);
  if (value === null || expected === null || from === null || to === null || !hasVerdict(row)) return text;
  return <RangeCell text={text} value={value} expected={expected} from={from} to={to} most={most} />;
}

/** Words of who is below the range stand out, by a sign too. */
function VerdictCell({ words }: { words: string }) {
  const say = useWords();
  if (words !== SITUATIONS.below && words !== SITUATIONS.farBelow) return say(words);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', color: 'error.main', fontWeight: 600 }}
    >
      <WarningAmberOutlined aria-hidden sx={{ fontSize: 18 }} />
      {say(words)}
    </Box>
  );
}
