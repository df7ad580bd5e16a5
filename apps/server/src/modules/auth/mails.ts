import type { App } from '../../platform/app/app.ts';
import type { Settings } from '../../settings.ts';
import { publicOrigin } from '../../platform/app/public-address.ts';
import type { Mail } from '../../platform/mail/queue-mail.ts';

export interface Person {
  readonly nome: string;
  readonly email: string;
}

/** What links are made with. */
export type Addressed = Parameters<typeof publicOrigin>[0] & { readonly settings: Settings };

export const mail = ({ nome, email }: Person, subject: string, paragraphs: readonly string[]): Mail => ({
  to: { name: nome, address: email },
  subject: `Fonte de dados: ${subject}`,
  text: [`Olá, ${nome.split(' ')[0] ?? ''}.`, ...paragraphs].join('\n\n'),
});

export function link(
  app: Addressed,
  path: '/auth/new-password' | '/auth/confirm' | '/auth/login',
  code?: string,
) {
  const address = new URL(path, publicOrigin(app));
  if (code !== undefined) address.searchParams.set('token', code);
  return address.href;
}

/** How a mail with a link is queued: once for each code, forgotten after it, of no use once the link is none. */
export const linkMail = (app: Pick<App, 'clock'>, token: string, minutes: number) => ({
  key: token,
  secret: true,
  awaited: true,
  usefulUntil: new Date(app.clock.now().getTime() + minutes * 60_000),
});

/** Where the person chooses a new password. */
export const passwordLink = (app: Addressed, code: string): string => link(app, '/auth/new-password', code);

/** The e-mail of password recovery. */
export const resetMail = (app: Addressed, person: Person, code: string, minutes: number): Mail =>
  mail(person, 'nova senha', [
    'Alguém pediu uma nova senha para a sua conta em Fonte de dados. Para escolher a nova senha, abra:',
    passwordLink(app, code),
    `O endereço vale por ${minutes} minutos e uma única vez. Se não foi você, ignore este email: sua senha continua a mesma.`,
  ]);

/** The e-mail that a registration waits for. */
export const confirmMail = (app: Addressed, person: Person, code: string): Mail =>
  mail(person, 'confirme seu cadastro', [
    'Alguém fez um cadastro em Fonte de dados com este email. Para confirmá-lo, abra o endereço e escreva a senha que escolheu:',
    link(app, '/auth/confirm', code),
    'O endereço vale por 24 horas e uma única vez. Se não foi você, ignore este email: sem a confirmação o cadastro é apagado.',
  ]);

/** Told to the owner of an account in whose e-mail somebody registers again; the one who did so is told nothing. */
export const takenMail = (app: Addressed, person: Person): Mail =>
  mail(person, 'você já tem uma conta', [
    'Alguém fez um novo cadastro em Fonte de dados com este email, que já tem uma conta. Nada mudou nela. Para entrar, ou pedir uma nova senha, abra:',
    link(app, '/auth/login'),
    'Se não foi você, ignore este email.',
  ]);

/** The e-mail to a person who was given a profile and now chooses a password. */
export const grantMail = (app: Addressed, person: Person, perfil: string, code: string): Mail =>
  mail(person, 'seu acesso', [
    `Um administrador deu à sua conta em Fonte de dados o perfil ${perfil}. Para escolher a senha com que vai entrar, abra:`,
    passwordLink(app, code),
    'O endereço vale por 24 horas e uma única vez. A senha anterior já não vale.',
  ]);

/** The e-mail to a person whose second factors an administrator has removed: that the mailbox is theirs stands in for the factor that is lost. */
export const resetFactorsMail = (app: Addressed, person: Person, code: string): Mail =>
  mail(person, 'segundo fator redefinido', [
    'Um administrador removeu os segundos fatores e os códigos de recuperação da sua conta em Fonte de dados. Para escolher a senha com que vai entrar, e cadastrar outro fator depois, abra:',
    passwordLink(app, code),
    'O endereço vale por 24 horas e uma única vez. A senha anterior já não vale. Se não foi você quem pediu, avise um administrador.',
  ]);

/** Told to the owner whenever the password has changed, whatever the way (ASVS 6.3.7). */
export const changedMail = (app: Addressed, person: Person): Mail =>
  mail(person, 'sua senha mudou', [
    'A senha da sua conta em Fonte de dados acaba de ser trocada, e as outras sessões foram encerradas. Se não foi você, peça uma nova senha já:',
    link(app, '/auth/login'),
  ]);
