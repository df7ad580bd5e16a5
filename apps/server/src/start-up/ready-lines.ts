import type { DemoAccount } from '../modules/auth/index.ts';
import { DEMO_PASSWORD } from '../modules/auth/index.ts';
import type { App } from '../platform/app/app.ts';
import { listeningOrigin, publicOrigin } from '../platform/app/public-address.ts';
import { DURABILITY, NO_PROXY } from './sentences.ts';

/** What a person needs once the server answers: the address, and who may sign in to look around. */
export function readyLines(app: App, accounts: readonly DemoAccount[]): string[] {
  const reached = publicOrigin(app);
  const listens = listeningOrigin(app);
  const lines = [
    `Fonte de dados está em ${reached}${listens === reached ? '' : ` (o servidor escuta em ${listens})`}`,
  ];
  if (reached.startsWith('https:') && app.settings.TRUST_PROXY === false) lines.push(NO_PROXY);
  if (app.database.kind === 'embedded') lines.push(DURABILITY);
  if (app.baseMap.fault !== null) lines.push(app.baseMap.fault);
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
