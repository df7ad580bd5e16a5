import { OBSERVERS, type Profile } from '../profiles.ts';
import type { ReportId } from '../report-ids.ts';
import type { Audience, Board, BoardDays, BoardEntry, Card, ReportCard } from './board.ts';
import { chosenValue, type Chosen } from './choices.ts';

/** A board as one profile has it, under one choice: only its cards, each row as wide as the page. */
export type DrawnBoard = Omit<Board, 'aside' | 'days'> & {
  /** How days are chosen above the cards; null where the header's year counts. */
  readonly days: BoardDays | null;
  readonly aside: ReportCard | null;
  /** The choice in force, with the value that counts. */
  readonly chosen: Chosen;
};

const WHOLE = 12;

/** The board of a profile. A value that the choice does not have is its first. */
export function drawnBoard(entry: BoardEntry, profile: Profile, asked: Chosen = {}): DrawnBoard {
  const { aside, days = null, tiles, rows, ...board } = 'by' in entry ? entry.by[profile] : entry;
  const chosen: Chosen = board.choice ? { [board.choice]: chosenValue(board.choice, asked) } : {};
  const has = (audience: Audience | undefined): boolean =>
    audience === undefined || (audience === 'extended' ? board.extended : audience).includes(profile);
  const stands = ({ for: audience, when }: Card): boolean =>
    has(audience) && (when === undefined || Object.values(chosen).includes(when));
  const own = <One extends Card>(row: readonly One[]): One[] =>
    row
      .filter((card) => stands(card))
      .map((card) =>
        card.card === 'tabs' ? { ...card, tabs: card.tabs.filter((tab) => has(tab.for)) } : card,
      );
  const beside = aside && stands(aside) ? aside : null;
  const width = WHOLE - (beside?.span ?? 0);
  return {
    ...board,
    chosen,
    // Who only observes asks for whole years (docs/security.md).
    days: (OBSERVERS as readonly Profile[]).includes(profile) ? null : days,
    aside: beside,
    tiles: laid(tiles, width, own),
    rows: laid(rows, WHOLE, own),
  };
}

/** The board without the cards and tabs of some reports; what is left of their rows is stretched, as for who does not have them. */
export function withoutReports(board: DrawnBoard, absent: ReadonlySet<ReportId>): DrawnBoard {
  if (absent.size === 0) return board;
  const left = <One extends Card>(row: readonly One[]): One[] =>
    row.flatMap((card) => {
      if (card.card === 'tabs') {
        const tabs = card.tabs.filter(({ report }) => !absent.has(report));
        return tabs.length === 0 ? [] : [{ ...card, tabs }];
      }
      return 'report' in card && absent.has(card.report) ? [] : [card];
    });
  const aside = board.aside && left([board.aside]).length > 0 ? board.aside : null;
  return {
    ...board,
    aside,
    tiles: laid(board.tiles, WHOLE - (aside?.span ?? 0), left),
    rows: laid(board.rows, WHOLE, left),
  };
}

/** Rows with what is kept of each, stretched to the whole width; none of which nothing is kept. */
const laid = <One extends Card>(
  rows: readonly (readonly One[])[],
  whole: number,
  keep: (row: readonly One[]) => One[],
): One[][] => rows.map((row) => stretched(keep(row), whole)).filter((row) => row.length > 0);

/** Halves of a column, since the page's grid has no finer ones; the last card takes what is left. */
function stretched<One extends Card>(row: readonly One[], whole: number): One[] {
  const sum = row.reduce((all, { span }) => all + span, 0);
  if (Math.abs(sum - whole) < 0.01) return [...row];
  let left = whole;
  return row.map((card, index) => {
    const span = index === row.length - 1 ? left : Math.round(((card.span * whole) / sum) * 2) / 2;
    left -= span;
    return { ...card, span };
  });
}

/** Every report of a board, in the order of the page. */
export function reportsOf(board: Pick<DrawnBoard, 'tiles' | 'aside' | 'rows'>): ReportId[] {
  return cardsOf(board).flatMap((card) => {
    if (card.card === 'notes' || card.card === 'properties') return [];
    return card.card === 'tabs' ? card.tabs.map(({ report }) => report) : [card.report];
  });
}

/** The reports that come with the board: of tables that are asked for when they are opened, only the first; of lists none. */
export function reportsAtOnce(board: Pick<DrawnBoard, 'tiles' | 'aside' | 'rows'>): ReportId[] {
  const late = cardsOf(board).flatMap((card) => {
    if (card.card === 'list') return [card.report];
    return card.card === 'tabs' && card.late ? card.tabs.slice(1).map(({ report }) => report) : [];
  });
  return reportsOf(board).filter((report) => !late.includes(report));
}

const cardsOf = ({ tiles, aside, rows }: Pick<DrawnBoard, 'tiles' | 'aside' | 'rows'>): Card[] => [
  ...tiles.flat(),
  ...(aside ? [aside] : []),
  ...rows.flat(),
];
