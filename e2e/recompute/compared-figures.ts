import type { Programme } from './programme.ts';

// Who is held against what is to be expected of them (docs/decisions/0085), worked out from the folder by the rule's own words: nothing here is shared with the server.

/** Planned and made visits of one technician, supervisor or municipality, of one activity and quarter of beginning. */
interface Cell {
  readonly who: string;
  readonly activity: string;
  readonly quarter: number;
  readonly planned: number;
  readonly made: number;
}

const FEWEST_IN_STRATUM = 5;
const FEWEST_IN_GROUP = 10;

/** Figures of a comparison by `report/column:who/uf`; `group` is the column of whom it is about. After `monitoringFigures` has made its tables. */
export async function comparedFigures(
  programme: Programme,
  report: string,
  group: string,
  byState: boolean,
): Promise<Map<string, number>> {
  const rows = await programme.rows(
    `select uf, ${group} as who, coalesce(atividade_produtiva, 'Não informado') as activity,
       coalesce(year(d) * 10 + quarter(d), 0) as quarter, count(*) filter (where planned) as planned, count(*) filter (where not planned) as made
     from (select p.uf, p.${group}, p.atividade_produtiva, cast(p.dt_inicio as date) as d, planned
       from (select cod_propriedade, true as planned from previstas where vencida union all select cod_propriedade, false from feitas) v
       join p using (cod_propriedade))
     where ${group} is not null group by all`,
  );
  const owned = await programme.rows(
    `select ${group} || '/' || uf as who, count(distinct cod_propriedade) n from previstas where vencida group by 1`,
  );
  const properties = new Map(owned.map(({ who, n }) => [String(who), Number(n)]));
  const figures = new Map<string, number>();
  for (const uf of byState ? new Set(rows.map((row) => row['uf'])) : ['']) {
    const cells = rows
      .filter((row) => !byState || row['uf'] === uf)
      .map((row): Cell => ({
        who: `${row['who']}/${row['uf']}`,
        activity: String(row['activity']),
        quarter: Number(row['quarter']),
        planned: Number(row['planned']),
        made: Number(row['made']),
      }));
    tell(cells, properties, (who, column, value) => figures.set(`${report}/${column}:${who}`, value));
  }
  return figures;
}

/** The figures of one group. */
function tell(
  cells: readonly Cell[],
  properties: ReadonlyMap<string, number>,
  put: (who: string, column: string, value: number) => void,
): void {
  const expected = expectedOf(cells);
  const total = (of: readonly Cell[], what: 'planned' | 'made') =>
    of.reduce((sum, cell) => sum + cell[what], 0);
  const people = [...new Set(cells.map(({ who }) => who))].map((who) => {
    const own = cells.filter((cell) => cell.who === who);
    return {
      who,
      planned: total(own, 'planned'),
      made: total(own, 'made'),
      expected: expected.get(who) ?? 0,
    };
  });
  const off = people
    .filter(({ who, planned, expected: e }) => (properties.get(who) ?? 0) >= 5 && planned >= 20 && e > 0)
    .map(({ made, expected: e }) => Math.abs(made - e) / Math.sqrt(e))
    .sort((a, b) => a - b);
  const middle = ((off.at((off.length - 1) >> 1) ?? 0) + (off.at(off.length >> 1) ?? 0)) / 2;
  const chance = 1 - total(cells, 'made') / total(cells, 'planned');
  const phi = Math.max((middle / 0.67449) ** 2, chance);
  for (const { who, planned, made, expected: e } of people) {
    put(who, 'previstas', planned);
    put(who, 'visitas', made);
    put(who, 'propriedades', properties.get(who) ?? 0);
    if (planned === 0) continue;
    put(who, 'esperado', (100 * e) / planned);
    put(who, 'diferenca', made - e);
    if (off.length < FEWEST_IN_GROUP) continue;
    const width = 1.959964 * Math.sqrt(phi * e);
    put(who, 'faixa_de', (100 * Math.max(0, e - width)) / planned);
    put(who, 'faixa_ate', (100 * (e + width)) / planned);
  }
}

/** What is to be expected of each: the share of each stratum of its own planned visits, small strata together with their neighbours. */
function expectedOf(cells: readonly Cell[]): Map<string, number> {
  const names = [
    ...new Set(cells.map(({ activity, quarter }) => `${activity}\t${String(quarter).padStart(6, '0')}`)),
  ];
  let strata = names.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => [name]);
  const of = (stratum: readonly string[]) =>
    cells.filter((cell) => stratum.includes(`${cell.activity}\t${String(cell.quarter).padStart(6, '0')}`));
  const size = (stratum: readonly string[]) =>
    new Set(of(stratum).flatMap(({ who, planned }) => (planned > 0 ? [who] : []))).size;
  const activity = (stratum: readonly string[] | undefined) => stratum?.[0]?.split('\t')[0];
  for (;;) {
    const sizes = strata.map(size);
    const least = Math.min(...sizes);
    if (strata.length < 2 || least >= FEWEST_IN_STRATUM) break;
    const at = sizes.indexOf(least);
    const neighbours = [at - 1, at + 1].filter((index) => index in strata);
    const alike = neighbours.filter((index) => activity(strata.at(index)) === activity(strata.at(at)));
    const [to = at] = (alike.length > 0 ? alike : neighbours).toSorted(
      (a, b) => sizes[a]! - sizes[b]! || a - b,
    );
    const [first, second] = [Math.min(at, to), Math.max(at, to)];
    strata = [
      ...strata.slice(0, first),
      [...strata[first]!, ...strata[second]!],
      ...strata.slice(second + 1),
    ];
  }
  const expected = new Map<string, number>();
  for (const stratum of strata) {
    const own = of(stratum);
    const share =
      own.reduce((sum, { made }) => sum + made, 0) / own.reduce((sum, { planned }) => sum + planned, 0);
    for (const { who, planned } of own)
      if (planned > 0) expected.set(who, (expected.get(who) ?? 0) + planned * share);
  }
  return expected;
}
