import { Query, type QueryConfig } from 'pg';

/** The roles that migration 0056 makes, one for each class of rows that a request may see. */
export const WALL_ROLES = [
  'fonte_le_tudo',
  'fonte_le_uf',
  'fonte_le_supervisor',
  'fonte_le_tecnico',
] as const;

/**
 * As whom statements read, and which rows that one sees: PostgreSQL's own row level security, behind the conditions that the statements bear. An empty
 * word is nobody's; '*' stands for every state of a person.
 */
export interface Wall {
  readonly role: (typeof WALL_ROLES)[number];
  readonly uf: string;
  readonly cpf: string;
}

const RAISE = `select set_config('role', $1, true), set_config('fonte.uf', $2, true), set_config('fonte.cpf', $3, true)`;

/** Without parallel workers, which are for a statement that has the server for itself: beside others they take processors that these wait for, and cost a start each (docs/decisions/0117). */
const RAISE_BESIDE_OTHERS = `${RAISE}, set_config('max_parallel_workers_per_gather', '0', true)`;

export interface WalledStatement {
  readonly text: string;
  readonly values: unknown[];
  /** Others of this process run or wait for the same server. */
  readonly besideOthers: boolean;
}

/** What pg's query and its connection do, which its types do not tell. */
interface Messages {
  parse(statement: { text: string }): void;
  bind(values: { values: readonly string[] }): void;
  execute(portal: { portal: string }): void;
}
interface Inside {
  prepare(connection: Messages): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Messages): void;
  submit(): void;
}
const Inner = Query as unknown as new (
  config: QueryConfig & { queryMode: 'extended' },
  values: undefined,
  callback: (error: Error | null, result: unknown) => void,
) => Inside;

/**
 * A statement behind a wall: the wall is raised by a message before the statement's own, in the same write, and both are answered before the one Sync at
 * their end. PostgreSQL takes what lies before a Sync for one transaction, so that the wall falls with it, and no round trip is added.
 */
export class WalledQuery extends Inner {
  readonly #wall: Wall;
  readonly #raise: string;
  #raised = false;

  constructor(
    wall: Wall,
    { text, values, besideOthers }: WalledStatement,
    callback: (error: Error | null, result: unknown) => void,
  ) {
    super({ text, values, queryMode: 'extended' }, undefined, callback);
    this.#wall = wall;
    this.#raise = besideOthers ? RAISE_BESIDE_OTHERS : RAISE;
  }

  override prepare(connection: Messages): void {
    const { role, uf, cpf } = this.#wall;
    connection.parse({ text: this.#raise });
    connection.bind({ values: [role, uf, cpf] });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#raised) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Messages): void {
    if (this.#raised) super.handleCommandComplete(message, connection);
    this.#raised = true;
  }
}
