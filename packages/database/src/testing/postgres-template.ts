import { Client } from 'pg';
import { connect } from '../connect.ts';
import { migrate } from '../migration/migrate.ts';
import { templateKey, type Filling, type TemplateCopy } from './copy.ts';

/** Who makes a template holds the lock of this and its name; who wants another goes on. */
const LOCK_KEY = 0x66_6f_74_65;

/** A copy of a migrated (and filled) template database on the server, under a name of its own. */
export async function postgresCopy(server: string, name: string, filling?: Filling): Promise<TemplateCopy> {
  const database = `fonte_teste_${name}`;
  await onServer(server, async (client) => {
    const template = await ensureTemplate(server, client, filling);
    // As files, not through the log: half the time, some two hundred times in a run.
    await client.query(`create database ${database} template ${template} strategy file_copy`);
  });
  return {
    settings: { url: addressOf(server, database) },
    remove: () =>
      onServer(server, (client) => client.query(`drop database if exists ${database} with (force)`)),
  };
}

/** Makes the migrated template where it is missing. */
export function preparePostgres(server: string): Promise<void> {
  return onServer(server, (client) => ensureTemplate(server, client));
}

/** The template's name. Nobody ever connects to it, so that several may copy it at once. */
async function ensureTemplate(server: string, client: Client, filling?: Filling): Promise<string> {
  const template = `fonte_modelo_${await templateKey(filling)}`;
  const isThere = async (): Promise<boolean> =>
    (await client.query('select from pg_database where datname = $1', [template])).rowCount === 1;
  if (await isThere()) return template;
  await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_KEY, template]);
  try {
    if (!(await isThere())) await makeTemplate(server, client, template, filling);
  } finally {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_KEY, template]);
  }
  return template;
}

/** Made under another name: whoever sees the template sees all of it. */
async function makeTemplate(
  server: string,
  client: Client,
  template: string,
  filling: Filling | undefined,
): Promise<void> {
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
