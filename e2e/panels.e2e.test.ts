import type { Profile } from '@fonte/contracts';
import { writeViewNote } from '@fonte/contracts/endpoints/figure-notes';
import { allIndicators } from '@fonte/contracts/endpoints/indicators';
import * as panels from '@fonte/contracts/endpoints/panels';
import { stepOfView } from '@fonte/contracts/noted-views';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { fileOf } from './src/files.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** Panels as they are read and as they are built (third text, sections 2.1 to 2.6). */

const stage = useStage();
const dialog = (page: Page): Locator => page.getByRole('dialog');

async function panelId(profile: Profile, nome: string): Promise<number> {
  const caller = await signIn(stage.portal, profile);
  const published = await caller.call(panels.panelsOfProfile, {});
  return published.find((panel) => panel.nome === nome)?.id ?? 0;
}

/** The grid of a panel's table, its rows there. */
async function tableOf(page: Page, title: string): Promise<Locator> {
  const grid = page.getByRole('grid', { name: title });
  // A card is fetched when it comes into sight.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 900);
      return grid.getByRole('gridcell').count();
    })
    .toBeGreaterThan(0);
  return grid;
}

describe('behind the figures of a panel', () => {
  it("'Baixar Dados' saves what the table shows, with filters, scope and date; a cell opens its own figure, the reader chooses another, and a row leads to its property", async () => {
    const id = await panelId('supervisor', 'Adoção de práticas');
    const page = await stage.open('supervisor', `/indicadores?painel=${id}&ano=2025`);
    const grid = await tableOf(page, 'Municípios');
    const shown = await grid.locator('[role=row][data-rowindex]').count();
    const card = page.getByRole('region', { name: 'Municípios' });
    const { name, lines, about } = await fileOf(page, () =>
      card.getByRole('button', { name: 'Baixar Dados' }).click(),
    );
    expect(name).toMatch(/^municipios-[A-Z]{2}-2025-v\d+\.csv$/);
    const total = lines.findIndex(([first]) => first === 'Total');
    expect(total).toBe(shown + 1);
    const stated = about.map(([first]) => first);
    expect(stated).toEqual(
      expect.arrayContaining([
        'Visão',
        'Filtros',
        'Ano',
        'Uf',
        'Alcance',
        'Dados até',
        'Feito por',
        'Feito em',
      ]),
    );

    await grid.locator('[data-field=s3]').nth(1).click();
    await dialog(page)
      .getByText(/ha, o mesmo valor do ponto clicado$/)
      .waitFor();
    await dialog(page).getByRole('combobox', { name: 'Indicador' }).click();
    await page.getByRole('option', { name: 'Propriedades com práticas de conservação' }).click();
    await dialog(page)
      .getByText(/^\d+\spropriedades, o mesmo valor do ponto clicado$/)
      .waitFor();
    expect(decodeURIComponent(new URL(page.url()).hash)).toContain('serie=Propriedades+com+práticas');

    await dialog(page).getByRole('gridcell').first().focus();
    await page.keyboard.press('Enter');
    await dialog(page)
      .getByRole('heading', { name: /^valores para: Propriedade\(.+\)$/ })
      .waitFor();
    await page.reload();
    await dialog(page)
      .getByRole('heading', { name: /^valores para: Propriedade\(.+\)$/ })
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Voltar às linhas' }).click();
    await dialog(page).getByRole('gridcell').first().waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Tabela cruzada' }).count()).toBe(0);
  });

  it("a table's own 'Filtros' leave rows out, and its 'Colunas' a column; both open with what they are made of; who configures makes a cross table of the figure, and a link shows it again", async () => {
    const id = await panelId('administrador', 'Adoção de práticas');
    const page = await stage.open('administrador', `/indicadores?painel=${id}&ano=2025`);
    const grid = await tableOf(page, 'Municípios');
    const card = page.getByRole('region', { name: 'Municípios' });
    const rows = grid.locator('[role=row][data-rowindex]');
    const [all, first] = [await rows.count(), await rows.first().getByRole('gridcell').first().textContent()];
    await card.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('combobox', { name: 'Operador' }).click();
    await page.getByRole('option', { name: 'é igual a', exact: true }).click();
    await page.getByRole('textbox', { name: 'Valor' }).fill(first ?? '');
    await expect.poll(() => rows.count()).toBe(1);
    expect(all).toBeGreaterThan(1);
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: 'Colunas' }).click();
    const columns = await grid.getByRole('columnheader').count();
    await page.getByRole('checkbox', { name: 'Município', exact: true }).uncheck();
    await expect.poll(() => grid.getByRole('columnheader').count()).toBe(columns - 1);
    await page.keyboard.press('Escape');

    await grid.locator('[data-field=s3]').nth(1).click();
    await dialog(page).getByRole('button', { name: 'Tabela cruzada' }).click();
    await dialog(page).getByRole('combobox', { name: 'Nas linhas' }).click();
    await page.getByRole('option', { name: 'Município: Município' }).click();
    const table = dialog(page).getByRole('table', { name: 'Área com práticas (ha)' });
    await table.waitFor();
    const total = await table.locator('tfoot td').last().textContent();
    await page.reload();
    await table.waitFor();
    expect(await table.locator('tfoot td').last().textContent()).toBe(total);
  });

  it('observers have neither rows nor files', async () => {
    const id = await panelId('consulta', 'Adoção de práticas');
    const page = await stage.open('consulta', `/indicadores?painel=${id}&ano=2025`);
    // Places as they are published: figures, and no refusal.
    const grid = await tableOf(page, 'Municípios');
    expect(await grid.getByRole('gridcell').filter({ hasText: /\d/ }).count()).toBeGreaterThan(0);
    const card = page.getByRole('region', { name: 'Municípios' });
    expect(await card.getByRole('button', { name: 'Tentar de novo' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Baixar Dados' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Ver as linhas' }).count()).toBe(0);
    expect(await dialog(page).count()).toBe(0);
  });
});

describe('building a panel', () => {
  it('by keyboard: from the list to the editor, another order of indicators, a link in a text', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const [one, two] = await caller.call(allIndicators, {});
    const view = {
      title: 'Dois',
      subtitle: 'Teste',
      type: 'table',
      size: 12,
      dimensoes: [{ id: 'propriedade', nome: 'Propriedade' }],
      grouprow: [{ alias: 'propriedade', colname: 'uf' }],
      indicadores: [{ id: one?.id ?? 0 }, { id: two?.id ?? 0 }],
    } as const;
    await caller.call(panels.createPanel, { body: { nome: 'Feito por teclado', config: [view] } });
    const page = await stage.open('administrador', '/configuracoes/painel');
    await page.getByRole('link', { name: 'Editar Feito por teclado' }).press('Enter');
    // A key goes where the focus is: not before the page, or a dialog that gives the focus back, has come to rest.
    await page.getByRole('button', { name: 'Configurar Dois' }).waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Configurar Dois' }).press('Enter');
    const chips = dialog(page).getByRole('list', { name: 'Indicadores' });
    await chips.getByRole('button', { name: `Mover ${two?.nome_indicador}`, exact: true }).press('ArrowLeft');
    await expect
      .poll(async () => (await chips.getByRole('listitem').allTextContents())[0])
      .toContain(two?.nome_indicador);
    await dialog(page).getByRole('button', { name: 'Salvar' }).press('Enter');
    await page.getByText('Atualizado com sucesso!', { exact: true }).waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    await settled(page);

    await page.getByRole('button', { name: 'Textos de Dois' }).press('Enter');
    await dialog(page).getByRole('textbox', { name: 'Texto acima' }).focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Endereço do link' }).fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText('Escreva um endereço que comece com https://').waitFor();
    await page.getByRole('textbox', { name: 'Endereço do link' }).fill('portal.example/fonte');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Salvar' }).press('Enter');
    // The editor in the dialog shows the link as well: the card's is meant.
    await dialog(page).waitFor({ state: 'detached' });
    const link = page.getByRole('link', { name: 'https://portal.example/fonte' });
    await link.waitFor();
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    // The card is fetched anew after a change.
    await expect
      .poll(async () => (await page.getByRole('columnheader').allTextContents())[1])
      .toContain(two?.nome_indicador);
  });

  it('a save over somebody else’s newer one is refused, and shows both', async () => {
    const caller = await signIn(stage.portal, 'nacional');
    const { id } = await caller.call(panels.createPanel, { body: { nome: 'De dois', config: [] } });
    const page = await stage.open('administrador', `/configuracoes/painel/editar/${id}`, { expects: /409/ });
    await page.getByLabel('Nome do painel').waitFor();
    const newer = { nome: 'Do outro', config: [], versao: 1 };
    await caller.call(panels.updatePanel, { params: { id }, body: newer });
    await page.getByLabel('Nome do painel').fill('O meu');
    await page.getByRole('button', { name: 'Atualizar nome do Painel' }).click();
    await dialog(page).getByText('Do outro').waitFor();
    await dialog(page).getByText('O meu', { exact: true }).waitFor();
    await dialog(page).getByRole('button', { name: 'Gravar o meu por cima' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Nome do painel').inputValue()).toBe('O meu');
  });

  it('a note on a view stands under its chart, for who is given the panel', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const all = await caller.call(panels.panelsOfProfile, {});
    const panel = all.find(({ config }) => config.some((one) => stepOfView(one) === 'mes'));
    const view = panel?.config.find((one) => stepOfView(one) === 'mes');
    const note = { inicio: '2025-05-01', fim: '2025-05-31', texto: 'Greve dos técnicos', uf: null };
    await caller.call(writeViewNote, {
      params: { id: panel?.id ?? 0 },
      body: { ...note, visao: view?.id ?? '', leitores: 'equipe' },
    });
    const page = await stage.open('supervisor', `/indicadores?painel=${panel?.id}&ano=2025`);
    const card = page.locator('section', { has: page.getByRole('heading', { name: view?.title ?? '' }) });
    const notes = card.getByRole('button', { name: 'Notas (1)' });
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600);
        return notes.count();
      })
      .toBe(1);
    await notes.click();
    await dialog(page).getByText('Greve dos técnicos').waitFor();
    await dialog(page).getByText('Só a equipe lê', { exact: false }).waitFor();
  });

  it('on the phone a panel of big numbers alone can be filtered', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const [one] = await caller.call(allIndicators, {});
    const view = {
      title: 'Número',
      subtitle: 'Teste',
      type: 'bigNumber',
      size: 6,
      indicadores: [{ id: one?.id ?? 0 }],
    } as const;
    const made = { nome: 'Só números', config: [view], profile: ['Supervisor'] };
    const { id } = await caller.call(panels.createPanel, { body: made });
    await caller.call(panels.publishPanel, { params: { id }, body: { published: true } });
    const page = await stage.open('supervisor', `/indicadores?painel=${id}`, { viewport: PHONE });
    await page.getByRole('button', { name: 'Filtrar' }).waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('button', { name: 'Adicionar filtro' }).click();
    await page.getByRole('combobox', { name: 'Coluna' }).fill('Município');
    await page.getByRole('option').first().waitFor();
  });
});
