import type { SentLoad } from '@fonte/contracts/routes/loads';
import type { ImportEvent, Phase } from '@fonte/programme';
import type { Job } from '../../platform/jobs/job.ts';

type Told = NonNullable<SentLoad['andamento']>;

/** Where each phase begins and how much of the whole it usually takes. */
const PHASES: Readonly<Record<Phase, readonly [start: number, length: number]>> = {
  lendo: [0.05, 0.45],
  conferindo: [0.5, 0.1],
  comparando: [0.6, 0.1],
  gravando: [0.7, 0.2],
  resumos: [0.9, 0.1],
};
/** Written this often at most. */
const EACH_MS = 1_000;

/** Tells the load's row how far a job has come: now and then, and nobody waits for it. */
export class LoadProgress {
  #writing: Promise<void> | undefined;
  #at = -Infinity;
  #over = false;

  constructor(
    private readonly job: Pick<Job, 'db' | 'parts'>,
    private readonly id: number,
  ) {}

  readonly listener = (event: ImportEvent): void => {
    if (event.type !== 'progress') return;
    const [start, length] = PHASES[event.phase];
    const parte = start + length * Math.min(1, event.share);
    this.tell({ fase: event.phase, que: event.what, parte: Math.round(parte * 100) / 100 });
  };

  tell(andamento: Told): void {
    if (this.#over || this.#writing || performance.now() - this.#at < EACH_MS) return;
    this.#at = performance.now();
    this.#writing = this.job.db
      .updateTable('portal.carga')
      .where('id_carga', '=', this.id)
      .where('situacao', 'in', ['conferindo', 'importando'])
      .set({ andamento: JSON.stringify(andamento) })
      .execute()
      // Without it the page knows less, and the job goes on.
      .then(
        () => {},
        (error: unknown) => this.job.parts.log.warn({ err: error }, 'progress of a load not written'),
      )
      .finally(() => (this.#writing = undefined));
  }

  /** Writes no more; what is being written is waited for, lest it come after the end. */
  async end(): Promise<void> {
    this.#over = true;
    await this.#writing;
  }
}
