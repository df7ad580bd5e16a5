import { viewQuestion, type ViewQuestion } from '@fonte/contracts/view';
import { offeredIn, refuseOthers, stateName, type Offered } from '../../../answers/index.ts';
import { fail, type Call } from '../../../platform/index.ts';
import type { Field } from '../columns/field.ts';
import { filterValues } from '../rows/filter-values.ts';
import type { Indicators } from '../service.ts';
import { groupName, isListed } from './groups.ts';

type Given = Readonly<Record<string, string | undefined>>;

/** Parameters of every indicator; a column of `groups` narrows under its own name. */
export const PARAMETERS = ['ano', 'inicio', 'fim', 'uf', 'por'] as const;

/** So many values are read of a column; of one with more those that begin with what is written. */
const MANY = 1_000;

/** Reads a call's parameters as a view's question. Errors: noSuchParameter and noSuchValue, each with what there is; invalidParameter for days that are none. */
export async function questionOf(
  indicators: Indicators,
  call: Call,
  id: number,
  groups: readonly Field[],
): Promise<ViewQuestion> {
  const given = call.query as Given;
  const { YEARS, STATES } = call.app.settings;
  const narrowing = groups.filter(isListed);
  refuseOthers(given, [...PARAMETERS, ...narrowing.map(groupName)]);
  const listed = (name: string, offered: readonly Offered[]): Offered['valor'][] => {
    const text = given[name];
    return text === undefined ? [] : offeredIn(name, text, offered).map(({ valor }) => valor);
  };
  const by = listed(
    'por',
    groups.map((field) => ({ valor: groupName(field), titulo: groupName(field) })),
  );
  const ano = listed(
    'ano',
    YEARS.map((valor) => ({ valor, titulo: String(valor) })),
  );
  const { inicio, fim } = given;
  const days = inicio !== undefined || fim !== undefined;
  if (days && ano.length > 0) fail('invalidParameter', { name: 'ano' });
  const filters = [];
  for (const field of narrowing) {
    const text = given[groupName(field)];
    if (text === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- one or two of them, and the first that is wrong is told
    const value = offeredIn(groupName(field), text, await valuesOf(indicators, call, field, text));
    filters.push({ ...columnOf(field), operator: '=', value: value.map(({ valor }) => valor) });
  }
  const read = viewQuestion.safeParse({
    indicadores: [{ id }],
    grouprow: by.map((name) => columnOf(groups.find((field) => groupName(field) === name)!)),
    filters,
    ano,
    uf: listed(
      'uf',
      STATES.map((valor) => ({ valor, titulo: stateName(valor) })),
    ),
    ...(days ? { period: { kind: 'days', from: inicio, until: fim } } : {}),
  });
  if (read.success) return read.data;
  const [at] = read.error.issues[0]?.path ?? [];
  return fail('invalidParameter', { name: at === 'period' ? 'inicio' : 'por' });
}

const columnOf = ({ alias, colname }: Field) => ({ alias, colname });

async function valuesOf(indicators: Indicators, call: Call, field: Field, text: string): Promise<Offered[]> {
  const offered = async (q?: string) =>
    (await filterValues(indicators, call, { ...columnOf(field), q, limit: MANY })).map(
      ({ value, label }) => ({
        valor: value,
        titulo: label,
      }),
    );
  const first = await offered();
  return first.length < MANY ? first : offered(text);
}
