import { ALL_PROFILES, can, type Profile, type ReportId } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsOf } from '@fonte/contracts/boards';
import { exactText } from '../../../answers/index.ts';
import type { App } from '../../../platform/index.ts';
import { PlanRefused, readsWhole, scope, type Access, type Answer } from '../../../query/index.ts';
import { runPlan } from '../answer/answer-report.ts';
import { planOf } from '../question/ask.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import type { Reading } from '../declared/reading.ts';
import type { Drawing, PlanSource, Report } from '../declared/report.ts';

type Parts = Pick<App, 'database' | 'settings' | 'engine'>;

/** The key of the country among the states. */
export const COUNTRY = 'BR';
/** The key of what a state has where it has no rows at all. */
export const NOTHING = '-';

/** A big number after a load, of a year or of no year, everywhere. */
export interface LoadFigure {
  readonly co_consulta: number;
  /** Null for figures that a year does not narrow. */
  readonly ano: number | null;
  readonly unidade: string | null;
  /** Decimals shown. */
  readonly escala: number;
  /** Exact decimals by state, `COUNTRY` and `NOTHING`; null for no value. */
  readonly valores: Readonly<Record<string, string | null>>;
}

/** Who sees whole states, and with it all that is kept. */
const WHOLE: Access = { profile: 'administrador', uf: null, cpf: null };
const readsStates = (profile: Profile): boolean =>
  can(profile, 'changes.read') && readsWhole({ profile, uf: 'GO', cpf: null }, 'GO');

/** The big numbers of every board that somebody opens who sees a whole state, in the order of the pages. */
const FIGURES: readonly ReportId[] = [
  ...new Set(
    BOARD_NAMES.flatMap((name) =>
      ALL_PROFILES.filter((profile) => readsStates(profile) && mayOpenBoard(name, profile)).flatMap(
        (profile) => reportsOf(boardFor(name, profile)),
      ),
    ),
  ),
].filter((id) => CATALOGUE[id].shape === 'num');

/** The place of a big number among those of all pages. */
export const placeOfFigure = (id: number): number => FIGURES.findIndex((one) => one === id);

/**
 * The big numbers of the data as they stand, of the country and of each state, in each year that the portal offers up to the data's: what the pages show who
 * choose that year and that state. Errors: those of the query engine, the signal's reason.
 */
export async function loadFigures(parts: Parts, signal: AbortSignal): Promise<LoadFigure[]> {
  const { engine, settings } = parts;
  const version = await engine.version();
  const last = version.dadosAte === null ? 0 : Number(version.dadosAte.slice(0, 4));
  const years = settings.YEARS.filter((year) => year <= last);
  const figures: LoadFigure[] = [];
  for (const id of FIGURES) {
    const report: Report = CATALOGUE[id];
    const { source } = report;
    if (source.kind !== 'plan') continue;
    for (const ano of report.period === 'none' ? [null] : years) {
      const reading: Reading = {
        anos: ano === null ? [] : [ano],
        ufs: [],
        more: [],
        moreText: null,
        access: WHOLE,
        version,
        product: settings.PRODUCT_NAME,
      };
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
      const { of, unit, scale } = await everywhere(parts, report, source, reading, signal);
      figures.push({ co_consulta: id, ano, unidade: unit, escala: scale, valores: of });
    }
  }
  return figures;
}

interface Everywhere {
  readonly of: Record<string, string | null>;
  readonly unit: string | null;
  readonly scale: number;
}

async function everywhere(
  { engine, settings }: Parts,
  report: Report,
  source: PlanSource,
  reading: Reading,
  signal: AbortSignal,
): Promise<Everywhere> {
  const drawn = async (one: Reading): Promise<Drawing> =>
    source.draw(await runPlan(engine, report, source, one, signal), one);
  const country = await drawn(reading);
  const { unit = null, scale = 0 } = country.thead[0] ?? {};
  const of: Everywhere['of'] = { [COUNTRY]: figureOf(country) };
  const inState = (uf: string): Reading => ({ ...reading, ufs: [uf] });
  const split = await byState({ engine }, report, source, reading, signal);
  const asked = split === null ? settings.STATES : settings.STATES.filter((uf) => !split.has(uf)).slice(0, 1);
  for (const [uf, answer] of split ?? []) of[uf] = figureOf(source.draw(answer, inState(uf)));
  for (const uf of asked)
    // oxlint-disable-next-line no-await-in-loop -- as above
    of[split === null ? uf : NOTHING] = figureOf(await drawn(inState(uf)));
  return { of, unit, scale };
}

/** The answers of all states in one question; null where the question is another for a state, or cannot be asked of states side by side. */
async function byState(
  { engine }: Pick<Parts, 'engine'>,
  report: Report,
  source: PlanSource,
  reading: Reading,
  signal: AbortSignal,
): Promise<Map<string, Answer> | null> {
  const plan = planOf(report, source, reading);
  const ofOne = source.plan({ ...reading, ufs: ['GO'] });
  if (source.whole !== undefined || (plan.by ?? []).length > 0) return null;
  if (JSON.stringify(ofOne) !== JSON.stringify(source.plan(reading))) return null;
  try {
    const answer = await engine.run(scope({ ...plan, by: ['uf'] }, reading.access), { signal, once: true });
    return new Map(
      answer.rows.flatMap(({ keys, labels, values }) =>
        keys['uf'] === null
          ? []
          : [[String(keys['uf']), { ...answer, rows: [{ keys: {}, labels, values }], totals: [] }] as const],
      ),
    );
  } catch (error) {
    if (error instanceof PlanRefused) return null;
    throw error;
  }
}

/** The big number of a drawing, exactly. */
const figureOf = ({ series }: Drawing): string | null => exactText(series[0]?.data[0]);
