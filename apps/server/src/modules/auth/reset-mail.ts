import type { Call } from '../../platform/index.ts';

/** The e-mail of password recovery. */
export function resetMail(
  { app, request }: Call,
  account: { nome: string; email: string },
  code: string,
  minutes: number,
): { to: { name: string; address: string }; subject: string; text: string } {
  const base = app.settings.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  const address = new URL('/auth/new-password', base);
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
