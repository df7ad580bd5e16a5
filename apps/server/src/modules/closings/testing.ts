import { createHash } from 'node:crypto';
import type { ReportAnswer } from '@fonte/contracts';
import type { OneClosing } from '@fonte/contracts/routes/closings';
import type { TestPerson, TestPortal } from '../../testing.ts';

/** Calls of closings as people make them, and what their answers are held against: written down anew, without the module's code. */

export const VISITS = 11120;

/** What a closing keeps, as a reader of its file finds it. */
export interface ReadContent {
  readonly relatorio: string;
  readonly periodo: string;
  readonly uf: string | null;
  readonly versao: number;
  readonly dados_ate: string | null;
  readonly tabelas: readonly {
    readonly co_consulta: number;
    readonly colunas: readonly { readonly campo: string }[];
    readonly linhas: readonly { readonly chave: string; readonly valores: readonly (string | null)[] }[];
  }[];
}

export const FIRST_HALF = { relatorio: 'semestre', periodo: '2024-1' } as const;

/** The calls of a portal's closings. */
export function closingCalls(portal: TestPortal) {
  const get = (person: TestPerson, path = '') =>
    portal.ask('GET', `/api/fechamentos${path}`, { headers: { cookie: person.cookie } });
  const close = (person: TestPerson, what: object) =>
    portal.ask('POST', '/api/fechamentos', {
      headers: { cookie: person.cookie },
      payload: { motivo: 'Entrega ao financiador', ...what },
    });
  const closed = async (person: TestPerson, what: object): Promise<string> => {
    const answer = await close(person, what);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ codigo: string }>().codigo;
  };
  const one = async (person: TestPerson, code: string) => (await get(person, `/${code}`)).json<OneClosing>();
  const content = async (person: TestPerson, code: string): Promise<Buffer> =>
    (await get(person, `/${code}/conteudo`)).rawPayload;
  return { get, close, closed, one, content };
}

/** The code of some bytes by the words of docs/decisions/0049: the digest's first 55 bits by fives, then the sign that closes them. */
export function recomputedCode(bytes: Buffer): string {
  const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bits = [...createHash('sha256').update(bytes).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const values = Array.from({ length: 11 }, (_, at) => parseInt(bits.slice(at * 5, at * 5 + 5), 2));
  const product = values.reduce((before, value) => (((before + value) % 32 || 32) * 2) % 33, 32);
  // The one that brings the sum to 1.
  const last = Array.from(signs).findIndex((_, value) => (product + value) % 32 === 1);
  return [...values, last].map((value) => signs[value]).join('');
}

/** Every figure of a sheet's answers as paper prints it, by report: 'field=1234.5' for each cell that is there. */
export function printedFigures(reports: readonly { readonly answer: ReportAnswer | null }[]) {
  return new Map(
    reports.map(({ answer }) => {
      if (!answer) throw new Error('A report did not come');
      const rows = answer.tfoot ? [...answer.tbody, answer.tfoot] : answer.tbody;
      const cells = rows.flatMap((row) =>
        answer.thead
          .filter(({ typepost }) => typepost === 'func' || typepost === 'expr')
          .flatMap(({ field }) => {
            const value = row[field];
            return value === null || value === undefined ? [] : [[field, Number(value)] as const];
          }),
      );
      return [answer.co_consulta, cells] as const;
    }),
  );
}

/** The one figure of a big number that a content keeps. */
export const bigNumber = ({ tabelas }: ReadContent, report: number): string | null | undefined =>
  tabelas.find(({ co_consulta }) => co_consulta === report)?.linhas[0]?.valores[0];
