import type { Answer, ReportAnswer, Row, SessionUser } from '@fonte/contracts';
import type { Chosen } from '@fonte/contracts/boards';
import { login } from '@fonte/contracts/endpoints/auth';
import { propertyDetail } from '@fonte/contracts/endpoints/properties';
import { drill, report } from '@fonte/contracts/endpoints/reports';
import { answerOf, call, cookieOf } from '../src/call.ts';

/** A running portal, asked over HTTP as a browser would. */
export class Portal {
  private cookie = '';

  constructor(private readonly base: string) {}

  async signIn(email: string, pass: string): Promise<SessionUser> {
    const answer = await answerOf(this.base, login, { body: { email, pass } });
    if (!answer.ok) throw new Error(`${email}: ${answer.status}`);
    this.cookie = cookieOf(answer);
    return ((await answer.json()) as Answer<typeof login>).result;
  }

  private direct(
    id: number,
    typereturn: 'Json' | 'Csv',
    anos: readonly number[],
    ufs: readonly string[],
    chosen: Chosen = {},
  ): Promise<Response> {
    const query = { co_consulta: id, typereturn, page: -1, $ano: anos, $uf: ufs, ...chosen };
    return answerOf(this.base, report, { query }, this.cookie);
  }

  async report(
    id: number,
    anos: readonly number[],
    ufs: readonly string[],
    chosen: Chosen = {},
  ): Promise<ReportAnswer> {
    const answer = await this.direct(id, 'Json', anos, ufs, chosen);
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as ReportAnswer;
  }

  /** What the page of a property begins with. */
  head(code: string): Promise<Answer<typeof propertyDetail>> {
    return call(this.base, propertyDetail, { params: { id: code.replaceAll('.', '') } }, this.cookie);
  }

  /** A report narrowed to one property, all its rows of all years. */
  ofProperty(id: number, code: string): Promise<ReportAnswer> {
    const moreFilter = `cod_propriedade = '${code}'`;
    const query = { co_consulta: id, typereturn: 'Json' as const, page: -1, $ano: [], $uf: [], moreFilter };
    return call(this.base, report, { query }, this.cookie);
  }

  /** Lines of a file without its head, and the number that its header states. */
  async csvLines(
    id: number,
    anos: readonly number[],
    ufs: readonly string[],
  ): Promise<[lines: number, stated: number]> {
    const answer = await this.direct(id, 'Csv', anos, ufs);
    if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
    const text = await answer.text();
    const lines = text.trimEnd().split('\r\n');
    // Below them, apart by an empty line, stands what the file is of.
    const rows = lines.slice(
      1,
      lines.findLastIndex((line) => /^;*$/.test(line)),
    );
    return [rows.length, Number(answer.headers.get('x-total-count'))];
  }

  /** Rows behind a point; −1 where the profile may not see them. */
  async drillRows(id: number, data: Row, anos: readonly number[], ufs: readonly string[]): Promise<number> {
    const body = { co_consulta: id, data, $ano: anos, $uf: ufs, page: 1 };
    const answer = await answerOf(this.base, drill, { body }, this.cookie);
    if (answer.status === 403) return -1;
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { total: number }).total;
  }
}
