import { currentVersion, type Database } from '@fonte/database';
import {
  FaultList,
  importFolder,
  ImportRunning,
  undoImport,
  type ImportOptions,
  type ImportResult,
} from '@fonte/programme';
import { sql, type Kysely, type Updateable } from 'kysely';
import { asOwner } from '../../platform/app/as-owner.ts';
import { JobFailed, type Job, type JobHandler } from '../../platform/jobs/job.ts';
import { importLimits } from './import-limits.ts';
import { LoadProgress } from './load-progress.ts';
import { findLoad, keptOf, loosenFiles, type Load } from './store.ts';
import { inUnpacked } from './unpacked.ts';

type Db = Kysely<Database>;
interface Payload {
  readonly id: number;
}
type Ended = Pick<ImportResult, 'situacao' | 'versao' | 'tabelas' | 'falhas' | 'avisos'>;

/** The load is another job's by now, or nobody's. */
const NOTHING = 'A carga já não esperava';

/** Says what importing a load would do: `--preview`, on the files that were sent. */
export const checkLoadJob: JobHandler<Payload> = {
  async run(job) {
    const load = await findLoad(job.db, job.data.id);
    if (load?.situacao !== 'conferindo') return NOTHING;
    const result = await withProgress(job, load, (listener) => previewOf(job, load, listener));
    const kept = keptOf(result);
    const ready = result.falhas.every(({ aceita }) => aceita !== undefined);
    return written(job, load, {
      situacao: ready ? 'pronta' : 'recusada',
      resultado: JSON.stringify(kept),
      versao_vista: result.versao,
    });
  },
  abandoned,
};

/** Imports a load that was previewed, or undoes the version that stands. Done once, however often it is begun: an import that was applied is in the journal. */
export const importLoadJob: JobHandler<Payload> = {
  async run(job) {
    const load = await findLoad(job.db, job.data.id);
    if (load?.situacao !== 'importando') return NOTHING;
    if (await applied(job.db, load)) return written(job, load, { situacao: 'importada' });
    const result = await withProgress(job, load, (listener) => imported(job, load, listener));
    const situacao =
      result.situacao === 'concluida'
        ? 'importada'
        : result.situacao === 'sem_mudancas'
          ? 'sem_mudancas'
          : 'recusada';
    const { tabelas, ...told } = keptOf(result);
    // What the preview told of the tables stays beside what became of it.
    const kept = { ...told, tabelas: tabelas.length > 0 ? tabelas : (load.resultado?.tabelas ?? []) };
    return written(job, load, { situacao, resultado: JSON.stringify(kept) });
  },
  abandoned,
};

const NUMBERS = { ponto: 'iso', virgula: 'ptBr' } as const;

async function previewOf(job: Job<Payload>, load: Load, options: ImportOptions): Promise<Ended> {
  return ofFolder(job, load, { ...options, preview: true });
}

async function imported(job: Job<Payload>, load: Load, options: ImportOptions): Promise<Ended> {
  /** Written before anything is done: whoever takes the job after a killed process finds what became of it. */
  const opened = async (id_importacao: number): Promise<void> => {
    await job.db.updateTable('portal.carga').where('id_carga', '=', load.id).set({ id_importacao }).execute();
  };
  if (load.tipo === 'desfazer') return undone(job, load, { ...options, opened });
  const accepted = {
    acceptRemovals: load.aceita_remocoes,
    acceptEmptied: load.aceita_esvaziadas,
    acceptChanges: load.aceita_trocadas,
  };
  return ofFolder(job, load, { ...options, ...accepted, opened });
}

/** Whether the import that an attempt before this one began was applied. */
async function applied(db: Db, { id_importacao }: Load): Promise<boolean> {
  if (id_importacao === null) return false;
  const row = await db
    .selectFrom('portal.importacao')
    .where('id_importacao', '=', id_importacao)
    .where('situacao', '=', 'concluida')
    .select('id_importacao')
    .executeTakeFirst();
  return row !== undefined;
}

async function ofFolder(job: Job<Payload>, load: Load, options: ImportOptions): Promise<Ended> {
  const { settings, database } = job.parts;
  const list = new FaultList();
  const wish = {
    limits: importLimits(settings),
    numbers: load.decimais === 'ponto' || load.decimais === 'virgula' ? NUMBERS[load.decimais] : undefined,
    reference: load.referencia ?? undefined,
    ...options,
  };
  const result = await inUnpacked({ settings, load, list, signal: job.signal }, (dir) =>
    alone(() => asOwner(settings, database, (owner) => importFolder(owner, dir, wish))),
  );
  if (result) return result;
  const versao = (await currentVersion(job.db))?.versao ?? null;
  return { situacao: 'recusada', versao, falhas: list.faults, avisos: [] };
}

async function undone(job: Job<Payload>, load: Load, options: ImportOptions): Promise<Ended> {
  const { settings, database } = job.parts;
  if ((await currentVersion(job.db))?.versao !== load.versao_vista)
    throw new JobFailed('Outra versão dos dados vale agora: nada foi desfeito', { final: true });
  return alone(() => asOwner(settings, database, (owner) => undoImport(owner, options)));
}

/** Errors: `JobFailed` while another import runs, with which it is tried again. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportRunning) throw new JobFailed(error.message, { cause: error });
    throw error;
  }
}

async function withProgress(
  job: Job<Payload>,
  load: Load,
  work: (options: ImportOptions) => Promise<Ended>,
): Promise<Ended> {
  const progress = new LoadProgress(job, load.id);
  progress.tell({ fase: 'descompactando', que: null, parte: 0 });
  try {
    return await work({ listener: progress.listener, signal: job.signal });
  } finally {
    await progress.end();
  }
}

/** Writes how a load stands, with the end of its job; the files of one that has become data go. */
async function written(
  job: Job<Payload>,
  load: Load,
  values: Updateable<Database['portal.carga']> & { readonly situacao: Load['situacao'] },
): Promise<void> {
  await job.finish(async (trx) => {
    await trx
      .updateTable('portal.carga')
      .where('id_carga', '=', load.id)
      .set({ ...values, andamento: null, motivo: null })
      .execute();
    if (values.situacao === 'importada' || values.situacao === 'sem_mudancas') await loosenFiles(trx, load);
    return `Carga ${load.id}: ${SAID[values.situacao] ?? values.situacao}`;
  });
}

const SAID: Readonly<Partial<Record<Load['situacao'], string>>> = {
  pronta: 'conferida, pode ser importada',
  recusada: 'recusada, com falhas',
  importada: 'importada',
  sem_mudancas: 'nada mudou',
};

/** The job ended without its work: the load says why, and keeps its files until it is tried again, cancelled or past its time. */
async function abandoned(trx: Db, data: unknown): Promise<void> {
  const id = Number((data as Partial<Payload> | null)?.id);
  if (!Number.isSafeInteger(id)) return;
  const job = await trx
    .selectFrom('portal.tarefa')
    .where('tipo', 'in', ['load.check', 'load.import'])
    .where(sql<boolean>`dados->>'id' = ${String(id)}`)
    .orderBy('id_tarefa', 'desc')
    .select(['situacao', 'motivo'])
    .executeTakeFirst();
  const motivo = job?.situacao === 'cancelada' ? 'Cancelada na página de tarefas' : (job?.motivo ?? null);
  await trx
    .updateTable('portal.carga')
    .where('id_carga', '=', id)
    .where('situacao', 'in', ['conferindo', 'importando'])
    .set({ situacao: 'falhou', andamento: null, motivo })
    .execute();
}
