import { currentVersion, type Database } from '@fonte/database';
import { counted } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { seal, unseal } from '../../../platform/identity/sealed.ts';
import { addJobs } from '../../../platform/jobs/add-job.ts';
import { JobFailed, type CommandParts, type JobHandler, type JobParts } from '../../../platform/jobs/job.ts';
import { jobKind } from '../../../platform/jobs/kinds.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';
import { forgetTiles, tilesFolder, versionFolder } from '../../maps/index.ts';
import type { Mention } from '../mentions.ts';
import { forgetFiles, type Sought } from './forget-files.ts';
import { forgetMails } from './forget-mails.ts';

type Db = Kysely<Database>;

/**
 * Files are looked through until so long after the commit, s: a mail whose text was put together of what stood before it is queued within the time limit of the job that does so, and what was read before
 * it is given to the mail server, or to the folder of mails, within that of its own.
 */
const LOOKED_FOR_S = jobKind('notify.deliver').timeLimit + 2 * jobKind('mail.send').timeLimit;

const OTHER_SECRET =
  'As palavras foram cifradas com outro SESSION_SECRET: apague à mão as pastas outbox e importacoes da pasta de dados';

const placeOf = (id: number): string => `esquecimento ${id}`;

/**
 * Notes, in the transaction in which a person goes, that files which name it are to go after it. `tiles` is the folder of the tiles that name it. Whoever goes once more under the same number, while files of
 * the first time are still searched for, is noted by the words and tiles of both; by the new words alone where the old ones were sealed with another secret.
 */
export async function noteForgetting(
  trx: Db,
  { settings }: Pick<CommandParts, 'settings'>,
  id: number,
  { mentions, tiles }: { readonly mentions: readonly Mention[]; readonly tiles: string | null },
): Promise<void> {
  const before = await trx
    .selectFrom('portal.esquecimento')
    .where('id_pessoa', '=', id)
    .select(['palavras', 'desenhos'])
    .forUpdate()
    .executeTakeFirst();
  const words = before === undefined ? null : await mentionsIn(settings, id, before.palavras);
  const all = new Map([...(words ?? []), ...mentions].map((one) => [one.pattern, one]));
  const palavras = await seal(settings, placeOf(id), Buffer.from(JSON.stringify([...all.values()])));
  const folders = new Set([...foldersIn(before?.desenhos ?? null), ...foldersIn(tiles)]);
  const desenhos = folders.size === 0 ? null : [...folders].join(' ');
  // Not when the transaction began, which may be long ago.
  const criado_em = sql<Date>`clock_timestamp()`;
  await trx
    .insertInto('portal.esquecimento')
    .values({ id_pessoa: id, palavras, desenhos, criado_em })
    .onConflict((conflict) => conflict.column('id_pessoa').doUpdateSet({ palavras, desenhos, criado_em }))
    .execute();
}

/** Null where they were sealed with another secret. */
async function mentionsIn(
  settings: CommandParts['settings'],
  id: number,
  palavras: Buffer,
): Promise<Mention[] | null> {
  const words = await unseal(settings, placeOf(id), palavras);
  return words === null ? null : (JSON.parse(words.toString()) as Mention[]);
}

/** Names of folders have no spaces. */
const foldersIn = (desenhos: string | null): string[] => desenhos?.split(' ') ?? [];

/** Queues who removes the files of those who were noted: at once, and when nobody can be writing one any more. */
export async function queueForgetting(trx: Db, { clock }: Pick<CommandParts, 'clock'>): Promise<void> {
  const later = new Date(clock.now().getTime() + LOOKED_FOR_S * 1_000);
  await addJobs(trx, 'privacy.forget', [{ data: {} }, { data: {}, when: later }]);
}

interface Parts extends Pick<JobParts, 'settings'> {
  readonly db: Db;
  readonly signal?: AbortSignal;
}

/**
 * Removes the files that name those who went, as often as it takes: what is done twice comes out as if it were done once. Who went long enough ago is noted no more, which the audit says. Gives how many
 * files and people it was. Errors: the first of the disk, else `JobFailed` where nobody can tell whom files are to be searched for, each once all the rest is done.
 */
export async function forgetWaiting({
  settings,
  db,
  signal,
}: Parts): Promise<{ files: number; people: number }> {
  const waiting = await notes(db, settings);
  if (waiting.length === 0) return { files: 0, people: 0 };
  const late = await faultOf(forgetLateMails(db, settings, waiting));
  const drawn = await faultOf(closeTiles(db, settings, waiting));
  const { files, byPerson, unsure, faults } = await forgetFiles(db, settings, waiting, signal);
  let people = 0;
  for (const { id, over, desenhos, palavras } of waiting) {
    const ends = over && late.length === 0 && !unsure.has(id) && (desenhos === null || drawn.length === 0);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (await noteWent(db, { id, palavras, files: byPerson.get(id) ?? 0, ends })) people += 1;
  }
  const [fault] = [...late, ...drawn, ...faults];
  if (fault !== undefined) throw fault;
  if (waiting.some(({ id, mentions }) => mentions === null && unsure.has(id)))
    throw new JobFailed(OTHER_SECRET, { final: true });
  return { files, people };
}

interface Note extends Sought {
  readonly desenhos: string | null;
  /** As it was read: another one stands there once the person has gone once more. */
  readonly palavras: Buffer;
  /** Nobody can be writing of it any more, and could not when this look began. */
  readonly over: boolean;
}

async function notes(db: Db, settings: JobParts['settings']): Promise<Note[]> {
  const rows = await db
    .selectFrom('portal.esquecimento')
    .select(['id_pessoa', 'palavras', 'desenhos', 'criado_em'])
    .select(sql<boolean>`criado_em <= now() - ${LOOKED_FOR_S} * interval '1 s'`.as('over'))
    .orderBy('id_pessoa')
    .execute();
  return Promise.all(
    rows.map(async ({ id_pessoa: id, palavras, desenhos, criado_em, over }) => {
      const mentions = await mentionsIn(settings, id, palavras);
      return { id, mentions, desenhos, palavras, over, until: Date.parse(criado_em) + LOOKED_FOR_S * 1_000 };
    }),
  );
}

/** Mails that were put together of what stood before, and queued while the person went. */
async function forgetLateMails(
  db: Db,
  settings: JobParts['settings'],
  waiting: readonly Note[],
): Promise<void> {
  const mentions = waiting.flatMap((one) => one.mentions ?? []);
  const until = new Date(Math.max(...waiting.map((one) => one.until))).toISOString();
  await db.transaction().execute((trx) => forgetMails(trx, settings, mentions, until));
}

/** Closes the versions of the data that named somebody. */
async function closeTiles(
  db: Db,
  { DATA_DIR }: JobParts['settings'],
  waiting: readonly Note[],
): Promise<void> {
  const tiles = waiting.flatMap(({ desenhos }) => foldersIn(desenhos));
  if (tiles.length === 0) return;
  // Asked of the database: this process may not have heard of it yet.
  const standing = (await currentVersion(db)) ?? { versao: 0, dtAtualizacao: '' };
  await forgetTiles(tilesFolder(DATA_DIR), versionFolder(standing), tiles);
}

/** Why it could not be done; none where it was. */
const faultOf = (work: Promise<void>): Promise<unknown[]> =>
  work.then(
    () => [],
    (error: unknown) => [error],
  );

/** Counts what went; once nothing more can come, the note goes and the audit says so. */
function noteWent(
  db: Db,
  {
    id,
    palavras,
    files,
    ends,
  }: Pick<Note, 'id' | 'palavras'> & { readonly files: number; readonly ends: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('portal.esquecimento')
      .where('id_pessoa', '=', id)
      .set({ apagados: sql`apagados + ${files}` })
      .execute();
    if (!ends) return false;
    const over = await trx
      .deleteFrom('portal.esquecimento')
      .where('id_pessoa', '=', id)
      .where('palavras', '=', palavras)
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
  async run({ parts: { settings }, db, signal }) {
    const { files, people } = await forgetWaiting({ settings, db, signal });
    const said = counted(files, 'arquivo apagado', 'arquivos apagados');
    return people === 0 ? said : `${said}; ${counted(people, 'pessoa concluída', 'pessoas concluídas')}`;
  },
};
