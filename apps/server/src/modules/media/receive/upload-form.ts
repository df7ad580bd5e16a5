import { mediaFields } from '@fonte/contracts/routes/media';
import type { FieldFault } from '@fonte/contracts';
import { z } from 'zod';
import { fail, type Call } from '../../../platform/index.ts';
import type { Upload } from '../upload.ts';
import { beginIntent, cleanName, giveUp, partOf } from './intent.ts';
import { mostBytes, refuseTooMany, refuseWithoutRoom } from './limits.ts';
import { readForm } from './multipart.ts';
import { takeUploads } from './resumable.ts';
import { spool } from './spool.ts';
import { mkdir } from 'node:fs/promises';

type Fields = ReadonlyMap<string, readonly string[]>;

/**
 * The files of a form on this machine's disk, each with what is said of it, by position: `files`, or `envios` for files that came in parts, with `descriptions`
 * and `tags`. Whoever asked for it has to end them, by committing or giving up. Errors: those of the form, of the person's limits and of the fields; then nothing
 * of the form is left.
 */
export function receiveUploads(call: Call, property: string): Promise<Upload[]> {
  return call.app.forms.receive(call.session.idUsuario, () => received(call, property));
}

async function received(call: Call, property: string): Promise<Upload[]> {
  const { app } = call;
  const begun: string[] = [];
  try {
    await mkdir(app.files.incoming, { recursive: true, mode: 0o700 });
    await refuseWithoutRoom(app);
    await refuseTooMany(app.database.db, call.session.idUsuario);
    const { taken, fields } = await readForm(
      call.request.raw,
      { fileBytes: mostBytes(app) },
      async ({ name, stream }) => {
        const intent = await beginIntent(call, { name: cleanName(name), property });
        begun.push(intent.id);
        return { ...intent, ...(await spool(app, stream, partOf(app, intent.id))) };
      },
    );
    const resumed = fields.get('envios') ?? [];
    if (taken.length > 0 && resumed.length > 0) fail('invalidRequest');
    const files = taken.length > 0 ? taken : await takeUploads(call, resumed);
    if (files.length === 0) fail('invalidRequest', {}, { errors: [{ campo: 'files', msg: 'Obrigatório' }] });
    return described(files, fields);
  } catch (error) {
    await giveUp(app, begun);
    throw error;
  }
}

const said = z.object(mediaFields);

/** Each file with its description and tags. */
function described(files: readonly Omit<Upload, 'description' | 'tags'>[], fields: Fields): Upload[] {
  const faults: FieldFault[] = [];
  const uploads = files.map((file, at): Upload => {
    const given = { description: fields.get('descriptions')?.[at], tags: fields.get('tags')?.[at] };
    const read = said.safeParse(given);
    if (read.success) return { ...file, ...read.data };
    const names = { description: 'descriptions', tags: 'tags' };
    for (const { path, message } of read.error.issues)
      faults.push({ campo: `${names[path[0] as 'tags'] ?? 'files'}.${at}`, msg: message });
    return { ...file, description: '', tags: [] };
  });
  if (faults.length > 0) fail('invalidRequest', {}, { errors: faults, sentence: faults[0]!.msg });
  return uploads;
}
