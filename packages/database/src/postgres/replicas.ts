import { asCaller } from '../places/caller.ts';
import type { PostgresSettings } from './settings.ts';
import { Server } from './server.ts';

/** How long an answer "not there yet" or "down" is believed before the replica is asked again, ms. */
const ASK_AGAIN_MS = 500;
const DOWN_MS = 5_000;
/** A replica that takes longer to tell its version is done without, ms. */
const ASK_MS = 1_000;

interface Replica {
  readonly server: Server;
  /** The highest data version seen on it; versions only grow. */
  version: number;
  askAfter: number;
}

/** The read replicas, each used for what it already has. */
export class Replicas {
  readonly #replicas: Replica[];
  #turn = 0;

  constructor(settings: PostgresSettings) {
    this.#replicas = settings.readUrls.map((url) => ({
      server: new Server(url, settings),
      version: -1,
      askAfter: 0,
    }));
  }

  /** A replica that has reached the data version, the next in turn; undefined when none has, and the primary is to be used. */
  async having(version: number): Promise<Server | undefined> {
    for (let step = 0; step < this.#replicas.length; step += 1) {
      this.#turn = (this.#turn + 1) % this.#replicas.length;
      const replica = this.#replicas[this.#turn];
      // oxlint-disable-next-line no-await-in-loop -- asked one after the other, mostly answered from memory
      if (replica && (await reached(replica, version))) return replica.server;
    }
    return undefined;
  }

  /** A replica that failed is left alone for a while. */
  failed(server: Server): void {
    const replica = this.#replicas.find((candidate) => candidate.server === server);
    if (!replica) return;
    replica.version = -1;
    replica.askAfter = Date.now() + DOWN_MS;
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ server }) => server.close()));
  }
}

async function reached(replica: Replica, version: number): Promise<boolean> {
  if (replica.version >= version) return true;
  if (Date.now() < replica.askAfter) return false;
  replica.askAfter = Date.now() + ASK_AGAIN_MS;
  try {
    const { client, giveBack } = await asCaller({ urgent: true }, () => replica.server.take({}));
    let broken = true;
    try {
      const answer = await replica.server.watched(client, ASK_MS, () =>
        client.query<{ versao: number }>('select coalesce(max(versao), 0) as versao from portal.versao'),
      );
      replica.version = answer.rows[0]?.versao ?? -1;
      broken = false;
    } finally {
      giveBack(broken);
    }
  } catch {
    replica.askAfter = Date.now() + DOWN_MS;
  }
  return replica.version >= version;
}
