import { numberOf } from '../../../../answers/figures/exact.ts';
import type { Answer, AnswerRow } from '../../../../query/index.ts';
import { funnelOf, held, LEAST, type Funnel, type Held, type Member } from './funnel.ts';
import { totalsOf } from '../../draw/levels.ts';
import { expectations, type Cases } from './strata.ts';

/** Who is compared, of an answer's groups. */
export interface Peers {
  /** The group whose members they are; each has a row for each state that it is in. */
  readonly who: string;
  /** Whether those of a state are compared among themselves, or all with all. */
  readonly byState: boolean;
  /** Within which like is held against like: a group of kinds, and one of times. */
  readonly kind: string;
  readonly since: string;
}

export interface Line extends Member, Omit<Held, 'verdict'> {
  readonly row: AnswerRow;
  /** Null for what nobody answers for: it is no member of the group. */
  readonly verdict: Held['verdict'] | null;
  /** Of what most of its planned visits are; null where none was planned. */
  readonly mainKind: string | null;
}

export interface Group extends Funnel {
  /** The state's code; null where all are one group. */
  readonly state: string | null;
  /** Who is compared: somebody of two states is one, and has two lines. */
  readonly members: number;
  readonly lines: readonly Line[];
}

/** The groups of an answer, and the lines of each in the order of its rows; a line is of its own level, added up by the query engine. */
export function groupsOf(answer: Answer, { who, byState, kind, since }: Peers): Group[] {
  const stateOf = ({ keys }: AnswerRow) => (byState ? String(keys['uf']) : '');
  const cells = groupedBy(answer.rows, stateOf);
  // Visits that are planned for after the day of the data are no case yet.
  const there = totalsOf(answer, [who, 'uf']).filter((row) => {
    const { planned, made } = visitsOf(row);
    return planned + made > 0;
  });
  return [...groupedBy(there, stateOf)].map(([state, rows]) => {
    const nameOf = ({ keys }: AnswerRow) => JSON.stringify([keys[who], keys['uf']]);
    const isMember = ({ keys }: AnswerRow) => keys[who] !== null;
    const own = (cells.get(state) ?? []).filter(isMember);
    const expected = expectations(
      own.map((row): Cases => ({
        member: nameOf(row),
        kind: row.labels[kind] ?? '',
        since: numberOf(row.keys[since]),
        ...visitsOf(row),
      })),
      LEAST.inStratum,
    );
    const cellsOf = groupedBy(own, nameOf);
    const all = rows.map((row) => ({
      row,
      properties: numberOf(row.values['propriedades']),
      ...visitsOf(row),
      expected: expected.get(nameOf(row)) ?? null,
      mainKind: mainKind(cellsOf.get(nameOf(row)) ?? [], kind),
    }));
    const members = all.filter(({ row }) => isMember(row));
    const funnel = funnelOf(members);
    const lines = all.map((line) => ({
      ...line,
      ...held(line, funnel),
      ...(isMember(line.row) ? {} : { verdict: null }),
    }));
    return {
      ...funnel,
      state: byState ? state : null,
      members: new Set(members.map(({ row }) => row.keys[who])).size,
      lines,
    };
  });
}

const visitsOf = ({ values }: AnswerRow) => ({
  planned: numberOf(values['previstas']),
  made: numberOf(values['visitas']),
});

/** The kind with most planned visits, of equal ones the first by name. */
function mainKind(cells: readonly AnswerRow[], kind: string): string | null {
  const planned = [...groupedBy(cells, ({ labels }) => labels[kind] ?? '')].map(
    ([name, own]) => [name, own.reduce((sum, row) => sum + visitsOf(row).planned, 0)] as const,
  );
  const [most] = planned.toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return most && most[1] > 0 ? most[0] : null;
}

/** Rows by the text that is made of each, in the order in which the texts come. */
function groupedBy<Of>(rows: readonly Of[], textOf: (row: Of) => string): Map<string, Of[]> {
  const groups = new Map<string, Of[]>();
  for (const row of rows) {
    const own = groups.get(textOf(row));
    if (own) own.push(row);
    else groups.set(textOf(row), [row]);
  }
  return groups;
}
