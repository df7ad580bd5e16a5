import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Profile } from '@fonte/contracts';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { mapPortal, type MapPortal } from '../wms/testing/map-portal.ts';

const run = promisify(execFile);
const PASSWORD = 'senha de programa: 1';

/** A portal that listens, and the programs of Debian that ask it as their users would: with e-mail and password. */
export interface ClientPortal extends MapPortal {
  /** Address of the services, `http://127.0.0.1:port/api/mapa/geoserver`. */
  readonly address: string;
  /** A folder for what programs write. */
  readonly folder: string;
  /** E-mail and password, as `GDAL_HTTP_USERPWD` takes them. */
  account(profile: Profile, uf?: string): Promise<string>;
  /** Runs a program and gives what it printed, of both outputs; errors with them when it fails. */
  program(account: string, name: string, ...args: readonly string[]): Promise<string>;
  /** Runs a Python script, its arguments after it. */
  python(account: string, script: string, ...args: readonly string[]): Promise<string>;
}

export async function clientPortal(): Promise<ClientPortal> {
  // Programs send a password alone, which opens no account that has to have a second factor.
  const portal = await mapPortal({ SECOND_FACTOR_PROFILES: 'nenhum' });
  await portal.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'fonte-clients-'));
  const senha = await hashPassword(PASSWORD);
  const program: ClientPortal['program'] = async (account, name, ...args) => {
    const [email = '', ...password] = account.split(':');
    const env = {
      ...process.env,
      GDAL_HTTP_USERPWD: account,
      FONTE_EMAIL: email,
      FONTE_SENHA: password.join(':'),
      CPL_TMPDIR: folder,
    };
    const { stdout, stderr } = await run(name, args, {
      env,
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      timeout: 120_000,
    });
    return stdout + stderr;
  };
  return {
    ...portal,
    address: `http://127.0.0.1:${port}/api/mapa/geoserver`,
    folder,
    account: async (profile, uf) => {
      const { email, idUsuario } = await portal.person(profile, uf === undefined ? {} : { uf });
      await portal.database.db
        .updateTable('portal.usuario')
        .set({ senha })
        .where('id_usuario', '=', idUsuario)
        .execute();
      return `${email}:${PASSWORD}`;
    },
    program,
    // Debian's own, which has Debian's packages, whatever else calls itself python3 here.
    python: (account, script, ...args) => program(account, '/usr/bin/python3', '-c', script, ...args),
    close: async () => {
      await portal.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
