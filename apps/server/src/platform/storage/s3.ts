import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Failure } from '../failures/fail.ts';
import { readListing } from './listing.ts';
import { Patience } from './patience.ts';
import type { ByteRange, Content, Storage, StoredObject } from './storage.ts';

/** How long a store may do nothing before it is taken for away; while bytes of an answer or of a file move, ms. */
const SILENT_MS = 10_000;
const IDLE_MS = 30_000;
const TRIES = 3;
const PAUSE_MS = 150;
/** Told to whoever asks while the store is away, seconds. */
const RETRY_SECONDS = 10;
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly file?: { readonly path: string; readonly content: Content };
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Files in a bucket of an S3-compatible store (path style). One PUT with the length and the real SHA-256, which the store holds against what it got: neither
 * multipart, nor conditions, nor redirects, which not all stores know alike. All calls may be repeated, and are, on 5xx and broken connections.
 */
export class S3Storage implements Storage {
  readonly #base: string;
  readonly #account: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly region: string;
  };
  readonly #times: { readonly silentMs: number; readonly idleMs: number };

  /** `address`: `https://KEY:SECRET@host/bucket?region=…` (setting S3_URL). */
  constructor(address: string, times: { silentMs?: number; idleMs?: number } = {}) {
    const { protocol, host, pathname, username, password, searchParams } = new URL(address);
    this.#base = `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
    this.#account = {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      region: searchParams.get('region') ?? 'us-east-1',
    };
    this.#times = { silentMs: SILENT_MS, idleMs: IDLE_MS, ...times };
  }

  async put(key: string, path: string, content: Content): Promise<void> {
    const { response } = await this.#asked('PUT', key, { file: { path, content } });
    await drained(response);
    if (!response.ok) throw unexpected('PUT', response.status);
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const headers = range === undefined ? {} : { range: `bytes=${range.first}-${range.last}` };
    const { response, patience } = await this.#asked('GET', key, { headers });
    if (response.status === 404) return drained(response).then(() => null);
    if (!response.ok || response.body === null) throw unexpected('GET', response.status);
    patience.every(this.#times.idleMs);
    const body = Readable.fromWeb(response.body);
    body.on('data', () => patience.progress());
    body.once('close', () => patience.end());
    return body.pause();
  }

  async head(key: string): Promise<StoredObject | null> {
    const { response } = await this.#asked('HEAD', key);
    await drained(response);
    if (response.status === 404) return null;
    if (!response.ok) throw unexpected('HEAD', response.status);
    return {
      bytes: Number(response.headers.get('content-length')),
      modified: new Date(response.headers.get('last-modified') ?? 0),
    };
  }

  async remove(key: string): Promise<void> {
    const { response } = await this.#asked('DELETE', key);
    await drained(response);
    if (!response.ok && response.status !== 404) throw unexpected('DELETE', response.status);
  }

  async *list(prefix: string): AsyncIterable<StoredObject & { readonly key: string }> {
    let token: string | null = null;
    do {
      const query = { 'list-type': '2', prefix, ...(token === null ? {} : { 'continuation-token': token }) };
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const { response, patience } = await this.#asked('GET', '', { query });
      // oxlint-disable-next-line no-await-in-loop
      const text = await response.text();
      patience.end();
      if (!response.ok) throw unexpected('LIST', response.status);
      const page = readListing(text);
      yield* page.objects;
      token = page.next;
    } while (token !== null);
  }

  /** One call, tried again while the store is at fault and there is patience left. The patience goes on for an answer that is still to be read. */
  async #asked(
    method: string,
    key: string,
    sent: Sent = {},
  ): Promise<{ readonly response: Response; readonly patience: Patience }> {
    const patience = new Patience(this.#times.silentMs);
    for (let attempt = 1; ; attempt += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const response = await this.#once(method, key, sent, patience);
        if (response.status < 500) {
          if (method !== 'GET') patience.end();
          return { response, patience };
        }
        // oxlint-disable-next-line no-await-in-loop
        await drained(response);
        if (attempt >= TRIES) throw unexpected(method, response.status);
      } catch (error) {
        const over =
          attempt >= TRIES || patience.signal.aborted || error instanceof Failure || isLocal(error);
        if (over) {
          patience.end();
          throw isLocal(error) || error instanceof Failure ? error : away(error);
        }
      }
      // oxlint-disable-next-line no-await-in-loop
      await pause(PAUSE_MS * attempt);
    }
  }

  async #once(method: string, key: string, sent: Sent, patience: Patience): Promise<Response> {
    const { file, headers = {}, query } = sent;
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
    const signer = new AwsV4Signer({
      ...this.#account,
      service: 's3',
      method,
      url: `${this.#base}${key === '' ? '' : `/${key}`}${search}`,
      headers: {
        ...headers,
        'x-amz-content-sha256': file?.content.sha256 ?? NOTHING,
        ...(file === undefined
          ? {}
          : { 'content-type': file.content.type, 'content-length': String(file.content.bytes) }),
      },
    });
    const signed = await signer.sign();
    const asked: RequestInit = {
      method,
      headers: signed.headers,
      signal: patience.signal,
      redirect: 'error',
    };
    if (file === undefined) return fetch(signed.url, asked);
    const bytes = createReadStream(file.path);
    bytes.on('data', () => patience.progress());
    return fetch(signed.url, {
      ...asked,
      body: Readable.toWeb(bytes.pause()),
      duplex: 'half',
    });
  }
}

/** The rest of an answer that nobody needs, so that its connection is free again. */
async function drained(response: Response): Promise<void> {
  await response.arrayBuffer().catch(() => {});
}

/** The store answered, and not as one does that is well set up: told to people as away, with the status for the log. */
const unexpected = (method: string, status: number): Failure =>
  away(new Error(`The object store answered ${method} with ${status}`));

const away = (cause: unknown): Failure =>
  new Failure('storageUnavailable', {}, { retryAfterSeconds: RETRY_SECONDS, cause });

/** A fault of our own disk, while the file was read. */
const isLocal = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'path' in error;
