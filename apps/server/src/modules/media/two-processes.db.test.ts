// Two processes on one database and one storage read one upload at once: a line breaks while the commit is under way, and the sender comes again, to the other.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { addressOf } from '@fonte/contracts';
import { beginUpload, uploadMedia } from '@fonte/contracts/endpoints/uploads';
import { ANA } from '@fonte/programme/tiny/people';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Files, Stage } from '../../platform/storage/files.ts';
import { keyOf, PICTURE_SIZES } from '../../platform/storage/storage.ts';
import { s3Stub } from '../../platform/storage/testing/s3-stub.ts';
import { removeMedia } from '../privacy/anonymise/remove-media.ts';
import { personOf } from '../privacy/person.ts';
import { partOf } from './receive/intent.ts';
import {
  aDayLater,
  filePortal,
  formOf,
  kmlOf,
  leftOver,
  newTag,
  picture,
  storedKeys,
  type FilePortal,
} from './testing/files.ts';

const P1 = '5200010001';
const FULL = () => Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Something that is waited for, and happens once. */
function moment() {
  let happen = (): void => {};
  const happened = new Promise<void>((resolve) => (happen = resolve));
  return { happened, happen };
}

describe.each(['a folder', 'S3'])('on %s', (storage) => {
  let one: FilePortal;
  let other: FilePortal;
  let ana: TestPerson;
  let closeStub = async (): Promise<void> => {};
  beforeAll(async () => {
    const stub = storage === 'S3' ? await s3Stub() : null;
    if (stub !== null) closeStub = () => stub.close();
    const environment = { S3_URL: stub?.url() ?? '' };
    one = await filePortal(environment);
    other = await filePortal(environment, one);
    ana = await one.person('tecnico', { uf: 'GO', cpf: ANA });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await closeStub();
  });

  /** Begins to send a file in parts, to the first; gives its address. */
  async function begun(name: string, bytes: number): Promise<string> {
    const answer = await one.fetch(ana, addressOf(beginUpload, { params: {} }), {
      method: 'POST',
      headers: {
        'upload-length': String(bytes),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    });
    return answer.headers.get('location')!;
  }
  const append = async (portal: FilePortal, address: string, bytes: Buffer) =>
    (
      await portal.fetch(ana, address, {
        method: 'PATCH',
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
        body: bytes,
      })
    ).status;
  const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  /** Sends a file in one part, to the first; gives its id. */
  async function sent(name: string, bytes: Buffer): Promise<string> {
    const address = await begun(name, bytes.length);
    expect(await append(one, address, bytes)).toBe(204);
    return idOf(address);
  }
  async function commit(portal: FilePortal, id: string, tag = 0): Promise<unknown> {
    const form = formOf([]);
    form.append('envios', id);
    form.append('descriptions', 'Em partes');
    form.append('tags', String(tag));
    const path = addressOf(uploadMedia, { params: { id: P1 } });
    const answer = await portal.fetch(ana, path, { method: 'POST', body: form });
    return answer.status === 200
      ? ((await answer.json()) as { arquivos: { id: number }[] }).arquivos.map((file) => file.id)
      : answer.status;
  }
  /** Takes the intents of whoever sends, as anonymising them does; the note has been followed before a byte is stored. */
  async function takeAway(): Promise<void> {
    const { db } = other.database;
    const person = await personOf(db, { conta: ana.idUsuario });
    await db.transaction().execute((trx) => removeMedia(trx, person!));
    await addJob(db, 'media.loose', { data: {} });
    await other.jobs();
  }
  /** What a portal does when a write of its comes to a stage. */
  function at(portal: FilePortal, does: Partial<Record<Stage, () => Promise<void>>>): void {
    (portal.app.files as { stage: Files['stage'] }).stage = (reached) => does[reached]?.();
  }
  const contentOf = async (key: string) => buffer((await one.app.files.storage.get(key))!);
  const laysBeside = async (before: readonly string[], keys: readonly string[]) =>
    expect((await storedKeys(one)).toSorted()).toEqual([...before, ...keys].toSorted());
  const NOTHING = { parts: [], intents: [], loose: [] };

  test.each(['the first', 'the second'])(
    'with other words: the file is whole as %s read it, and the other is told so',
    async (wins) => {
      const tags = [await newTag(one, `A ${wins} ${storage}`), await newTag(one, `B ${wins} ${storage}`)];
      const id = await sent('Área.kml', kmlOf([[-50.93, -17.8]]));
      const [winner, loser] = wins === 'the first' ? [one, other] : [other, one];
      const [both, acknowledged] = [moment(), moment()];
      const before = await storedKeys(one);
      at(winner, { stored: () => both.happened });
      at(loser, {
        stored: () => {
          both.happen();
          return acknowledged.happened;
        },
      });
      const first = commit(winner, id, tags[0]);
      const second = commit(loser, id, tags[1]);
      const ids = await first;
      acknowledged.happen();
      expect([ids, await second]).toEqual([[expect.any(Number)], ids]);
      const { chave, sha256: told } = await one.database.db
        .selectFrom('portal.geometria_enviada')
        .where('id_envio', '=', id)
        .select(['chave', 'sha256'])
        .executeTakeFirstOrThrow();
      expect(sha256(await contentOf(keyOf(chave)))).toBe(told);
      expect(await leftOver(one)).toEqual(NOTHING);
      await laysBeside(before, [keyOf(chave)]);
    },
  );

  /** The photo that was sent so: its original and its two sizes are whole, and nothing else was added to what lay there. */
  async function isWhole(id: string, bytes: Buffer, before: readonly string[]): Promise<void> {
    const { chave } = await one.database.db
      .selectFrom('portal.arquivo')
      .where('id_envio', '=', id)
      .select('chave')
      .executeTakeFirstOrThrow();
    expect(sha256(await contentOf(keyOf(chave!)))).toBe(sha256(bytes));
    for (const size of PICTURE_SIZES)
      // oxlint-disable-next-line no-await-in-loop -- two
      await sharp(await contentOf(keyOf(chave!, size)), { failOn: 'truncated' }).stats();
    await laysBeside(before, [keyOf(chave!), ...PICTURE_SIZES.map((size) => keyOf(chave!, size))]);
  }

  test('where the reader of one ends in the middle of its writing, what the other acknowledged is whole', async () => {
    const bytes = await picture('jpeg', { width: 700, height: 500 });
    const id = await sent('foto.jpg', bytes);
    const [half, acknowledged] = [moment(), moment()];
    const before = await storedKeys(one);
    const ahead = moment();
    at(one, {
      stored: () => {
        ahead.happen();
        return half.happened;
      },
    });
    at(other, {
      read: async () => {
        const { incoming } = other.app.files;
        const made = (await readdir(incoming)).filter((name) => name.endsWith('.1600'));
        const times = await Promise.all(
          made.map(async (name) => ({ name, at: (await stat(join(incoming, name))).mtimeMs })),
        );
        // What this one has written came last.
        await truncate(join(incoming, times.toSorted((a, b) => b.at - a.at)[0]!.name), 10);
        half.happen();
        await acknowledged.happened;
        throw FULL();
      },
    });
    const first = commit(one, id);
    await ahead.happened;
    const second = commit(other, id);
    const ids = await first;
    acknowledged.happen();
    expect([ids, await second]).toEqual([[expect.any(Number)], ids]);
    expect(await leftOver(one)).toEqual(NOTHING);
    await isWhole(id, bytes, before);
  });

  test('of two that append to one upload the later goes on, and the one whose line hung is told where it stands', async () => {
    // More than is gathered before the disk is asked, less than after which the row is told.
    const bytes = Buffer.from('a'.repeat(900_000));
    const address = await begun('notas.txt', bytes.length);
    const hung = request(`${one.origin}${address}`, {
      method: 'PATCH',
      headers: {
        cookie: ana.cookie,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': bytes.length,
      },
    });
    const answered = once(hung, 'response') as Promise<[IncomingMessage]>;
    at(one, {});
    hung.write(bytes.subarray(0, 700_000));
    await expect.poll(async () => (await stat(partOf(one.app, idOf(address)))).size).toBeGreaterThan(0);
    expect(await append(other, address, bytes)).toBe(204);
    hung.end(bytes.subarray(700_000));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(409);
    expect(await commit(one, idOf(address))).toEqual([expect.any(Number)]);
  });

  test.each<[string, 'files' | 'envios']>([
    ['a form', 'files'],
    ['a file in parts', 'envios'],
  ])(
    'where the other takes the intents of %s away while it is read, nothing of what is stored then stays',
    async (_, how) => {
      const bytes = await picture('jpeg', { width: 720, height: 500 });
      const before = await storedKeys(one);
      const id = how === 'envios' ? await sent('foto.jpg', bytes) : null;
      const reached: Stage[] = [];
      const takenAway = async () => {
        await takeAway();
        reached.push('read');
      };
      at(one, { read: takenAway, stored: async () => void reached.push('stored') });
      const status =
        id === null ? (await one.send(ana, P1, [{ name: 'foto.jpg', bytes }])).status : await commit(one, id);
      expect([status, reached]).toEqual([410, ['read', 'stored']]);
      // What came in parts lies there for who sends it, until nobody has for a day.
      if (id !== null) await rm(partOf(one.app, id));
      await one.jobs();
      await laysBeside(before, []);
      await aDayLater(one);
      expect(await leftOver(one)).toEqual(NOTHING);
    },
  );

  test('where the other takes them away and this one is killed with its objects stored, they go with the next look', async () => {
    const bytes = await picture('jpeg', { width: 730, height: 500 });
    const before = await storedKeys(one);
    const [stored, end] = [moment(), moment()];
    at(one, {
      read: takeAway,
      stored: async () => {
        stored.happen();
        // Not a line of it runs on, until the test is over.
        await end.happened;
        throw FULL();
      },
    });
    const killed = one.send(ana, P1, [{ name: 'foto.jpg', bytes }]);
    await stored.happened;
    try {
      expect(await storedKeys(one)).toHaveLength(before.length + 3);
      const looked = async () => {
        await addJob(other.database.db, 'media.loose', { data: {} });
        await other.jobs();
      };
      // It was looked for a moment ago: a job comes for each file that is removed, and not each of them asks for all that may come.
      await looked();
      expect(await storedKeys(one)).toHaveLength(before.length + 3);
      const { rows } = await sql`
        update portal.objeto_solto set procurado_em = procurado_em - interval '6 minutes'
        returning criado_em <= now() as noted, vence_em > now() + interval '23 hours' as lasts`.execute(
        other.database.db,
      );
      expect(rows).toEqual([{ noted: true, lasts: true }]);
      await looked();
      await laysBeside(before, []);
      await aDayLater(other);
      expect(await leftOver(other)).toMatchObject({ intents: [], loose: [] });
    } finally {
      end.happen();
      await killed;
    }
  });

  test('where one is killed with its objects stored, the other keeps the file, and a day later nothing else lies anywhere', async () => {
    const bytes = await picture('jpeg', { width: 710, height: 500 });
    const id = await sent('foto.jpg', bytes);
    const [stored, end] = [moment(), moment()];
    const before = await storedKeys(one);
    at(one, {});
    // Not a line of it runs on, until the test is over.
    at(other, {
      stored: async () => {
        stored.happen();
        await end.happened;
        throw FULL();
      },
    });
    const killed = commit(other, id);
    await stored.happened;
    try {
      expect(await commit(one, id)).toEqual([expect.any(Number)]);
      await aDayLater(one);
      await one.jobs();
      await isWhole(id, bytes, before);
      await aDayLater(one);
      expect(await leftOver(one)).toEqual(NOTHING);
    } finally {
      end.happen();
      await killed;
    }
  });
});
