import { RETENTION } from '@fonte/contracts/retention';
import type { Database } from '@fonte/database';
import { keepAnonymised } from '@fonte/database/anonymised/carry-anonymised';
import { asOnlyImport, ImportRunning } from '@fonte/programme';
import { sql, type Kysely } from 'kysely';
import { asOwner } from '../../../platform/app/as-owner.ts';
import { installationSecret } from '../../../platform/identity/installation-secret.ts';
import { NOBODYS_MAIL } from '../../../platform/identity/nobodys-mail.ts';
import type { CommandParts } from '../../../platform/jobs/job.ts';
import { keyedBy } from '../../../platform/trail/keyed.ts';
import { isBack } from '../back-again.ts';
import { formerOf } from '../former.ts';
import { mentionsOf } from '../mentions.ts';
import type { Person } from '../person.ts';
import { PLACES } from '../places/index.ts';
import { forgetMails } from './forget-mails.ts';
import { noteForgetting, queueForgetting } from './forgetting.ts';
import { leftOf } from './left-of.ts';
import { pseudonymFor, pseudonymOfBefore } from './new-pseudonym.ts';
import type { Physical } from './physical-tables.ts';
import { forgetNetwork, removeRows, swapAccounts } from './swap-account.ts';
import { swapCpf, swapEmail, swapMentions } from './swap.ts';

type Db = Kysely<Database>;

/** Accounts of which the person goes in one run of the job: the next one, an hour later, takes the others. */
const AT_ONCE = 50;
const WHY = 'Fim do prazo de guarda da conta removida';

/** What loads bring stays as the source tells it: the account has gone, whoever works in the programme has not. */
const OF_LOADS = ['portal.diferenca', 'portal.importacao', 'portal.qualidade'];
const tables: readonly Physical[] = Object.entries(PLACES)
  .filter(([table]) => table.startsWith('portal.') && !OF_LOADS.includes(table))
  .map(([table, place]) => ({ table, source: null, place }));

/**
 * Takes the person out of the accounts that were removed as long ago as the terms say (contracts/retention): name, e-mail and CPF go from the account and from all that
 * was written in the portal; the number stays beside what it did. Each account in a transaction of its own, and none while a load runs (decisions/0035). Gives how many.
 * Errors: whatever of a person would be left, which then stays whole.
 */
export async function forgetRemovedAccounts(parts: CommandParts): Promise<number> {
  const { settings, database, log } = parts;
  if ((await dueAccounts(database.db)).length === 0) return 0;
  const keyed = keyedBy(await installationSecret(settings));
  try {
    return await asOwner(settings, database, (owner) =>
      asOnlyImport(owner, async ({ db }) => {
        const due = await dueAccounts(db);
        try {
          for (const id of due)
            // oxlint-disable-next-line no-await-in-loop -- one connection
            await db.transaction().execute((trx) => forgotten(trx, parts, id, keyed));
        } finally {
          // Once for all; the hourly job takes those of a process that is killed before.
          if (due.length > 0) await queueForgetting(db, parts);
          // The next opening, or whoever goes next, does what the disk refuses now.
          if (due.length > 0)
            await keepAnonymised(db, settings.DATA_DIR).catch((error: unknown) =>
              log.error({ err: error }, 'who was anonymised is not written down beside the database'),
            );
        }
        return due.length;
      }),
    );
  } catch (error) {
    if (error instanceof ImportRunning) return 0;
    throw error;
  }
}

async function dueAccounts(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id_usuario as id from portal.usuario
    where removido_em < now() - make_interval(days => ${RETENTION.usuario.days}::integer) and email not like ${`%${NOBODYS_MAIL}`}
    order by removido_em limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

async function forgotten(
  trx: Db,
  { settings }: CommandParts,
  id: number,
  keyed: (value: string) => string,
): Promise<void> {
  const person = await accountAlone(trx, id);
  const before = (await isBack(trx, person)) ? await pseudonymOfBefore(trx, person, WHY, null) : null;
  const pseudonym = before ?? (await pseudonymFor(trx, person, WHY, null));
  const mentions = mentionsOf(person, keyed);
  // oxlint-disable no-await-in-loop -- one connection
  for (const table of tables) {
    await forgetNetwork(trx, table, person);
    await removeRows(trx, table, person);
  }
  await forgetMails(trx, settings, mentions);
  await swapAccounts(trx, person, pseudonym);
  for (const table of tables) {
    await swapCpf(trx, table, person, pseudonym);
    await swapEmail(trx, table, person, pseudonym);
    await swapMentions(trx, table, mentions, pseudonym);
  }
  // oxlint-enable no-await-in-loop
  const left = await leftOf(trx, tables, person, mentions, pseudonym);
  if (left.length > 0) throw new Error(`A removed account is still in ${left.join(', ')}`);
  await noteForgetting(trx, { settings }, pseudonym.id, { mentions, tiles: null });
}

/** The account as a person, known by what is nobody else's today: an address that somebody has taken since, a name and a CPF of who works in the programme are theirs. */
async function accountAlone(trx: Db, id: number): Promise<Person> {
  const { rows } = await sql<{
    nome: string;
    email: string;
    cpf: string | null;
    named: boolean;
    mailed: boolean;
    numbered: boolean;
  }>`
    select u.nome, u.email, u.cpf,
      exists (select from programa.produtor r where lower(r.nome) = lower(u.nome)) or exists (select from programa.tecnico r where lower(r.nome) = lower(u.nome))
        or exists (select from programa.supervisor r where lower(r.nome) = lower(u.nome))
        or exists (select from portal.usuario o where lower(o.nome) = lower(u.nome) and o.id_usuario <> u.id_usuario) as named,
      exists (select from portal.usuario o where o.email = u.email and o.id_usuario <> u.id_usuario) as mailed,
      not programa.cpf_valido(u.cpf) or exists (select from programa.produtor r where r.cpf = u.cpf) or exists (select from programa.tecnico r where r.cpf = u.cpf)
        or exists (select from programa.supervisor r where r.cpf = u.cpf)
        or exists (select from portal.usuario o where o.cpf = u.cpf and o.id_usuario <> u.id_usuario) as numbered
    from portal.usuario u where u.id_usuario = ${id}`.execute(trx);
  const { nome, email, cpf, named, mailed, numbered } = rows[0]!;
  return {
    cpf: numbered ? null : cpf,
    errado: null,
    produtores: [],
    contas: [id],
    emails: mailed ? [] : [email],
    nomes: named ? [] : [nome],
    papeis: ['conta'],
    uf: null,
    imoveis: [],
    antes: await formerOf(trx, { produtores: [], contas: [id], cpf: null }),
  };
}
