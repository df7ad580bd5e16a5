import type { Database } from '@fonte/database';
import { counted } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { seal, unseal } from '../../../platform/identity/sealed.ts';
import { addJobs } from '../../../platform/jobs/add-job.ts';
import { JobFailed, type CommandParts, type JobHandler, type JobParts } from '../../../platform/jobs/job.ts';
import { jobKind } from '../../../platform/jobs/kinds.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { forgetTiles, tilesFolder, versionFolder } from '../../maps/index.ts';
import type { Mention } from '../mentions.ts';
import { forgetFiles } from './forget-files.ts';

type Db = Kysely<Database>;

/**
 * Files are looked through until so long after the commit, s: a mail whose text was read before it is given to the mail server, or to the folder of mails, within the time limit of its job.
 */
const LOOKED_FOR_S = 2 * jobKind('mail.send').timeLimit;

const OTHER_SECRET =
  'As palavras foram cifradas com outro SESSION_SECRET: apague à mão as pastas outbox e importacoes da pasta de dados';

const placeOf = (id: number): string => `esquecimento ${id}`;

/**
 * Notes, in the transaction in which a person goes, that files which name it are to go after it, and queues who does it: at once, and when nobody can be writing one any more. `tiles` is the folder of the
 * tiles that name it.
 */
export async function noteForgetting(
  trx: Db,
  { settings, clock }: Pick<CommandParts, 'settings' | 'clock'>,
  id: number,
  { mentions, tiles }: { readonly mentions: readonly Mention[]; readonly tiles: string | null },
): Promise<void> {
  const palavras = await seal(settings, placeOf(id), Buffer.from(JSON.stringify(mentions)));
  await trx.insertInto('portal.esquecimento').values({ id_pessoa: id, palavras, desenhos: tiles }).execute();
  const later = new Date(clock.now().getTime() + LOOKED_FOR_S * 1_000);
  await addJobs(trx, 'privacy.forget', [{ data: {} }, { data: {}, when: later }]);
}

type Parts = Pick<JobParts, 'settings' | 'database' | 'engine'>;

/**
 * Removes the files that name those who went, as often as it takes: what is done twice comes out as if it were done once. Who went long enough ago is noted no more, which the audit says. Gives how many
 * files and people it was. Errors: those of the disk; `JobFailed` where nobody can tell whom files are to be searched for.
 */
export async function forgetWaiting({
  settings,
  database: { db },
  engine,
}: Parts): Promise<{ files: number; people: number }> {
  const waiting = await db.selectFrom('portal.esquecimento').selectAll().orderBy('id_pessoa').execute();
  const done = { files: 0, people: 0 };
  const tiles = waiting.flatMap(({ desenhos }) => desenhos ?? []);
  if (tiles.length > 0)
    await forgetTiles(tilesFolder(settings.DATA_DIR), versionFolder(await engine.version()), tiles);
  for (const { id_pessoa: id, palavras } of waiting) {
    // oxlint-disable no-await-in-loop -- one after the other
    const words = await unseal(settings, placeOf(id), palavras);
    if (words === null) throw new JobFailed(OTHER_SECRET, { final: true });
    const files = await forgetFiles(db, settings, JSON.parse(words.toString()) as Mention[]);
    done.files += files;
    if (await ended(db, id, files)) done.people += 1;
    // oxlint-enable no-await-in-loop
  }
  return done;
}

/** Counts what went; once nothing more can come, the note goes and the audit says so. */
function ended(db: Db, id: number, files: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('portal.esquecimento')
      .where('id_pessoa', '=', id)
      .set({ apagados: sql`apagados + ${files}` })
      .execute();
    const over = await trx
      .deleteFrom('portal.esquecimento')
      .where('id_pessoa', '=', id)
      .where(sql<boolean>`criado_em <= now() - ${LOOKED_FOR_S} * interval '1 s'`)
      .returning('apagados')
      .executeTakeFirst();
    if (over === undefined) return false;
    await recordAccess(
      trx,
      { idUsuario: null, profile: null },
      { acao: 'alterar', alvo: `pessoa/${id}`, detalhe: { arquivos: over.apagados } },
    );
    return true;
  });
}

/** The same as a job. */
export const forgetJob: JobHandler = {
  async run({ parts }) {
    const { files, people } = await forgetWaiting(parts);
    const said = counted(files, 'arquivo apagado', 'arquivos apagados');
    return people === 0 ? said : `${said}; ${counted(people, 'pessoa concluída', 'pessoas concluídas')}`;
  },
};
