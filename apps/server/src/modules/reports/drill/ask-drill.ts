import type { z } from 'zod';
import type { ReportId } from '@fonte/contracts';
import type { ChoiceName } from '@fonte/contracts/boards';
import type { drillBody } from '@fonte/contracts/routes/reports';
import { fail, versionFor, type Call } from '../../../platform/index.ts';
import { scope, type Plan, type Point, type ScopedPlan } from '../../../query/index.ts';
import { planOf } from '../question/ask.ts';
import { readingFor, type Reading } from '../declared/reading.ts';
import type { PlanSource, Report } from '../declared/report.ts';
import { readingOf } from '../request/read-request.ts';
import { reportFor, type Reports } from '../question/service.ts';
import { pointOf } from './point.ts';

/** What a drill-down's body says that counts; the same is stored for its file. */
export type DrillBody = Pick<
  z.output<typeof drillBody>,
  | 'co_consulta'
  | 'idColuna'
  | 'data'
  | '$ano'
  | '$uf'
  | 'ufurl'
  | '$inicio'
  | '$fim'
  | 'moreFilter'
  | 'ordem'
  | 'filtros'
  | 'busca'
  | ChoiceName
>;

export interface DrillQuestion {
  readonly id: ReportId;
  readonly report: Report;
  readonly source: PlanSource;
  readonly reading: Reading;
  readonly plan: Plan;
  readonly scoped: ScopedPlan;
  readonly point: Point;
}

/** The question behind a click: the stored report's own plan, the caller's own rows, and the point. */
export async function askDrill(reports: Reports, call: Call, body: DrillBody): Promise<DrillQuestion> {
  const { id, report } = reportFor(body.co_consulta, call.profile);
  const { source } = report;
  if (source.kind !== 'plan') return fail('invalidParameter', { name: 'co_consulta' });
  const given = readingOf(call, body, await versionFor(reports.version, call));
  const reading = readingFor(report, given);
  const plan = planOf(report, source, reading);
  const point = pointOf(source, plan, body.idColuna, body.data);
  return { id, report, source, reading, plan, scoped: scope(plan, reading.access), point };
}
