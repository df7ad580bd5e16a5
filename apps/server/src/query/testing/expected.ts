import type { Period } from '../../model/period.ts';
import { RELATIONS } from '../../model/relations/index.ts';
import type { Cell } from '../ask/answer.ts';
import type { Oracle } from './oracle.ts';
import type { RandomBase, RandomPlan } from './random-plans.ts';
import { dateOf } from './vocabulary.ts';

/** An expected row: which level, its keys in the order of the level, its values. */
export interface Expected {
  readonly level: readonly string[];
  readonly keys: readonly (string | null)[];
  readonly values: Readonly<Record<string, Cell>>;
}

/** The last day of the tiny programme's data. */
export interface Moment {
  readonly dataEnd: string;
}

type Table = Map<string, Cell>;

/** Works a random plan's answer out naively: one SELECT per measure and level over flat rows, put together in plain code. */
export async function expectedOf(random: RandomPlan, oracle: Oracle, moment: Moment): Promise<Expected[]> {
  const all = random.groups.map(({ field }) => field);
  const shown = [all, ...random.totals.filter((level) => level.length < all.length)];
  const needed = random.shareWithin ? [...shown, random.shareWithin] : shown;
  const levels = unique(needed.map((level) => all.filter((field) => level.includes(field))));
  const tables = new Map<string, Table[]>();
  for (const level of levels) {
    const own: Table[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const base of random.bases) own.push(await table(base, level, random, oracle, moment));
    tables.set(level.join(), own);
  }
  return unique(shown.map((level) => all.filter((field) => level.includes(field)))).flatMap((level) => {
    const own = tables.get(level.join()) ?? [];
    const present = new Set(own.flatMap((one) => [...one.keys()]));
    if (level.length === 0) present.add('[]');
    return [...present].map((key): Expected => {
      const keys = JSON.parse(key) as (string | null)[];
      const base = (index: number, at: Table[] = own, k: string = key): Cell =>
        at[index]?.get(k) ?? random.bases[index]?.word.empty ?? null;
      const values: Record<string, Cell> = {};
      random.bases.forEach((_, index) => (values[`m${index}`] = base(index)));
      if (random.operator)
        values['z'] = arithmetic(random.operator, base(0), base(random.bases.length > 1 ? 1 : 0));
      if (random.shareWithin) {
        const within = all.filter((field) => random.shareWithin?.includes(field));
        const fits = within.every((field) => level.includes(field));
        const wider = JSON.stringify(within.map((field) => keys[level.indexOf(field)] ?? null));
        values['s'] = fits ? arithmetic('/', base(0), base(0, tables.get(within.join()) ?? [], wider)) : null;
      }
      if (random.runningAlong) values['r'] = running(random.runningAlong, level, keys, present, base);
      return { level, keys, values };
    });
  });
}

function running(
  along: string,
  level: readonly string[],
  keys: readonly (string | null)[],
  present: ReadonlySet<string>,
  base: (index: number, at: Table[] | undefined, key: string) => Cell,
): Cell {
  const at = level.indexOf(along);
  const own = JSON.stringify(keys);
  if (at < 0) return base(0, undefined, own);
  const rank = (value: Cell | undefined) =>
    value === null || value === undefined ? Infinity : Number(value);
  let sum = 0;
  for (const key of present) {
    const other = JSON.parse(key) as (string | null)[];
    const same = other.every((value, index) => index === at || value === keys[index]);
    if (same && rank(other[at]) <= rank(keys[at])) sum += Number(base(0, undefined, key) ?? 0);
  }
  return sum;
}

/** Arithmetic in which nothing gives nothing. */
export function arithmetic(operator: '+' | '-' | '/', a: Cell, b: Cell): Cell {
  if (a === null || b === null) return null;
  if (operator === '+') return Number(a) + Number(b);
  if (operator === '-') return Number(a) - Number(b);
  return Number(b) === 0 ? null : Number(a) / Number(b);
}

async function table(
  { word, period }: RandomBase,
  level: readonly string[],
  random: RandomPlan,
  oracle: Oracle,
  moment: Moment,
): Promise<Table> {
  const date = dateOf(word.fact);
  const keys = level.map((field) => random.groups.find((group) => group.field === field)?.sql ?? 'NULL');
  const columns = keys.map((text, index) => `${text.replaceAll('{date}', date)} AS k${index}`);
  const where = [
    word.where,
    ...random.filters.map(({ sql }) => sql),
    periodSql(word.fact, period, random.period, moment),
    scopeSql(random.access),
  ].join(' AND ');
  const group =
    keys.length > 0 ? `GROUP BY ${keys.map((_, index) => index + 1).join(', ')}` : 'HAVING count(*) > 0';
  const rows = await oracle.select(
    `SELECT ${[...columns, `${word.aggregate} AS v`].join(', ')} FROM "flat_${word.fact}" WHERE ${where} ${group}`,
  );
  return new Map(
    rows.map((row) => [
      JSON.stringify(keys.map((_, index) => asText(row[`k${index}`]))),
      (row['v'] ?? null) as Cell,
    ]),
  );
}

// Keys are compared as text: DuckDB's JSON writes whole numbers that way.
export const asText = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** The rows of an access (docs/security.md, Authorisation matrix), read once more. */
export function scopeSql({ profile, uf, cpf }: RandomPlan['access']): string {
  const place = uf ? `"propriedade.uf" = '${uf}'` : 'true';
  if (profile === 'administrador' || profile === 'nacional') return 'true';
  if (profile === 'supervisor')
    return uf && cpf ? `${place} AND "propriedade.cpf_supervisor" = '${cpf}'` : 'false';
  if (profile === 'tecnico') return cpf ? `${place} AND "propriedade.cpf_tecnico" = '${cpf}'` : 'false';
  return uf ? place : 'false';
}

function periodSql(
  fact: string,
  own: RandomBase['period'],
  period: Period | undefined,
  { dataEnd }: Moment,
): string {
  const relation = RELATIONS[fact]!;
  if (!relation.date) return 'true';
  const date = dateOf(fact);
  const use = (typeof own === 'string' ? own : undefined) ?? period?.mode ?? relation.period;
  const shift = typeof own === 'object' ? own : undefined;
  if (use === 'none') return 'true';
  const bounded =
    period && ('anos' in period ? period.anos.length > 0 : (period.from ?? period.until) !== undefined);
  if (!bounded) return shift ? 'false' : 'true';
  const back = shift ? 1 : 0;
  // A fact of the year before stands for the day a year later.
  const day = back ? `(${date} + INTERVAL 1 YEAR)::DATE` : date;
  const cut = shift?.sameSpan ? ` AND ${day} <= DATE '${dataEnd}'` : '';
  if ('anos' in period) {
    const last = Math.max(...period.anos);
    return (use === 'to' ? `year(${day}) <= ${last}` : `year(${day}) IN (${period.anos.join(', ')})`) + cut;
  }
  const until = period.until ? `${day} <= DATE '${period.until}'` : 'true';
  const from = period.from && use === 'in' ? `${day} >= DATE '${period.from}'` : 'true';
  return `${from} AND ${until}${cut}`;
}

const unique = (levels: readonly (readonly string[])[]): string[][] => [
  ...new Map(levels.map((level) => [level.join(), [...level]])).values(),
];
