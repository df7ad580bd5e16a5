import type { App } from '../../platform/index.ts';
import { publicOrigin } from '../../platform/public-address.ts';

/** The e-mail of password recovery. */
export function resetMail(
  app: App,
  account: { nome: string; email: string },
  code: string,
  minutes: number,
): { to: { name: string; address: string }; subject: string; text: string } {
  const address = new URL('/auth/new-password', publicOrigin(app));
  address.searchParams.set('token', code);
  const [firstName = ''] = account.nome.split(' ');
  return {
    to: { name: account.nome, address: account.email },
    subject: 'Fonte de dados: nova senha',
    text: [
      `Olá, ${firstName}.`,
      'Alguém pediu uma nova senha para a sua conta em Fonte de dados. Para escolher a nova senha, abra:',
      address.href,
      `O endereço vale por ${minutes} minutos e uma única vez. Se não foi você, ignore este email: sua senha continua a mesma.`,
    ].join('\n\n'),
  };
}
