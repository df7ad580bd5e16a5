import { can, REPORT_JSON_ROW_LIMIT, type ReportAnswer, type ReportId } from '@fonte/contracts';
import { fail } from '../../platform/index.ts';
import { scope, scopeList, type Answer, type Plan, type QueryEngine } from '../../query/index.ts';
import { buildAnswer } from './answer/build-answer.ts';
import { drawList } from './answer/draw-list.ts';
import { exact, numberOf } from './answer/exact.ts';
import { grandTotal } from './answer/levels.ts';
import { listOf, planOf, stepAlias, stepsFor, wholePlanOf } from './ask.ts';
import { readingFor, type Reading } from './reading.ts';
import { refusedAs } from './refused.ts';
import type { ListSource, PlanSource, PublishedSource, Report } from './report.ts';
import type { Reports } from './service.ts';

interface Asked {
  readonly id: ReportId;
  readonly report: Report;
  readonly reading: Reading;
  /** −1 for all rows that JSON carries, −2 for all there are, else from 1. */
  readonly page: number;
  readonly signal?: AbortSignal | undefined;
}

/** A report as JSON. Errors: tooManyRows for more rows than JSON carries, invalidFilter for a filter it cannot reach. */
export async function answerReport(reports: Reports, given: Asked): Promise<ReportAnswer> {
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
  { database }: Reports,
  asked: Asked,
  { draw }: PublishedSource,
): Promise<ReportAnswer> {
  const { reading, signal } = asked;
  const { versao } = reading.version;
  const db = database.within({ ...optionsOf(signal), readVersion: versao });
  const drawing = await draw(db, reading);
  return buildAnswer({ ...asked, drawing, steps: [], drill: [] });
}

async function answerPlan({ engine }: Reports, asked: Asked, source: PlanSource): Promise<ReportAnswer> {
  const { report, reading, signal } = asked;
  const answer = await runPlan(engine, report, source, reading, signal);
  const fresh = { ...reading, version: answer.version };
  const total = grandTotal(answer);
  const drawing = source.draw(answer, fresh);
  if (asked.page === -1 && drawing.tbody.length > REPORT_JSON_ROW_LIMIT)
    fail('tooManyRows', { limit: REPORT_JSON_ROW_LIMIT });
  return buildAnswer({
    ...asked,
    reading: fresh,
    drawing,
    steps: stepsFor(source, reading).map((step, index) => ({
      step,
      value: numberOf(exact(total.values[stepAlias(index)]) as number),
    })),
    drill: drillOf(source, reading),
    protectedBelow: answer.protectedBelow,
  });
}

/** How often the rows and their whole are asked for again because an import finished between them. */
const TRIES = 3;

/** The answer of a report's plan, with the figures of its whole in the grand total, all of one data version. */
export async function runPlan(
  engine: QueryEngine,
  report: Report,
  source: PlanSource,
  reading: Reading,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const plan = planOf(report, source, reading);
  const whole = wholePlanOf(report, source, reading);
  const run = (one: Plan) => engine.run(scope(one, reading.access), optionsOf(signal));
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each attempt follows from the one before
    const [answer, beside] = await Promise.all([run(plan), whole && run(whole)]);
    const last = answer.totals.at(-1);
    if (!beside || !last) return answer;
    if (beside.version.versao !== answer.version.versao && attempt < TRIES) continue;
    const [own] = beside.rows;
    const hidden = [...(last.protected ?? []), ...(own?.protected ?? [])];
    const total = {
      ...last,
      values: { ...last.values, ...own?.values },
      ...(hidden.length === 0 ? {} : { protected: hidden }),
    };
    const { protectedBelow = beside.protectedBelow } = answer;
    return {
      ...answer,
      totals: [...answer.totals.slice(0, -1), total],
      ...(protectedBelow === undefined ? {} : { protectedBelow }),
    };
  }
}

async function answerList({ engine }: Reports, asked: Asked, source: ListSource): Promise<ReportAnswer> {
  const { report, reading, page, signal } = asked;
  const limit = page === -1 ? REPORT_JSON_ROW_LIMIT : PAGE;
  const plan = { ...listOf(report, source, reading), limit, offset: page === -1 ? 0 : (page - 1) * PAGE };
  const options = { ...optionsOf(signal), long: page === -1 };
  const answer = await engine.list(scopeList(plan, reading.access), options);
  if (page === -1 && answer.rowCount > REPORT_JSON_ROW_LIMIT)
    fail('tooManyRows', { limit: REPORT_JSON_ROW_LIMIT });
  const built = buildAnswer({
    ...asked,
    page: -1,
    reading: { ...reading, version: answer.version },
    drawing: drawList(answer.columns, answer.rows),
    steps: [],
    drill: [],
  });
  return {
    ...built,
    total: answer.rowCount,
    totalPagina: page === -1 ? Math.min(answer.rowCount, 1) : Math.ceil(answer.rowCount / PAGE),
  };
}

/** Rows of a page of a list (first text, section 9). */
const PAGE = 20;

/** The figures whose rows may be opened; none where there is nothing to open or the profile only observes. */
export function drillOf(source: PlanSource, { access }: Reading): readonly string[] {
  return can(access.profile, 'report.drill') ? (source.drill ?? []) : [];
}

export const optionsOf = (signal: AbortSignal | undefined) => (signal === undefined ? {} : { signal });
