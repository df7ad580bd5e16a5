// Files that come in parts, sent by a tus client that is not ours: tuspy, on a line that breaks, and ended in the middle.
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addressOf } from '@fonte/contracts';
import { beginUpload, mediaFile, uploadMedia } from '@fonte/contracts/endpoints/uploads';
import { ANA } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../testing.ts';
import { filePortal, formOf, picture, type FilePortal } from './testing/files.ts';

const run = promisify(execFile);
const P1 = '5200010001';
const ENVIOS = addressOf(beginUpload, { params: {} });
/** Sends the file up to the byte that is named, or to its end, from where its address stands if it has one; prints the address and how far it is. */
const TUSPY = `
import sys
from tusclient import client
origin, cookie, path, sha256, stop, url = sys.argv[1:7]
tus = client.TusClient(origin, headers={'Cookie': cookie})
uploader = tus.uploader(path, chunk_size=1_000_000, metadata={'filename': 'foto ção.jpg', 'sha256': sha256},
    url=url or None, retries=40, retry_delay=0)
uploader.upload(stop_at=int(stop) or None)
print(uploader.url, uploader.offset)
`;

let portal: FilePortal;
let ana: TestPerson;
let folder: string;
beforeAll(async () => {
  portal = await filePortal();
  ana = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  folder = await mkdtemp(join(tmpdir(), 'fonte-tus-'));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A photo of some megabytes, and its file. */
async function photo(): Promise<{ bytes: Buffer; path: string }> {
  const bytes = Buffer.concat([await picture(), randomBytes(3_000_000)]);
  const path = join(folder, sha256(bytes));
  await writeFile(path, bytes);
  return { bytes, path };
}

async function tuspy(origin: string, { bytes, path }: { bytes: Buffer; path: string }, stop = 0, url = '') {
  // Debian's own, which has Debian's packages.
  const asked = [origin + ENVIOS, ana.cookie, path, sha256(bytes), String(stop), url];
  const { stdout } = await run('/usr/bin/python3', ['-c', TUSPY, ...asked]);
  const [address = '', offset = ''] = stdout.trim().split(' ');
  return { address, offset: Number(offset) };
}

/** What became of it once it is a file of the property: the SHA-256 of its original. */
async function committed(address: string): Promise<string> {
  const form = formOf([]);
  form.append('envios', address.slice(address.lastIndexOf('/') + 1));
  form.append('descriptions', 'De outro programa');
  form.append('tags', '0');
  const path = addressOf(uploadMedia, { params: { id: P1 } });
  const answer = await portal.fetch(ana, path, { method: 'POST', body: form });
  const { arquivos } = (await answer.json()) as { arquivos: { key: string }[] };
  const original = addressOf(mediaFile, {
    params: { key: arquivos[0]!.key },
    query: { tamanho: 'original' },
  });
  return sha256(Buffer.from(await (await portal.fetch(ana, original)).arrayBuffer()));
}

/** A line to the portal on which each connection breaks after so many bytes; how many did. */
async function brokenLine(bytes: number) {
  const open = new Set<Socket>();
  let broken = 0;
  const server = createServer((near) => {
    const far = connect(Number(new URL(portal.origin).port), '127.0.0.1');
    let here = 0;
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    far.pipe(near);
    near.on('data', (chunk) => {
      here += chunk.length;
      if (here <= bytes) return void far.write(chunk);
      broken += 1;
      far.end(chunk.subarray(0, bytes - here + chunk.length), () => near.destroy());
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => broken,
    end: async () => {
      for (const one of open) one.destroy();
      await new Promise((ended) => server.close(ended));
    },
  };
}

test('one that is ended in the middle goes on where it stood, and arrives as it was', async () => {
  const sent = await photo();
  const first = await tuspy(portal.origin, sent, 1_500_000);
  expect(first.offset).toBe(1_500_000);
  const second = await tuspy(portal.origin, sent, 0, first.address);
  expect(second).toEqual({ address: first.address, offset: sent.bytes.length });
  expect(await committed(second.address)).toBe(sha256(sent.bytes));
});

test('on a line that breaks again and again it arrives as it was', async () => {
  const sent = await photo();
  const line = await brokenLine(400_000);
  try {
    const { address, offset } = await tuspy(line.origin, sent);
    expect(offset).toBe(sent.bytes.length);
    expect(line.broken()).toBeGreaterThanOrEqual(6);
    expect(await committed(address)).toBe(sha256(sent.bytes));
  } finally {
    await line.end();
  }
});
