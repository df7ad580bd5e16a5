import type { Profile, ReportAnswer, ReportId } from '@fonte/contracts';
import { DIMENSIONS } from '../../../model/dimensions/index.ts';
import type { Answer, AnswerRow, Plan } from '../../../query/index.ts';
import { buildAnswer } from '../answer/build-answer.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { readingFor, type Reading } from '../declared/reading.ts';
import { planOf } from '../question/ask.ts';

const VERSION = {
  versao: 1,
  dtAtualizacao: '2025-10-14T05:40:00Z',
  dadosAte: '2025-10-13',
  ultimoFato: '2025-11-02',
};
const PERIODS: readonly Pick<Reading, 'anos' | 'days'>[] = [
  { anos: [] },
  { anos: [2025] },
  { anos: [2023, 2024] },
  { anos: [], days: { from: '2023-01-01', until: '2023-06-30' } },
  { anos: [], days: { from: '2023-07-01', until: '2023-12-31' } },
  { anos: [], days: { from: '2025-03-01', until: '2025-03-31' } },
  { anos: [], days: { from: '2024-12-01', until: '2025-01-31' } },
  { anos: [], days: { from: '2025-03-01', until: '2025-03-01' } },
];
const STATES = [[], ['GO'], ['BA', 'MS']];
/** Values in the place of each figure: nothing, one, and many. */
export const FIGURES = [0, 1, 1234];

/** How reports are read: each period with each place, and with a state of one's own. */
export const readings = (profile: Profile): Reading[] =>
  PERIODS.flatMap((period) =>
    [...STATES.map((ufs) => ({ ufs, uf: null })), { ufs: [], uf: 'GO' }].map(({ ufs, uf }) => ({
      days: null,
      ...period,
      ufs,
      more: [],
      moreText: null,
      access: { profile, uf, cpf: null },
      version: VERSION,
      product: 'Programa',
    })),
  );

/** Groups as the engine tells them: of a dimension all that it knows by itself, and what is not there. */
function membersOf(field: string): { key: string | number | boolean | null; label: string }[] {
  if (field === 'mes') return [{ key: 202501, label: 'jan. 2025' }];
  if (field === 'trimestre') return [{ key: 20251, label: '1º tri. 2025' }];
  const { members = [], names, missing = 'Não informado' } = DIMENSIONS[field] ?? {};
  return [
    ...members.map(({ value, label }) => ({ key: value, label })),
    ...(names ? [{ key: 1, label: 'Vale do Nome Próprio' }] : []),
    { key: null, label: missing },
  ];
}

/** Each pair of groups, with the same value in every figure. */
function invented(plan: Plan, figure: number, hidden: boolean): Answer {
  const groups = (plan.by ?? []).flatMap((group) => {
    const field = typeof group === 'string' ? group : group.field;
    return typeof field === 'string' ? [field] : [];
  });
  const aliases = Object.keys(plan.measures);
  const values = Object.fromEntries(aliases.map((alias) => [alias, figure]));
  const keys = groups.reduce<Pick<AnswerRow, 'keys' | 'labels'>[]>(
    (rows, group) =>
      rows.flatMap((row) =>
        membersOf(group).map(({ key, label }) => ({
          keys: { ...row.keys, [group]: key },
          labels: { ...row.labels, [group]: label },
        })),
      ),
    [{ keys: {}, labels: {} }],
  );
  const rows = keys.map((row) => ({ ...row, values, ...(hidden ? { protected: aliases } : {}) }));
  const levels = groups.flatMap((group) =>
    membersOf(group).map(({ key, label }) => ({
      keys: { [group]: key },
      labels: { [group]: label },
      values,
    })),
  );
  const total = { keys: {}, labels: {}, values };
  return {
    columns: [],
    rows,
    totals: [...levels, total],
    rowCount: rows.length,
    version: VERSION,
    etag: '',
  };
}

/** A report of invented figures, as it is read. */
export function answerOf(id: ReportId, asked: Reading, figure: number, hidden: boolean): ReportAnswer {
  const report = CATALOGUE[id];
  const reading = readingFor(report, asked);
  if (report.source.kind !== 'plan') throw new Error(`${id} is no plan`);
  const plan = planOf(report, report.source, reading);
  const drawing = report.source.draw(invented(plan, figure, hidden), reading);
  const parts = { id, report, reading, drawing, steps: [], drill: [], page: -1 };
  return buildAnswer(hidden ? { ...parts, protectedBelow: 5, deviation: 3 } : parts);
}

/** Each text once: the same ones come in thousands of answers. */
export function once(say: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const said = known.get(text) ?? say(text);
    known.set(text, said);
    return said;
  };
}

/** Of answers those that are not among the `known`, as they are sent, each once; they are then. Most profiles read most reports alike. */
export function othersThan(known: Set<string>, answers: readonly ReportAnswer[]): ReportAnswer[] {
  return answers.filter((answer) => {
    const sent = JSON.stringify(answer);
    if (known.has(sent)) return false;
    known.add(sent);
    return true;
  });
}
