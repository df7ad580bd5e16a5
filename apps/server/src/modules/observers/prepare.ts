import { counted } from '@fonte/pt-br';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { forgetDecisions } from '../../query/index.ts';
import { Indicators, panelQuestions } from '../indicators/index.ts';
import { boardQuestions } from '../reports/index.ts';

/**
 * After an import: what is hidden of the standing questions of who only observes, so that their first pages find it decided. What somebody asks meanwhile, here or in
 * another process, is decided the same, and once.
 */
export const prepareObservers: JobHandler<{ versao: number }> = {
  async run({ parts, data, signal }) {
    const indicators = new Indicators(parts);
    const { engine } = indicators;
    const version = await engine.version();
    // A newer one has a job of its own.
    if (version.versao !== data.versao) return 'Outra carga veio depois';
    const year = version.dadosAte === null ? null : Number(version.dadosAte.slice(0, 4));
    const questions = [
      ...boardQuestions(version, parts.settings.PRODUCT_NAME),
      ...(await panelQuestions(indicators, year)),
    ];
    // The map is open to them without any of these.
    await engine.publishDots();
    for (const question of questions) {
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
      await engine.prepare(question);
      // Answered as well, where the programme is so large that they would wait for it (docs/decisions/0107).
      // oxlint-disable-next-line no-await-in-loop
      await engine.ahead.make(question, undefined, { signal });
    }
    await engine.ahead.tell(version);
    await forgetDecisions(parts.database, version.versao);
    return counted(questions.length, 'pergunta preparada', 'perguntas preparadas');
  },
};
