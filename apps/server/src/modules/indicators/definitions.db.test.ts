import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indicatorPortal, INDICATORS, okay, PANELS, viewOf, type IndicatorPortal } from './testing.ts';

let portal: IndicatorPortal;
beforeAll(async () => {
  portal = await indicatorPortal();
});
afterAll(() => portal.close());

const body = (more: Readonly<Record<string, unknown>> = {}) => ({
  nome_indicador: 'Área por visita',
  data_type: 'numeric',
  unidade: 'ha',
  formula_plain: 'SUM(@Área total) / COUNT(@Id da visita de visita)',
  ...more,
});
const save = (more?: Readonly<Record<string, unknown>>, id?: number) =>
  portal.post(portal.admin, id === undefined ? `${INDICATORS}/save` : `${INDICATORS}/save/${id}`, body(more));

describe('saving', () => {
  it('creates, answers and lists an indicator; the structure is the server\u2019s own', async () => {
    const id = await portal.indicator('Receita do leite', 'SUM(@"qtde × vlr Leite vendido")', {
      unidade: '"R$"',
      data_type: "'numeric'",
      formula_struct: '!SUM(@[portal.usuario.senha])',
    });
    expect(okay(await portal.get(portal.admin, `${INDICATORS}/one/${id}`))).toMatchObject({
      id,
      unidade: 'R$',
      unit: 'R$',
      data_type: 'numeric',
      type: 'numeric',
      formula_plain: 'SUM(@"qtde × vlr Leite vendido")',
      formula_struct: '!SUM(@[item.40101.qtde_vlr])',
      versao: 1,
    });
    expect(okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/all`))).toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  it.each([
    ['', 'Obrigatório'],
    ['SUM(@Area totl)', 'A coluna “Area totl” não existe. Você quis dizer Área total?'],
    ['@Área total', 'A fórmula precisa agregar'],
    ['SUM(SUM(@Área total))', 'está dentro de'],
    ['5', 'A fórmula precisa agregar'],
    ["SUM(@Área total'); drop table portal.usuario; --", 'não foi fechado'],
    ['SUM(@Duração * @ISA)', 'não estão na mesma linha'],
    ['ROUND(SUM(@Área total), SUM(@ISA))', 'ROUND recebe'],
    [`SUM(@Área total) * ${'9'.repeat(40)}`, 'longo demais'],
    ['COUNT($Ano)', 'não diz de que linhas'],
    ["SUM(SE(@Início do atendimento > 'ontem', 1, 0))", 'não é uma data'],
    ['('.repeat(200), 'parênteses demais'],
    ['#Nenhum', 'O indicador “Nenhum” não existe'],
  ])('refuses %s and stores nothing', async (formula_plain, reason) => {
    const before = okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/all`)).length;
    const answer = await save({ nome_indicador: 'Recusado', formula_plain });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(reason);
    expect(answer.json().errors[0].campo).toBe('formula_plain');
    expect(okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/all`))).toHaveLength(before);
  });

  it.each([
    ['nome_indicador', '  '],
    ['unidade', '""'],
    ['data_type', 'money'],
  ])('refuses %s %s with its field', async (campo, value) => {
    const answer = await save({ [campo]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ campo, msg: 'Obrigatório' }]);
  });

  it('keeps one name one, accents and case aside', async () => {
    await portal.indicator('Produção total', 'SUM(@qtde Leite produzido)');
    const answer = await save({ nome_indicador: 'producao TOTAL' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().codigo).toBe('nameTaken');
  });

  it('refuses a save over a newer version and shows it', async () => {
    const id = await portal.indicator('Com versões', 'COUNT(@Propriedade)');
    okay(await save({ nome_indicador: 'Com versões', versao: 1, nota: 'por hectare' }, id));
    const stale = await save({ nome_indicador: 'Com versões', versao: 1, unidade: 'outra' }, id);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ codigo: 'staleVersion', atual: { id, versao: 2, unidade: 'ha' } });
    const versions = okay<{ versao: number; nota: string | null; autor: string }[]>(
      await portal.get(portal.admin, `${INDICATORS}/versions/${id}`),
    );
    expect(versions).toMatchObject([
      { versao: 2, nota: 'por hectare', autor: 'Pessoa 1' },
      { versao: 1, nota: null },
    ]);
    expect(
      okay(await portal.post(portal.admin, `${INDICATORS}/restore/${id}`, { restaurar: 1, versao: 2 })),
    ).toEqual({ id, versao: 3 });
    expect(okay(await portal.get(portal.admin, `${INDICATORS}/one/${id}`))).toMatchObject({
      formula_plain: 'COUNT(@Propriedade)',
      versao: 3,
    });
  });

  it('survives the renaming of what a formula uses', async () => {
    const used = await portal.indicator('Base', 'COUNT(@Propriedade)');
    const user = await portal.indicator('Dobro', '#Base * 2');
    okay(await save({ nome_indicador: 'Base nova', formula_plain: 'COUNT(@Propriedade)' }, used));
    const shown = okay(await portal.get(portal.admin, `${INDICATORS}/one/${user}`));
    expect(shown).toMatchObject({ formula_plain: '#Base nova * 2', formula_struct: `#[${used}] * 2` });
  });

  it('refuses a cycle and names its path', async () => {
    const a = await portal.indicator('Elo A', 'COUNT(@Propriedade)');
    await portal.indicator('Elo B', '#Elo A + 1');
    const answer = await save({ nome_indicador: 'Elo A', formula_plain: '#Elo B + 1' }, a);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Elo A → Elo B → Elo A');
  });

  it('refuses a chain of indicators that doubles without end', async () => {
    await portal.indicator('D0', 'COUNT(@Propriedade)');
    let refused = '';
    for (let n = 1; n < 14 && refused === ''; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each uses the one before
      const answer = await save({ nome_indicador: `D${n}`, formula_plain: `#D${n - 1} + #D${n - 1}` });
      if (answer.statusCode !== 200) refused = answer.body;
    }
    expect(refused).toContain('grande demais');
  });
});

describe('deleting', () => {
  it('is refused while a panel or an indicator uses it, naming them, and done when nothing does', async () => {
    const id = await portal.indicator('Em uso', 'COUNT(@Propriedade)');
    const other = await portal.indicator('Usa o outro', '#Em uso + 1');
    const panel = await portal.panel('Painel que usa', [viewOf({ indicadores: [{ id }] })], ['GIZ']);
    const refused = await portal.del(portal.admin, `${INDICATORS}/del/${id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().result).toBe(
      'O indicador está em uso: painel “Painel que usa”, indicador “Usa o outro”. Nada foi excluído.',
    );
    okay(await portal.del(portal.admin, `${PANELS}/${panel}`));
    okay(await portal.del(portal.admin, `${INDICATORS}/del/${other}`));
    expect(okay(await portal.del(portal.admin, `${INDICATORS}/del/${id}`))).toBe(true);
    expect((await portal.del(portal.admin, `${INDICATORS}/del/${id}`)).statusCode).toBe(404);
    expect((await portal.get(portal.admin, `${INDICATORS}/one/${id}`)).statusCode).toBe(404);
  });
});

describe('before saving', () => {
  it('tells all problems at their places, and the formula in words', async () => {
    const check = async (formula_plain: string) =>
      okay<{ problems: { start: number }[]; palavras: string | null; conta: string[] }>(
        await portal.post(portal.admin, `${INDICATORS}/check`, { formula_plain }),
      );
    expect((await check('SUM(@Nada) + SUM(@Menos)')).problems.map(({ start }) => start)).toEqual([4, 17]);
    expect(await check('COUNT(@Id da visita de visita)')).toEqual({
      problems: [],
      formula_struct: '!COUNT(@[visita.id_visita])',
      palavras: 'A quantidade de Id da visita de visita.',
      conta: ['Visitas que contam: sincronizadas e com lançamento ou check-in, do período escolhido.'],
    });
  });

  it('shows real figures, old against new by state and year, and whom it touches', async () => {
    const id = await portal.indicator('Visitas feitas', 'COUNT(@Id da visita de visita)');
    const dependent = await portal.indicator('Visitas em dobro', '#Visitas feitas * 2');
    await portal.panel('Com o dobro', [viewOf({ indicadores: [{ id: dependent }] })], ['Técnico']);
    const preview = okay<{ rows: unknown[]; comparacao: unknown[]; toca: unknown }>(
      await portal.post(portal.admin, `${INDICATORS}/preview`, {
        id,
        nome_indicador: 'Visitas feitas',
        formula_plain: 'COUNT(@Id da visita de visita) * 10',
      }),
    );
    // 36 valid visits in 2024 (GO 25, MG 9, MS 2), 26 in 2025 (GO 16, MG 8, MS 2).
    expect(preview.comparacao).toEqual([
      { uf: 'GO', ano: '2024', antes: 25, depois: 250, diferenca: 225 },
      { uf: 'GO', ano: '2025', antes: 16, depois: 160, diferenca: 144 },
      { uf: 'MS', ano: '2024', antes: 2, depois: 20, diferenca: 18 },
      { uf: 'MS', ano: '2025', antes: 2, depois: 20, diferenca: 18 },
      { uf: 'MG', ano: '2024', antes: 9, depois: 90, diferenca: 81 },
      { uf: 'MG', ano: '2025', antes: 8, depois: 80, diferenca: 72 },
    ]);
    expect(preview.toca).toMatchObject({
      paineis: [{ nome: 'Com o dobro', publicado: true, profile: ['Técnico'] }],
      indicadores: [{ id: dependent, nome_indicador: 'Visitas em dobro' }],
    });
    expect(preview.rows[0]).toEqual({
      UF: 'Goiás',
      Ano: '2024',
      'Atividade produtiva': 'Bovinocultura de corte',
      'Visitas feitas': 120,
    });
    const saved = okay<Record<string, unknown>[]>(
      await portal.get(portal.admin, `${INDICATORS}/result/${id}`),
    );
    expect(Object.keys(saved[0] ?? {})).toEqual(['UF', 'Ano', 'Atividade produtiva', 'Visitas feitas (un)']);
  });
});

describe('names', () => {
  it('offers the catalogue, every name of a formula, and the columns of tables', async () => {
    expect(okay<unknown[]>(await portal.get(portal.admin, `${INDICATORS}/autocomplete`))[0]).toEqual({
      codigo: 10101,
      descricao: 'Ração concentrada 18 % PB',
      cod_grupo: 10,
      nom_grupo: 'Custo operacional efetivo (COE)',
      cod_subgrupo: 101,
      nom_subgrupo: 'Concentrados',
      unidade: 'kg',
    });
    const names = okay<{ code: string; name: string }[]>(
      await portal.get(portal.admin, `${INDICATORS}/catalogue`),
    );
    const byCode = new Map(names.map(({ code, name }) => [code, name]));
    expect(byCode.get('grupo.40.vlr')).toBe('vlr grupo Receitas');
    expect(byCode.get('subgrupo.401.qtde')).toBe('qtde subgrupo Leite (401)');
    expect(byCode.get('pratica.area_ha')).toBe('Área de prática');
    expect([...byCode.keys()].filter((code) => code.includes('cpf'))).toEqual([]);
    const dimensions = okay<unknown[]>(
      await portal.get(portal.admin, '/api/indicators/dimension/autocomplete'),
    );
    expect(dimensions).toContainEqual({ table_name: 'propriedade', col_name: 'uf', description: 'UF' });
    const columns = okay<unknown[]>(
      await portal.get(portal.admin, '/api/indicators/dimension/columns', { table: 'programa.visita' }),
    );
    expect(columns).toContainEqual({
      nspname: 'programa',
      relname: 'visita',
      alias: 'visita',
      colname: 'dt_visita',
      type: 'date',
      description: 'Data',
    });
    const none = await portal.get(portal.admin, '/api/indicators/dimension/columns', {
      table: 'portal.usuario',
    });
    expect(none.statusCode).toBe(400);
  });

  it('tells what an indicator means, and its values by year under each version', async () => {
    const id = await portal.indicator(
      'Receita por visita',
      'SUM(@"qtde × vlr grupo Receitas") / COUNT(@Id da visita de visita)',
      {
        significado: 'Quanto entra por visita',
      },
    );
    expect(okay(await portal.get(portal.admin, `${INDICATORS}/sheet/${id}`))).toMatchObject({
      significado: 'Quanto entra por visita',
      palavras: 'A soma de qtde × vlr grupo Receitas dividido por a quantidade de Id da visita de visita.',
      nulos: [
        'Linhas sem valor não entram na conta; onde nenhuma linha tem valor, o indicador fica sem dados.',
        'Onde não há linhas, a contagem é 0.',
        'Dividir por zero, ou pelo que não tem dados, deixa o indicador sem dados.',
      ],
      atualizado_por: 'Pessoa 1',
    });
    okay(
      await save(
        {
          nome_indicador: 'Receita por visita',
          formula_plain: 'SUM(@"qtde × vlr grupo Receitas")',
          unidade: 'R$',
        },
        id,
      ),
    );
    const history = okay<{ versao: number; valores: unknown[] }[]>(
      await portal.get(portal.admin, `${INDICATORS}/detailshistory/${id}`),
    );
    // 96 100 over 36 visits and 40 600 over 26.
    expect(history).toMatchObject([
      {
        versao: 2,
        valores: [
          { ano: '2024', valor: 96100 },
          { ano: '2025', valor: 40600 },
        ],
      },
      {
        versao: 1,
        valores: [
          { ano: '2024', valor: 2669.444444 },
          { ano: '2025', valor: 1561.538462 },
        ],
      },
    ]);
  });
});
