import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_IDS } from '@fonte/contracts';
import { freshDatabase, type TestDatabase } from '@fonte/database/testing';
import { giveOtherSettings, newSessions } from '@fonte/database/testing/other-settings';
import { importFolder } from '@fonte/programme';
import { ANA } from '@fonte/programme/tiny/people';
import { writeTiny } from '@fonte/programme/tiny/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPortal, type TestPerson } from '../../testing.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { askedForReports, tinyPortal, type TinyPortal } from './testing.ts';

// A database, and its user, that somebody has set otherwise: what is loaded into it and what is answered from it are the same.

let usual: TinyPortal;
let own: TestDatabase;
let sessions: TestDatabase;
let other: TinyPortal;
/** Who reads everything in the one and in the other, and Ana, who has reports of her own. */
let readers: readonly { readonly portal: TinyPortal; readonly admin: TestPerson; readonly ana: TestPerson }[];
beforeAll(async () => {
  own = await freshDatabase();
  await giveOtherSettings(own);
  sessions = await newSessions(own);
  const folder = await mkdtemp(join(tmpdir(), 'fonte-tiny-'));
  await writeTiny(folder);
  expect((await importFolder(sessions, folder)).falhas).toEqual([]);
  await rm(folder, { recursive: true });
  usual = await tinyPortal();
  other = askedForReports(await testPortal({ SMALL_GROUP: '1' }, sessions));
  readers = await Promise.all(
    [usual, other].map(async (portal) => {
      const { db } = portal.database;
      // When it was loaded is another moment.
      await db.updateTable('portal.versao').set({ dt_atualizacao: '2026-01-02T05:40:00Z' }).execute();
      await db.updateTable('resumo.achado').set({ desde: '2026-01-02' }).execute();
      await db.updateTable('portal.qualidade').set({ carga: '2026-01-02' }).execute();
      const admin = await portal.person('administrador');
      return { portal, admin, ana: await portal.person('tecnico', { cpf: ANA }) };
    }),
  );
});
afterAll(async () => {
  await usual?.close();
  await other?.close();
  await sessions?.close();
  await own?.close();
});

it.each(REPORT_IDS)('report %i is the same', async (id) => {
  const mayAdmin = CATALOGUE[id].profiles.includes('administrador');
  const [one, another] = await Promise.all(
    readers.map(({ portal, admin, ana }) => portal.report(mayAdmin ? admin : ana, id, { ano: [2025] })),
  );
  expect(another).toEqual(one);
});
