import type { AddressParts, ReportAnswer } from '@fonte/contracts';
import { fits, type Shape } from './fits.ts';
import SHAPES from './generated/kept-shapes.json';

/** The shapes of what a device keeps, as this release reads it: of answers by the path of their call, of the rows of each report by its number. */
export type KeptShapes = {
  readonly answers: Readonly<Record<string, Shape>>;
  readonly reports: Readonly<
    Record<string, { readonly columns: readonly string[]; readonly fields: readonly string[] }>
  >;
};

const { answers, reports }: KeptShapes = SHAPES;

/** What was kept in an older form than this means something else now, though it may look alike: one more each time that it does (core/kept-form.test.ts). */
export const OLDEST_FORM = 1;

/**
 * Whether this release can draw an answer that another one kept in another form: it has all that this one reads, by its contract and by the names of its columns.
 * What it has besides is left alone. Asked of answers of another form only, so that its code is fetched by nobody else.
 */
export function isReadable(
  form: number,
  path: string,
  { query }: Pick<AddressParts, 'query'>,
  answer: unknown,
): boolean {
  if (form < OLDEST_FORM) return false;
  const shape = Object.hasOwn(answers, path) ? answers[path] : undefined;
  if (shape === undefined || !fits(shape, answer)) return false;
  const { co_consulta } = (query ?? {}) as { co_consulta?: number };
  return co_consulta === undefined || hasColumns(String(co_consulta), answer as ReportAnswer);
}

function hasColumns(report: string, { thead, tbody }: ReportAnswer): boolean {
  const known = Object.hasOwn(reports, report) ? reports[report] : undefined;
  if (known === undefined) return false;
  const heads = new Set(thead.map(({ field }) => field));
  const fields = new Set(tbody.flatMap((row) => Object.keys(row)));
  return (
    known.columns.every((column) => heads.has(column)) &&
    (tbody.length === 0 || known.fields.every((field) => fields.has(field)))
  );
}
