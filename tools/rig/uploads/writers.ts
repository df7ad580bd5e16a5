import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@fonte/contracts';
import { deleteMedia } from '@fonte/contracts/endpoints/media';
import { beginUpload, mediaFile, uploadMedia } from '@fonte/contracts/endpoints/uploads';
import sharp from 'sharp';
import type { Ledger, Piecewise } from './ledger.ts';

/** Somebody who sends files, one after the other; what they have begun outlives the portal's life. */
export interface Writer {
  readonly cookie: string;
  open: Piecewise | null;
  turn: number;
}

const PIECE = 100_000;
/** More than so many files that are there are removed again first: what a store in memory holds is bounded (`rados`), and so is what is looked through at the end. */
const MOST_KEPT = 600;
const TUS = { 'tus-resumable': '1.0.0' };
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Where portals serve at the moment, by their ports; one question after the other goes to another of them. */
export interface Portals {
  readonly ports: () => readonly number[];
  /** There will be none any more. */
  readonly over: () => boolean;
}

/** The portal is gone in the middle of a question, or there is none. */
class Gone extends Error {}
/** Who finds no portal comes again after so long, ms. */
const AGAIN_MS = 20;

/** Everybody sends, reads and removes until there are no portals; what was acknowledged goes to the ledger at once. */
export async function writeUntilOver(
  { ports, over }: Portals,
  property: string,
  writers: readonly Writer[],
  ledger: Ledger,
): Promise<void> {
  let turn = 0;
  const asked = async (writer: Writer, path: string, init: RequestInit): Promise<Response> => {
    const there = ports();
    const port = there[(turn += 1) % there.length];
    try {
      if (port === undefined) throw new Error('No portal serves');
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { cookie: writer.cookie, ...(init.headers as Record<string, string>) },
      });
      const body = await answer.arrayBuffer();
      ledger.answers.set(answer.status, (ledger.answers.get(answer.status) ?? 0) + 1);
      return new Response([204, 304].includes(answer.status) ? null : body, answer);
    } catch (cause) {
      throw new Gone('gone', { cause });
    }
  };
  const committed = async (writer: Writer, form: FormData, bytes: Buffer): Promise<boolean> => {
    form.append('descriptions', 'Enviado');
    form.append('tags', '0');
    const path = addressOf(uploadMedia, { params: { id: property } });
    const answer = await asked(writer, path, { method: 'POST', body: form });
    if (answer.status !== 200) return false;
    const { arquivos } = (await answer.json()) as { arquivos: { id: number; key: string }[] };
    for (const { id, key } of arquivos)
      // A document's name stands behind its key.
      ledger.kept.set(key.slice(0, 32), { id, sha256: sha256Of(bytes) });
    return true;
  };

  const sendPhoto = async (writer: Writer) => {
    const [r = 0, g = 0, b = 0] = randomBytes(3);
    const create = { width: 200 + r, height: 150 + g, channels: 3, background: { r, g, b } } as const;
    // Bytes behind its end, as some cameras write them, make no two alike.
    const bytes = Buffer.concat([await sharp({ create }).jpeg().toBuffer(), randomBytes(300_000)]);
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(bytes)]), 'foto.jpg');
    await committed(writer, form, bytes);
  };

  const begin = async (writer: Writer): Promise<Piecewise | null> => {
    const bytes = Buffer.from(randomBytes(200_000).toString('hex'));
    const told = [`filename ${Buffer.from('notas.txt').toString('base64')}`];
    told.push(`sha256 ${Buffer.from(sha256Of(bytes)).toString('base64')}`);
    const answer = await asked(writer, addressOf(beginUpload, { params: {} }), {
      method: 'POST',
      headers: { ...TUS, 'upload-length': String(bytes.length), 'upload-metadata': told.join(',') },
    });
    return answer.status === 201
      ? { path: answer.headers.get('location') ?? '', bytes, here: 0, doubtful: false }
      : null;
  };

  const sendPieces = async (writer: Writer) => {
    writer.open ??= await begin(writer);
    const { open } = writer;
    if (open === null) return;
    if (open.here < open.bytes.length) {
      const state = await asked(writer, open.path, { method: 'HEAD', headers: TUS });
      const offset = state.status === 200 ? Number(state.headers.get('upload-offset')) : -1;
      if (offset < open.here) {
        ledger.faults.push(
          `lost: of ${open.here} bytes that were acknowledged ${offset} are there (${state.status})`,
        );
        writer.open = null;
        return;
      }
      for (open.here = offset; open.here < open.bytes.length;) {
        const piece = open.bytes.subarray(open.here, open.here + PIECE);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await asked(writer, open.path, {
          method: 'PATCH',
          headers: {
            ...TUS,
            'content-type': 'application/offset+octet-stream',
            'upload-offset': String(open.here),
          },
          body: new Uint8Array(piece),
        });
        if (answer.status !== 204) return;
        ledger.pieces += 1;
        open.here += piece.length;
      }
    }
    const form = new FormData();
    form.append('envios', open.path.slice(open.path.lastIndexOf('/') + 1));
    const { doubtful } = open;
    open.doubtful = true;
    const done = await committed(writer, form, open.bytes);
    open.doubtful = doubtful;
    if (!done) {
      // The commit may have been taken away, what had come whole never is; unless a commit before, whose answer a kill took, was one.
      const { status } = await asked(writer, open.path, { method: 'HEAD', headers: TUS });
      if (status === 200) return;
      if (!doubtful) ledger.faults.push(`lost: an upload that was there whole is not (${status})`);
    }
    writer.open = null;
  };

  const remove = async (writer: Writer) => {
    const [found] = ledger.kept;
    if (!found) return;
    const [key, { id }] = found;
    ledger.kept.delete(key);
    ledger.doubtful.add(key);
    const answer = await asked(writer, addressOf(deleteMedia, { params: { id } }), { method: 'DELETE' });
    ledger.doubtful.delete(key);
    if (answer.status === 200) ledger.gone.add(key);
    else ledger.faults.push(`not removed: ${answer.status}`);
  };

  /** Whichever portal is asked has what any of them acknowledged, whole, unless somebody removes it meanwhile. */
  const readBack = async (writer: Writer) => {
    const all = [...ledger.kept];
    const [key, { sha256 }] = all[Math.floor(Math.random() * all.length)] ?? ['', { sha256: '' }];
    if (key === '') return;
    const path = `${addressOf(mediaFile, { params: { key } })}?tamanho=original`;
    const answer = await asked(writer, path, {});
    if (!ledger.kept.has(key)) return;
    if (answer.status !== 200) ledger.faults.push(`not given: ${key} (${answer.status})`);
    else if (sha256Of(Buffer.from(await answer.arrayBuffer())) !== sha256)
      ledger.faults.push(`given altered: ${key}`);
    else ledger.given += 1;
  };

  const turns = [sendPhoto, sendPieces, readBack, sendPhoto, sendPieces, readBack, remove];
  await Promise.all(
    writers.map(async (writer) => {
      for (; ; writer.turn += 1) {
        // oxlint-disable-next-line no-await-in-loop -- until there is one
        while (ports().length === 0 && !over()) await pause(AGAIN_MS);
        if (over()) return;
        try {
          // oxlint-disable-next-line no-await-in-loop -- one thing after the other
          await (ledger.kept.size > MOST_KEPT ? remove : turns[writer.turn % turns.length]!)(writer);
        } catch (error) {
          if (!(error instanceof Gone)) throw error;
        }
      }
    }),
  );
}
