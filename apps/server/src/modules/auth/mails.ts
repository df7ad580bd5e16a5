import { ENTRANCE, PAGES, type EntrancePath } from '@fonte/contracts';
import { KEY_SCOPE_NAMES, KEY_SCOPES, type KeyScope } from '@fonte/contracts/program-keys';
import type { App } from '../../platform/app/app.ts';
import type { Settings } from '../../settings.ts';
import { publicOrigin } from '../../platform/app/public-address.ts';
import type { Mail } from '../../platform/mail/queue-mail.ts';

const OWN = PAGES.minhaConta.path;

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

export function link(app: Addressed, path: EntrancePath | typeof OWN, code?: string) {
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
export const passwordLink = (app: Addressed, code: string): string => link(app, ENTRANCE.newPassword, code);

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
    link(app, ENTRANCE.confirm, code),
    'O endereço vale por 24 horas e uma única vez. Se não foi você, ignore este email: sem a confirmação o cadastro é apagado.',
  ]);

/** Told to the owner of an account in whose e-mail somebody registers again; the one who did so is told nothing. */
export const takenMail = (app: Addressed, person: Person): Mail =>
  mail(person, 'você já tem uma conta', [
    'Alguém fez um novo cadastro em Fonte de dados com este email, que já tem uma conta. Nada mudou nela. Para entrar, ou pedir uma nova senha, abra:',
    link(app, ENTRANCE.login),
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
    link(app, ENTRANCE.login),
  ]);

/** The e-mail to somebody for whom an administrator has made an account. */
export const invitationMail = (app: Addressed, person: Person, perfil: string, code: string): Mail =>
  mail(person, 'convite', [
    `Um administrador convidou você para Fonte de dados, com o perfil ${perfil}. Para escolher a sua senha e entrar, abra:`,
    passwordLink(app, code),
    `O endereço vale por 7 dias e uma única vez. Quem entra aceita os termos de uso: ${link(app, ENTRANCE.terms)}`,
    'Se você não esperava este convite, ignore este email: sem a senha a conta não vale.',
  ]);

/** Told to the owner of an account whose profile or uf somebody else has changed. */
export const accessMail = (app: Addressed, person: Person, perfil: string, uf: string | null): Mail =>
  mail(person, 'seu acesso mudou', [
    `Um administrador mudou o acesso da sua conta em Fonte de dados. Ela entra agora com o perfil ${perfil}${uf === null ? '' : `, uf ${uf}`}. As sessões abertas foram encerradas; entre de novo em:`,
    link(app, ENTRANCE.login),
  ]);

/** The e-mail that another address of an account waits for; whoever follows it is asked to sign in to that account. */
export const newEmailMail = (app: Addressed, person: Person, code: string): Mail =>
  mail(person, 'confirme seu novo email', [
    'Alguém pediu este email para a sua conta em Fonte de dados. Para confirmá-lo, abra o endereço e entre com o email de antes:',
    link(app, OWN, code),
    'O endereço vale por 24 horas e uma única vez. Se não foi você, ignore este email: nada muda.',
  ]);

/** Told to the address of before, when another one is asked for and when it counts. */
export const emailAskedMail = (app: Addressed, person: Person): Mail =>
  mail(person, 'outro email foi pedido', [
    'Alguém que está na sua conta em Fonte de dados pediu outro email para ela. Ele só vale depois de confirmado. Se não foi você, troque a senha já:',
    link(app, ENTRANCE.login),
  ]);
export const emailChangedMail = (app: Addressed, person: Person): Mail =>
  mail(person, 'seu email mudou', [
    'A sua conta em Fonte de dados tem agora outro email, e as outras sessões foram encerradas. Este já não entra nela. Se não foi você, avise um administrador.',
    link(app, ENTRANCE.login),
  ]);

/** Told to the owner of an account for which a key for programs was made. */
export const keyMadeMail = (
  app: Addressed,
  person: Person,
  nome: string,
  scopes: readonly KeyScope[],
): Mail =>
  mail(person, 'chave de programa criada', [
    `Foi criada na sua conta em Fonte de dados a chave “${nome}”, com que um programa lê ${wordsOf(scopes)} em seu nome. Se não foi você, troque a senha já, o que encerra todas as chaves:`,
    link(app, OWN),
  ]);

const wordsOf = (scopes: readonly KeyScope[]): string =>
  new Intl.ListFormat('pt-BR').format(
    KEY_SCOPES.filter((one) => scopes.includes(one)).map((one) => KEY_SCOPE_NAMES[one]),
  );
