import type { DatabaseAccess } from '@fonte/database';
import type { DemoAccount } from '../modules/auth/index.ts';
import { DEMO_PASSWORD } from '../modules/auth/index.ts';
import type { Settings } from '../settings.ts';
import { DURABILITY } from './sentences.ts';

/** What a person needs once the server answers: the address, and who may sign in to look around. */
export function readyLines(
  settings: Settings,
  database: Pick<DatabaseAccess, 'kind'>,
  port: number,
  accounts: readonly DemoAccount[],
): string[] {
  const lines = [
    `Fonte de dados está em ${settings.PUBLIC_URL ?? `http://${hostIn(settings.HOST)}:${port}`}`,
  ];
  if (database.kind === 'embedded') lines.push(DURABILITY);
  if (accounts.length === 0) return lines;
  const width = (key: 'email' | 'perfil') => Math.max(...accounts.map((account) => account[key].length));
  return [
    ...lines,
    '',
    `Contas da demonstração (senha: ${DEMO_PASSWORD})`,
    ...accounts.map(({ email, perfil, uf }) =>
      `  ${email.padEnd(width('email'))}  ${perfil.padEnd(width('perfil'))}  ${uf ?? ''}`.trimEnd(),
    ),
    '',
  ];
}

/** The host as a browser on this machine reaches it. */
function hostIn(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
