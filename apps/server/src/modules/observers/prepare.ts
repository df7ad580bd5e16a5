import { counted } from '@fonte/pt-br';
import { AheadTally } from '../../platform/jobs/ahead-tally.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { OVERTAKEN } from '../../platform/jobs/overtaken.ts';
import { forgetDecisions } from '../../query/index.ts';
import { Indicators, panelQuestions } from '../indicators/index.ts';
import { boardQuestions } from '../reports/index.ts';

/**
 * After an import: what is hidden of the standing questions of who only observes, so that their first pages find it decided, and then their answers, where the programme is
 * so large that they would wait for these (docs/decisions/0107). What somebody asks meanwhile, here or in another process, is decided the same, and once.
 */
export const prepareObservers: JobHandler<{ versao: number }> = {
  async run({ parts, data, signal }) {
    const indicators = new Indicators(parts);
    const { engine } = indicators;
    const version = await engine.version();
    const holds = async (): Promise<boolean> => {
      signal.throwIfAborted();
      return (await engine.version()).versao === data.versao;
    };
    // A newer one has a job of its own.
    if (version.versao !== data.versao) return OVERTAKEN;
    const year = version.dadosAte === null ? null : Number(version.dadosAte.slice(0, 4));
    const questions = [
      ...boardQuestions(version, parts.settings.PRODUCT_NAME),
      ...(await panelQuestions(indicators, year)),
    ];
    // oxlint-disable no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
    if (parts.settings.SMALL_GROUP > 1) {
      // The map is open to them without any of these.
      await engine.publishDots();
      for (const question of questions) {
        if (!(await holds())) return OVERTAKEN;
        await engine.prepare(question);
      }
      await forgetDecisions(parts.database, version.versao);
    }
    const tally = new AheadTally();
    if (await engine.ahead.worth(version)) {
      for (const question of questions) {
        if (!(await holds())) return OVERTAKEN;
        await tally.take(() => engine.ahead.make(question, undefined, { signal }), signal);
      }
      await engine.ahead.tell(version);
    }
    // oxlint-enable no-await-in-loop
    return [
      counted(questions.length, 'pergunta preparada', 'perguntas preparadas'),
      ...tally.failures(),
    ].join('; ');
  },
};
