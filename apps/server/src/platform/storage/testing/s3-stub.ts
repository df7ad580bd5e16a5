import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEY = 'portal';
const SECRET = 'um segredo/com+sinais';
const REGION = 'sa-east-1';
/** Objects on a page of a listing: few, so that there are pages. */
const PAGE = 3;

/** A bucket in memory, asked as S3 is. It works out each signature by itself and holds the bytes against the hash that was signed. */
export interface S3Stub {
  /** For the setting S3_URL; another secret where one is given. */
  url(secret?: string): string;
  readonly objects: Map<string, Buffer>;
  /** What the next calls answer with instead: a status, or silence. */
  fault: number | 'silent' | null;
  /** Calls so far. */
  calls: number;
  /** Called when an object has been put. */
  stored: () => void;
  close(): Promise<void>;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

export async function s3Stub(): Promise<S3Stub> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answered(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stub: S3Stub = {
    url: (secret = SECRET) =>
      `http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/balde?region=${REGION}`,
    objects,
    fault: null,
    calls: 0,
    stored: () => {},
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;

  async function answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
    stub.calls += 1;
    const { fault } = stub;
    if (fault === 'silent') return;
    const body = await buffer(request);
    const end = (status: number, headers: Record<string, string | number> = {}, content?: Buffer | string) =>
      void response.writeHead(status, headers).end(content);
    if (fault !== null) return end(fault);
    if (!isSigned(request)) return end(403);
    if (request.headers['x-amz-content-sha256'] !== sha256(body)) return end(400);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const key = decodeURIComponent(pathname.replace(/^\/balde\/?/, ''));
    if (key === '') return end(200, { 'content-type': 'application/xml' }, listing(searchParams));
    if (request.method === 'PUT') {
      if (Number(request.headers['content-length']) !== body.length) return end(411);
      objects.set(key, body);
      stub.stored();
      return end(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return end(204);
    }
    const found = objects.get(key);
    if (found === undefined) return end(404);
    const told = { 'last-modified': new Date().toUTCString() };
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = first === undefined ? found : found.subarray(Number(first), Number(last) + 1);
    return end(first === undefined ? 200 : 206, { ...told, 'content-length': part.length }, part);
  }

  function listing(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter(
      (key) => key.startsWith(query.get('prefix') ?? '') && key > after,
    );
    const page = keys.toSorted((a, b) => (a < b ? -1 : 1)).slice(0, PAGE);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05Z</LastModified><Size>${objects.get(key)!.length}</Size></Contents>`,
    );
    const next =
      page.length < keys.length ? `<NextContinuationToken>${page.at(-1)!}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`;
  }
}

/** Signature version 4, worked out from what came. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=portal\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { pathname, searchParams } = new URL(url, 'http://x');
  searchParams.sort();
  const query = searchParams.toString().replaceAll('+', '%20');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const hash = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, query, signed.join(''), names, hash].join('\n');
  const date = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [date.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return hmac(key, text).toString('hex') === signature;
}
