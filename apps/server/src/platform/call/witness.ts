import type { FailureName, Route } from '@fonte/contracts';
import { PACK_HEADER, takesPropertiesAlong } from '@fonte/contracts/taken-along';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app/app.ts';
import type { KnownKey } from '../identity/program-keys.ts';
import type { Session } from '../identity/session.ts';
import type { AccessEntry, TrailLine } from '../trail/line.ts';
import { filterWords } from '../trail/filter-words.ts';

/** What a handler says of its own answer, beyond what its route declares. */
export interface Told extends Pick<AccessEntry, 'relatorio' | 'alvo' | 'detalhe'> {
  /** A file to keep: always in the audit, whoever it tells of. */
  readonly acao?: 'abrir' | 'ler' | 'exportar';
  /** False where this answer tells nobody's personal data in full, though others of the route do. */
  readonly persons?: boolean;
  /** The same question may be answered otherwise in a moment: nobody keeps this answer. */
  readonly passing?: boolean;
  /** Rows told; of a stream, those that have gone out so far. */
  readonly rows?: number | (() => number);
}

/** What is known of one request when its answer is out, or breaks off. */
export class Witness {
  route: Pick<Route, 'name' | 'tells'> | null = null;
  session: Session | null = null;
  /** The personal key of the request, once its secret was right. */
  key: KnownKey | null = null;
  /** Parameters of all kinds, as they came. */
  asked: Readonly<Record<string, unknown>> = {};
  failure: FailureName | null = null;
  told: Told = {};
  /** Rows that have gone out, where they are counted one by one. */
  counted: number | null = null;

  /** Whether the answer tells somebody's personal data in full, which then is in the audit and in no cache. */
  get tellsPersons(): boolean {
    return this.route?.tells === 'persons' && this.told.persons !== false;
  }
}

const witnesses = new WeakMap<FastifyRequest, Witness>();

/** The witness of a request. */
export function witnessOf(request: FastifyRequest): Witness {
  const known = witnesses.get(request) ?? new Witness();
  witnesses.set(request, known);
  return known;
}

/** Writes down what every answer told and what was refused, when it is out. Must come before every other hook. */
export function watchAnswers(app: App): void {
  app.server.addHook('onRequest', (request, reply, done) => {
    let over = false;
    const end = (whole: boolean): void => {
      if (over) return;
      over = true;
      const line = lineOf(app, request, reply.raw.statusCode, whole);
      if (line) app.trail.write(line);
    };
    reply.raw.once('finish', () => end(true));
    reply.raw.once('close', () => end(reply.raw.writableFinished));
    done();
  });
}

function lineOf(app: App, request: FastifyRequest, status: number, whole: boolean): TrailLine | undefined {
  const witness = witnessOf(request);
  return status >= 400
    ? refusalOf(app, request, witness, status)
    : readingOf(app, request, witness, status, whole);
}

function readingOf(
  app: App,
  request: FastifyRequest,
  witness: Witness,
  status: number,
  whole: boolean,
): TrailLine | undefined {
  const { told, tellsPersons } = witness;
  // Nothing is told by a 304 or to a HEAD.
  if (status >= 300 || request.method === 'HEAD') return undefined;
  if (!tellsPersons && told.acao !== 'exportar') return undefined;
  const rows = typeof told.rows === 'function' ? told.rows() : (told.rows ?? witness.counted);
  if (isTakenAlong(request, witness))
    return {
      ...common(app, request, witness, status),
      acao: 'ler',
      alvo: 'as próprias, levadas no aparelho',
      linhas: rows ?? 0,
      detalhe: { pacote: true },
    };
  const filtro = filterWords(witness.asked, app.trail.keyed);
  return {
    ...common(app, request, witness, status),
    acao: told.acao ?? 'ler',
    ...(told.relatorio === undefined ? {} : { relatorio: told.relatorio }),
    ...(told.alvo === undefined ? {} : { alvo: told.alvo }),
    // An answer that broke off counts what had gone out; without a count of its own nothing is known of it.
    linhas: rows,
    detalhe: {
      ...told.detalhe,
      ...keyOf(witness),
      ...(Object.keys(filtro).length > 0 ? { filtro } : {}),
      ...(whole ? {} : { interrompida: true }),
    },
  };
}

/** What the page of one property asks (core/pack). */
const OF_A_PROPERTY = new Set(['property.detail', 'report.direct', 'media.property']);

/**
 * An answer that a device takes along: who goes out to properties of their own takes all of them, and reads them where nothing is written down. So it is one line
 * that they were taken, and how many rows, not one for each of some thousand answers.
 */
function isTakenAlong({ headers }: FastifyRequest, { route, session, key, told }: Witness): boolean {
  return (
    headers[PACK_HEADER] !== undefined &&
    key === null &&
    (told.acao ?? 'ler') === 'ler' &&
    OF_A_PROPERTY.has(route?.name ?? '') &&
    takesPropertiesAlong(session?.profile ?? null)
  );
}

/** A limit was reached rather than a right missing. */
const LIMITS = new Set([413, 429, 503, 507]);
/** Of no interest to the audit: no such address or method, and faults of our own, which are in the log. */
const NOT_TOLD = new Set<FailureName>(['notFound', 'methodNotAllowed', 'unexpected']);

function refusalOf(
  app: App,
  request: FastifyRequest,
  witness: Witness,
  status: number,
): TrailLine | undefined {
  const { failure, route, asked } = witness;
  if (failure !== null && NOT_TOLD.has(failure)) return undefined;
  if (status >= 500 && !LIMITS.has(status)) return undefined;
  // Whoever opens the first page has no session yet and is told so.
  if (failure === 'unauthorized' && !hasCredentials(request)) return undefined;
  const { keyed } = app.trail;
  const account = asked['email'];
  return {
    ...common(app, request, witness, status),
    rota: route?.name ?? request.routeOptions.url ?? null,
    acao: LIMITS.has(status) ? 'limitar' : 'recusar',
    ...(witness.told.alvo === undefined ? {} : { alvo: witness.told.alvo }),
    linhas: 0,
    detalhe: {
      ...(failure === null ? {} : { codigo: failure }),
      ...keyOf(witness),
      // Which account somebody tried to enter; also one that there is not.
      ...(typeof account === 'string' ? { conta: keyed(account.slice(0, 300)) } : {}),
    },
  };
}

const hasCredentials = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || /(?:^|[;\s-])sid=/.test(headers.cookie ?? '');

const keyOf = ({ key }: Witness) => (key === null ? {} : { chave: key.id });

function common(app: App, request: FastifyRequest, { route, session, key }: Witness, status: number) {
  return {
    quando: app.clock.now(),
    idUsuario: session?.idUsuario ?? key?.idUsuario ?? null,
    profile: session?.profile ?? null,
    rota: route?.name ?? null,
    situacao: status,
    endereco: request.ip,
  };
}
