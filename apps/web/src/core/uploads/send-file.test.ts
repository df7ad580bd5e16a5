import { expect, test } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { ChunkSize, newLine } from './chunk-size.ts';
import { sendFile, sha256Of, type Clock } from './send-file.ts';
import { metadata, type UploadCalls } from './tus-calls.ts';

const KB = 1024;

/** A server in memory: what it has of each upload, and what happens at each append. */
function server(
  happens: (nth: number, bytes: Uint8Array) => 'ok' | 'cut' | 'twice' | 'gone' | number = () => 'ok',
) {
  const uploads = new Map<string, { size: number; bytes: Buffer }>();
  const chunks: number[] = [];
  let appends = 0;
  let begun = 0;
  let asked = 0;
  const of = (id: string) => {
    const upload = uploads.get(id);
    if (!upload) throw new ApiFailure('vencido', 410);
    return upload;
  };
  const stateOf = (id: string) => ({
    id,
    tamanho: of(id).size,
    recebido: of(id).bytes.length,
    vence_em: '2026-01-01T00:00:00Z',
  });
  const calls: UploadCalls = {
    begin: async (file) => {
      asked += 1;
      const id = `u${++begun}`;
      uploads.set(id, { size: file.size, bytes: Buffer.alloc(0) });
      return stateOf(id);
    },
    state: async (id) => {
      asked += 1;
      return stateOf(id);
    },
    append: async (id, offset, blob) => {
      const upload = of(id);
      if (offset !== upload.bytes.length) throw new ApiFailure('continua de outro lugar', 409);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      chunks.push(bytes.length);
      asked += 1;
      const what = happens(++appends, bytes);
      if (what === 'gone') uploads.delete(id);
      if (what === 'gone' || what === 'cut') {
        // A line that breaks brings the first half.
        if (what === 'cut') upload.bytes = Buffer.concat([upload.bytes, bytes.subarray(0, bytes.length / 2)]);
        throw new ApiFailure('Sem conexão com o servidor', 0);
      }
      if (typeof what === 'number') throw new ApiFailure('não', what);
      upload.bytes = Buffer.concat([upload.bytes, bytes]);
      return what === 'twice' ? bytes.length / 2 : 0;
    },
    end: async (id) => void uploads.delete(id),
  };
  return { calls, uploads, chunks, begun: () => begun, asked: () => asked };
}

/** A clock that stands still but for what is waited. */
function stopped(perChunk = 0): Clock & { waited: number[] } {
  let now = 0;
  const waited: number[] = [];
  return {
    waited,
    now: () => (now += perChunk / 2),
    wait: async (ms) => void waited.push(ms),
  };
}

const EACH = Uint8Array.from({ length: 251 }, (_, at) => at);
const fileOf = (bytes: number) => new Blob([Buffer.alloc(bytes, EACH)]);

/** A clock by what goes over a line that carries so many bytes a second, and answers a request after so long, ms. */
const clockOf = (at: ReturnType<typeof server>, perSecond: number, trip = 0): Clock => ({
  now: () => (at.chunks.reduce((sum, bytes) => sum + bytes, 0) / perSecond) * 1_000 + at.asked() * trip,
  wait: async () => {},
});

async function send(
  bytes: number,
  at: ReturnType<typeof server>,
  clock: Clock = stopped(),
  upload?: string,
  line = newLine(),
) {
  const progress: number[] = [];
  const file = fileOf(bytes);
  const id = await sendFile(
    {
      file,
      name: 'foto.jpg',
      sha256: null,
      ...(upload === undefined ? {} : { upload }),
      signal: new AbortController().signal,
      onProgress: (_upload, sent) => progress.push(sent),
    },
    at.calls,
    clock,
    line,
  );
  const stored = at.uploads.get(id)?.bytes ?? Buffer.alloc(0);
  return { progress, same: Buffer.from(await file.arrayBuffer()).equals(stored) };
}

test('chunks grow while they are quick, up to four megabytes, and the file arrives as it is', async () => {
  const at = server();
  const { same, progress } = await send(700 * KB, at);
  expect(same).toBe(true);
  expect(at.chunks).toEqual([128 * KB, 256 * KB, 316 * KB]);
  expect(progress).toEqual([0, 128 * KB, 384 * KB, 700 * KB]);
});

test('chunks shrink on a slow line', async () => {
  const at = server();
  await send(300 * KB, at, stopped(14_000));
  expect(at.chunks).toEqual([128 * KB, 64 * KB, 64 * KB, 44 * KB]);
});

test('a line that breaks goes on from what arrived, later each time it brings nothing', async () => {
  const at = server((nth) => (nth <= 3 ? 'cut' : 'ok'));
  const clock = stopped();
  const { same } = await send(500 * KB, at, clock);
  expect(same).toBe(true);
  expect(clock.waited).toEqual([500, 1000, 2000]);
  expect(at.begun()).toBe(1);
});

test('on a line that breaks each so many bytes chunks stay small beside them from the first, also where the browser mended a break', async () => {
  // A chunk each time that 1 200 KB have gone is broken, or sent again by the browser.
  for (const what of ['cut', 'twice'] as const) {
    let gone = 0;
    const at = server((_nth, { length }) => {
      gone += length;
      if (gone < 1_200 * KB) return 'ok';
      gone = 0;
      return what;
    });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await send(5 * 1024 * KB, at, clockOf(at, 200_000))).same).toBe(true);
    expect(at.chunks[0]).toBe(128 * KB);
    // What 400 ms carry.
    expect(Math.max(...at.chunks.slice(1))).toBe(80_000);
  }
});

test('what one file found of the line the next one knows: chunks grow at once where nothing broke', async () => {
  const line = newLine();
  const first = server();
  await send(8 * 1024 * KB, first, clockOf(first, 200_000), undefined, line);
  expect(first.chunks.slice(0, 2)).toEqual([128 * KB, 80_000]);
  const next = server();
  await send(8 * 1024 * KB, next, clockOf(next, 200_000), undefined, line);
  expect(next.chunks.slice(0, 3)).toEqual([128 * KB, 256 * KB, 512 * KB]);
});

test('a line whose answers come late is not taken for a slow one', async () => {
  const at = server();
  await send(2 * 1024 * KB, at, clockOf(at, 1_250_000, 600));
  // What 400 ms carry of such a line.
  expect(at.chunks.slice(0, 4)).toEqual([128 * KB, 256 * KB, 500_000, 500_000]);
});

test('on a quick line that breaks soon chunks are small beside what it carries, and one break is one, whoever is told of it', () => {
  const line = newLine();
  const [one, other] = [new ChunkSize(line), new ChunkSize(line)];
  for (let at = 0; at < 32; at += 1) one.arrived(64 * KB, 64);
  one.broke();
  other.broke();
  other.broke();
  for (let at = 0; at < 8; at += 1) one.arrived(16 * KB, 1);
  expect(one.now).toBe(128 * KB);
});

test('a line that broke once and then carries much is trusted again', () => {
  const chunk = new ChunkSize(newLine());
  chunk.arrived(128 * KB, 1_000);
  chunk.broke();
  expect(chunk.now).toBe(64 * KB);
  for (let sent = 0; sent < 100 * 1024 * KB; sent += chunk.now) chunk.arrived(chunk.now, 10);
  expect(chunk.now).toBe(4096 * KB);
});

test('an upload that the server lost begins anew', async () => {
  const at = server((nth) => (nth === 2 ? 'gone' : 'ok'));
  expect((await send(500 * KB, at)).same).toBe(true);
  expect(at.begun()).toBe(2);
});

test('one that was begun before goes on where it stands', async () => {
  const at = server();
  const first = fileOf(300 * KB);
  at.uploads.set('u9', {
    size: first.size,
    bytes: Buffer.from(await first.arrayBuffer()).subarray(0, 1000),
  });
  const { same, progress } = await send(300 * KB, at, stopped(), 'u9');
  expect(same).toBe(true);
  expect(progress[0]).toBe(1000);
});

test('one that was begun before and is gone says so, and no other is begun: it may be a file', async () => {
  const at = server();
  await expect(send(300 * KB, at, stopped(), 'u9')).rejects.toMatchObject({ status: 410 });
  expect(at.begun()).toBe(0);
});

test.each([400, 401, 403, 413, 415, 507])('a refusal with %i is told at once', async (status) => {
  const at = server(() => status);
  await expect(send(10, at)).rejects.toMatchObject({ status });
  expect(at.chunks).toHaveLength(1);
});

test('a line that stays away is given up after eight tries', async () => {
  const at = server(() => 503);
  const clock = stopped();
  await expect(send(10, at, clock)).rejects.toMatchObject({ status: 503 });
  expect(at.chunks).toHaveLength(8);
  expect(clock.waited.at(-1)).toBe(20_000);
});

test('a server that loses every upload is given up', async () => {
  const at = server(() => 'gone');
  await expect(send(10, at)).rejects.toThrow('não guardou');
  expect(at.begun()).toBe(3);
});

test('cancelling ends it without another call', async () => {
  const at = server();
  const controller = new AbortController();
  const sending = sendFile(
    {
      file: fileOf(500 * KB),
      name: 'a',
      sha256: null,
      signal: controller.signal,
      onProgress: (_id, sent) => sent > 0 && controller.abort(),
    },
    {
      ...at.calls,
      append: async (id, offset, bytes, signal) => {
        signal.throwIfAborted();
        return at.calls.append(id, offset, bytes, signal);
      },
    },
    stopped(),
    newLine(),
  );
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(at.chunks).toHaveLength(1);
});

test('names travel as Base64 of their UTF-8, the hash as hex', async () => {
  expect(metadata({ filename: 'Nascente ção.jpg', sha256: 'ab' })).toBe(
    `filename ${Buffer.from('Nascente ção.jpg').toString('base64')},sha256 YWI=`,
  );
  // echo -n abc | sha256sum
  expect(await sha256Of(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
