import { randomBytes } from 'node:crypto';
import { P1, P4 } from '@fonte/programme/tiny/properties';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

// Photos of a public tag, of a property that observers' figures do not count yet (docs/decisions/0053).

const BASE = '/api/indicators/medias';
const FILES = '/api/indicators/files';
const SHA = 'a'.repeat(64);

let portal: TestPortal;
let tag: number;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  tag = (
    await portal.database.db
      .insertInto('portal.tag')
      .values({ nome: 'Antes e depois', nome_comparado: 'antes e depois', descricao: 'Fotos', publica: true })
      .returning('id_tag')
      .executeTakeFirstOrThrow()
  ).id_tag;
});
afterAll(() => portal.close());

/** Gives its key. */
async function photoOf(cod_propriedade: string): Promise<string> {
  const { db } = portal.database;
  const chave = randomBytes(16).toString('hex');
  const { id_arquivo } = await db
    .insertInto('portal.arquivo')
    .values({
      cod_propriedade,
      tipo: 'photo',
      nome: 'Foto.jpg',
      chave,
      media_type: 'image/jpeg',
      bytes: 5,
      sha256: SHA,
      descricao: 'Como estava',
    })
    .returning('id_arquivo')
    .executeTakeFirstOrThrow();
  await db.insertInto('portal.arquivo_tag').values({ id_arquivo, id_tag: tag }).execute();
  return chave;
}

async function seen({ cookie }: TestPerson, key: string) {
  const ask = async <T>(path: string): Promise<T> =>
    (await portal.ask('GET', `${BASE}${path}`, { headers: { cookie } })).json<T>();
  const [{ medias }, tags, places] = await Promise.all([
    ask<{ medias: { key: string }[] }>(`/tag/${tag}`),
    ask<{ id: number; Fotos: number }[]>('/tags'),
    ask<{ Fotos: number }[]>('/properties'),
  ]);
  // Whoever may see the picture is told that a copy of it is still good.
  const picture = await portal.ask('GET', `${FILES}/${key}`, {
    headers: { cookie, 'if-none-match': `"${SHA}.1600"` },
  });
  return {
    listed: medias.some((one) => one.key === key),
    tagged: tags.find(({ id }) => id === tag)?.Fotos,
    placed: places.reduce((sum, { Fotos }) => sum + Fotos, 0),
    picture: picture.statusCode,
  };
}

it('who only observes sees no photo of it, and counts none; staff does', async () => {
  const key = await photoOf(P1);
  await photoOf(P4);
  const [observer, admin] = await Promise.all([portal.person('consulta'), portal.person('administrador')]);
  const all = { listed: true, tagged: 2, placed: 2, picture: 304 };
  expect([await seen(observer, key), await seen(admin, key)]).toEqual([all, all]);
  await portal.database.db
    .updateTable('resumo.coorte_divulgada')
    .set({ coorte: null, coorte_atendida: null, espera: 'entrada' })
    .where('cod_propriedade', '=', P1)
    .execute();
  expect(await seen(observer, key)).toEqual({ listed: false, tagged: 1, placed: 1, picture: 404 });
  expect(await seen(admin, key)).toEqual(all);
});
