import type { ChartNote } from '@fonte/ui';

/** Room above a plot for the marks of its notes, px. */
export const MARKS = 16;

export type NoteMarksProps = {
  notes: readonly ChartNote[];
  /** Where the middle of a label's column is, px. */
  middle: (index: number) => number;
  top: number;
  bottom: number;
};

/** Notes over the columns they are of: a dashed line at the first and the last, the mark above. */
export function NoteMarks({ notes, middle, top, bottom }: NoteMarksProps) {
  return notes.map(({ from, until, mark }) => (
    <g key={mark}>
      <path
        d={`M${middle(from)} ${bottom}V${top}H${middle(until)}V${bottom}`}
        fill="none"
        stroke="#1b241f"
        strokeWidth=".7"
        strokeDasharray="2 2"
      />
      <text
        x={(middle(from) + middle(until)) / 2}
        y={top - 3}
        textAnchor="middle"
        fontWeight="600"
        fontSize="10.5"
      >
        {mark}
      </text>
    </g>
  ));
}
