import { sql } from 'kysely';
import type { Cell } from '../../ask/answer.ts';
import type { Sql } from '../../sql/operators.ts';
import { ALL_TIME, cellKey, EVERYWHERE, memberKey, placeKey, tableOf } from './cells.ts';
import { isHidden, type Hidden } from './decide-table.ts';
import type { Family } from './family.ts';
import type { Leaf, RawPattern } from './leaves.ts';
import { suppress } from './suppress.ts';

/** Dots of one situation in one published place: those that tell it, as the view camada.publica_propriedades reads them. */
export interface ToldDots {
  readonly uf: string;
  readonly municipio: number;
  readonly bacia: number;
  readonly situacao: string;
}

/** Which dots of the map tell their situation; the others are of nobody knows which. */
export interface DotsDecision {
  readonly mostra: readonly ToldDots[];
}

export interface DotsQuestion {
  /** The table of situations by place. */
  readonly family: Family;
  /** Rows of `dotsSql`. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly least: number;
  /** What that table has decided. */
  readonly hidden: Hidden;
}

interface DotLeaf extends Leaf {
  readonly hasDot: boolean;
}

interface DotPattern extends RawPattern {
  readonly leaves: readonly DotLeaf[];
}

/** Who stands in which published place, with which situation, with a dot or without: one row per pattern of people, as `patternsSql` gives them. */
export function dotsSql(): Sql {
  return sql`select folhas::text as folhas, count(*) as quantos from (
      select coalesce('p' || p.id_produtor::text, 'c' || p.cod_propriedade) as quem,
        jsonb_agg(distinct jsonb_build_array(d.uf, d.municipio_publicado, d.bacia_publicada, d.situacao, d.celula is not null)) as folhas
      from resumo.divulgacao d join programa.propriedade p using (cod_propriedade)
      group by 1) as pessoas
    group by folhas::text order by folhas::text`;
}

/**
 * Dots tell their situation where the table of situations shows every figure that they are counted in (country, state, municipality, basin), and where counting them beside
 * all that it shows, and beside how many dots there are, leaves nobody in a group of fewer than `least`. Depends on the data only.
 */
export function decideDots({ family, rows, least, hidden }: DotsQuestion): DotsDecision {
  const raw = rows.map(readPattern);
  // Dots are properties': how many producers there are says nothing of them.
  const { table, names } = tableOf({ ...family, sums: 'people' }, raw);
  const groups = dotsOf(raw, table.patterns);
  const cells = [...table.cells];
  const weight = [...table.weight];
  const decided = new Map(names.map((name, cell): [number, boolean] => [cell, isHidden(hidden, name)]));
  const add = (leaves: readonly number[], isDecided: boolean | undefined): number => {
    const cell = cells.push(leaves) - 1;
    weight.push(-1);
    if (isDecided !== undefined) decided.set(cell, isDecided);
    return cell;
  };
  // How many dots stand in a place is counted by whoever sees them.
  for (const leaves of totalsOf(groups)) add(leaves, false);
  const asked = groups.flatMap((group) =>
    group.situacao === null
      ? []
      : [{ group, cell: add(group.leaves, isHiddenSomewhere(group, hidden) || undefined) }],
  );
  // A dot is a row: what each group of them counts is an unknown of its own.
  const hides = suppress({ patterns: table.patterns, cells, weight, decided, sums: 'rows' }, least);
  return {
    mostra: asked.flatMap(({ group: { uf, municipio, bacia, situacao }, cell }) =>
      hides[cell] ? [] : [{ uf, municipio, bacia, situacao: String(situacao) }],
    ),
  };
}

interface DotGroup {
  readonly uf: string;
  readonly municipio: number;
  readonly bacia: number;
  readonly situacao: Cell;
  readonly leaves: readonly number[];
}

/** The dots of each place and situation; a leaf's number is where it stands in its pattern. */
function dotsOf(
  raw: readonly DotPattern[],
  patterns: readonly { readonly leaves: readonly number[] }[],
): DotGroup[] {
  const groups = new Map<string, DotGroup>();
  raw.forEach(({ leaves }, pattern) =>
    leaves.forEach(({ uf, municipio, bacia, members, hasDot }, at) => {
      if (!hasDot) return;
      const situacao = members[0] ?? null;
      groups.set(JSON.stringify([uf, municipio, bacia, situacao]), {
        uf,
        municipio: municipio!,
        bacia: bacia!,
        situacao,
        leaves: [patterns[pattern]!.leaves[at]!],
      });
    }),
  );
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/** All dots of each place. */
function totalsOf(groups: readonly DotGroup[]): number[][] {
  const places = new Map<string, number[]>();
  for (const { uf, municipio, bacia, leaves } of groups) {
    const name = JSON.stringify([uf, municipio, bacia]);
    places.set(name, [...(places.get(name) ?? []), ...leaves]);
  }
  return [...places.values()];
}

function isHiddenSomewhere({ uf, municipio, bacia, situacao }: DotGroup, hidden: Hidden): boolean {
  const places = [
    EVERYWHERE,
    uf,
    placeKey('municipio', municipio),
    placeKey('bacia', bacia),
    placeKey('bacia', bacia, uf),
  ];
  return places.some((place) => isHidden(hidden, cellKey(place, ALL_TIME, [memberKey(situacao)])));
}

function readPattern(row: Readonly<Record<string, unknown>>): DotPattern {
  const leaves = JSON.parse(String(row['folhas'])) as [string, number, number, Cell, boolean][];
  return {
    size: Number(row['quantos']),
    leaves: leaves.map(([uf, municipio, bacia, situacao, hasDot]) => ({
      uf,
      year: null,
      date: null,
      municipio,
      bacia,
      level: 0,
      members: [situacao],
      hasDot,
    })),
  };
}
