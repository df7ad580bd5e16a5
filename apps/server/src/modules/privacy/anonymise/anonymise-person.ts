import { currentVersion, type Database, type DatabaseAccess } from '@fonte/database';
import { keepAnonymised } from '@fonte/database/anonymised/carry-anonymised';
import { asOnlyImport, ImportRunning } from '@fonte/programme';
import { normalise } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { asOwner } from '../../../platform/app/as-owner.ts';
import { fail, type Call } from '../../../platform/index.ts';
import { provePassword } from '../../auth/index.ts';
import { versionFolder } from '../../maps/index.ts';
import { forgetMails } from './forget-mails.ts';
import { forgetWaiting, noteForgetting, queueForgetting } from './forgetting.ts';
import { hindrance } from './hindrance.ts';
import { leftOf } from './left-of.ts';
import { anyMention, mentionsOf, type Mention } from '../mentions.ts';
import { renumberVersion } from './new-version.ts';
import { personOf, type Seed } from '../person.ts';
import { physicalTables, type Physical } from './physical-tables.ts';
import { seedOf } from '../reference.ts';
import { removeMedia } from './remove-media.ts';
import { forgetNetwork, removeRows, swapAccounts } from './swap-account.ts';
import { copyFieldPeople, removeFieldPeople, swapProgramme } from './swap-programme.ts';
import { newPseudonym } from './new-pseudonym.ts';
import { swapCpf, swapEmail, swapMentions } from './swap.ts';
import { confirmationOf } from '../words.ts';
import { wrongValue } from '../wrong-value.ts';

type Db = Kysely<Database>;

interface Asked {
  readonly ref: string;
  readonly motivo: string;
  readonly confirmacao: string;
  readonly atual: string;
}
interface Done {
  readonly pessoa: number;
  readonly linhas: number;
  readonly arquivos: number;
  /** Files of the data folder are still to go: the job does it (`forgetting.ts`). */
  readonly pendente: boolean;
}

/**
 * Takes a person out of everything that the portal keeps, in one transaction, for good: facts stay under a pseudonym, and what the source says of the person is replaced from now on
 * when a load brings it again. While a load runs nobody is anonymised, nor the other way round; whatever would be left anywhere undoes it all.
 * Errors: `personNotFound`, `personAnonymised`, `personAccount`, `importRunning`, `personStays`, `invalidRequest`, those of `provePassword`.
 */
export async function anonymisePerson(call: Call<unknown, unknown, Asked>): Promise<Done> {
  const { app, body, session } = call;
  const seed = await seedOf(app.settings, session, body.ref, app.clock.now());
  await provePassword(call, body.atual);
  const known = (await personOf(call.db, seed)) ?? fail('personNotFound');
  const already = await hindrance(call.db, session, known);
  if (already !== null) fail(already);
  if (normalise(body.confirmacao) !== normalise(confirmationOf(known)))
    wrongValue('Escreva como está acima', 'confirmacao');
  const mentions = mentionsOf(known, app.trail.keyed);
  if (await tells(call.db, body.motivo, mentions))
    wrongValue('Não escreva o nome, o e-mail nem o CPF da pessoa no motivo: ele fica guardado', 'motivo');
  // Lines that wait may name it.
  await app.trail.flush();
  const done = await asOwner(app.settings, app.database, (owner) => alone(owner, call, seed));
  call.audit({ acao: 'alterar', alvo: `pessoa/${done.pessoa}`, detalhe: { motivo: body.motivo } });
  // It is committed, and the job does the rest whatever becomes of this process; who waits is told how far it came.
  try {
    await forgetWaiting({ settings: app.settings, db: app.database.db });
    return { ...done, pendente: false };
  } catch (error) {
    call.log.error({ err: error }, 'files of a person are still there');
    return { ...done, pendente: true };
  }
}

type Gone = Omit<Done, 'pendente'>;

/** Whether the reason, which stays, tells who went. */
async function tells(db: Db, text: string, mentions: readonly Mention[]): Promise<boolean> {
  if (mentions.length === 0) return false;
  const any = anyMention(mentions);
  const { rows } = await sql<{ tells: boolean }>`select ${text}::text ~ ${any}::text as tells`.execute(db);
  return rows[0]?.tells ?? false;
}

async function alone(owner: DatabaseAccess, call: Call<unknown, unknown, Asked>, seed: Seed): Promise<Gone> {
  try {
    return await asOnlyImport(owner, async ({ db }) => {
      const { done, tables } = await db
        .transaction()
        .execute((trx) => anonymised(trx, { owner, call, seed }));
      // The next opening does what the disk refuses now.
      await keepAnonymised(db, call.app.settings.DATA_DIR, (fault) =>
        call.log.error({ fault }, 'the list of those who were anonymised is not as it should be'),
      ).catch((error: unknown) =>
        call.log.error({ err: error }, 'who was anonymised is not written down beside the database'),
      );
      // What an update leaves behind lies on the disk until it is cleared.
      for (const { table } of tables)
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await sql`vacuum ${sql.table(table)}`.execute(db).catch(() => {});
      return done;
    });
  } catch (error) {
    if (error instanceof ImportRunning) fail('importRunning');
    throw error;
  }
}

interface Work {
  readonly owner: DatabaseAccess;
  readonly call: Call<unknown, unknown, Asked>;
  readonly seed: Seed;
}

async function anonymised(trx: Db, { owner, call, seed }: Work): Promise<{ done: Gone; tables: Physical[] }> {
  const { app, body, session } = call;
  await stillSignedIn(trx, session.token);
  const person = (await personOf(trx, seed)) ?? fail('personNotFound');
  const why = await hindrance(trx, session, person);
  if (why !== null) fail(why);
  const pseudonym = await newPseudonym(trx, person, body.motivo, session.idUsuario);
  const mentions = mentionsOf(person, app.trail.keyed);
  const tables = await physicalTables(trx);
  let linhas = 0;
  const arquivos = await removeMedia(trx, person);
  // oxlint-disable no-await-in-loop -- one connection, in order
  await copyFieldPeople(trx, person, pseudonym);
  for (const table of tables) linhas += await swapProgramme(trx, table, person, pseudonym);
  for (const table of tables) {
    linhas += await forgetNetwork(trx, table, person);
    linhas += await removeRows(trx, table, person);
  }
  linhas += await forgetMails(trx, app.settings, mentions);
  linhas += await swapAccounts(trx, person, pseudonym);
  for (const table of tables) {
    linhas += await swapCpf(trx, table, person, pseudonym);
    linhas += await swapEmail(trx, table, person, pseudonym);
    linhas += await swapMentions(trx, table, mentions, pseudonym);
  }
  // oxlint-enable no-await-in-loop
  linhas += await removeFieldPeople(trx, person);
  const left = await leftOf(trx, tables, person, mentions, pseudonym);
  if (left.length > 0) fail('personStays', { where: left.join(', ') });
  const version = await currentVersion(trx);
  await renumberVersion(trx, owner);
  await noteForgetting(trx, app, pseudonym.id, {
    mentions,
    tiles: version === null ? null : versionFolder(version),
  });
  await queueForgetting(trx, app);
  return { done: { pessoa: pseudonym.id, linhas, arquivos }, tables };
}

/** Of two administrators who anonymise each other the second is signed in no more. */
async function stillSignedIn(trx: Db, token: string): Promise<void> {
  const open = await trx
    .selectFrom('portal.sessao')
    .where('token', '=', token)
    .select('id_sessao')
    .executeTakeFirst();
  if (open === undefined) fail('unauthorized');
}
