import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClosingOfSheet } from '@fonte/contracts/routes/closings';
import { importFolder } from '@fonte/programme/import/index';
import { writeTiny } from '@fonte/programme/tiny/index';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../testing.ts';
import { bigNumber, closingCalls, FIRST_HALF, recomputedCode, VISITS, type ReadContent } from './testing.ts';

// What stands of a closing after loads, and after somebody with the database in hand.

let portal: TestPortal;
let nacional: TestPerson;
let calls: ReturnType<typeof closingCalls>;
beforeAll(async () => {
  portal = await testPortalWithTiny();
  calls = closingCalls(portal);
  nacional = await portal.person('nacional');
});
afterAll(() => portal.close());

const contentOf = async (code: string): Promise<ReadContent> =>
  JSON.parse((await calls.content(nacional, code)).toString('utf8')) as ReadContent;

/** A load of the tiny programme with P1's visit of March 2024 not synchronised, or again as it was. */
async function load(counts: boolean): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-fechado-'));
  try {
    await writeTiny(dir);
    const text = await readFile(join(dir, 'visita.csv'), 'utf8');
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('102,'));
    const line = lines[at] ?? '';
    expect(line).toMatch(/,(?:sim|true)\r?$/);
    if (!counts)
      lines[at] = line.replace(
        /,(?:sim|true)(\r?)$/,
        (_, end: string) => `,${line.includes(',sim') ? 'nao' : 'false'}${end}`,
      );
    await Promise.all(
      ['propriedade', 'lancamento', 'item'].map((name) => rm(join(dir, `${name}.csv`), { force: true })),
    );
    await writeFile(join(dir, 'visita.csv'), lines.join('\n'));
    const { situacao, versao, falhas } = await importFolder(portal.database, dir);
    expect([situacao, falhas]).toEqual(['concluida', []]);
    return versao ?? 0;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

describe('after a load', () => {
  it('tells each figure that moved, then and now, and marks the sheet; the closing stays', async () => {
    const code = await calls.closed(nacional, FIRST_HALF);
    const before = await calls.content(nacional, code);
    await load(false);
    const one = await calls.one(nacional, code);
    expect(one).toMatchObject({ integro: true, substituido_por: null });
    expect(one.versao_hoje).toBeGreaterThan(one.versao);
    const figures = one.tabelas.flatMap(({ co_consulta, figuras }) =>
      figuras.map((figure) => ({ co_consulta, ...figure })),
    );
    expect(
      figures.find(({ co_consulta, campo }) => co_consulta === VISITS && campo === 'valor'),
    ).toMatchObject({
      entao: '15',
      hoje: '14',
      diferenca: '-1',
      situacao: 'revisto',
      lugar: 0,
    });
    // Goiás and all, in the table by state; Minas Gerais is as it was.
    const byState = figures.filter(({ co_consulta, campo }) => co_consulta === 10163 && campo === 'visitas');
    expect(byState.map(({ linha, diferenca }) => [linha, diferenca])).toEqual(
      expect.arrayContaining([
        ['Goiás', '-1'],
        ['Minas Gerais', '0'],
      ]),
    );
    expect(byState.find(({ lugar }) => lugar === -1)).toMatchObject({
      entao: '15',
      hoje: '14',
      diferenca: '-1',
    });
    const { fechamento } = (await calls.get(nacional, '/vigente?relatorio=semestre&periodo=2024-1')).json<{
      fechamento: ClosingOfSheet;
    }>();
    expect(fechamento.revistos.flatMap(({ figuras }) => figuras).length).toBe(
      figures.filter(({ situacao }) => situacao !== 'igual').length,
    );
    expect((await calls.content(nacional, code)).equals(before)).toBe(true);

    const next = await calls.closed(nacional, FIRST_HALF);
    expect(next).not.toBe(code);
    expect(await calls.one(nacional, code)).toMatchObject({ substituido_por: next });
    expect(bigNumber(await contentOf(next), VISITS)).toBe('14');
  });

  it('a closing made while a load comes in is of the data before it or after it, whole', async () => {
    const coming = { over: false };
    const loaded = load(true).finally(() => {
      coming.over = true;
    });
    const codes = new Set<string>();
    for (let last = false; !last;) {
      last = coming.over;
      for (const uf of [null, 'GO']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, all the while
        const answer = await calls.close(nacional, { ...FIRST_HALF, uf });
        // Between two loads that follow each other it may be told to come again.
        expect([200, 503]).toContain(answer.statusCode);
        if (answer.statusCode === 200) codes.add(answer.json<{ codigo: string }>().codigo);
      }
    }
    const version = await loaded;
    const kept = await Promise.all([...codes].map(contentOf));
    expect(kept.some(({ versao }) => versao === version)).toBe(true);
    for (const one of kept) {
      const visits = (one.uf === null ? 14 : 10) + (one.versao === version ? 1 : 0);
      expect([one.versao, bigNumber(one, VISITS)]).toEqual([one.versao, String(visits)]);
      const states = one.tabelas.find(({ co_consulta }) => co_consulta === 10163);
      const column = states?.colunas.findIndex(({ campo }) => campo === 'visitas') ?? -1;
      expect(states?.linhas.find(({ chave }) => chave === 'total')?.valores[column]).toBe(String(visits));
    }
  });
});

describe('a version that comes between the question and its answers', () => {
  const publish = () =>
    sql`insert into portal.versao (dados_ate, demonstracao)
      select dados_ate, demonstracao from portal.versao order by versao desc limit 1`.execute(
      portal.database.db,
    );
  /** Has one come each time the version was read, `first` times from the second on: the first is asked before anything is worked out. */
  function coming(first: number) {
    const { engine } = portal.app;
    const read = engine.version.bind(engine);
    let asked = 0;
    return vi.spyOn(engine, 'version').mockImplementation(async () => {
      const version = await read();
      asked += 1;
      if (asked > 1 && asked <= first + 1) await publish();
      return version;
    });
  }

  it('is the one that all of the closing is of', async () => {
    const spy = coming(1);
    const code = await calls.closed(nacional, FIRST_HALF);
    spy.mockRestore();
    const { rows } = await sql<{ versao: number; carga: string }>`
      select versao, dt_atualizacao as carga from portal.versao order by versao desc limit 1`.execute(
      portal.database.db,
    );
    expect(await contentOf(code)).toMatchObject(rows[0] ?? {});
  });

  it('time and again closes nothing', async () => {
    const spy = coming(Infinity);
    const answer = await calls.close(nacional, FIRST_HALF);
    spy.mockRestore();
    expect(answer.statusCode).toBe(503);
  });
});

describe('in the database', () => {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.database.db);
  /** As who owns the tables may, past the table's own refusal. */
  const falsify = async (statement: ReturnType<typeof sql>): Promise<void> => {
    await run(sql`alter table portal.fechamento disable trigger user`);
    await run(statement);
    await run(sql`alter table portal.fechamento enable trigger user`);
  };

  it('is neither changed nor removed', async () => {
    await calls.closed(nacional, FIRST_HALF);
    for (const statement of [
      sql`update portal.fechamento set motivo = 'Outro'`,
      sql`update portal.fechamento set conteudo = '{}'`,
      sql`delete from portal.fechamento`,
      sql`truncate portal.fechamento`,
      sql`truncate portal.fechamento cascade`,
    ])
      // oxlint-disable-next-line no-await-in-loop -- five
      await expect(run(statement)).rejects.toThrow('um fechamento não muda nem é apagado');
  });

  it.each([
    ['a figure', sql`conteudo = replace(conteudo, '"3"', '"4"')`],
    [
      'a figure and its digest',
      sql`conteudo = replace(conteudo, '"3"', '"4"'), sha256 = encode(sha256(convert_to(replace(conteudo, '"3"', '"4"'), 'UTF8')), 'hex')`,
    ],
    ['what it is of', sql`periodo = '2023-2'`],
    ['the version', sql`versao = versao - 1`],
    ['the day of the data', sql`dados_ate = dados_ate - 1`],
    ['its form', sql`conteudo = '[' || conteudo || ']'`],
  ])('%s that somebody changed is told, and nothing of it is shown', async (_what, change) => {
    const code = await calls.closed(nacional, { ...FIRST_HALF, uf: 'MG' });
    const [kept] = (
      await sql<Record<string, unknown>>`select * from portal.fechamento where codigo = ${code}`.execute(
        portal.database.db,
      )
    ).rows;
    await falsify(sql`update portal.fechamento set ${change} where codigo = ${code}`);
    const one = await calls.one(nacional, code);
    expect([one.integro, one.tabelas]).toEqual([false, []]);
    for (const file of ['csv', 'conteudo']) {
      // oxlint-disable-next-line no-await-in-loop -- two
      const answer = await calls.get(nacional, `/${code}/${file}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json<{ result: string }>().result).toContain('não confere com o código');
    }
    const { fechamento } = (
      await calls.get(nacional, `/vigente?relatorio=semestre&periodo=${one.periodo}&uf=MG`)
    ).json<{ fechamento: ClosingOfSheet }>();
    expect(fechamento).toMatchObject({ codigo: code, integro: false, revistos: [] });
    await falsify(sql`update portal.fechamento set conteudo = ${kept?.['conteudo']}, sha256 = ${kept?.['sha256']},
      periodo = ${kept?.['periodo']}, versao = ${kept?.['versao']}::bigint, dados_ate = ${kept?.['dados_ate']}::date where codigo = ${code}`);
    expect((await calls.one(nacional, code)).integro).toBe(true);
  });

  it('a false figure under a code that fits it is not under the code of the sheet', async () => {
    const code = await calls.closed(nacional, { ...FIRST_HALF, uf: 'MG' });
    const text = (await calls.content(nacional, code)).toString('utf8');
    const forged = text.replace(/"valores":\["(\d+)"/, (_, n: string) => `"valores":["${Number(n) + 1}"`);
    const other = recomputedCode(Buffer.from(forged, 'utf8'));
    expect(other).not.toBe(code);
    await falsify(sql`update portal.fechamento set conteudo = ${forged}, codigo = ${other},
      sha256 = encode(sha256(convert_to(${forged}, 'UTF8')), 'hex') where codigo = ${code}`);
    expect((await calls.get(nacional, `/${code}`)).statusCode).toBe(404);
    // It is whole by itself, and differs from today's: nobody's sheet has its code.
    const { tabelas } = await calls.one(nacional, other);
    expect(tabelas.flatMap(({ figuras }) => figuras).some(({ situacao }) => situacao === 'revisto')).toBe(
      true,
    );
  });
});
