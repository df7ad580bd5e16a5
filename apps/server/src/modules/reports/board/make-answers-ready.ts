import { ALL_PROFILES, PROFILES, type Profile, type ReportId } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsAtOnce } from '@fonte/contracts/boards';
import { currentVersion } from '@fonte/database';
import { counted } from '@fonte/pt-br';
import { release, type App } from '../../../platform/index.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { AheadTally } from '../../../platform/jobs/ahead-tally.ts';
import { JobFailed, type JobHandler } from '../../../platform/jobs/job.ts';
import { jobKind, type JobPayload } from '../../../platform/jobs/kinds.ts';
import { OVERTAKEN } from '../../../platform/jobs/overtaken.ts';
import { observes, scope, type Access, type QueryEngine } from '../../../query/index.ts';
import { standingQuestions } from '../question/standing-questions.ts';
import type { Reading } from '../declared/reading.ts';
import { inDays } from './load-dashboard.ts';

const OTHER_RELEASE = 'A tarefa é de outra edição do programa';

/** Queues that the answers of the pages are made of the data version that holds, once for all processes of a release; nothing before the first import. */
export async function queueAnswers(app: App): Promise<void> {
  const { database } = app;
  const version = await currentVersion(database.db);
  if (version === null) return;
  const { versao } = version;
  const edicao = await release();
  const key = [versao, edicao, yearAsked(app), app.settings.PRODUCT_NAME].join('/');
  await addJob(database.db, 'answers.ready', { data: { versao, edicao }, key });
}

/** The year that pages show when they are first opened. */
const yearAsked = ({ clock, settings }: Pick<App, 'clock' | 'settings'>): number =>
  Math.min(Number(clock.today().slice(0, 4)), Math.max(...settings.YEARS));

/** Those who see all rows of the country, or of a state: what they read first is the same for all of them. What one person's properties come to is worked out when asked. */
const READERS: readonly Profile[] = ALL_PROFILES.filter(
  (profile) => ['all', 'uf'].includes(PROFILES[profile].rows) && !observes({ profile, uf: null, cpf: null }),
);

/**
 * After an import: the answers of every page as it is first opened, of the country and then of each state, so that nobody waits for what reads all of a large programme (docs/decisions/0107).
 * Who only observes is answered beforehand where it is decided what is hidden (`observers.prepare`).
 */
export const makeAnswersReady: JobHandler<JobPayload<'answers.ready'>> = {
  async run({ parts, data, attempt, signal }) {
    const { engine, settings } = parts;
    const version = await engine.version();
    const { versao } = version;
    // A newer one has a job of its own.
    if (versao !== data.versao) return OVERTAKEN;
    if (data.edicao !== undefined && data.edicao !== (await release())) {
      // While a new release takes the place of an old one, processes of both take jobs.
      if (attempt < jobKind('answers.ready').attempts) throw new JobFailed(OTHER_RELEASE);
      return OTHER_RELEASE;
    }
    if (!(await engine.ahead.worth(version))) return 'Nenhuma: o programa é pequeno';
    const ano = yearAsked(parts);
    const tally = new AheadTally();
    for (const access of await accesses(engine)) {
      // oxlint-disable-next-line no-await-in-loop
      if ((await engine.version()).versao !== versao) return OVERTAKEN;
      const base = { ufs: [], more: [], moreText: null, access, version, product: settings.PRODUCT_NAME };
      for (const { id, reading } of firstReports({ ...base, anos: [ano] })) {
        const [plan, whole] = standingQuestions(id, reading);
        // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
        if (plan) await tally.take(() => engine.ahead.make(plan, whole, { signal }), signal);
      }
      // oxlint-disable-next-line no-await-in-loop -- the country's are there while the states' are made
      await engine.ahead.tell(version);
    }
    return [counted(tally.made, 'resposta pronta', 'respostas prontas'), ...tally.failures()].join('; ');
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
