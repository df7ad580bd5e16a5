import type { Engine, Health, Limits, Session } from '../engine.ts';
import { longAnswers } from '../places/long-answers.ts';
import { DatabaseBusy } from '../faults.ts';
import { OrderedSession } from '../session.ts';
import { Listener } from './listener.ts';
import { longPlacesOf } from './places.ts';
import { ReplicaSession } from './replica-session.ts';
import { Replicas } from './replicas.ts';
import { PostgresRunner } from './runner.ts';
import type { SheddingSemaphore } from '../places/shedding-semaphore.ts';
import { Server } from './server.ts';
import type { PostgresSettings } from './settings.ts';

/** PostgreSQL: a primary, and replicas for reading statements that say which data version they need. */
export class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly longAnswers: SheddingSemaphore;
  readonly #settings: PostgresSettings;
  readonly #primary: Server;
  readonly #replicas: Replicas;
  #listener: Listener | undefined;
  #asked: Promise<Health> | undefined;

  /** Connects when first used, so that a server may start before its database does. */
  constructor(settings: PostgresSettings) {
    this.#settings = settings;
    this.longAnswers = longAnswers(longPlacesOf(settings.connections), settings);
    this.#primary = new Server(settings.url, settings);
    this.#replicas = new Replicas(settings);
  }

  async acquire(limits: Limits): Promise<Session> {
    const replica =
      limits.readVersion === undefined ? undefined : await this.#replicas.having(limits.readVersion);
    if (replica) {
      try {
        return await this.#onReplica(replica, limits);
      } catch (error) {
        limits.signal?.throwIfAborted();
        if (!(error instanceof DatabaseBusy)) this.#replicas.failed(replica);
      }
    }
    return this.#session(this.#primary, limits);
  }

  /** Asked of the primary, by all who ask at once together. */
  health(): Promise<Health> {
    this.#asked ??= this.#primary.health().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  listen(received: (payload: string) => void, lost: () => void): void {
    this.#listener = new Listener(this.#settings.url, received, lost);
  }

  async close(): Promise<void> {
    await Promise.all([this.#listener?.close(), this.#primary.close(), this.#replicas.close()]);
  }

  async #onReplica(replica: Server, limits: Limits): Promise<Session> {
    const { client, giveBack } = await replica.take(limits);
    const runner = new PostgresRunner(replica, client, giveBack);
    const session = new OrderedSession(runner);
    return new ReplicaSession({ session, inTransaction: () => runner.inTransaction }, (gone) => {
      if (gone) this.#replicas.failed(replica);
      return this.#session(this.#primary, limits);
    });
  }

  async #session(server: Server, limits: Limits): Promise<Session> {
    const { client, giveBack } = await server.take(limits);
    return new OrderedSession(new PostgresRunner(server, client, giveBack));
  }
}
