import { setMaxListeners } from 'node:events';
import type { Profile, Route } from '@fonte/contracts';
import { asCaller } from '@fonte/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_MODIFIED } from '../answers/answers.ts';
import { KeptBody } from '../answers/kept-body.ts';
import type { App } from '../app/app.ts';
import type { Call } from './call.ts';
import { etagOf, hasCopy } from '../answers/etag.ts';
import { fail } from '../failures/fail.ts';
import { release } from '../answers/release.ts';
import type { Session } from '../identity/session.ts';
import { readSession } from '../identity/session-store.ts';
import type { AccessEntry } from '../trail/line.ts';
import { witnessOf, type Told } from './witness.ts';

/** What tells one caller from another. */
const VARIES = 'Cookie, Authorization';

/** The `Call` of one HTTP request. */
export class RequestCall<Params, Query, Body> implements Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly signal: AbortSignal;
  readonly #route: Pick<Route, 'name' | 'answer' | 'asMade'>;
  readonly #session: Session | null;

  constructor(
    readonly app: App,
    route: Pick<Route, 'name' | 'answer' | 'asMade'>,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
    session: Session | null,
    input: { params: Params; query: Query; body: Body },
  ) {
    this.params = input.params;
    this.query = input.query;
    this.body = input.body;
    this.#route = route;
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
      rota: this.#route.name,
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
    const etag = etagOf([await release(), this.#route.name, profile, uf, cpf, ...parts]);
    // After what else the answer varies by (platform/app/other-sites).
    const before = this.reply.getHeader('vary');
    this.reply
      .header('cache-control', 'private, no-cache')
      .header('etag', etag)
      .header('vary', before === undefined ? VARIES : `${String(before)}, ${VARIES}`);
    return hasCopy(this.request.headers['if-none-match'], etag) ? NOT_MODIFIED : produce();
  }

  async kept<T>(
    scope: string,
    parts: readonly unknown[],
    produce: () => Promise<T>,
  ): Promise<KeptBody<T> | typeof NOT_MODIFIED> {
    return this.revalidated(parts, async () => {
      const { profile, uf } = this.session;
      const today = this.app.clock.today();
      const key = etagOf([await release(), this.#route.name, profile, uf, scope, today, ...parts]);
      const body = await this.app.bodies.of(key, this.signal, () => this.cold(() => this.#bodyOf(produce)));
      this.tell(body.told);
      return body;
    });
  }

  cold<T>(work: () => Promise<T>): Promise<T> {
    return this.app.coldWork.run(this.signal, work);
  }

  async #bodyOf<T>(produce: () => Promise<T>): Promise<KeptBody<T, Told>> {
    const json = jsonOf(this.#route, await produce());
    return new KeptBody<T, Told>(Buffer.from(json), witnessOf(this.request).told);
  }
}

/** The text of an answer; without the fields that the route's contract does not name, unless it leaves as it was made. */
export const jsonOf = (
  { answer: declared, asMade }: Pick<Route, 'answer' | 'asMade'>,
  answer: unknown,
): string => JSON.stringify(asMade ? answer : (declared?.parse(answer) ?? answer));

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
