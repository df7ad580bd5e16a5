import { formatInteger } from '@fonte/pt-br';
import { describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { dashboardOf } from './src/dashboard-call.ts';
import { card, figureOf, sightAll } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';

/** Pages of reports: what their boards declare is what people can do there. */

const stage = useStage();

describe('a choice above the cards', () => {
  it('changes every figure, stands in the address, survives a reload and opens its own rows', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const figures = await Promise.all(
      ['1', '2'].map(async (ciclo) => {
        const answers = await dashboardOf(caller, { painel: 'ciclo', ciclo });
        return formatInteger(Number(answers.get(13030)?.series[0]?.data[0]));
      }),
    );
    expect(figures[0]).not.toBe(figures[1]);
    const page = await stage.open('administrador', '/propriedades/ciclo?uf=todas');
    const title = 'Propriedades que concluíram o Ciclo de ATeG';
    const tile = figureOf(card(page, title));
    await expect.poll(() => tile.textContent()).toBe(figures[0]);
    await page.getByRole('button', { name: 'Ciclo 2' }).click();
    await expect.poll(() => tile.textContent()).toBe(figures[1]);
    await page.reload();
    await expect.poll(() => tile.textContent()).toBe(figures[1]);
    expect(new URL(page.url()).searchParams.get('ciclo')).toBe('2');

    await page.getByRole('button', { name: `De onde vem este número: ${title}` }).click();
    await page.getByRole('button', { name: `Ver as ${figures[1]} linhas` }).click();
    const dialog = page.getByRole('dialog', { name: 'Detalhamento' });
    await dialog.getByText(`${figures[1]} propriedades, a mesma soma`).waitFor();
  });
});

describe('tables by place', () => {
  it('are asked for when their tab is opened, which stands in the address', async () => {
    const page = await stage.open('nacional', '/praticas-de-conservacao/propriedades?ano=2025&uf=todas');
    await sightAll(page);
    await page
      .getByRole('heading', { name: 'Propriedades com práticas de conservação por estado' })
      .waitFor();
    const asked = page.waitForRequest((request) => request.url().includes('co_consulta=12113'));
    await page.getByRole('tab', { name: 'Bacia' }).click();
    await asked;
    await page.getByRole('heading', { name: 'Propriedades com práticas de conservação por bacia' }).waitFor();
    expect(new URL(page.url()).searchParams.get('aba')).toBe('12113');
  });

  it('have the published municipalities for who only observes, and nothing to print', async () => {
    const page = await stage.open('giz', '/praticas-agricolas/agricultores');
    await sightAll(page);
    await page.getByRole('heading', { name: 'Agricultores com tecnologias ABC por estado' }).waitFor();
    await page.getByRole('tab', { name: 'Município' }).click();
    await page.getByRole('heading', { name: 'Agricultores com tecnologias ABC por município' }).waitFor();
    expect(await page.getByRole('link', { name: 'Imprimir' }).count()).toBe(0);
  });
});

it('keeps its controls beside its title on a laptop, however long that is', async () => {
  const page = await stage.open('administrador', '/praticas-de-conservacao/propriedades?ano=todos&uf=todas');
  const heading = page.getByRole('heading', { level: 1 });
  const boxes = async () => {
    const [title, menu] = await Promise.all(
      [heading, page.getByRole('button', { name: 'Baixar dados', exact: true })].map((one) =>
        one.boundingBox(),
      ),
    );
    return title && menu
      ? { below: menu.y >= title.y + title.height, beside: menu.x >= title.x + title.width }
      : null;
  };
  await page.getByRole('link', { name: 'Imprimir' }).waitFor();
  await expect.poll(boxes).toEqual({ below: false, beside: true });
  expect(await heading.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

describe('addresses', () => {
  it('pages of one parent are tabs, and their menu entry is marked', async () => {
    const page = await stage.open('coordenador', '/planejamento?ano=2024');
    const tabs = page.getByRole('navigation', { name: 'Planejamento' });
    await tabs.getByRole('link', { name: 'Agricultores' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/planejamento/agricultores');
    await page.getByRole('heading', { level: 1, name: '2024 - Planejamento da paisagem' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    for (const place of [menu, tabs])
      await expect.poll(() => place.locator('[aria-current=page]').textContent()).toBe('Agricultores');
  });

  it("'Relatório completo' leads to the page of the figure", async () => {
    const page = await stage.open('regional', '/propriedades');
    await card(page, 'Propriedades com área produtiva zerada')
      .getByRole('link', { name: 'Relatório completo' })
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/propriedades/area-zerada');
  });
});
