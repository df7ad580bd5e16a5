import { can, REPORT_JSON_ROW_LIMIT, type ReportAnswer } from '@fonte/contracts';
import { fail } from '../../../platform/index.ts';
import { scope, type Answer, type QueryEngine } from '../../../query/index.ts';
import { buildAnswer } from './build-answer.ts';
import { cutOf } from './cut-table.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { ofOneVersion, TRIES } from '../../../answers/figures/of-one-version.ts';
import { grandTotal } from '../draw/levels.ts';
import { answerList } from './answer-list.ts';
import { planOf, stepAlias, stepsFor, wholePlanOf } from '../question/ask.ts';
import { optionsOf, type Asked } from '../question/asked.ts';
import { readingFor, type Reading } from '../declared/reading.ts';
import { refusedAs } from '../question/refused.ts';
import type { Drawing, PlanSource, PublishedSource, Report } from '../declared/report.ts';
import type { Answering } from '../question/service.ts';

/** A report as JSON. Errors: tooManyRows for more rows than JSON carries, invalidFilter for a filter it cannot reach. */
export async function answerReport(reports: Answering, given: Asked): Promise<ReportAnswer> {
  const asked = { ...given, reading: readingFor(given.report, given.reading) };
  const { source, published } = asked.report;
  if (published?.for(asked.reading.access)) return answerPublished(reports, asked, published);
  switch (source.kind) {
    case 'plan':
      return refusedAs(() => answerPlan(reports, asked, source));
    case 'list':
      return refusedAs(() => answerList(reports, asked, source));
    case 'fixed':
      return buildAnswer({
        ...asked,
        drawing: source.draw(asked.reading),
        steps: [],
        drill: [],
      });
  }
}

async function answerPublished(
  { database, engine }: Answering,
  asked: Asked,
  { draw }: PublishedSource,
): Promise<ReportAnswer> {
  const { reading, signal } = asked;
  const { versao } = reading.version;
  const db = database.within({ ...optionsOf(signal), readVersion: versao });
  // Without it the dots tell no situation.
  await refusedAs(() => engine.publishDots());
  const drawing = await draw(db, reading);
  return buildAnswer({ ...asked, drawing, steps: [], drill: [] });
}

async function answerPlan({ engine }: Answering, asked: Asked, source: PlanSource): Promise<ReportAnswer> {
  const { answer, reading } = await ofItsDay(engine, asked, source);
  const total = grandTotal(answer);
  const whole = source.draw(answer, reading);
  const drawing =
    asked.most === undefined
      ? whole
      : await cutDrawing(engine, { ...asked, reading }, source, answer, whole, asked.most);
  if (asked.page === -1 && drawing.tbody.length > REPORT_JSON_ROW_LIMIT)
    fail('tooManyRows', { limit: REPORT_JSON_ROW_LIMIT });
  return buildAnswer({
    ...asked,
    reading,
    drawing,
    steps: stepsFor(source, reading).map((step, index) => ({
      step,
      value: numberOf(exact(total.values[stepAlias(index)]) as number),
    })),
    drill: drillOf(source, reading),
    protectedBelow: answer.protectedBelow,
    deviation: answer.deviation,
  });
}

/** A plan may count with the day of the data (what is due by it, the months that are left): one made before an import is made anew, for the day of its rows. */
async function ofItsDay(
  engine: QueryEngine,
  { report, reading: given, signal }: Asked,
  source: PlanSource,
): Promise<{ readonly answer: Answer; readonly reading: Reading }> {
  let reading = given;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the one before
    const answer = await runPlan(engine, report, source, reading, signal);
    const { dadosAte } = reading.version;
    reading = { ...reading, version: answer.version };
    if (answer.version.dadosAte === dadosAte) return { answer, reading };
  }
  return fail('busy');
}

/** The drawing with its largest rows only, and one line for all others of the same data version. */
async function cutDrawing(
  engine: QueryEngine,
  { report, reading, signal }: Asked,
  source: PlanSource,
  answer: Answer,
  whole: Drawing,
  most: number,
): Promise<Drawing> {
  const cut = report.shape === 'table' ? cutOf(planOf(report, source, reading), whole, most) : undefined;
  if (!cut) return whole;
  const rest = await engine.run(scope(cut.rest, reading.access), optionsOf(signal));
  // An import came between them: the card fails, and the sheet is asked for again.
  if (rest.version.versao !== answer.version.versao) fail('busy');
  const { values = {} } = rest.rows[0] ?? {};
  const line = source.draw(
    { ...rest, rows: [{ keys: {}, labels: cut.labels, values }], totals: [] },
    reading,
  );
  return {
    ...whole,
    tbody: [...cut.kept.map((index) => whole.tbody[index] ?? {}), ...line.tbody],
    keys: cut.kept.map((index) => whole.keys[index] ?? {}),
    labels: [],
  };
}

/**
 * The answer of a report's plan, with the figures of its whole in the grand total, all of one data version. Errors: `busy` where imports keep coming
 * between them.
 */
export async function runPlan(
  engine: QueryEngine,
  report: Report,
  source: PlanSource,
  reading: Reading,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const plan = scope(planOf(report, source, reading), reading.access);
  const asked = wholePlanOf(report, source, reading);
  if (!asked) return engine.run(plan, optionsOf(signal));
  const whole = scope(asked, reading.access);
  const [answer, beside] = await ofOneVersion(
    () => engine.runWithWhole(plan, whole, optionsOf(signal)),
    (both) => both,
  );
  const last = answer.totals.at(-1);
  if (!last) return answer;
  const [own] = beside.rows;
  const hidden = [...(last.protected ?? []), ...(own?.protected ?? [])];
  const total = {
    ...last,
    values: { ...last.values, ...own?.values },
    ...(hidden.length === 0 ? {} : { protected: hidden }),
  };
  const { protectedBelow = beside.protectedBelow, deviation = beside.deviation } = answer;
  return {
    ...answer,
    totals: [...answer.totals.slice(0, -1), total],
    ...(protectedBelow === undefined ? {} : { protectedBelow }),
    ...(deviation === undefined ? {} : { deviation }),
  };
}

/** The figures whose rows may be opened; none where there is nothing to open or the profile only observes. */
export function drillOf(source: PlanSource, { access }: Reading): readonly string[] {
  return can(access.profile, 'report.drill') ? (source.drill ?? []) : [];
}
