import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { UPLOAD_FILES_LIMIT, UPLOAD_REQUEST_MB } from '@fonte/contracts';
import { Failure } from '../../../platform/index.ts';

type Form = InstanceType<typeof Busboy>;

const FIELDS = 60;
const FIELD_BYTES = 8_192;
const MEGABYTE = 1_048_576;
const REQUEST_BYTES = UPLOAD_REQUEST_MB * MEGABYTE;

export interface MultipartLimits {
  /** Largest file, bytes. */
  readonly fileBytes: number;
  /** How many, and all of the form, bytes; unless told, those of media. */
  readonly files?: number;
  readonly requestBytes?: number;
}

/** One file of a form as it comes; `wholly` says, once it has been read, that it was not cut at the limit. */
export interface ComingFile {
  readonly field: string;
  readonly name: string | undefined;
  readonly stream: Readable;
}

/**
 * Reads a multipart form as it comes: files are handed over one after the other, and the next bytes are read when the one before has been taken. Fields of
 * the same name stand in their order. Errors: `tooManyFiles`, `fileTooLarge`, `payloadTooLarge`, `invalidRequest`; those of `take`; the first of them
 * ends the reading, and what is left of the body is the caller's to drop.
 */
export function readForm<Taken>(
  request: IncomingMessage,
  limits: MultipartLimits,
  take: (file: ComingFile) => Promise<Taken>,
): Promise<{ readonly taken: Taken[]; readonly fields: ReadonlyMap<string, readonly string[]> }> {
  const { files = UPLOAD_FILES_LIMIT, requestBytes = REQUEST_BYTES } = limits;
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string[]>();
    const taking: Promise<Taken>[] = [];
    const streams: Readable[] = [];
    let bytes = 0;
    let over = false;
    const form = formOf(request, limits);
    const end = (why: unknown): void => {
      if (over) return;
      over = true;
      request.unpipe(form);
      request.off('data', count).off('close', gone);
      for (const stream of streams) stream.destroy();
      form.destroy();
      // Who still takes a file sees its stream end; only then is nobody writing any more.
      void Promise.allSettled(taking).then(() => reject(why));
    };
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > requestBytes) end(new Failure('payloadTooLarge'));
    };
    const gone = (): void => {
      if (!request.complete && !request.readableEnded) end(new Failure('invalidRequest'));
    };
    form.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) return end(new Failure('invalidRequest'));
      fields.set(name, [...(fields.get(name) ?? []), value]);
      return undefined;
    });
    form.on('file', (field, stream, name) => {
      const coming: Readable = stream;
      const cut = new Promise<never>((_, refuse) =>
        stream.once('limit', () => refuse(tooLarge(name, limits.fileBytes))),
      );
      cut.catch(() => {});
      const one = Promise.race([cut, take({ field, name, stream: coming })]);
      streams.push(coming);
      taking.push(one);
      one.catch((error: unknown) => {
        end(error);
      });
    });
    const tooMany = (): void =>
      end(new Failure('tooManyFiles', { limit: files, megabytes: Math.floor(requestBytes / MEGABYTE) }));
    form.once('filesLimit', tooMany).once('fieldsLimit', tooMany).once('partsLimit', tooMany);
    form.once('error', (error) => end(new Failure('invalidRequest', {}, { cause: error })));
    form.once('finish', () => {
      Promise.all(taking).then((taken) => {
        if (over) return;
        over = true;
        request.off('data', count).off('close', gone);
        resolve({ taken, fields });
      }, end);
    });
    request.on('data', count).once('close', gone);
    request.pipe(form);
  });
}

function formOf(
  { headers }: IncomingMessage,
  { fileBytes, files = UPLOAD_FILES_LIMIT }: MultipartLimits,
): Form {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      defCharset: 'utf8',
      limits: {
        files,
        fileSize: fileBytes,
        fields: FIELDS,
        fieldSize: FIELD_BYTES,
        parts: files + FIELDS,
        headerPairs: 20,
      },
    });
  } catch (error) {
    throw new Failure('invalidRequest', {}, { cause: error });
  }
}

const tooLarge = (name: string | undefined, bytes: number): Failure =>
  new Failure('fileTooLarge', { name: name ?? '', limit: Math.floor(bytes / 1_048_576) });
