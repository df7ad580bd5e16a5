import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReportAnswer } from '@fonte/contracts';
import * as media from '@fonte/contracts/endpoints/media';
import * as endpoints from '@fonte/contracts/endpoints/properties';
import { report } from '@fonte/contracts/endpoints/reports';
import { reportAnswer } from '@fonte/contracts/report-answer';
import { mediaOfProperty, mediaTags } from '@fonte/contracts/routes/media';
import { propertyAgenda, propertyDetail } from '@fonte/contracts/routes/properties';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { KEPT_FORM } from './kept-records.ts';
import type { Shape } from './pack/fits.ts';
import { isReadable, OLDEST_FORM, type KeptShapes } from './pack/older-answers.ts';
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
async function columnsOf(number: number): Promise<KeptShapes['reports'][string]> {
  const answer = await answerOf(number);
  const fields = new Set(answer.tbody.flatMap((row) => Object.keys(row)));
  return { columns: answer.thead.map(({ field }) => field), fields: [...fields].toSorted() };
}

/** As it travels: the golden files have its parameters unwrapped. */
async function answerOf(number: number): Promise<ReportAnswer> {
  const golden = JSON.parse(await readFile(new URL(`${number}.json`, ANSWERS), 'utf8')) as ReportAnswer;
  return { ...golden, json_label: JSON.stringify(golden.json_label) };
}

/** What documentation says of a field is no part of its shape; a field may have that name. */
const withoutWords = (name: string, value: unknown): unknown =>
  name === 'description' && typeof value === 'string' ? undefined : value;

const NUMBERS = [
  ...new Set([
    ...(['tecnico', 'supervisor'] as const).flatMap((profile) =>
      reportsOf([listQuestion({ profile, uf: null }), ...besideList({ uf: null })]),
    ),
    ...reportsOf(propertyQuestions('52.0001.0001')),
  ]),
].toSorted((one, other) => one - other);

const SCHEMAS = [
  [report, reportAnswer],
  [endpoints.propertyDetail, propertyDetail.answer],
  [media.mediaOfProperty, mediaOfProperty.answer],
  [media.mediaTags, mediaTags.answer],
  [endpoints.propertyAgenda, propertyAgenda.answer],
] as const;

// What is red here is written anew by `npm run golden`. Another digest is another form of what devices keep: raise KEPT_FORM by one, and write the digest here. A
// device then shows of what it has what fits (pack/older-answers.ts), says so, and brings the rest again. Where the same shape means something else from now on,
// write the form in OLDEST_FORM as well: of what is older nothing is shown.
test('the shape of what a device keeps has the number that stands for it', async () => {
  expect(NUMBERS).toHaveLength(12);
  const shapes: KeptShapes = {
    answers: Object.fromEntries(
      SCHEMAS.map(([{ path }, schema]) => [
        path,
        z.toJSONSchema(schema as z.ZodType, { io: 'output', unrepresentable: 'any' }) as Shape,
      ]),
    ),
    reports: Object.fromEntries(
      await Promise.all(NUMBERS.map(async (number) => [String(number), await columnsOf(number)] as const)),
    ),
  };
  const written = JSON.stringify(shapes, withoutWords);
  await expect(`${written}\n`).toMatchFileSnapshot('pack/generated/kept-shapes.json');
  const digest = createHash('sha256').update(written).digest('hex').slice(0, 16);
  expect({ form: KEPT_FORM, digest }).toEqual({ form: 1, digest: '648d1864bda64b19' });
});

describe('of what another release kept', () => {
  const read = (number: number, answer: unknown) =>
    isReadable(KEPT_FORM + 1, report.path, { query: { co_consulta: number } }, answer);

  test('each report that has all that this one reads is shown, whatever it has besides', async () => {
    for (const number of NUMBERS) {
      // oxlint-disable-next-line no-await-in-loop -- a dozen files
      const answer = await answerOf(number);
      expect([number, read(number, answer)]).toEqual([number, true]);
      expect(read(number, { ...answer, besides: 1 })).toBe(true);
    }
  });

  test('one without a column, a part or a contract that this one reads is not', async () => {
    for (const number of NUMBERS) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const answer = await answerOf(number);
      const [first] = answer.thead;
      const renamed = answer.tbody.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, cell]) => [`${name}_velho`, cell])),
      );
      expect(read(number, { ...answer, thead: answer.thead.filter((one) => one !== first) })).toBe(false);
      expect(read(number, { ...answer, tbody: renamed })).toBe(renamed.length === 0);
      expect(read(number, { ...answer, provenance: undefined })).toBe(false);
    }
    expect(read(1, await answerOf(NUMBERS[0] ?? 0))).toBe(false);
    for (const answer of [null, 'x', [], {}, { propriedades: 1 }])
      for (const { path } of [endpoints.propertyDetail, endpoints.propertyAgenda, media.mediaOfProperty])
        expect(isReadable(KEPT_FORM + 1, path, {}, answer)).toBe(false);
    expect(isReadable(KEPT_FORM + 1, 'nothing', {}, {})).toBe(false);
    expect(isReadable(KEPT_FORM + 1, media.mediaTags.path, {}, [])).toBe(true);
    expect(isReadable(OLDEST_FORM - 1, media.mediaTags.path, {}, [])).toBe(false);
  });
});
