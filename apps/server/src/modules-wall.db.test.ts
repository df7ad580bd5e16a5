// [ASVS 8.2.2 8.4.1]
import { randomBytes } from 'node:crypto';
import { HISTORY_TABLES, type HistoryTable } from '@fonte/contracts/history';
import { ANA, CAIO, DORA, OTTO, RUTE } from '@fonte/programme/tiny/people';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOfDay, changesOfProperty, IN_ORDER, shownOf, shownPage } from './modules/history/changes.ts';
import { changesSql } from './modules/history/since/changed-rows.ts';
import { galleryOf, polygonsOf } from './modules/media/lists/gallery.ts';
import { listProperties } from './modules/media/lists/property-list.ts';
import { listTags } from './modules/media/lists/tag-list.ts';
import { propertyAgenda } from './modules/properties/agenda.ts';
import { propertyHead } from './modules/properties/property-head.ts';
import { takeFinding } from './modules/quality/change-finding.ts';
import type { Call } from './platform/index.ts';
import { behindWall, type Access } from './query/index.ts';
import { ALL, CALLERS, callOf, groundOf, isOwn } from './testing/walled-callers.ts';
import {
  farmAnswer,
  farmAnswerOf,
  farmQuestions,
  plantFindings,
  readFarms,
  seesCode,
  type AskWith,
  type Farm,
  type FarmQuestion,
  type Finding,
} from './testing/walled-farms.ts';
import { testPortalWithTiny, type TestPortal } from './testing.ts';

// What modules read with statements of their own has two walls: what these say, and what the database keeps. Random questions with either of them down, against plain SELECTs of the raw rows.

/** Of each caller, the same each time; which one failed, fast-check says with its seed. */
const RUNS = { history: 8, farms: 30 };
const SEED = 33;
const VERSIONS = [1, 2, 3, 4];

let portal: TestPortal;
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
let findings: Finding[];

beforeAll(async () => {
  portal = await testPortalWithTiny();
  const { db } = portal.database;
  farms = await readFarms(portal);
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
  findings = await plantFindings(portal, farms, gone[0]!);
  polygons = (
    await sql<(typeof polygons)[number]>`
    select o.id_poligono as id, g.cod_propriedade as cod from portal.poligono_enviado o join portal.geometria_enviada g using (id_geometria) order by 1`.execute(
      db,
    )
  ).rows;
});
afterAll(() => portal.close());

const farmOf = (cod: string | null) => farms.find((farm) => farm.cod === cod);
const seesFarm = (access: Access, cod: string): boolean => seesCode(farms, access, cod);

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

const EACH = Object.entries(CALLERS).map(([who, access], at) => [who, access, SEED + at] as const);

describe.each<[string, (access: Access) => [said: Access, wall: Access | null]]>([
  ['the statements’ own rule off', (access) => [ALL, access]],
  ['the database’s wall down', (access) => [access, null]],
  ['both', (access) => [access, access]],
])('with %s', (_what, walls) => {
  const call = (access: Access): Call => callOf(portal, ...walls(access));
  const askWith =
    (access: Access): AskWith =>
    (asked) =>
      callOf(portal, ...walls(access), asked);

  it.each(EACH)('random questions to the history give the changes of %s', async (_who, access, seed) => {
    let met = 0;
    await fc.assert(
      fc.asyncProperty(questions(), async (question) => {
        const expected = changes
          .filter((one) => fits(question, one) && seesChange(access, one))
          .map(({ id }) => id);
        expect(await asked(call(access), question)).toEqual(expected);
        if (expected.length > 0) met += 1;
      }),
      { numRuns: RUNS.history, seed },
    );
    // Else the questions of this caller prove nothing.
    if (changes.some((one) => seesChange(access, one))) expect(met).toBeGreaterThan(RUNS.history / 4);
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

  it.each(EACH)(
    'random questions to pages and to the queue give the rows of %s',
    async (_who, access, seed) => {
      const met: Record<FarmQuestion['kind'], number> = { code: 0, search: 0, queue: 0 };
      await fc.assert(
        fc.asyncProperty(farmQuestions(farms, findings), async (question) => {
          const expected = farmAnswerOf({ farms, findings }, question, access);
          expect(await farmAnswer(askWith(access), question)).toEqual(expected);
          if (expected.some((one) => one !== '')) met[question.kind] += 1;
        }),
        { numRuns: RUNS.farms, seed },
      );
      if (!farms.some(({ cod }) => seesFarm(access, cod))) return;
      for (const [kind, questions] of Object.entries(met))
        expect([kind, questions > 0]).toEqual([kind, true]);
    },
  );

  it.each(Object.entries(CALLERS))('the agenda is of the properties of %s', async (_who, access) => {
    const agendaOf = async (whose: Access) =>
      (await propertyAgenda(groundOf(call(whose)), call(whose))).propriedades;
    const propriedades = await agendaOf(access);
    const all = (await agendaOf(ALL)).map(({ codigo }) => codigo);
    expect(all.length).toBeGreaterThan(1);
    expect(propriedades.map(({ codigo }) => codigo).toSorted()).toEqual(
      all.filter((codigo) => seesFarm(access, codigo)).toSorted(),
    );
    for (const { codigo, sem_poligono: undrawn, achados } of propriedades) {
      expect([codigo, undrawn]).toEqual([codigo, farmOf(codigo)?.oeste === null]);
      const waiting = findings.filter(
        ({ cod, situacao }) => cod === codigo && ['abertos', 'assumidos'].includes(situacao),
      );
      if (achados !== null) expect([codigo, achados]).toEqual([codigo, waiting.length]);
    }
  });

  it.each(Object.entries(CALLERS))('a page is of a property of %s, or is not there', async (_who, access) => {
    for (const own of [true, false]) {
      const farm = farms.find(({ cod, oeste }) => oeste !== null && seesFarm(access, cod) === own);
      if (farm === undefined) continue;
      const asking = askWith(access)({ params: { id: farm.cod } });
      const head = propertyHead(groundOf(asking), asking);
      // oxlint-disable no-await-in-loop -- two
      if (own) expect(Number((await head).caixa?.split(',')[0])).toBeCloseTo(farm.oeste!, 5);
      else await expect(head).rejects.toMatchObject({ failure: 'propertyNotFound' });
      // oxlint-enable no-await-in-loop
    }
  });

  it.each(Object.entries(CALLERS))('no finding is taken on that is none of %s', async (_who, access) => {
    const other = findings.find(({ cod, situacao }) => situacao === 'abertos' && !seesFarm(access, cod));
    if (other === undefined) return;
    const { cod: cod_propriedade, regra, chave } = other;
    const taking = takeFinding(askWith(access)({ body: { cod_propriedade, regra, chave } as never }));
    await expect(taking).rejects.toMatchObject({ failure: 'findingNotFound' });
  });
});
