import { ENTRANCE } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import type { App } from '../../../platform/index.ts';
import { queueMail, type Mail, type QueuedMail } from '../../../platform/mail/queue-mail.ts';
import { link, mail, type Addressed, type Person } from '../mails.ts';

const NOT_YOU = 'Se não foi você, peça uma nova senha já e avise um administrador:';

/** Told to the owner whenever what protects the account has changed (ASVS 6.3.7). */
const changed = (app: Addressed, person: Person, subject: string, sentence: string): Mail =>
  mail(person, subject, [sentence, NOT_YOU, link(app, ENTRANCE.login)]);

export const addedMail = (app: Addressed, person: Person, nome: string): Mail =>
  changed(
    app,
    person,
    'novo segundo fator',
    `O segundo fator “${nome}” acaba de ser cadastrado na sua conta em Fonte de dados, e as outras sessões foram encerradas.`,
  );

export const removedMail = (app: Addressed, person: Person, nome: string): Mail =>
  changed(
    app,
    person,
    'segundo fator removido',
    `O segundo fator “${nome}” acaba de ser removido da sua conta em Fonte de dados, e as outras sessões foram encerradas.`,
  );

export const renamedMail = (app: Addressed, person: Person, before: string, nome: string): Mail =>
  changed(
    app,
    person,
    'segundo fator com outro nome',
    `O segundo fator “${before}” da sua conta em Fonte de dados chama-se agora “${nome}”.`,
  );

export const renewedMail = (app: Addressed, person: Person): Mail =>
  changed(
    app,
    person,
    'novos códigos de recuperação',
    'Dez novos códigos de recuperação acabam de ser gerados para a sua conta em Fonte de dados. Os anteriores já não valem.',
  );

export const codeUsedMail = (app: Addressed, person: Person, left: number): Mail =>
  changed(
    app,
    person,
    'código de recuperação usado',
    `Alguém acaba de entrar na sua conta em Fonte de dados com um código de recuperação. ${
      left === 0
        ? 'Não resta nenhum: gere outros em Minha conta.'
        : left === 1
          ? 'Resta um: gere outros em Minha conta.'
          : `Restam ${left}.`
    }`,
  );

/** The code that a first factor waits for; also told to whoever did not ask for it, since then somebody else has the password. */
export const enrolCodeMail = (app: Addressed, person: Person, code: string, minutes: number): Mail =>
  changed(
    app,
    person,
    'código para o segundo fator',
    `Alguém entrou com a sua senha em Fonte de dados e vai cadastrar o segundo fator da conta. O código é ${code} e vale por ${minutes} minutos.`,
  );

/** Puts it into the outbox with the change that it tells of. */
export const tellOwner = (
  app: App,
  trx: Kysely<Database>,
  message: QueuedMail,
): Promise<string | undefined> => queueMail(app, trx, { ...message, awaited: true });
