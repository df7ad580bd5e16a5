import {
  ALL_PROFILES,
  PROFILES,
  REPORT_IDS,
  type DashboardAnswer,
  type Profile,
  type ReportAnswer,
} from '@fonte/contracts';
import { sql } from 'kysely';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPortal, testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';

// Bytes are kept under a key. Whatever a key forgets would be somebody else's answer: so two portals on one database, one that keeps and one that
// never does, must say the same to everybody, in any order.

let keeping: TestPortal;
let making: TestPortal;
const people: { profile: Profile; person: TestPerson }[] = [];
beforeAll(async () => {
  keeping = await testPortalWithTiny();
  making = await testPortal({ SMALL_GROUP: '1', ANSWERS_MB: '0' }, keeping.database);
  const add = async (profile: Profile, more: { uf?: string; cpf?: string } = {}) => {
    people.push({ profile, person: await keeping.person(profile, more) });
  };
  for (const profile of ALL_PROFILES)
    await add(profile, {
      ...(PROFILES[profile].requiresUf ? { uf: 'GO' } : {}),
      ...(profile === 'supervisor' ? { cpf: '99991520821' } : {}),
      ...(profile === 'tecnico' ? { cpf: '99990000107' } : {}),
    });
  // The same profiles in another place, of another person, and of nobody.
  await add('coordenador', { uf: 'MG' });
  await add('consulta', { uf: 'MG' });
  await add('supervisor', { uf: 'MG', cpf: '99991520902' });
  await add('tecnico', { cpf: '11144477735' });
  await add('tecnico');
});
afterAll(async () => {
  await making.close();
  await keeping.close();
});

const app = (action: string, query: Record<string, string>): string => {
  const [module = '', controller = '', name = ''] = action.split('/');
  return `/api/app/?${new URLSearchParams({ module, controller, action: name, ...query }).toString()}`;
};
const dashboard = (query: Record<string, string> = {}) =>
  app('consulta/dash-board/load-report-dash', { typereturn: 'Json', ...query });
const direct = (query: Record<string, string>) => app('relatorio/index/retorno-direto', query);
const ask = (portal: TestPortal, { cookie }: TestPerson, url: string, headers: Record<string, string> = {}) =>
  portal.ask('GET', url, { headers: { cookie, ...headers } });
const admin = () => people[0]!.person;

/** What an answer is to whoever got it. */
const seen = ({ statusCode, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
  statusCode,
  body,
  type: headers['content-type'],
  control: headers['cache-control'],
  etag: headers['etag'],
});

describe('kept answers', () => {
  const FILTERS = [{}, { $ano: '[2025]' }, { $ano: '[2024]' }, { $ano: '[2025]', $uf: '["GO"]' }];

  /** Asks both for the same as everybody, the one that keeps twice and in other orders. */
  async function alike(url: string, who = people): Promise<void> {
    const first: object[] = [];
    for (const { person } of who) first.push(seen(await ask(keeping, person, url)));
    for (const [index, { person, profile }] of [...who.entries()].toReversed()) {
      const own = seen(await ask(making, person, url));
      expect([first[index], seen(await ask(keeping, person, url))], profile).toEqual([own, own]);
    }
  }

  it.each(FILTERS)('are those of each caller, whoever asked before: dashboard %j', async (filters) => {
    await alike(dashboard(filters));
    expect(keeping.app.bodies.bytes).toBeGreaterThan(0);
    expect(making.app.bodies.bytes).toBe(0);
  });

  it.each(REPORT_IDS)('are those of each caller, whoever asked before: report %i', async (id) => {
    // Three callers of each report, in turn: no two of them alike, and everybody meets many.
    const turn = REPORT_IDS.indexOf(id);
    const who = [0, 3, 7].map((step) => people[(turn + step) % people.length]!);
    await alike(direct({ co_consulta: String(id), $ano: '[2025]' }), who);
  });

  it('are those of what was asked: years, places, filters, pages, forms, reports', async () => {
    const asked: Record<string, string>[] = [
      { co_consulta: '11116' },
      { co_consulta: '11117' },
      { co_consulta: '11116', $ano: '[2025]' },
      { co_consulta: '11116', $ano: '[2024,2025]' },
      { co_consulta: '11116', $uf: '["GO"]' },
      { co_consulta: '11116', $uf: '["MG"]' },
      { co_consulta: '11116', moreFilter: 'area_total > 40' },
      { co_consulta: '11116', moreFilter: 'area_total > 400' },
      { co_consulta: '11157', page: '1' },
      { co_consulta: '11157', page: '2' },
      { co_consulta: '123456' },
      { co_consulta: '123456', forma: 'pontos' },
    ];
    for (const query of [...asked, ...asked.toReversed()])
      expect(seen(await ask(keeping, admin(), direct(query))), JSON.stringify(query)).toEqual(
        seen(await ask(making, admin(), direct(query))),
      );
  });

  it('are the same bytes when they are asked for again, and 304 to whoever has them', async () => {
    const url = dashboard({ $ano: '[2025]' });
    const bodies = keeping.app.bodies;
    const first = await ask(keeping, admin(), url);
    const kept = bodies.bytes;
    expect((await ask(keeping, admin(), url)).body).toBe(first.body);
    expect(bodies.bytes).toBe(kept);
    const again = await ask(keeping, admin(), url, { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('end with the profile: who changes it gets the other one', async () => {
    const person = await keeping.person('administrador', { granted: ['consulta'] });
    const url = dashboard({ $ano: '[2025]' });
    const before = (await ask(keeping, person, url)).json<DashboardAnswer>();
    const changed = await keeping.ask('POST', '/api/indicators/auth/set-profile', {
      headers: { cookie: person.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ profile: 'Consulta Pública' }),
    });
    expect(changed.statusCode).toBe(200);
    const [cookie] = String(changed.headers['set-cookie']).split(';');
    const after = await ask(keeping, { ...person, cookie: String(cookie) }, url);
    expect([before.perfil, after.json<DashboardAnswer>().perfil]).toEqual([
      'Administrador',
      'Consulta Pública',
    ]);
    expect((await ask(keeping, person, url)).statusCode).toBe(401);
  });

  it('are nobody’s without the right to ask', async () => {
    const url = direct({ co_consulta: '11116', $ano: '[2025]' });
    const gone = await keeping.person('administrador');
    expect((await ask(keeping, gone, url)).statusCode).toBe(200);
    await keeping.database.db
      .deleteFrom('portal.usuario_perfil')
      .where('id_usuario', '=', gone.idUsuario)
      .execute();
    expect((await ask(keeping, gone, url)).statusCode).toBe(403);
    expect((await ask(keeping, { ...gone, cookie: '' }, url)).statusCode).toBe(401);
  });
});

describe('what tells persons', () => {
  it('is told in the audit each time, and stored by nobody but us', async () => {
    const url = direct({ co_consulta: '11157', $ano: '[2025]' });
    // Somebody of whom nothing is told yet: the other portal writes into the same trail, now and then.
    const reader = await keeping.person('administrador');
    const told = async () =>
      (await keeping.trail()).filter(
        ({ id_usuario, acao }) => id_usuario === reader.idUsuario && acao === 'ler',
      );
    const once = await ask(keeping, reader, url);
    const twice = await ask(keeping, reader, url);
    const lines = await told();
    for (const answer of [once, twice])
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers['etag']]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
    expect(once.json<ReportAnswer>().tbody.length).toBeGreaterThan(0);
    expect(lines.map(({ acao, relatorio, linhas }) => [acao, relatorio, linhas])).toEqual([
      ['ler', 11157, once.json<ReportAnswer>().tbody.length],
      ['ler', 11157, once.json<ReportAnswer>().tbody.length],
    ]);
    // Nothing is told to a HEAD.
    const head = await keeping.ask('HEAD', url, { headers: { cookie: reader.cookie } });
    expect([head.statusCode, head.headers['cache-control'], head.body]).toEqual([200, 'no-store', '']);
    expect(await told()).toHaveLength(2);
  });
});

describe('the form on the way', () => {
  const url = dashboard({ $ano: '[2025]' });
  const opened: Record<string, (bytes: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    none: (bytes) => bytes,
  };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'none'],
    ['identity', 'none'],
    ['*', 'gzip'],
    ['zstd', 'none'],
  ])('%s is answered with %s, from both portals alike', async (header, encoding) => {
    const plain = (await ask(making, admin(), url)).rawPayload;
    for (const portal of [keeping, making, keeping]) {
      const answer = await ask(portal, admin(), url, { 'accept-encoding': header });
      expect(answer.headers['content-encoding'] ?? 'none').toBe(encoding);
      expect(opened[encoding]!(answer.rawPayload).equals(plain)).toBe(true);
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      const vary = String(answer.headers['vary']).toLowerCase();
      expect(['cookie', 'authorization'].every((name) => vary.includes(name))).toBe(true);
      if (encoding !== 'none') expect(vary).toContain('accept-encoding');
    }
  });

  it('is told to a HEAD without the answer', async () => {
    const headers = { cookie: admin().cookie, 'accept-encoding': 'br' };
    const whole = await keeping.ask('GET', url, { headers });
    const head = await keeping.ask('HEAD', url, { headers });
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-length', 'content-encoding', 'etag', 'cache-control', 'content-type'])
      expect(head.headers[name], name).toBe(whole.headers[name]);
  });

  it('is never a part: a Range is not understood', async () => {
    const answer = await ask(keeping, admin(), url, { range: 'bytes=0-9' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([200, undefined]);
    expect(answer.body).toBe((await ask(keeping, admin(), url)).body);
  });
});

// Last, since it changes the data of both.
describe('an import between', () => {
  it('is seen by the very next question, though no notice of it came', async () => {
    const url = dashboard();
    const one = direct({ co_consulta: '11116' });
    const before = [await ask(keeping, admin(), url), await ask(keeping, admin(), one)];
    await sql`insert into portal.versao (dados_ate, demonstracao)
      select dados_ate, demonstracao from portal.versao order by versao desc limit 1`.execute(
      keeping.database.db,
    );
    const after = [await ask(keeping, admin(), url), await ask(keeping, admin(), one)];
    after.forEach((answer, index) => {
      expect(answer.headers['etag']).not.toBe(before[index]?.headers['etag']);
      expect(answer.body).not.toBe(before[index]?.body);
    });
    const moment = after[1]?.json<ReportAnswer>().dt_atualizacao;
    expect(moment).not.toBe(before[1]?.json<ReportAnswer>().dt_atualizacao);
    for (const { answer } of after[0]!.json<DashboardAnswer>().reports)
      if (answer) expect(answer.dt_atualizacao).toBe(moment);
    const had = { 'if-none-match': String(before[0]?.headers['etag']) };
    expect((await ask(keeping, admin(), url, had)).statusCode).toBe(200);
  });
});
