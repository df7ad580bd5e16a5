import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undotted } from '@fonte/contracts';
import { keyOf } from '../../../apps/server/src/platform/storage/storage.ts';
import { environmentOf, people, portalOn, type Portal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { startServer } from '../server.ts';
import { brokenLine } from '../uploads/broken-line.ts';
import { pictures } from '../uploads/pictures.ts';
import { receiving } from '../uploads/receiving.ts';
import { NAME } from '../uploads/sent.ts';

/** What receiving files costs beside a bare server, many at once, large pictures, and a line that breaks. */
export const scenario: Scenario = async (setup) => {
  const { url } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const folder = await mkdtemp(join(tmpdir(), 'fonte-bench-'));
  const server = await startServer({ ...environmentOf(url), UPLOAD_MAX_MB: '50' });
  try {
    await removed(portal);
    const [{ cookie }] = await people(portal);
    const id = undotted(await prepared(portal));
    return [
      await receiving({ url, folder, server, cookie, id }),
      await pictures(folder),
      await brokenLine(portal, server, cookie, id),
    ];
  } finally {
    await removed(portal);
    await server.stop();
    await portal.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The property with the first code, and a tag for what is sent. */
async function prepared({ database: { db } }: Portal): Promise<string> {
  await db
    .insertInto('portal.tag')
    .values({ nome: NAME, nome_comparado: NAME, descricao: 'Medição' })
    .execute();
  const { cod_propriedade } = await db
    .selectFrom('programa.propriedade')
    .select('cod_propriedade')
    .orderBy('cod_propriedade')
    .limit(1)
    .executeTakeFirstOrThrow();
  return cod_propriedade;
}

async function removed({ app, database: { db } }: Portal): Promise<void> {
  const gone = await db
    .deleteFrom('portal.arquivo')
    .where('descricao', 'like', `${NAME}%`)
    .returning('chave')
    .execute();
  await Promise.all(gone.map(({ chave }) => app.files.storage.remove(keyOf(chave ?? ''))));
  await db.deleteFrom('portal.tag').where('nome', '=', NAME).execute();
}
