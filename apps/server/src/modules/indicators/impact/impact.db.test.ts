import type { FailureBody } from '@fonte/contracts';
import type { Panel } from '@fonte/contracts/routes/panels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indicatorPortal, INDICATORS, okay, PANELS, viewOf, type IndicatorPortal } from '../testing.ts';
import type { Impact } from './impact.ts';

let portal: IndicatorPortal;
beforeAll(async () => {
  portal = await indicatorPortal();
});
afterAll(() => portal.close());

/** A formula of entries can be grouped by the item; a count of properties cannot. */
const MILK = 'SUM(@"qtde × vlr Leite vendido")';
const PROPERTIES = 'COUNT(@Propriedade)';
const BY_ITEM = {
  title: 'Por item',
  dimensoes: [{ id: 'item', nome: 'Item do catálogo' }],
  grouprow: [{ alias: 'item', colname: 'descricao' }],
};

const impact = async (body: Readonly<Record<string, unknown>>): Promise<Impact> =>
  okay(await portal.post(portal.admin, `${INDICATORS}/impact`, body));
const save = (id: number, nome_indicador: string, formula_plain: string, visoes?: unknown) =>
  portal.post(portal.admin, `${INDICATORS}/save/${id}`, {
    nome_indicador,
    formula_plain,
    data_type: 'numeric',
    unidade: 'un',
    visoes,
  });
const panelOf = async (id: number) => okay<Panel>(await portal.get(portal.admin, `${PANELS}/${id}`));
const shown = async (id: number) =>
  okay<{ id: number; config: { title: string }[] }[]>(await portal.get(portal.admin, `${PANELS}/allprofile`))
    .find((one) => one.id === id)
    ?.config.map(({ title }) => title);

describe('before a change is saved', () => {
  it('says the new figures of every published view, whole and by state, and by how much they change', async () => {
    const id = await portal.indicator('Contadas', PROPERTIES);
    const panel = await portal.panel('Das contadas', [viewOf({ indicadores: [{ id }] })], ['GIZ', 'Técnico']);
    const whole = okay<{ totals: { value: number }[] }>(
      await portal.post(
        portal.admin,
        '/api/indicators/indicators/resultviewknex',
        viewOf({ indicadores: [{ id }] }),
      ),
    ).totals[0]!.value;
    const { visoes, restantes } = await impact({ id, formula_plain: `${PROPERTIES} * 3` });
    expect(restantes).toBe(0);
    expect(visoes).toMatchObject([
      { painel: panel, perfis: ['Técnico', 'GIZ'], publicada: true, quebra: null, calculada: true },
    ]);
    const [first, ...states] = visoes[0]!.figuras.filter(({ leitor }) => leitor === null);
    expect(first).toMatchObject({ uf: null, antes: whole, variacao: 2 });
    expect(Number(first?.depois)).toBe(3 * whole);
    expect(states.length).toBeGreaterThan(0);
    expect(states.reduce((sum, { depois }) => sum + Number(depois), 0)).toBe(Number(first?.depois));
  });

  it('says to supervisors and technicians what each will see, where the panel is theirs', async () => {
    const id = await portal.indicator('Dos técnicos', PROPERTIES);
    await portal.panel('De quem atende', [viewOf({ indicadores: [{ id }] })], ['Supervisor', 'Técnico']);
    const { visoes } = await impact({ id, formula_plain: `${PROPERTIES} * 3` });
    const own = visoes[0]!.figuras.filter(({ leitor }) => leitor !== null);
    expect(new Set(own.map(({ leitor }) => leitor?.perfil))).toEqual(new Set(['supervisor', 'tecnico']));
    expect(visoes[0]?.leitores_restantes).toBe(0);
    // What the technician's own card says.
    const { rows } = await sql<{ nome: string; cpf: string }>`
      select t.nome, t.cpf from programa.tecnico t where exists (select from programa.propriedade p where p.cpf_tecnico = t.cpf)
      order by t.cpf limit 1`.execute(portal.database.db);
    const technician = await portal.person('tecnico', { cpf: rows[0]!.cpf });
    const card = okay<{ totals: { value: number }[] }>(
      await portal.post(
        technician,
        '/api/indicators/indicators/resultviewknex',
        viewOf({ indicadores: [{ id }] }),
      ),
    );
    const told = own.find(({ leitor }) => leitor?.perfil === 'tecnico' && leitor.nome === rows[0]!.nome);
    expect(Number(told?.antes)).toBe(card.totals[0]!.value);
    expect(Number(told?.depois)).toBe(3 * card.totals[0]!.value);
    expect(Number(told?.antes)).toBeGreaterThan(0);
  });

  it('follows the indicators that use it, and tells drafts apart', async () => {
    const base = await portal.indicator('Leite de base', MILK);
    const twice = await portal.indicator('Leite em dobro', '#Leite de base * 2');
    await portal.panel('Do dobro', [viewOf({ ...BY_ITEM, indicadores: [{ id: twice }] })], ['GIZ']);
    okay(
      await portal.post(portal.admin, PANELS, {
        nome: 'Rascunho',
        config: [viewOf({ ...BY_ITEM, indicadores: [{ id: base }] })],
      }),
    );
    const answer = await impact({ id: base, formula_plain: PROPERTIES });
    expect(answer.indicadores).toEqual([{ id: twice, nome_indicador: 'Leite em dobro', quebra: null }]);
    expect(answer.visoes).toMatchObject([
      { nome: 'Do dobro', publicada: true, quebra: expect.any(String), ja_quebrada: false },
      { nome: 'Rascunho', publicada: false, quebra: expect.any(String) },
    ]);
  });

  it('answers a formula that cannot be read with its faults, and an unknown version with 400', async () => {
    const id = await portal.indicator('Para errar', PROPERTIES);
    expect((await impact({ id, formula_plain: 'SUM(@nada)' })).problems).toHaveLength(1);
    const answer = await portal.post(portal.admin, `${INDICATORS}/impact`, { id, restaurar: 9 });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a change that would break what is published', () => {
  it('is refused until the view is taken out or keeps what can stay, in the same step', async () => {
    const id = await portal.indicator('Leite a mudar', MILK);
    const other = await portal.indicator('Leite que fica', MILK);
    const panel = await portal.panel(
      'Com leite',
      [
        viewOf({ ...BY_ITEM, title: 'Só ele', indicadores: [{ id }] }),
        viewOf({ ...BY_ITEM, title: 'Os dois', indicadores: [{ id }, { id: other }] }),
        viewOf({ title: 'Por UF', indicadores: [{ id }] }),
      ],
      ['GIZ'],
    );
    // A draft that readers do not see yet, and must not see by this.
    const { versao, config } = await panelOf(panel);
    okay(
      await portal.post(portal.admin, `${PANELS}/${panel}`, {
        config: [...config, viewOf({ title: 'Nova', indicadores: [{ id: other }] })],
        versao,
      }),
    );
    const refused = await save(id, 'Leite a mudar', PROPERTIES);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<FailureBody>()).toMatchObject({ codigo: 'breaksPublished' });
    expect(refused.json<FailureBody>().errors).toHaveLength(2);

    const { visoes } = await impact({ id, formula_plain: PROPERTIES });
    const choices = visoes
      .filter(({ publicada, quebra }) => publicada && quebra !== null)
      .map(({ painel, versao: of, visao, sem_indicador }) => ({
        painel,
        versao: of,
        visao,
        acao: sem_indicador ? 'sem_indicador' : 'retirar',
      }));
    expect(choices.map(({ acao }) => acao)).toEqual(['retirar', 'sem_indicador']);
    expect((await save(id, 'Leite a mudar', PROPERTIES, choices.slice(0, 1))).statusCode).toBe(409);
    okay(await save(id, 'Leite a mudar', PROPERTIES, choices));
    expect(await shown(panel)).toEqual(['Os dois', 'Por UF']);
    const draft = await panelOf(panel);
    expect(draft.rascunho).toBe(true);
    expect(draft.config.map(({ title }) => title)).toEqual(['Os dois', 'Por UF', 'Nova']);
    expect(draft.config[0]?.indicadores.map((one) => one.id)).toEqual([other]);
  });

  it('is refused in the same way when a version is restored', async () => {
    const id = await portal.indicator('Volta', PROPERTIES);
    okay(await save(id, 'Volta', MILK));
    await portal.panel('Da volta', [viewOf({ ...BY_ITEM, indicadores: [{ id }] })], ['GIZ']);
    expect((await impact({ id, restaurar: 1 })).visoes).toMatchObject([{ quebra: expect.any(String) }]);
    const answer = await portal.post(portal.admin, `${INDICATORS}/restore/${id}`, { restaurar: 1 });
    expect(answer.json<FailureBody>()).toMatchObject({ codigo: 'breaksPublished' });
  });

  it('lists where each indicator is used', async () => {
    const id = await portal.indicator('Usado', PROPERTIES);
    const by = await portal.indicator('Usa', '#Usado * 2');
    const panel = await portal.panel('Que o mostra', [viewOf({ indicadores: [{ id }] })], ['GIZ']);
    const all = okay<{ id: number; usado_em: unknown }[]>(
      await portal.get(portal.admin, `${INDICATORS}/all`),
    );
    expect(all.find((one) => one.id === id)?.usado_em).toEqual([
      { onde: 'painel', id: panel, nome: 'Que o mostra' },
      { onde: 'indicador', id: by, nome: 'Usa' },
    ]);
  });
});
