// What is read and changed of media, and by whom (second text, 2.9 to 2.12 and section 6).
import { randomBytes } from 'node:crypto';
import { ALL_PROFILES, OBSERVERS, type Profile } from '@fonte/contracts';
import { ANA, CAIO, OTTO } from '@fonte/programme/tiny/people';
import { P1, P4, P6 } from '@fonte/programme/tiny/properties';
import { compareTexts } from '@fonte/pt-br';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

const BASE = '/api/indicators/medias';
let portal: TestPortal;
let admin: TestPerson;
/** Of Ana, who has P1 and not P4; of nobody who only observes: `open` is public, `shut` is not. */
let open: number;
let shut: number;
let photo: number;
let foreign: number;
beforeAll(async () => {
  portal = await testPortalWithTiny({ VIDEO_EMBED_URL: 'https://video.example/embed/{id}' });
  admin = await portal.person('administrador');
  open = await tag('Antes e depois', true);
  shut = await tag('Documentação', false);
  photo = await file(P1, 'photo', [open, shut]);
  await file(P1, 'document', [open]);
  foreign = await file(P4, 'photo', [open]);
  await file(P6, 'photo', [shut]);
});
afterAll(() => portal.close());

async function tag(name: string, publica: boolean): Promise<number> {
  const answer = await ask(admin, 'POST', '/tag', { name, description: `Fotos de ${name}`, publica });
  return answer.json<{ id: number }>().id;
}
async function file(property: string, tipo: 'photo' | 'document', tags: number[]): Promise<number> {
  const { db } = portal.database;
  const { id_arquivo } = await db
    .insertInto('portal.arquivo')
    .values({
      cod_propriedade: property,
      tipo,
      nome: 'Relatório.pdf',
      chave: randomBytes(16).toString('hex'),
      media_type: 'application/pdf',
      bytes: 5,
      sha256: 'a'.repeat(64),
      descricao: 'Como estava',
      lon: '-50.93',
      lat: '-17.8',
      distancia_m: 12,
    })
    .returning('id_arquivo')
    .executeTakeFirstOrThrow();
  for (const id_tag of tags)
    // oxlint-disable-next-line no-await-in-loop -- a row or two
    await db.insertInto('portal.arquivo_tag').values({ id_arquivo, id_tag }).execute();
  return id_arquivo;
}
const ask = (
  { cookie }: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) =>
  portal.ask(method, `${BASE}${path}`, {
    headers: { cookie },
    ...(payload === undefined ? {} : { payload }),
  });
/** One person for each profile, and Caio, a technician of P4 and not of P1: a CPF is one account's. */
const people = new Map<string, Promise<TestPerson>>();
function profile(one: Profile | 'caio'): Promise<TestPerson> {
  const cpf = { tecnico: ANA, supervisor: OTTO, caio: CAIO }[one as string];
  const known =
    people.get(one) ??
    portal.person(one === 'caio' ? 'tecnico' : one, { uf: 'GO', ...(cpf === undefined ? {} : { cpf }) });
  people.set(one, known);
  return known;
}

describe('lists', () => {
  test('tags count what the caller may see, of a state too', async () => {
    const counts = async (person: TestPerson, path = '/tags') =>
      (await ask(person, 'GET', path))
        .json<Record<string, unknown>[]>()
        .map((row) => [row['Nome'], row['Fotos'], row['Docs'], row['UF']]);
    expect(await counts(admin)).toEqual([
      ['Antes e depois', 2, 1, null],
      ['Documentação', 2, 0, null],
    ]);
    expect(await counts(admin, '/tags/MG')).toEqual([
      ['Antes e depois', 0, 0, 'MG'],
      ['Documentação', 1, 0, 'MG'],
    ]);
    expect(await counts(await profile('tecnico'))).toEqual([
      ['Antes e depois', 1, 1, null],
      ['Documentação', 1, 0, null],
    ]);
  });

  test.each(OBSERVERS)('%s sees public tags without documents, places and properties', async (one) => {
    const person = await profile(one);
    const rows = (await ask(person, 'GET', '/tags')).json<Record<string, unknown>[]>();
    expect(rows).toMatchObject([{ id: open, Fotos: 2 }]);
    expect(rows[0]).not.toHaveProperty('Docs');
    expect((await ask(person, 'GET', `/tag/${shut}`)).json()).toMatchObject({ codigo: 'tagNotFound' });
    const answer = await ask(person, 'GET', `/tag/${open}`);
    expect(answer.json()).not.toHaveProperty('documents');
    expect(answer.json<{ medias: object[] }>().medias).toMatchObject([
      {
        id: foreign,
        property_id: null,
        property: null,
        municipio: null,
        lon: null,
        distancia_m: null,
        enviado_em: null,
      },
      { id: photo, file_tags: [open] },
    ]);
    expect(answer.body).not.toContain('Fazenda');
    expect(answer.body).not.toContain(P1.replaceAll('.', ''));
    expect((await ask(person, 'GET', `/property/${P1}`)).statusCode).toBe(403);
  });

  test('properties are the own ones; who only observes is told published places', async () => {
    const names = async (person: TestPerson, path = '/properties') =>
      (await ask(person, 'GET', path))
        .json<Record<string, unknown>[]>()
        .map((row) => [row['property_id'], row['UF'], row['Fotos'], row['Docs']]);
    expect((await names(admin)).toSorted((a, b) => compareTexts(String(a[0]), String(b[0])))).toEqual([
      ['3100010001', 'MG', 1, 0],
      ['5200010001', 'GO', 1, 1],
      ['5200020001', 'GO', 1, 0],
    ]);
    expect(await names(admin, '/properties/MG')).toEqual([['3100010001', 'MG', 1, 0]]);
    expect(await names(await profile('tecnico'))).toEqual([['5200010001', 'GO', 1, 1]]);
    const answer = await ask(await profile('consulta'), 'GET', '/properties');
    expect(answer.json()).toMatchObject([
      { property_id: null, Nome: 'Outros municípios', UF: 'GO', Fotos: 2 },
    ]);
    expect(answer.body).not.toContain('Docs');
  });

  test('the gallery of a property is for its own people; of others and of none it is not found', async () => {
    const ana = await profile('tecnico');
    expect((await ask(ana, 'GET', '/property/5200010001')).json()).toMatchObject({
      property: { property_id: '5200010001', name: 'Fazenda Dois Ipês', uf: 'GO' },
      medias: [{ id: photo, lon: -50.93, distancia_m: 12 }],
      documents: [{ key: expect.stringMatching(/^[0-9a-f]{32}\/Relatório\.pdf$/) }],
      polygons: [],
      editavel: true,
    });
    expect((await ask(admin, 'GET', `/property/${P1}`)).json()).toMatchObject({ editavel: true });
    expect((await ask(await profile('nacional'), 'GET', `/property/${P1}`)).json()).toMatchObject({
      editavel: false,
    });
    for (const id of ['5200020001', '9999999999'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(ana, 'GET', `/property/${id}`)).json()).toMatchObject({
        codigo: 'propertyNotFound',
        result: 'Propriedade não encontrada',
      });
  });

  test('a photo of a day without a visit says so to who is told its moment, as far as the loads reach', async () => {
    const { db } = portal.database;
    // P1 was visited on 15 March 2024; by the clock of Brasília the first two are of the 14th and of the 15th, late in the evening.
    const moments = ['2024-03-15T02:30:00Z', '2024-03-16T02:30:00Z', '2099-03-15T12:00:00Z'];
    const ids: number[] = [];
    for (const tirada_em of moments) {
      // oxlint-disable no-await-in-loop -- three
      const id = await file(P1, 'photo', [open]);
      await db.updateTable('portal.arquivo').set({ tirada_em }).where('id_arquivo', '=', id).execute();
      ids.push(id);
      // oxlint-enable no-await-in-loop
    }
    const told = async (person: TestPerson, path: string) => {
      const { medias } = (await ask(person, 'GET', path)).json<{
        medias: { id: number; sem_visita: boolean | null }[];
      }>();
      return [...ids, photo].flatMap((id) =>
        medias.filter((one) => one.id === id).map(({ sem_visita }) => sem_visita),
      );
    };
    expect(await told(await profile('tecnico'), `/property/${P1}`)).toEqual([true, false, null, null]);
    // Two visits of the day do not make two photos of one.
    const onDay = (dt_visita: string) =>
      db.updateTable('programa.visita').set({ dt_visita }).where('id_visita', '=', 101).execute();
    await onDay('2024-03-15');
    expect(await told(await profile('tecnico'), `/property/${P1}`)).toEqual([true, false, null, null]);
    await onDay('2024-02-15');
    expect(await told(await profile('giz'), `/tag/${open}`)).toEqual([null, null, null, null]);
    await db.deleteFrom('portal.arquivo').where('id_arquivo', 'in', ids).execute();
  });

  test('files of a property that left the programme stay, for who sees all rows', async () => {
    await file('99.0001.0001', 'document', []);
    expect((await ask(admin, 'GET', '/property/9900010001')).json()).toMatchObject({
      property: { property_id: '9900010001', uf: null },
      documents: [{ property_id: '9900010001' }],
    });
    expect((await ask(await profile('supervisor'), 'GET', '/property/9900010001')).statusCode).toBe(404);
  });
});

describe('changes', () => {
  test('tags are made and changed by the Administrador alone, under one name', async () => {
    for (const one of ALL_PROFILES.filter((each) => each !== 'administrador'))
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(await profile(one), 'POST', '/tag', {})).statusCode).toBe(403);
    const body = { name: 'ANTES  e depóis', description: 'De novo' };
    expect((await ask(admin, 'POST', '/tag', body)).json()).toMatchObject({ codigo: 'nameTaken' });
    expect((await ask(admin, 'PUT', '/tag/999999', { name: 'X', description: 'Y' })).json()).toMatchObject({
      codigo: 'tagNotFound',
    });
    const long = await ask(admin, 'POST', '/tag', { name: 'n'.repeat(121), description: '' });
    expect(long.json()).toMatchObject({
      codigo: 'invalidRequest',
      errors: [
        { campo: 'name', msg: 'Máximo 120 caracteres' },
        { campo: 'description', msg: 'Obrigatório' },
      ],
    });
    const id = await tag('Passageira', true);
    await ask(admin, 'PUT', `/tag/${id}`, { name: 'Outra', description: 'Mudou' });
    const stands = await portal.database.db
      .selectFrom('portal.tag')
      .where('id_tag', '=', id)
      .select(['nome', 'publica'])
      .executeTakeFirst();
    expect(stands).toEqual({ nome: 'Outra', publica: true });
    await portal.database.db.deleteFrom('portal.tag').where('id_tag', '=', id).execute();
  });

  test('a file is edited and removed by its own people, in either form of tags, and not found by others', async () => {
    const id = await file(P1, 'document', [shut]);
    const caio = await profile('caio');
    const own = await profile('tecnico');
    for (const [method, payload] of [
      ['PUT', { description: 'Tomado', tags: '0' }],
      ['DELETE', undefined],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(caio, method, `/file/${id}`, payload)).json()).toMatchObject({
        codigo: 'fileNotFound',
      });
    const tags = async () =>
      (
        await portal.database.db
          .selectFrom('portal.arquivo_tag')
          .where('id_arquivo', '=', id)
          .select('id_tag')
          .orderBy('id_tag')
          .execute()
      ).map(({ id_tag }) => id_tag);
    expect(
      (await ask(own, 'PUT', `/file/${id}`, { description: 'A', tags: `${open},${shut}` })).json(),
    ).toEqual({ updated: true });
    expect(await tags()).toEqual([open, shut]);
    await ask(own, 'PUT', `/file/${id}`, { description: 'A', tags: [open] });
    expect(await tags()).toEqual([open]);
    await ask(own, 'PUT', `/file/${id}`, { description: 'A', tags: '0' });
    expect(await tags()).toEqual([]);
    for (const body of [
      { description: 'A' },
      { description: '', tags: [] },
      { description: 'd'.repeat(1001), tags: [] },
      { description: 'A', tags: '3,x' },
      { description: 'A', tags: [999_999] },
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(own, 'PUT', `/file/${id}`, body)).json()).toMatchObject({ codigo: 'invalidRequest' });
    expect((await ask(own, 'DELETE', `/file/${id}`)).json()).toEqual({ deleted: true });
    expect((await ask(own, 'DELETE', `/file/${id}`)).json()).toMatchObject({ codigo: 'fileNotFound' });
    const told = (await portal.trail()).filter(({ alvo }) => alvo === `arquivo ${id}`);
    expect(told.map(({ detalhe }) => (detalhe as { feito: string }).feito)).toEqual([
      'editar',
      'editar',
      'editar',
      'remover',
    ]);
    const loose = await portal.database.db.selectFrom('portal.objeto_solto').selectAll().execute();
    expect(loose).toHaveLength(1);
  });

  test('a video is kept by its id, however its address is written', async () => {
    const own = await profile('tecnico');
    const add = (video: string) =>
      ask(own, 'POST', '/property/5200010001/video', { video, description: 'Vídeo', tags: '0' });
    for (const video of [
      'dQw4w9WgXcQ',
      'https://video.example/watch?v=dQw4w9WgXcQ&t=3',
      'https://v.example/dQw4w9WgXcQ',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const { id } = (await add(video)).json<{ id: number }>();
      // oxlint-disable-next-line no-await-in-loop
      const gallery = (await ask(own, 'GET', '/property/5200010001')).json<{
        medias: { id: number; key: string }[];
      }>();
      expect(gallery.medias.find((one) => one.id === id)?.key).toBe('dQw4w9WgXcQ');
    }
    for (const video of ['javascript:alert(1)', 'https://v.example/', '"><script>'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await add(video)).json()).toMatchObject({ codigo: 'videoRefused' });
  });
});
