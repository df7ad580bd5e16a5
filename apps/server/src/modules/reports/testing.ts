import type { DrillAnswer, FailureBody, ReportAnswer, Row } from '@fonte/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

/** Filters of a call, as a person chooses them. */
export interface Chosen {
  readonly ano?: readonly number[];
  readonly uf?: readonly string[];
  /** First and last day, instead of years. */
  readonly dias?: readonly [from: string, until: string];
  readonly moreFilter?: string;
  readonly page?: number;
  readonly forma?: 'pontos';
}

/** The whole portal with the tiny programme, asked as people would. */
export interface TinyPortal extends TestPortal {
  raw(
    person: TestPerson,
    action: string,
    query: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>;
  report(person: TestPerson, id: number, chosen?: Chosen): Promise<ReportAnswer>;
  csv(
    person: TestPerson,
    id: number,
    chosen?: Chosen,
  ): Promise<{ head: string[]; rows: string[][]; total: number; about: string[][] }>;
  drill(
    person: TestPerson,
    id: number,
    point: Readonly<Record<string, unknown>>,
    chosen?: Chosen,
  ): Promise<DrillAnswer>;
  post(person: TestPerson, body: unknown): Promise<LightMyRequestResponse>;
}

/** Starts it; close it in `afterAll`. */
export async function tinyPortal(settings?: Parameters<typeof testPortalWithTiny>[0]): Promise<TinyPortal> {
  return askedForReports(await testPortalWithTiny(settings));
}

/** Any portal, asked for reports. */
export function askedForReports(portal: TestPortal): TinyPortal {
  const raw: TinyPortal['raw'] = (person, action, query) => {
    const [module = '', controller = '', name = ''] = action.split('/');
    const search = new URLSearchParams({ module, controller, action: name, ...query });
    return portal.ask('GET', `/api/app/?${search.toString()}`, { headers: { cookie: person.cookie } });
  };
  const direct = (person: TestPerson, id: number, typereturn: string, chosen: Chosen = {}) =>
    raw(person, 'relatorio/index/retorno-direto', {
      co_consulta: String(id),
      typereturn,
      ...queryOf(chosen),
    });
  const post: TinyPortal['post'] = (person, body) =>
    portal.ask('POST', '/api/app/?module=relatorio&controller=index&action=detalhamento', {
      headers: { cookie: person.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  return {
    ...portal,
    raw,
    post,
    report: async (person, id, chosen) => okay(await direct(person, id, 'Json', chosen)) as ReportAnswer,
    csv: async (person, id, chosen) => {
      const answer = await direct(person, id, 'Csv', chosen);
      if (answer.statusCode !== 200) throw new Error(`${id}: ${answer.statusCode} ${answer.body}`);
      const { lines, about } = readFile(answer.body);
      const [head = [], ...rows] = lines;
      return { head, rows, total: Number(answer.headers['x-total-count']), about };
    },
    drill: async (person, id, point, { ano = [], uf = [], moreFilter, page = -1, ...rest } = {}) =>
      okay(
        await post(person, {
          co_consulta: id,
          $ano: ano,
          $uf: uf,
          ...daysOf(rest),
          moreFilter,
          page,
          typereturn: 'Json',
          ...point,
        }),
      ) as DrillAnswer,
  };
}

const daysOf = ({ dias }: Chosen): Record<string, string> =>
  dias ? { $inicio: dias[0], $fim: dias[1] } : {};

const queryOf = ({ ano, uf, moreFilter, page, forma, ...rest }: Chosen): Record<string, string> => ({
  ...(ano ? { $ano: JSON.stringify(ano) } : {}),
  ...(uf ? { $uf: JSON.stringify(uf) } : {}),
  ...daysOf(rest),
  ...(moreFilter ? { moreFilter } : {}),
  ...(page ? { page: String(page) } : {}),
  ...(forma ? { forma } : {}),
});

function okay(answer: LightMyRequestResponse): unknown {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.json<FailureBody>().result}`);
  return answer.json();
}

/** Cells of a CSV of ours: `;`, CRLF, quotes doubled. */
export function readCsv(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '');
  return lines.map((line) =>
    // Each cell with the sign before it, so that an empty first one is one too.
    [...`;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    ),
  );
}

/** A CSV of ours for people: its head and rows, and what stands below them, apart by a line of empty cells. */
export function readFile(text: string): { lines: string[][]; about: string[][] } {
  const rows = rowsOf(text);
  const about = readCsv(text.slice(rows.length).replace(/^;*\r\n/, ''));
  return {
    lines: readCsv(rows),
    // Of one column name and value are one cell.
    about: about.map(([first = '', ...more]) =>
      more.length > 0
        ? [first, more[0] ?? '']
        : [first.split(': ')[0] ?? '', first.split(': ').slice(1).join(': ')],
    ),
  };
}

/** The bytes of its head and rows. Fails for one that does not say what it is of. */
export function rowsOf(text: string): string {
  const apart = [...text.matchAll(/(?<=\r\n);*\r\n/g)].at(-1);
  if (apart === undefined) throw new Error('a file that does not say what it is of');
  return text.slice(0, apart.index);
}

/** Its head and rows alone. */
export const linesOf = (text: string): string[][] => readFile(text).lines;

/** Sum of a column, none for no value. */
export const sumOf = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);
