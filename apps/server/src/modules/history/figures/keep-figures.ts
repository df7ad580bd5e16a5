import { counted } from '@fonte/pt-br';
import { currentVersion } from '@fonte/database';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { App } from '../../../platform/index.ts';
import type { JobHandler } from '../../../platform/jobs/job.ts';
import { OVERTAKEN } from '../../../platform/jobs/overtaken.ts';
import { loadFigures } from '../../reports/index.ts';
import { putFigures } from './store.ts';

/** Queues that the figures of the data version that holds are kept, once for all processes; nothing before the first import. */
export async function queueFigures({ database }: App): Promise<void> {
  const version = await currentVersion(database.db);
  if (version === null) return;
  const { versao } = version;
  await addJob(database.db, 'figures.keep', { data: { versao }, key: String(versao) });
}

/** After an import: the big numbers of the pages, so that what the next one moves can be told (docs/decisions/0084). */
export const keepFigures: JobHandler<{ versao: number }> = {
  async run(job) {
    const { parts, data, signal } = job;
    const { versao, dadosAte } = await parts.engine.version();
    // A newer one has a job of its own.
    if (versao !== data.versao) return OVERTAKEN;
    const figures = await loadFigures(parts, signal);
    // Figures of two versions are of neither.
    if ((await parts.engine.version()).versao !== versao) return OVERTAKEN;
    await job.finish(async (trx) => {
      await putFigures(trx, { versao, dadosAte }, figures);
      return counted(figures.length, 'número guardado', 'números guardados');
    });
    return undefined;
  },
};

/** The same at once, before anybody is served: of a load that the next one is about to take the place of. */
export async function keepFiguresNow(parts: Pick<App, 'settings' | 'database' | 'engine'>): Promise<void> {
  const { versao, dadosAte } = await parts.engine.version();
  const figures = await loadFigures(parts, new AbortController().signal);
  await putFigures(parts.database.db, { versao, dadosAte }, figures);
}
