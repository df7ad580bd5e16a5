import { Readable } from 'node:stream';
import { Download } from '../../../platform/index.ts';
import type { ServiceRequest } from '../answer-service.ts';
import { serviceAddress } from '../request/service-address.ts';
import { serviceFault, type ServiceCode } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import { replaceAddress } from './replace-address.ts';

/** The other server may take so long to begin to answer, ms; people wait in front of a picture or a click. */
const LIMIT_MS = { wms: 10_000, wfs: 20_000 } as const;
const AGAIN = new Set([502, 503, 504]);

/** Types that go through to the caller: pictures, features and files. Pages and drawings with scripts do not. */
const PASSED =
  /^(?:image\/(?:png|jpeg|gif)|application\/json|application\/geo\+json|text\/plain|text\/csv|text\/xml|application\/xml|application\/gml\+xml|application\/vnd\.ogc\.gml[\w./]*|application\/zip|application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|application\/msexcel|application\/vnd\.ms-excel|application\/vnd\.mapbox-vector-tile)\b/i;
/** What begins so is an exception, whatever the status. */
const EXCEPTION = /^[^\0]{0,1000}<(?:\w+:)?(?:ServiceException|Exception)Report\b/;
const TEXT = /^(?:text\/|application\/(?:json|geo\+json|xml|gml))/i;

/** Asks the other GeoServer and gives its answer on; its exceptions, faults and delays in our own form. Errors: ServiceFault. */
export async function askUpstream(
  { app, patience }: Maps,
  { call }: ServiceRequest,
  service: 'wms' | 'wfs',
  parameters: URLSearchParams,
): Promise<Download> {
  const base = (app.settings.GEOSERVER_URL ?? '').replace(/\/+$/, '');
  if (service === 'wms' && patience.isSpent) return away();
  const response = await twice(`${base}/${service}`, parameters, call.signal, LIMIT_MS[service]).catch(
    (error: unknown) => {
      if (isTimeout(error) && service === 'wms') patience.wasLate();
      return away(error);
    },
  );
  if (service === 'wms') patience.answered();
  const contentType = response.headers.get('content-type') ?? '';
  if (response.body === null || !PASSED.test(contentType)) {
    // An exception in XML has a type of its own in old versions.
    if (response.body !== null && /se_xml|exception/i.test(contentType)) await refused(await response.text());
    return away();
  }
  const body = Readable.fromWeb(response.body);
  const { start, rest } = await begun(body);
  if (EXCEPTION.test(start.toString())) {
    body.destroy();
    await refused(start.toString());
  }
  if (!response.ok) {
    body.destroy();
    return away();
  }
  const content = TEXT.test(contentType)
    ? replaceAddress(rest, base, serviceAddress(call).replace(/\/[^/]*$/, ''))
    : rest;
  return new Download(content, {
    contentType,
    flow: true,
    ...(/csv|zip|excel|spreadsheet/i.test(contentType) ? { fileName: fileName(contentType) } : {}),
  });
}

/** Asks once more where it was away for a moment. Errors: no answer, or none in time. */
async function twice(
  address: string,
  parameters: URLSearchParams,
  signal: AbortSignal,
  limit: number,
): Promise<Response> {
  const ask = () =>
    fetch(address, {
      method: 'POST',
      body: parameters,
      // Where it would send us is not where we were told to ask.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    });
  try {
    const first = await ask();
    if (!AGAIN.has(first.status)) return first;
    await first.body?.cancel();
  } catch (error) {
    if (signal.aborted || isTimeout(error)) throw error;
  }
  return ask();
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

function away(error?: unknown): never {
  return isTimeout(error)
    ? serviceFault('NoApplicableCode', null, 'O servidor desta camada demorou mais do que o permitido', 504)
    : serviceFault('NoApplicableCode', null, 'O servidor desta camada não respondeu', 502);
}

const CODES: readonly ServiceCode[] = [
  'InvalidFormat',
  'InvalidSRS',
  'InvalidCRS',
  'LayerNotDefined',
  'StyleNotDefined',
  'LayerNotQueryable',
  'InvalidPoint',
  'OperationNotSupported',
  'MissingParameterValue',
  'InvalidParameterValue',
];

/** An exception of the other server: its code, where it is one of the standards'; never its words, which tell of its inside. */
async function refused(text: string): Promise<never> {
  const written = /(?:exceptionCode|code)="(\w+)"/.exec(text)?.[1];
  const code = CODES.find((known) => known === written);
  return code === undefined
    ? serviceFault('NoApplicableCode', null, 'O servidor desta camada não respondeu ao pedido', 502)
    : serviceFault(code, null, 'O servidor desta camada não aceitou o pedido');
}

/** The first piece of a body, and the body with it again. */
async function begun(body: Readable): Promise<{ start: Buffer; rest: Readable }> {
  const iterator = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await iterator.next().catch(() => away());
  const start = first.done === true ? Buffer.alloc(0) : Buffer.from(first.value);
  async function* all(): AsyncGenerator<Buffer> {
    try {
      yield start;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield Buffer.from(next.value);
    } finally {
      body.destroy();
    }
  }
  return { start: start.subarray(0, 4_000), rest: Readable.from(all(), { objectMode: false }) };
}

function fileName(contentType: string): string {
  if (/csv/i.test(contentType)) return 'camada.csv';
  return /zip/i.test(contentType) ? 'camada.zip' : 'camada.xlsx';
}
