import pg from 'pg';

/** A statement as it goes over the wire. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Sent extends Statement {
  /** When, ms of this process's clock. */
  readonly at: number;
}

interface Asked {
  readonly text?: unknown;
  readonly values?: unknown;
}

type Query = (...args: unknown[]) => unknown;

/** Runs work and gives the statements that this process sent to PostgreSQL meanwhile, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const seen: Sent[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...args) {
    const [first, second] = args;
    // A text with its values, or an object that has both: a query's settings, or a query of our own.
    const asked = (typeof first === 'string' ? { text: first, values: second } : first) as Asked;
    const { text, values } = asked;
    if (typeof text === 'string')
      seen.push({ text, values: Array.isArray(values) ? [...values] : [], at: performance.now() });
    return Reflect.apply(query, this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return seen;
}

/** The reports' own statements: without the session's, the question which data version holds, and the look whether the server lives. */
export const ofReports = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ text }) => !/^(select versao,|select 1$|set )|"sessao"/.test(text));

/** Statements through the bare driver, as many at a time as the portal runs. */
export class BareDriver {
  readonly #pool: pg.Pool;

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 10 });
  }

  run(statements: readonly Statement[]): Promise<unknown> {
    return Promise.all(statements.map(({ text, values }) => this.#pool.query(text, [...values])));
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** PostgreSQL's and PostGIS's versions. */
export async function serverVersion(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; postgis: string | null }>(
      `select current_setting('server_version') as name,
              (select default_version from pg_available_extensions where name = 'postgis') as postgis`,
    );
    return `PostgreSQL ${rows[0]?.name}, PostGIS ${rows[0]?.postgis ?? 'ausente'}`;
  } finally {
    await client.end();
  }
}
