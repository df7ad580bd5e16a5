import { Client } from 'pg';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { templateKey, type Filling, type TemplateCopy } from './copy.ts';

/** Serialises the making of the template between test processes. */
const LOCK_KEY = 0x66_6f_74_65;

/** A copy of a migrated (and filled) template database on the server, under a name of its own. */
export async function postgresCopy(server: string, name: string, filling?: Filling): Promise<TemplateCopy> {
  const database = `fonte_teste_${name}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const template = await ensureTemplate(server, client, filling);
    // Copying needs the template to be without visitors, hence still under the lock.
    await client.query(`create database ${database} template ${template}`);
  });
  return {
    settings: { url: addressOf(server, database) },
    remove: () =>
      onServer(server, (client) => client.query(`drop database if exists ${database} with (force)`)),
  };
}

/** Makes the migrated template where it is missing. */
export function preparePostgres(server: string): Promise<void> {
  return onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await ensureTemplate(server, client);
  });
}

async function ensureTemplate(server: string, client: Client, filling?: Filling): Promise<string> {
  const template = `fonte_modelo_${await templateKey(filling)}`;
  const found = await client.query('select from pg_database where datname = $1', [template]);
  if (found.rowCount) return template;
  const draft = `${template}_rascunho`;
  const empty = filling ? ` template ${await ensureTemplate(server, client)}` : '';
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}${empty}`);
  const access = await connect({ url: addressOf(server, draft), timeoutMs: 0 });
  try {
    if (filling) await filling.fill(access);
    else await migrate(access);
  } finally {
    await access.close();
  }
  await client.query(`alter database ${draft} rename to ${template}`);
  return template;
}

function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
