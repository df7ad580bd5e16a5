import { ALL_PROFILES, PROFILES, type Profile, type ReportId } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsAtOnce } from '@fonte/contracts/boards';
import { currentVersion } from '@fonte/database';
import { counted } from '@fonte/pt-br';
import { release, type App } from '../../../platform/index.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import type { JobHandler } from '../../../platform/jobs/job.ts';
import { observes, scope, type Access, type QueryEngine } from '../../../query/index.ts';
import { standingQuestions } from '../question/standing-questions.ts';
import type { Reading } from '../declared/reading.ts';
import { inDays } from './load-dashboard.ts';

/** Queues that the answers of the pages are made of the data version that holds, once for all processes of a release; nothing before the first import. */
export async function queueAnswers({ database }: App): Promise<void> {
  const version = await currentVersion(database.db);
  if (version === null) return;
  const { versao } = version;
  await addJob(database.db, 'answers.ready', { data: { versao }, key: `${versao}/${await release()}` });
}

/** Those who see all rows of the country, or of a state: what they read first is the same for all of them. What one person's properties come to is worked out when asked. */
const READERS: readonly Profile[] = ALL_PROFILES.filter(
  (profile) => ['all', 'uf'].includes(PROFILES[profile].rows) && !observes({ profile, uf: null, cpf: null }),
);

/**
 * After an import: the answers of every page as it is first opened, of the country and then of each state, so that nobody waits for what reads all of a large programme (docs/decisions/0107).
 * Who only observes is answered beforehand where it is decided what is hidden (`observers.prepare`).
 */
export const makeAnswersReady: JobHandler<{ versao: number }> = {
  async run({ parts: { engine, settings, clock }, data, signal }) {
    const version = await engine.version();
    // A newer one has a job of its own.
    if (version.versao !== data.versao) return 'Outra carga veio depois';
    if (!(await engine.ahead.worth(version))) return 'Nenhuma: o programa é pequeno';
    const ano = Math.min(Number(clock.today().slice(0, 4)), Math.max(...settings.YEARS));
    let made = 0;
    for (const access of await accesses(engine)) {
      const base = { ufs: [], more: [], moreText: null, access, version, product: settings.PRODUCT_NAME };
      for (const { id, reading } of firstReports({ ...base, anos: [ano] })) {
        const [plan, whole] = standingQuestions(id, reading);
        signal.throwIfAborted();
        // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
        if (plan && (await engine.ahead.make(plan, whole, { signal }))) made += 1;
      }
      // oxlint-disable-next-line no-await-in-loop -- the country's are there while the states' are made
      await engine.ahead.tell(version);
    }
    return counted(made, 'resposta pronta', 'respostas prontas');
  },
};

/** The country's readers, then each state's, those with most properties first: one for each profile, whose pages differ. */
async function accesses(engine: QueryEngine): Promise<Access[]> {
  const whole = (profile: Profile): Access => ({ profile, uf: null, cpf: null });
  const country = READERS.filter((profile) => PROFILES[profile].rows === 'all').map(whole);
  const [first] = country;
  if (!first) return [];
  const plan = scope(
    { measures: { n: 'propriedades' }, by: ['uf'], sort: [{ by: 'n', descending: true }] },
    first,
  );
  const { rows } = await engine.run(plan);
  const states = rows.flatMap(({ keys: { uf } }) => (typeof uf === 'string' ? [uf] : []));
  return [
    ...country,
    ...states.flatMap((uf) =>
      READERS.filter((profile) => PROFILES[profile].rows === 'uf').map((profile) => ({
        profile,
        uf,
        cpf: null,
      })),
    ),
  ];
}

/** What the pages of a reader ask first, each report once in each reading. */
function firstReports(reading: Reading): { readonly id: ReportId; readonly reading: Reading }[] {
  const { profile } = reading.access;
  const found = new Map<string, { readonly id: ReportId; readonly reading: Reading }>();
  for (const name of BOARD_NAMES.filter((one) => mayOpenBoard(one, profile))) {
    const board = boardFor(name, profile);
    const own = board.days ? inDays(reading, board.days) : reading;
    for (const id of reportsAtOnce(board))
      found.set(JSON.stringify([id, own.anos, own.days]), { id, reading: own });
  }
  return [...found.values()];
}
