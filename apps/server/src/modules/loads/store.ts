import type { LoadFault, LoadSituation } from '@fonte/contracts/routes/loads';
import type { Database } from '@fonte/database';
import { maskedFaults, type ImportResult, type TablePreview } from '@fonte/programme';
import { sql, type Kysely } from 'kysely';
import { fail } from '../../platform/index.ts';
import { addJob } from '../../platform/jobs/add-job.ts';

type Db = Kysely<Database>;

/** One file as it was sent. */
export interface SentFile {
  readonly nome: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a preview or an import told, as it is kept. */
export interface KeptResult {
  readonly tabelas: readonly TablePreview[];
  readonly falhas: readonly LoadFault[];
  readonly avisos: readonly LoadFault[];
}

/** A sent load as its jobs and changes need it. */
export interface Load {
  readonly id: number;
  readonly tipo: 'pasta' | 'desfazer';
  readonly nome: string;
  readonly situacao: LoadSituation;
  readonly arquivos: readonly SentFile[];
  readonly chaves: readonly string[] | null;
  readonly decimais: string | null;
  readonly referencia: string | null;
  readonly resultado: KeptResult | null;
  readonly versao_vista: number | null;
  readonly aceita_remocoes: boolean;
  readonly aceita_esvaziadas: boolean;
  readonly aceita_trocadas: boolean;
  readonly id_importacao: number | null;
}

export const RUNNING: readonly LoadSituation[] = ['conferindo', 'importando'];

const rows = (db: Db) =>
  db
    .selectFrom('portal.carga')
    .select(['id_carga as id', 'nome', 'chaves', 'decimais', 'referencia', 'versao_vista'])
    .select(['aceita_remocoes', 'aceita_esvaziadas', 'aceita_trocadas', 'id_importacao'])
    .select([sql<Load['tipo']>`tipo`.as('tipo'), sql<LoadSituation>`situacao`.as('situacao')])
    .select([sql<SentFile[]>`arquivos`.as('arquivos'), sql<KeptResult | null>`resultado`.as('resultado')]);

/** A load, that nobody else changes meanwhile. Errors: `loadNotFound`. */
export async function heldLoad(trx: Db, id: number): Promise<Load> {
  return (
    (await rows(trx).where('id_carga', '=', id).forUpdate().executeTakeFirst()) ??
    fail('loadNotFound', { id })
  );
}

export const findLoad = (db: Db, id: number): Promise<Load | undefined> =>
  rows(db).where('id_carga', '=', id).executeTakeFirst();

/** What is kept of a result: personal numbers hidden as in the journal of imports. */
export function keptOf({
  tabelas = [],
  falhas,
  avisos,
}: Pick<ImportResult, 'tabelas' | 'falhas' | 'avisos'>): KeptResult {
  return {
    tabelas,
    falhas: maskedFaults(falhas),
    avisos: maskedFaults(avisos),
  };
}

/** What has to be accepted before it may be imported: all of its faults are of that kind. */
export function toAccept(result: KeptResult | null): NonNullable<LoadFault['aceita']>[] {
  return [...new Set((result?.falhas ?? []).flatMap(({ aceita }) => aceita ?? []))];
}

/** Takes the files of a load out: their bytes go by a job. */
export async function loosenFiles(trx: Db, { id, chaves }: Pick<Load, 'id' | 'chaves'>): Promise<void> {
  if (chaves === null) return;
  await trx.updateTable('portal.carga').where('id_carga', '=', id).set({ chaves: null }).execute();
  if (chaves.length === 0) return;
  await trx
    .insertInto('portal.objeto_solto')
    .values(chaves.map((chave) => ({ chave })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await addJob(trx, 'media.loose', { data: {}, key: `carga ${id}` });
}

/** Errors: `loadRunning` where another one is being previewed or imported. */
export async function unlessRunning<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'carga_em_curso')
      fail('loadRunning');
    throw error;
  }
}
