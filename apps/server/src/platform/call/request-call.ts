import { setMaxListeners } from 'node:events';
import type { Profile, Route } from '@fonte/contracts';
import { asCaller } from '@fonte/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_MODIFIED } from '../answers/answers.ts';
import type { App } from '../app/app.ts';
import type { Call } from './call.ts';
import { etagOf, hasCopy } from '../answers/etag.ts';
import { fail } from '../failures/fail.ts';
import { release } from '../answers/release.ts';
import type { Session } from '../identity/session.ts';
import { readSession } from '../identity/session-store.ts';
import type { AccessEntry } from '../trail/line.ts';
import { witnessOf, type Told } from './witness.ts';

/** The `Call` of one HTTP request. */
export class RequestCall<Params, Query, Body> implements Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly signal: AbortSignal;
  readonly #routeName: string;
  readonly #session: Session | null;

  constructor(
    readonly app: App,
    route: Pick<Route, 'name'>,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
    session: Session | null,
    input: { params: Params; query: Query; body: Body },
  ) {
    this.params = input.params;
    this.query = input.query;
    this.body = input.body;
    this.#routeName = route.name;
    this.#session = session;
    this.signal = goneSignal(reply);
  }

  get session(): Session {
    return this.#session ?? fail('unauthorized');
  }

  findSession(): Promise<Session | null> {
    if (this.#session) return Promise.resolve(this.#session);
    return asCaller({ urgent: true }, () => readSession(this.app, this.request));
  }

  get profile(): Profile {
    return this.session.profile ?? fail('forbidden');
  }

  get db() {
    return this.app.database.within({ signal: this.signal });
  }

  get log() {
    return this.request.log;
  }

  audit(entry: AccessEntry): void {
    const { idUsuario, profile } = this.session;
    this.app.trail.write({
      endereco: this.request.ip,
      ...entry,
      idUsuario,
      profile,
      quando: this.app.clock.now(),
      rota: this.#routeName,
      situacao: null,
      linhas: null,
    });
  }

  tell(told: Told): void {
    const witness = witnessOf(this.request);
    witness.told = { ...witness.told, ...told };
  }

  count(rows: number): void {
    const witness = witnessOf(this.request);
    witness.counted = (witness.counted ?? 0) + rows;
  }

  async revalidated<T>(
    parts: readonly unknown[],
    produce: () => Promise<T>,
  ): Promise<T | typeof NOT_MODIFIED> {
    const { profile, uf, cpf } = this.session;
    const etag = etagOf([await release(), this.#routeName, profile, uf, cpf, ...parts]);
    this.reply
      .header('cache-control', 'private, no-cache')
      .header('etag', etag)
      .header('vary', 'Cookie, Authorization');
    return hasCopy(this.request.headers['if-none-match'], etag) ? NOT_MODIFIED : produce();
  }
}

/** A signal that fires when the connection closes before the answer is out. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // A dashboard runs a dozen statements on one signal.
  setMaxListeners(0, gone.signal);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
