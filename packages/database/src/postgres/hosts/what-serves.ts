import type { ClientBase } from 'pg';
import { quick } from '../quick.ts';

/**
 * What a server is for: it takes writes; or it takes none and is the last that can be read from, a standby whose primary has left it and that has replayed all it was sent, or
 * a primary that has been turned read-only; or it follows a primary that lives, and may be behind.
 */
export type Serves = 'writes' | 'reads' | 'follows';

/** Asked of the connection's server now. */
export async function whatServes(client: ClientBase): Promise<Serves> {
  const { rows } = await client.query<{ serves: Serves }>(quick(SERVES));
  return rows[0]?.serves ?? 'follows';
}

// The receiver's process is seen by everybody, its state by few. What was never streamed since the start has no end.
const SERVES = `select case
    when current_setting('transaction_read_only') = 'off' then 'writes'
    when not pg_is_in_recovery() then 'reads'
    when exists (select from pg_stat_wal_receiver where pid is not null) then 'follows'
    when pg_last_wal_replay_lsn() < pg_last_wal_receive_lsn() then 'follows'
    else 'reads' end as serves`;
