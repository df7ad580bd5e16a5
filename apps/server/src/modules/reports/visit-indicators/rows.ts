import type { Activity } from '@fonte/contracts';
import { CYCLES } from '@fonte/contracts/programme/cycles';
import { VISITS_CYCLE } from '@fonte/contracts/programme/visits';
import { COUNTS } from '../../../model/measures/conditions.ts';
import { fail } from '../../../platform/index.ts';
import {
  scope,
  scopeList,
  type AnswerColumn,
  type Cell,
  type Filter,
  type ListPlan,
  type QueryEngine,
} from '../../../query/index.ts';
import { filtersOf } from '../question/ask.ts';
import { optionsOf } from '../question/asked.ts';
import { concluded } from '../catalogue/cycles.ts';
import type { Reading } from '../declared/reading.ts';
import { EFFECTIVE_COSTS, figuresOf, type Outline, type Result } from './figures.ts';

type Row = Readonly<Record<string, Cell>>;

/** What a file of an activity is read with. */
export interface Asking {
  readonly engine: QueryEngine;
  readonly activity: Activity;
  readonly reading: Reading;
  readonly signal?: AbortSignal | undefined;
}

const CODE = 'cod_propriedade';
const ALL_TIME = { anos: [] } as const;

/** Of the activity, whatever else a property does, with all visits of the first cycle: the meaning of 'Ciclo 1 concluído'. */
const ofActivity = (activity: Activity): readonly Filter[] => [
  { field: 'propriedade.atividade_produtiva', is: 'contains', value: activity },
  concluded('1'),
];

const WHO: ListPlan = {
  list: 'propriedade',
  columns: {
    [CODE]: 'propriedade.cod_propriedade',
    nome: 'propriedade.nome',
    municipio: 'municipio.nome',
    uf: 'propriedade.uf',
    bacia: 'sub_bacia.nome',
    perfil_fundiario: 'propriedade.perfil_fundiario',
    produtor: 'produtor.nome',
    tecnico: 'tecnico.nome',
    supervisor: 'supervisor.nome',
    area_total: 'propriedade.area_total',
    area_produtiva: 'propriedade.area_produtiva',
    area_pastagem: 'propriedade.area_pastagem',
  },
};

/** Codes of the file's properties, in its order. */
export async function codesOf({ engine, activity, reading, signal }: Asking): Promise<string[]> {
  const filters = [...ofActivity(activity), ...filtersOf(reading)];
  const columns = { [CODE]: 'propriedade.cod_propriedade' };
  const plan: ListPlan = { list: 'propriedade', columns, filters, period: ALL_TIME, sort: [{ by: CODE }] };
  const codes: string[] = [];
  const { batches } = await engine.streamList(scopeList(plan, reading.access), optionsOf(signal));
  for await (const batch of batches) codes.push(...batch.map((row) => String(row[CODE])));
  return codes;
}

/** The columns that the data give a file of the activity. */
export async function outlineOf(asking: Asking): Promise<Outline> {
  const { engine, reading, signal } = asking;
  const group = { as: 'grupo', field: 'item.nom_grupo' };
  const plan = { measures: {}, from: 'item', by: [group], filters: [EFFECTIVE_COSTS], period: ALL_TIME };
  const { rows } = await engine.run(scope(plan, reading.access), optionsOf(signal));
  return { results: await resultsOf(asking), effectiveCosts: rows.length > 0 };
}

/** The indicators of result that the caller's properties of the activity have, by name: columns do not come and go with the state asked for. */
async function resultsOf({ engine, activity, reading, signal }: Asking): Promise<Result[]> {
  const plan = {
    measures: {},
    from: 'indicador_resultado',
    by: [
      { as: 'nome', field: 'indicador_resultado.nome' },
      { as: 'unidade', field: 'indicador_resultado.unidade' },
    ],
    filters: [ofActivity(activity)[0]!],
    period: ALL_TIME,
    sort: [{ by: 'nome' }, { by: 'unidade' }],
  };
  const { rows } = await engine.run(scope(plan, reading.access), optionsOf(signal));
  return rows.map(({ keys }) => ({
    name: String(keys['nome']),
    unit: keys['unidade'] === null || keys['unidade'] === undefined ? null : String(keys['unidade']),
  }));
}

/** The rows of some properties, in the order of their codes, and the columns that they have. Errors: databaseConflict where an import came between. */
export async function rowsOf(
  asking: Asking,
  outline: Outline,
  codes: readonly string[],
): Promise<{ columns: AnswerColumn[]; rows: Row[] }> {
  const { engine, activity, reading, signal } = asking;
  const { access, version } = reading;
  const these: Filter[] = [{ field: 'propriedade.cod_propriedade', is: '=', value: [...codes] }];
  const stream = async (plan: ListPlan) => {
    const own = { ...plan, filters: [...(plan.filters ?? []), ...these], period: ALL_TIME };
    const taken = await engine.streamList(scopeList(own, access), optionsOf(signal));
    const rows: Row[] = [];
    for await (const batch of taken.batches) rows.push(...batch);
    return { ...taken, rows };
  };
  const who = await stream(WHO);
  const visits = await stream(VISITS);
  const plan = {
    measures: figuresOf(activity, outline),
    by: [{ as: CODE, field: 'propriedade.cod_propriedade' }],
    filters: these,
    period: ALL_TIME,
  };
  const figures = await engine.run(scope(plan, access), { ...optionsOf(signal), once: true });
  for (const answer of [who, visits, figures])
    if (answer.version.versao !== version.versao) fail('databaseConflict');
  const ends = lastVisits(visits.rows);
  const values = new Map(figures.rows.map((row) => [row.keys[CODE], row.values]));
  const byCode = new Map(who.rows.map((row) => [row[CODE], row]));
  return {
    columns: [...who.columns, ...END_COLUMNS, ...figures.columns.filter(({ role }) => role === 'measure')],
    rows: codes.flatMap((code) => {
      const row = byCode.get(code);
      return row ? [{ ...row, ...ends.get(code), ...values.get(code) }] : [];
    }),
  };
}

/** Valid visits in the order in which they were made. */
const VISITS: ListPlan = {
  list: 'visita',
  columns: {
    [CODE]: 'visita.cod_propriedade',
    ciclo: 'visita.ciclo',
    dt_visita: 'visita.dt_visita',
    id_visita: 'visita.id_visita',
  },
  filters: [COUNTS],
  sort: [{ by: CODE }, { by: 'dt_visita' }, { by: 'id_visita' }],
};

const endOf = (visits: number): string => `visita_${visits}`;

const END_COLUMNS = CYCLES.map(({ visits }): AnswerColumn => ({
  key: endOf(visits),
  label: `${visits}ª visita em`,
  role: 'column',
  type: 'date',
}));

/** The days on which each property had the last visit of its cycles. */
function lastVisits(visits: readonly Row[]): Map<Cell | undefined, Record<string, Cell>> {
  const seen = new Map<string, number>();
  const ends = new Map<Cell | undefined, Record<string, Cell>>();
  for (const { [CODE]: code, ciclo, dt_visita: day } of visits) {
    const cycle = CYCLES.find((one) => one.code === Number(ciclo));
    if (!cycle) continue;
    const key = `${cycle.code} ${code}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    if (count === VISITS_CYCLE) ends.set(code, { ...ends.get(code), [endOf(cycle.visits)]: day ?? null });
  }
  return ends;
}
