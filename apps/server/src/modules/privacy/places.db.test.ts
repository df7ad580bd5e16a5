import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELATIONS } from '../../model/relations/index.ts';
import { columnsOf, NOBODY, PLACES } from './places/index.ts';
import type { Mark } from './places/index.ts';

/** The table of where personal data are, held against the database's columns and the marks of the model: a new column without a place fails here. */

let database: TestDatabase;
interface Column {
  readonly name: string;
  readonly column: string;
  readonly type: string;
  readonly references: string | null;
}
let columns: Column[];
beforeAll(async () => {
  database = await freshDatabase();
  columns = (
    await sql<Column>`
      select n.nspname || '.' || c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
        (select k.confrelid::regclass::text from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as references
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('programa', 'camada', 'portal', 'resumo') and a.attnum > 0 and not a.attisdropped
      order by 1, 2`.execute(database.db)
  ).rows;
});
afterAll(() => database.close());

const MARKS: readonly Mark[] = [
  'cpf',
  'email',
  'nome',
  'nascimento',
  'conta',
  'produtor',
  'imovel',
  'texto',
  'json',
  'rede',
  'traco',
  'segredo',
  'derivado',
  'fato',
];
const declaredOf = (table: string): string[] =>
  PLACES[table] ? columnsOf(PLACES[table], ...MARKS) : (NOBODY[table] ?? '').split(' ').filter(Boolean);
const markOf = (table: string, column: string): Mark | undefined =>
  PLACES[table] && MARKS.find((mark) => columnsOf(PLACES[table]!, mark).includes(column));
/** What holds neither words nor bytes: one number, moment, shape or yes. All else can hold something of a person: texts, structures, lists, and types that are not there yet, such as enumerations. */
const PLAIN =
  /^(?:bigint|integer|smallint|numeric\([\d,]+\)|numeric|real|double precision|boolean|date|timestamp with(?:out)? time zone|interval|(?:public\.)?geometry(?:\(.+\))?)$/;
/** Days of what happened to a farm, a visit, a load or a note, of nobody's own life: a day under another name is looked at. */
const FACT_DAYS = new Set(
  (
    'ano carga ciclo_1_fim ciclo_1_inicio ciclo_2_fim ciclo_2_inicio dados_ate data date desde dia dt dt_fim dt_inicio dt_registro dt_visita fase_desde fim inicio mes primeira ' +
    'quieta_ate semestre ultima ultimo_fato'
  ).split(' '),
);

/** Columns that need a place: of a table whose rows are persons all, whatever their type; of the others what can hold something, and days that are not known for a fact's. */
function needsPlace(table: string, { column, type }: Column): boolean {
  const persons = PLACES[table] && columnsOf(PLACES[table], 'nome', 'nascimento', 'traco').length > 0;
  return Boolean(persons) || !PLAIN.test(type) || (type === 'date' && !FACT_DAYS.has(column));
}
const OF_ACCOUNT = /^(?:id_usuario|autor|enviado_por|.*ad[oa]_por)$/;

test('each column that can hold something of a person has its place, once, and is there', () => {
  const tables = new Set(columns.map(({ name }) => name));
  for (const table of [...Object.keys(PLACES), ...Object.keys(NOBODY)]) expect(tables).toContain(table);
  for (const table of tables) {
    const own = columns.filter(({ name }) => name === table);
    const needed = own.filter((one) => needsPlace(table, one)).map(({ column }) => column);
    const declared = declaredOf(table);
    const missing = needed.filter((column) => !declared.includes(column));
    expect([table, missing]).toEqual([table, []]);
    const unknown = declared.filter((name) => !own.some(({ column }) => column === name));
    expect([table, unknown]).toEqual([table, []]);
    expect([table, new Set(declared).size]).toEqual([table, declared.length]);
  }
  expect(Object.keys(PLACES).filter((table) => table in NOBODY)).toEqual([]);
});

test('numbers of accounts and of producers are marked as such', () => {
  for (const { name, column, type, references } of columns) {
    if (references === 'portal.usuario' || (type === 'bigint' && OF_ACCOUNT.test(column)))
      expect([name, column, markOf(name, column)]).toEqual([name, column, 'conta']);
    if (column === 'id_produtor')
      expect([name, column, markOf(name, column)]).toEqual([name, column, 'produtor']);
    // Sessions are an account's, and go with it.
    if (column.startsWith('cpf') && column !== 'cpf_conferido')
      expect([name, column, markOf(name, column)]).toEqual([name, column, 'cpf']);
    if (/email|destinatario/.test(column) && column !== 'id_email')
      expect([name, column, markOf(name, column)]).toEqual([name, column, 'email']);
  }
});

test('what the model marks as personal has the same mark here', () => {
  const marks: Record<string, readonly (Mark | undefined)[]> = {
    cpf: ['cpf'],
    nome: ['nome', 'nascimento'],
    // Places are facts of a farm: they stay (decisions/0035).
    coordenada: ['fato'],
  };
  let seen = 0;
  const tables = new Set(columns.map(({ name }) => name));
  for (const { table, columns: own } of Object.values(RELATIONS)) {
    const name = table.join('.');
    if (!tables.has(name)) continue;
    for (const [column, { personal, disclosure }] of Object.entries(own)) {
      if (personal !== undefined)
        expect([name, column, marks[personal]]).toEqual([
          name,
          column,
          expect.arrayContaining([markOf(name, column)]),
        ]);
      if (disclosure === 'person')
        expect([name, column, markOf(name, column)]).toEqual([name, column, 'traco']);
      if (personal !== undefined || disclosure === 'person') seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(12);
});
