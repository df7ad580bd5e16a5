import type { Answer, DataVersion } from '../ask/answer.ts';
import { readsLive } from '../kept/reads-live.ts';
import type { ReadyAnswers } from '../kept/ready-answers.ts';
import type { ScopedPlan } from '../rule/scope.ts';
import { tellsPersons } from '../rule/tells-persons.ts';
import type { Ahead, QueryEngine, RunOptions } from './engine.ts';

type Answering = Pick<QueryEngine, 'run' | 'runWithWhole' | 'version'>;

/** The engine's own `ahead`. */
export class AheadOf implements Ahead {
  readonly #engine: Answering;
  readonly #ready: ReadyAnswers | undefined;

  constructor(engine: Answering, ready: ReadyAnswers | undefined) {
    this.#engine = engine;
    this.#ready = ready;
  }

  async worth({ versao }: Pick<DataVersion, 'versao'>): Promise<boolean> {
    return (await this.#ready?.worth(versao)) ?? false;
  }

  async make(plan: ScopedPlan, whole?: ScopedPlan, options: RunOptions = {}): Promise<boolean> {
    const ready = this.#ready;
    const asked = whole ? [plan, whole] : [plan];
    if (!ready || asked.some((one) => tellsPersons(one) || readsLive(one.analysed.plan))) return false;
    if (!(await this.worth(await this.#engine.version()))) return false;
    const answers: readonly Answer[] = whole
      ? await this.#engine.runWithWhole(plan, whole, options)
      : [await this.#engine.run(plan, options)];
    // Two answers of one statement have one ETag, and are kept together.
    const together = new Set(answers.map(({ etag }) => etag)).size < answers.length;
    const kept = await Promise.all(
      (together ? answers.slice(0, 1) : answers).map((answer) =>
        ready.keep(answer.version.versao, answer.etag, together ? answers : answer),
      ),
    );
    return kept.every(Boolean);
  }

  async tell({ versao }: Pick<DataVersion, 'versao'>): Promise<void> {
    await this.#ready?.tell(versao);
  }
}
