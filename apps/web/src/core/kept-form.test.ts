import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReportAnswer } from '@fonte/contracts';
import { reportAnswer } from '@fonte/contracts/report-answer';
import { mediaOfProperty, mediaTags } from '@fonte/contracts/routes/media';
import { propertyAgenda, propertyDetail } from '@fonte/contracts/routes/properties';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { KEPT_FORM } from './kept-records.ts';
import { besideList, listQuestion, propertyQuestions, type Question } from './pack/pack-questions.ts';

/** What each report answers of the small programme, written by the server's own tests. */
const ANSWERS = new URL('../../../server/src/modules/reports/catalogue/__golden__/', import.meta.url);

/** The numbers of the reports that a device takes along. */
const reportsOf = (questions: readonly Question[]): number[] =>
  questions.flatMap(({ asked }) => {
    const { co_consulta } = (asked.query ?? {}) as { co_consulta?: number };
    return co_consulta ?? [];
  });

/** The columns of a report's rows: what a page reads of them by name. */
async function columnsOf(number: number): Promise<unknown> {
  const answer = JSON.parse(await readFile(new URL(`${number}.json`, ANSWERS), 'utf8')) as ReportAnswer;
  const fields = new Set(answer.tbody.flatMap((row) => Object.keys(row)));
  return { number, columns: answer.thead.map(({ field }) => field), fields: [...fields].toSorted() };
}

/** What documentation says of a field is no part of its shape; a field may have that name. */
const withoutWords = (name: string, value: unknown): unknown =>
  name === 'description' && typeof value === 'string' ? undefined : value;

// Another digest: a device reads with this release what it kept with the last. Raise KEPT_FORM by one, and write the digest here.
test('the shape of what a device keeps has the number that stands for it', async () => {
  const numbers = new Set([
    ...(['tecnico', 'supervisor'] as const).flatMap((profile) =>
      reportsOf([listQuestion({ profile, uf: null }), ...besideList({ uf: null })]),
    ),
    ...reportsOf(propertyQuestions('52.0001.0001')),
  ]);
  expect(numbers.size).toBe(12);
  const answers = [
    reportAnswer,
    ...[propertyDetail, mediaOfProperty, mediaTags, propertyAgenda].map(({ answer }) => answer),
  ];
  const schemas = answers.map((schema) =>
    z.toJSONSchema(schema as z.ZodType, { io: 'output', unrepresentable: 'any' }),
  );
  const rows = await Promise.all([...numbers].toSorted((one, other) => one - other).map(columnsOf));
  const written = JSON.stringify({ schemas, rows }, withoutWords);
  const digest = createHash('sha256').update(written).digest('hex').slice(0, 16);
  expect({ form: KEPT_FORM, digest }).toEqual({ form: 1, digest: 'd29a54750502c870' });
});
