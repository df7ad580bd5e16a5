// Recomputes the portal's main figures from its CSV folder with DuckDB and compares them, over HTTP, for several filters and profiles:
//   npx tsx e2e/recompute/run.ts PASTA http://localhost:3000
// The portal must hold that folder's programme and the demonstration's accounts. Ends with 1 where a figure differs.
import type { ReportAnswer } from '@fonte/contracts';
import { Portal } from './portal.ts';
import { Programme, type Case } from './programme.ts';

const [dir, base = 'http://localhost:3000'] = process.argv.slice(2);
if (dir === undefined) throw new Error('Uso: npx tsx e2e/recompute/run.ts PASTA [ENDEREÇO]');

const PASSWORD = 'demonstracao';
const YEARS = [[], [2025], [2024], [2023, 2024], [2018]];
const STATES = [[], ['GO'], ['MG', 'BA']];
const TILES = [11116, 11117, 11118, 11119, 11120, 111234, 211118, 211119];
const ONE_GROUP = [10031, 10032, 210032, 10033, 10126, 10128, 10129, 10130, 10131];

const programme = await Programme.read(dir);
let compared = 0;
let different = 0;

function compare(what: string, expected: number, found: number): void {
  compared += 1;
  if (Math.abs(expected - found) < 1e-6) return;
  different += 1;
  console.log(`DIFERENTE ${what}: recalculado ${expected}, portal ${found}`);
}

/** All of a spread figure, in both directions: what one has and the other has not is a difference. */
function compareAll(
  what: string,
  expected: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): void {
  for (const key of new Set([...expected.keys(), ...found.keys()]))
    compare(`${what} ${key}`, expected.get(key) ?? 0, found.get(key) ?? 0);
}

const under = (figures: ReadonlyMap<string, number>, name: string): Map<string, number> =>
  new Map(
    [...figures]
      .filter(([key]) => key.startsWith(`${name}:`))
      .map(([key, value]) => [key.slice(name.length + 1), value]),
  );

const keyOf = (values: readonly unknown[]): string => values.map(String).join('/');

/** Figures of a chart by its raw keys: label, and series where there are several. */
function chartFigures({ keys, series }: ReportAnswer): Map<string, number> {
  const figures = new Map<string, number>();
  for (const one of series.filter(({ role }) => role === undefined))
    one.data.forEach((value, index) => {
      const key = keyOf([...Object.values(keys[index] ?? {}), ...Object.values(one.key ?? {})]);
      if (Number(value) !== 0) figures.set(key, Number(value));
    });
  return figures;
}

const columnFigures = ({ keys, tbody }: ReportAnswer, column: string): Map<string, number> =>
  new Map(
    tbody.flatMap((row, index): [string, number][] =>
      Number(row[column] ?? 0) === 0 ? [] : [[keyOf(Object.values(keys[index] ?? {})), Number(row[column])]],
    ),
  );

async function compareCase(portal: Portal, who: string, one: Case, leads: boolean): Promise<void> {
  const { anos, ufs } = one;
  const figures = await programme.figures(one);
  const name = `${who} ano=${anos.join()} uf=${ufs.join()}`;
  const read = (id: number) => portal.report(id, anos, ufs);
  for (const id of TILES) {
    const answer = await read(id);
    compare(`${name} ${id}`, figures.get(String(id)) ?? 0, Number(answer.series[0]?.data[0] ?? 0));
    if (answer.share) compare(`${name} ${id} parte`, figures.get(`${id}:parte`) ?? 0, answer.share.part);
  }
  for (const id of ONE_GROUP)
    compareAll(`${name} ${id}`, under(figures, String(id)), chartFigures(await read(id)));
  if (anos.length === 1)
    compareAll(`${name} 211150`, under(figures, '211150'), chartFigures(await read(211150)));
  compareAll(`${name} 10034`, under(figures, '10034'), chartFigures(await read(10034)));
  const progress = await read(111239);
  // Within a state only the eight largest municipalities are bars.
  if (progress.labels.length < 8)
    compareAll(`${name} 111239`, under(figures, '111239'), chartFigures(progress));
  const table = await read(11121);
  for (const column of ['propriedades', 'produtores', 'visitas', 'area_total', 'area_produtiva'])
    compareAll(`${name} 11121 ${column}`, under(figures, `11121/${column}`), columnFigures(table, column));
  if (!leads) return;
  const technicians = await read(20101);
  for (const column of ['propriedades', 'visitas'])
    compareAll(
      `${name} 20101 ${column}`,
      under(figures, `20101/${column}`),
      columnFigures(technicians, column),
    );
  for (const id of [11116, 11117, 11120, 111234])
    compare(`${name} ${id} linhas`, figures.get(String(id)) ?? 0, await portal.drillRows(id, {}, anos, ufs));
  for (const id of [20036, 11157, 20035, 11155]) {
    const [lines, stated] = await portal.csvLines(id, anos, ufs);
    compare(`${name} ${id} csv`, figures.get(String(id)) ?? 0, lines);
    compare(`${name} ${id} csv, declarado`, lines, stated);
  }
}

for (const profile of ['administrador', 'coordenador', 'supervisor', 'tecnico', 'giz']) {
  const portal = new Portal(base);
  const { uf, cpf } = await portal.signIn(`${profile}@demo.example`, PASSWORD);
  const own = {
    uf,
    supervisor: profile === 'supervisor' ? cpf : null,
    tecnico: profile === 'tecnico' ? cpf : null,
  };
  const leads = ['administrador', 'coordenador', 'supervisor'].includes(profile);
  for (const anos of YEARS)
    for (const ufs of uf === null ? STATES : [[]])
      await compareCase(portal, profile, { anos, ufs, ...own }, leads);
  console.log(`${profile}: ${compared} figuras comparadas até aqui, ${different} diferentes`);
}
process.exitCode = different > 0 || compared === 0 ? 1 : 0;
