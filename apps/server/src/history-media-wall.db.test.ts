// [ASVS 8.2.2 8.4.1]
import { ANA, CAIO, DORA, OTTO, RUTE } from '@fonte/programme/tiny/people';
import { randomBytes } from 'node:crypto';
import type { DatabaseAccess } from '@fonte/database';
import { HISTORY_TABLES, type HistoryTable } from '@fonte/contracts/history';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOfDay, changesOfProperty, IN_ORDER, shownOf, shownPage } from './modules/history/changes.ts';
import { changesSql } from './modules/history/since/changed-rows.ts';
import { galleryOf, polygonsOf } from './modules/media/lists/gallery.ts';
import { listProperties } from './modules/media/lists/property-list.ts';
import { listTags } from './modules/media/lists/tag-list.ts';
import type { Call } from './platform/index.ts';
import { rowRule } from './query/ask/row-rule.ts';
import { behindWall, type Access } from './query/index.ts';
import { wallOf } from './query/rule/wall.ts';
import { withoutWall } from './query/testing/without-wall.ts';
import { testPortalWithTiny, type TestPortal } from './testing.ts';

// History and media have two walls: what their statements say, and what the database keeps. Random questions with either of them down, against plain SELECTs of the raw rows.

const RUNS = 60;
const ALL: Access = { profile: 'administrador', uf: null, cpf: null };
const VERSIONS = [1, 2, 3, 4];

let portal: TestPortal;
interface Farm {
  readonly cod: string;
  readonly uf: string | null;
  readonly supervisor: string | null;
  readonly tecnico: string | null;
}
let farms: Farm[];
interface Change {
  readonly id: number;
  readonly versao: number;
  readonly table_name: HistoryTable;
  readonly date: string;
  readonly type: string;
  readonly cod: string | null;
  readonly diff: Readonly<Record<string, string>>;
}
let changes: Change[];
let files: { readonly id: number; readonly cod: string; readonly tipo: string }[];
let polygons: { readonly id: number; readonly cod: string }[];

beforeAll(async () => {
  portal = await testPortalWithTiny();
  const { db } = portal.database;
  farms = (
    await sql<Farm>`select cod_propriedade as cod, uf, cpf_supervisor as supervisor, cpf_tecnico as tecnico from programa.propriedade order by 1`.execute(
      db,
    )
  ).rows;
  await sql`insert into portal.versao (versao, dados_ate) overriding system value select n, '2025-01-01' from generate_series(100, 103) n`.execute(
    db,
  );
  // Of each farm, of two that are gone, and of a code that went and came again for somebody else.
  const gone = ['GO999.0001', 'MG999.0002'];
  const codes = [...farms.map(({ cod }) => cod), ...gone, null];
  for (const [at, code] of codes.entries())
    for (const table of HISTORY_TABLES)
      for (const version of VERSIONS) {
        const removal =
          table === 'propriedade' &&
          code !== null &&
          (gone.includes(code) ? version === 3 : at % 4 === 0 && version === 2);
        const owner = {
          uf: at % 2 ? 'GO' : 'MG',
          cpf_supervisor: at % 3 ? OTTO : RUTE,
          cpf_tecnico: [ANA, CAIO, DORA][at % 3]!,
        };
        const diff = removal ? owner : [{ key: 'nota', oldValue: 'a', value: 'b' }];
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff)
          values (${99 + version}, ${table}, ${`${at} ${version}`}, 'id', ${removal ? 'REMOVE' : 'UPDATE'}, ${`2025-02-0${version}`}, ${code}, ${JSON.stringify(diff)}::jsonb)`.execute(
          db,
        );
      }
  changes = (
    await sql<Change>`select id_diferenca as id, versao, table_name, date::text, type, cod_propriedade as cod, diff from portal.diferenca order by 1`.execute(
      db,
    )
  ).rows;
  const hash = 'a'.repeat(64);
  const key = () => randomBytes(16).toString('hex');
  const { rows: tags } = await sql<{ id: number }>`
    insert into portal.tag (nome, nome_comparado, descricao, publica) values ('Aguada', 'aguada', 'Aguada', true) returning id_tag as id`.execute(
    db,
  );
  const tag = tags[0]!.id;
  for (const { cod } of [...farms, { cod: gone[0]! }]) {
    // oxlint-disable no-await-in-loop -- one connection
    await sql`with a as (
        insert into portal.arquivo (cod_propriedade, tipo, nome, chave, media_type, bytes, sha256, descricao, largura, altura)
        values (${cod}, 'photo', 'a.jpg', ${key()}, 'image/jpeg', 5, ${hash}, 'Foto', 10, 10), (${cod}, 'document', 'a.pdf', ${key()}, 'application/pdf', 5, ${hash}, 'Ata', null, null)
        returning id_arquivo)
      insert into portal.arquivo_tag (id_arquivo, id_tag) select id_arquivo, ${tag} from a`.execute(db);
    await sql`with g as (insert into portal.geometria_enviada (chave, cod_propriedade, nome, bytes, sha256) values (${key()}, ${cod}, 'a.kml', 5, ${hash}) returning id_geometria)
      insert into portal.poligono_enviado (id_geometria, ordem, nome, descricao, id_tag, area_ha, hectares, geom)
      select id_geometria, 1, 'Pasto', 'Pasto', ${tag}, 1, 1, ST_GeomFromText('POLYGON((0 0,1 0,1 1,0 0))', 4674) from g`.execute(
      db,
    );
    // oxlint-enable no-await-in-loop
  }
  files = (
    await sql<
      (typeof files)[number]
    >`select id_arquivo as id, cod_propriedade as cod, tipo from portal.arquivo order by 1`.execute(db)
  ).rows;
  polygons = (
    await sql<(typeof polygons)[number]>`
    select o.id_poligono as id, g.cod_propriedade as cod from portal.poligono_enviado o join portal.geometria_enviada g using (id_geometria) order by 1`.execute(
      db,
    )
  ).rows;
});
afterAll(() => portal.close());

const CALLERS: Readonly<Record<string, Access>> = {
  country: ALL,
  'a state': { profile: 'coordenador', uf: 'MG', cpf: null },
  'another state': { profile: 'regional', uf: 'GO', cpf: null },
  'a supervisor': { profile: 'supervisor', uf: 'GO', cpf: OTTO },
  'a supervisor of another state than their rows': { profile: 'supervisor', uf: 'MG', cpf: OTTO },
  'a technician': { profile: 'tecnico', uf: null, cpf: ANA },
  'a technician held to a state': { profile: 'tecnico', uf: 'MG', cpf: DORA },
  'a technician without a CPF': { profile: 'tecnico', uf: null, cpf: null },
  nobody: { profile: 'coordenador', uf: null, cpf: null },
};

/** Whose rows a caller sees, told once more by hand. */
function isOwn(
  { profile, uf, cpf }: Access,
  of: { uf?: string | null; supervisor?: string | null; tecnico?: string | null },
): boolean {
  if (profile === 'administrador') return true;
  if (profile === 'coordenador' || profile === 'regional') return uf !== null && of.uf === uf;
  if (profile === 'supervisor' && uf === null) return false;
  const person = profile === 'supervisor' ? of.supervisor : of.tecnico;
  return cpf !== null && person === cpf && (uf === null || of.uf === uf);
}
const farmOf = (cod: string | null) => farms.find((farm) => farm.cod === cod);

function seesChange(access: Access, change: Change): boolean {
  if (access.profile === 'administrador') return true;
  if (change.cod === null) return false;
  const removal = changes
    .filter(
      (one) =>
        one.cod === change.cod &&
        one.table_name === 'propriedade' &&
        one.type === 'REMOVE' &&
        one.versao >= change.versao,
    )
    .toSorted((a, b) => a.versao - b.versao)[0];
  if (removal) {
    const { uf, cpf_supervisor: supervisor, cpf_tecnico: tecnico } = removal.diff;
    return isOwn(access, { uf: uf!, supervisor: supervisor!, tecnico: tecnico! });
  }
  const farm = farmOf(change.cod);
  return farm !== undefined && isOwn(access, farm);
}
const seesFarm = (access: Access, cod: string): boolean =>
  access.profile === 'administrador' || (farmOf(cod) !== undefined && isOwn(access, farmOf(cod)!));

/** A call whose statements are made for one, and run behind the wall of another, or of nobody. */
function callOf(said: Access, wall: Access | null): Call {
  const { database } = portal;
  const behind: DatabaseAccess =
    wall === null
      ? withoutWall(database)
      : {
          ...database,
          within: (limits) =>
            database.within(limits.wall ? { ...limits, wall: wallOf(rowRule(wall)) } : limits),
        };
  const { profile, uf, cpf } = said;
  return {
    app: { ...portal.app, database: behind },
    db: behind.db,
    profile,
    session: { uf, cpf, idUsuario: 0 },
    signal: new AbortController().signal,
    tell: () => {},
  } as unknown as Call;
}

type Question =
  | { readonly kind: 'day'; readonly table: HistoryTable; readonly date: string }
  | { readonly kind: 'property'; readonly code: string; readonly since: number | undefined }
  | { readonly kind: 'since'; readonly versao: number };

/** Which changes a question gives, by number. */
async function asked(call: Call, question: Question): Promise<number[]> {
  if (question.kind === 'since') {
    const { rows } = await sql<{
      id: number;
    }>`select d.id_diferenca as id from ${changesSql(call, question.versao)}`.execute(behindWall(call));
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  }
  const rows =
    question.kind === 'day'
      ? changesOfDay(call, question)
      : changesOfProperty(call, question.code, question.since);
  const all = await shownOf(rows, IN_ORDER).execute();
  const page = await shownPage(call, rows, IN_ORDER, 0).execute();
  expect(page).toEqual(all.slice(0, page.length));
  return all.map(({ id }) => id).toSorted((a, b) => a - b);
}

const fits = (question: Question, change: Change): boolean =>
  question.kind === 'day'
    ? change.table_name === question.table && change.date === question.date
    : question.kind === 'property'
      ? change.cod === question.code && change.versao >= (question.since ?? 0)
      : change.versao >= question.versao;

const questions = (): fc.Arbitrary<Question> =>
  fc.oneof(
    fc.record({
      kind: fc.constant('day' as const),
      table: fc.constantFrom(...HISTORY_TABLES),
      date: fc.constantFrom(...VERSIONS.map((n) => `2025-02-0${n}`)),
    }),
    fc.record({
      kind: fc.constant('property' as const),
      code: fc.constantFrom(...new Set(changes.flatMap(({ cod }) => (cod === null ? [] : [cod])))),
      since: fc.constantFrom(undefined, 100, 102),
    }),
    fc.record({ kind: fc.constant('since' as const), versao: fc.constantFrom(100, 101, 103) }),
  );

describe.each([
  ['the statements’ own rule off', (access: Access) => callOf(ALL, access)],
  ['the database’s wall down', (access: Access) => callOf(access, null)],
  ['both', (access: Access) => callOf(access, access)],
])('with %s', (_what, call) => {
  it('random questions to the history give the caller’s changes', async () => {
    let some = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.values(CALLERS)), questions(), async (access, question) => {
        const expected = changes
          .filter((one) => fits(question, one) && seesChange(access, one))
          .map(({ id }) => id);
        expect(await asked(call(access), question)).toEqual(expected);
        some += expected.length;
      }),
      { numRuns: RUNS },
    );
    expect(some).toBeGreaterThan(RUNS);
  });

  it.each(Object.entries(CALLERS))('media are those of the properties of %s', async (_who, access) => {
    const asking = call(access);
    const own = files.filter(({ cod }) => seesFarm(access, cod));
    const { medias, documents } = await galleryOf(asking, sql`true`);
    const ids = [...medias, ...documents].map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids).toEqual(own.map(({ id }) => id));
    const listed = await listProperties(asking, undefined);
    expect(listed.map(({ property_id: id }) => String(id)).toSorted()).toEqual(
      [...new Set(own.map(({ cod }) => cod.replaceAll('.', '')))].toSorted(),
    );
    const [tag] = await listTags(asking, undefined);
    expect(tag?.Fotos).toBe(own.filter(({ tipo }) => tipo === 'photo').length);
    for (const { id, cod } of polygons)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([cod, (await polygonsOf(asking, cod)).map((one) => one.id)]).toEqual([
        cod,
        seesFarm(access, cod) ? [id] : [],
      ]);
  });
});
