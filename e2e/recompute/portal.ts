import type { ReportAnswer, Row, SessionUser } from '@fonte/contracts';

/** A running portal, asked over HTTP as a browser would. */
export class Portal {
  private cookie = '';

  constructor(private readonly base: string) {}

  async signIn(email: string, pass: string): Promise<SessionUser> {
    const answer = await fetch(`${this.base}/api/indicators/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, pass }),
    });
    if (!answer.ok) throw new Error(`${email}: ${answer.status}`);
    this.cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return ((await answer.json()) as { result: SessionUser }).result;
  }

  private direct(
    id: number,
    type: 'Json' | 'Csv',
    anos: readonly number[],
    ufs: readonly string[],
  ): Promise<Response> {
    const query = new URLSearchParams({
      module: 'relatorio',
      controller: 'index',
      action: 'retorno-direto',
      co_consulta: String(id),
      typereturn: type,
      page: '-1',
      $ano: JSON.stringify(anos),
      $uf: JSON.stringify(ufs),
    });
    return fetch(`${this.base}/api/app/?${query.toString()}`, { headers: { cookie: this.cookie } });
  }

  async report(id: number, anos: readonly number[], ufs: readonly string[]): Promise<ReportAnswer> {
    const answer = await this.direct(id, 'Json', anos, ufs);
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as ReportAnswer;
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
    return [text.trimEnd().split('\r\n').length - 1, Number(answer.headers.get('x-total-count'))];
  }

  /** Rows behind a point; −1 where the profile may not see them. */
  async drillRows(id: number, data: Row, anos: readonly number[], ufs: readonly string[]): Promise<number> {
    const answer = await fetch(
      `${this.base}/api/app/?module=relatorio&controller=index&action=detalhamento`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.cookie },
        body: JSON.stringify({ co_consulta: id, data, $ano: anos, $uf: ufs, page: 1 }),
      },
    );
    if (answer.status === 403) return -1;
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { total: number }).total;
  }
}
