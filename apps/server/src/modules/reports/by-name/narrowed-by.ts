import { offeredIn, refuseOthers, type Offered } from '../../../answers/index.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { accessOf } from '../../../query/index.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { refusedAs } from '../question/refused.ts';
import type { Reports } from '../question/service.ts';
import { parseDays } from '../request/days.ts';
import type { RawFilters } from '../request/read-request.ts';
import { conditionOf, valuesOf, type Narrowing } from './narrowing.ts';
import { givenParameters, parametersOf, type Parameter } from './parameters.ts';

/** What a call asks of a report, as the portal's own pages ask it. */
export interface Narrowed {
  readonly raw: RawFilters;
  /** The conditions by name in words, and what the caller wrote besides. */
  readonly words: readonly { readonly nome: string; readonly valor: string }[];
}

type Given = Readonly<Record<string, string | undefined>>;

/** Reads a call's parameters. Errors: noSuchParameter and noSuchValue, each with what there is; those of `parseDays`; those of `refusedAs`. */
export async function narrowedBy(
  reports: Pick<Reports, 'engine'>,
  call: Call,
  report: Report,
  reading: Reading,
): Promise<Narrowed> {
  const given = call.query as Given;
  const { settings } = call.app;
  const asked = givenParameters(report, reading, settings, given);
  if (asked.length < Object.keys(given).length)
    refuseOthers(
      given,
      parametersOf(report, reading, settings).map(({ nome }) => nome),
    );
  const conditions: string[] = [];
  const words: { nome: string; valor: string }[] = [];
  for (const { nome, titulo, narrowing } of asked) {
    if (narrowing === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- one or two of them, and the first that is wrong is told
    const values = offeredIn(nome, given[nome] ?? '', await valuesFor(reports, call, narrowing));
    conditions.push(conditionOf(narrowing, values));
    words.push({ nome: titulo, valor: values.map((one) => one.titulo).join(', ') });
  }
  const { filtro = '' } = given;
  if (filtro.trim() !== '') {
    conditions.push(filtro.trim());
    words.push({ nome: 'Filtro', valor: filtro.trim() });
  }
  const values = (nome: string) => valuesIn(asked, given, nome);
  const years = values('ano') as number[] | undefined;
  const days = { $inicio: given['inicio'], $fim: given['fim'] };
  // Told by the names that this caller knows.
  parseDays(days, years ?? [], { from: 'inicio', until: 'fim', years: 'ano' });
  return {
    raw: {
      ...days,
      $ano: years,
      $uf: values('uf') as string[] | undefined,
      moreFilter: conditions.join(' AND '),
      ...chosenOf(report, values),
    },
    words,
  };
}

const valuesFor = (
  { engine }: Pick<Reports, 'engine'>,
  call: Call,
  narrowing: Narrowing,
): Promise<Offered[]> => refusedAs(() => valuesOf(engine, narrowing, accessOf(call), call.signal));

/** What is given of a parameter whose values are known; undefined where nothing is. */
function valuesIn(
  parameters: readonly Parameter[],
  given: Given,
  name: string,
): Offered['valor'][] | undefined {
  const text = given[name];
  const { of } = parameters.find(({ nome }) => nome === name) ?? {};
  return text === undefined || of === undefined
    ? undefined
    : offeredIn(name, text, of).map(({ valor }) => valor);
}

/** A choice is of one value. Errors: invalidParameter for several. */
function chosenOf(
  { choice }: Report,
  values: (name: string) => Offered['valor'][] | undefined,
): Partial<RawFilters> {
  const [value, ...more] = (choice !== undefined && values(choice)) || [];
  if (choice === undefined || value === undefined) return {};
  return more.length > 0 ? fail('invalidParameter', { name: choice }) : { [choice]: String(value) };
}
