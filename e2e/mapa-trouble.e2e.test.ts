import { describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import {
  anyProperty,
  at,
  boxOf,
  countsOf,
  drag,
  hits,
  LAPTOP_BOX,
  openMap,
  panel,
  results,
  tool,
} from './src/full-map.ts';
import { inHistory } from './src/in-history.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** The full map where something goes wrong, is done in a hurry, or has little room. */

const stage = useStage();

const layers = '&camadas=selecao,propriedades';

describe('selections in a hurry', () => {
  it('show the newer one, however late the older one answers; by two corners are one box', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    let asked = 0;
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const page = await openMap(stage, 'administrador', `${at(await anyProperty(caller), 9)}${layers}`, {
      before: (one) =>
        one.route(/GetFeature&.*INTERSECTS/, async (route) => {
          asked += 1;
          if (asked === 1) await late;
          await route.continue().catch(() => undefined);
        }),
    });
    await tool(page, 'Caixa').click();
    await drag(page, ...LAPTOP_BOX);
    await expect.poll(() => asked).toBe(1);
    const first = await boxOf(page);
    const [[west, north], [east, south]] = LAPTOP_BOX;
    await drag(page, [west + 40, north + 30], [east - 60, south - 40]);
    await expect.poll(() => boxOf(page)).not.toEqual(first);
    const second = await boxOf(page);
    const expected = await hits(caller, 'propriedades', second);
    expect((await countsOf(page)).get('Propriedades')).toBe(expected);
    answer();
    await settled(page);
    expect((await countsOf(page)).get('Propriedades')).toBe(expected);

    await page.mouse.click(...LAPTOP_BOX[0]);
    await page.getByRole('button', { name: 'Desfazer' }).waitFor();
    await page.mouse.click(...LAPTOP_BOX[1]);
    await expect.poll(() => boxOf(page)).not.toEqual(second);
    const cornered = await boxOf(page);
    await settled(page);
    expect((await countsOf(page)).get('Propriedades')).toBe(await hits(caller, 'propriedades', cornered));
  });

  it('leave one tool on after ten switches, and none after Esc; a line is measured then', async () => {
    const page = await openMap(stage, 'administrador', '&camadas=selecao,desenho');
    for (const name of [
      'Linha',
      'Area',
      'Caixa',
      'Círculo',
      'Ponto',
      'Linha',
      'Polígono',
      'Caixa',
      'Linha',
      'Area',
    ])
      await tool(page, name).click();
    await page.mouse.click(500, 420);
    await page.getByRole('button', { name: 'Desfazer' }).waitFor();
    await tool(page, 'Polígono').click();
    // The outline that the other tool had begun is gone.
    await expect.poll(() => page.getByRole('button', { name: 'Desfazer' }).count()).toBe(0);
    expect(await page.locator('main [aria-pressed=true]').allTextContents()).toEqual(['Polígono']);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('main [aria-pressed=true]').count()).toBe(0);

    // And measuring goes on as ever: by clicks, ended by 'Concluir'; Esc ends the tool.
    await tool(page, 'Linha').click();
    expect(await tool(page, 'Linha').getAttribute('aria-pressed')).toBe('true');
    await page.getByText(/^Medida ativa/).waitFor();
    await page.mouse.click(500, 400);
    await page.getByRole('button', { name: 'Desfazer' }).waitFor();
    await page.mouse.click(650, 450, { delay: 400 });
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect.poll(() => tool(page, 'Apagar medidas').isEnabled()).toBe(true);
    await tool(page, 'Apagar medidas').click();
    // An outline that crosses itself has no area to measure.
    await tool(page, 'Polígono').click();
    for (const [x, y] of [
      [500, 400],
      [650, 500],
      [650, 400],
      [500, 500],
    ] as const)
      await page.mouse.click(x, y, { delay: 300 });
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByText('O contorno se cruza ou não fecha uma área: desenhe de novo').waitFor();
    expect(await tool(page, 'Apagar medidas').isEnabled()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => tool(page, 'Polígono').getAttribute('aria-pressed')).toBe('false');
    // A measure is no selection: nothing was asked.
    expect(await results(page).count()).toBe(0);
  });
});

describe('without a network', () => {
  it('the results say so, and come by themselves when there is one again', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    const page = await openMap(
      stage,
      'administrador',
      `${at(await anyProperty(caller), 9)}${layers},propriedades_car`,
      {
        expects: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
      },
    );
    await tool(page, 'Caixa').click();
    await page.context().setOffline(true);
    await drag(page, ...LAPTOP_BOX);
    await results(page).getByText('Não foi possível consultar esta camada').waitFor();
    expect(await results(page).getByText('Carregando...').count()).toBe(0);
    await page.getByRole('button', { name: 'Aproximar' }).click();
    const alert = panel(page, 'Camadas').getByRole('alert');
    await alert.first().waitFor();
    await page.context().setOffline(false);
    const expected = await hits(caller, 'propriedades', await boxOf(page));
    await expect.poll(async () => (await countsOf(page)).get('Propriedades')).toBe(expected);
    await expect.poll(() => alert.count()).toBe(0);
  });
});

describe('a session that is over', () => {
  it('is noticed by the tiles alone', async () => {
    const property = await anyProperty(await signIn(stage.portal, 'administrador'));
    const page = await openMap(stage, 'administrador', at(property, 11), { expects: /401|ERR_/ });
    await page.context().clearCookies();
    // Past the page's buttons: whatever else asks first may end the session as well.
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, -400);
    await page.waitForURL(/\/(logout|auth)/);
  });
});

describe('leaving the page', () => {
  it('in the middle of a download ends it, and the next page has its own address', async () => {
    const caller = await signIn(stage.portal, 'administrador');
    let asked = false;
    const page = await openMap(stage, 'administrador', `${at(await anyProperty(caller), 7)}${layers}`, {
      before: (one) =>
        one.route(/outputFormat=csv/, () => {
          // Never answered.
          asked = true;
        }),
    });
    await tool(page, 'Caixa').click();
    await drag(page, ...LAPTOP_BOX);
    await countsOf(page);
    await results(page)
      .getByRole('button', { name: /^Baixar / })
      .click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await expect.poll(() => asked).toBe(true);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('heading', { name: /^Dashboard/, level: 1 }).waitFor();
    await settled(page);
    expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual(['ano', 'uf']);
    expect(await page.getByText('Não foi possível', { exact: false }).count()).toBe(0);
  });

  it('and coming back shows the place of the address, whatever Uf was chosen meanwhile', async () => {
    const page = await openMap(stage, 'administrador', '&lugar=-50.92,-17.79,12');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('heading', { name: /^Dashboard/, level: 1 }).waitFor();
    const uf = () => new URL(page.url()).searchParams.get('uf');
    await expect.poll(uf).toBe('todas');
    // A choice made before the page has drawn its own address takes that one's place in the history.
    await settled(page);
    await page.getByRole('button', { name: /^Uf/ }).click();
    await page.getByRole('option', { name: 'BA', exact: true }).click();
    await expect.poll(uf).toBe('BA');
    await inHistory(page);
    // Past the step that the choice is.
    await page.evaluate(() => history.go(-2));
    await page.waitForURL('**/mapa?*');
    await page.getByRole('application', { name: /^Mapa/ }).waitFor();
    await settled(page);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('uf'), searchParams.get('lugar')]).toEqual(['todas', '-50.92,-17.79,12']);
    await page.getByText('17,7900° S · 50,9200° O · zoom 12').waitFor();
  });
});

describe('an address that nobody could have made', () => {
  it('shows the map as at first, and asks nothing that is refused', async () => {
    const page = await stage.open(
      'administrador',
      `/mapa?ano=abc&uf=SP&lugar=NaN,1e9,-5&camadas=${'x'.repeat(3000)},propriedades:300&ocultas=__proto__:x&area=0,0_1,1_2,2&propriedade=%27%3B--&tribunal=%00`,
      // The state may be asked for once, before the settings have said that it is none of the programme's.
      { expects: /24uf=%5B%22SP|uf%3ASP|resumo|400/ },
    );
    await page.getByRole('application', { name: /^Mapa/ }).waitFor();
    await panel(page, 'Legenda').getByText('Ativa em atendimento').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('uf')).toBe('todas');
    expect(await results(page).count()).toBe(0);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});

describe('little room', () => {
  it('a phone shows the map on the whole screen, with one bar, the account in the menu, and scale and credits apart', async () => {
    const page = await openMap(stage, 'coordenador', '', { viewport: PHONE });
    const map = await page.getByRole('application', { name: /^Mapa/ }).boundingBox();
    expect(map).toMatchObject({ x: 0, y: 0, ...PHONE });
    expect(await page.getByRole('navigation', { name: 'Atalhos' }).count()).toBe(0);
    const scale = await page.getByText(/^[\d,]+ k?m$/).boundingBox();
    const credits = await page.getByText(/Natural Earth/).boundingBox();
    if (!scale || !credits) throw new Error('no scale, no credits');
    expect(scale.x + scale.width).toBeLessThanOrEqual(credits.x);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).waitFor();
  });

  it.each([
    { width: 320, height: 568 },
    { width: 683, height: 384 },
  ])(
    '$width × $height, a phone or a laptop at 200 %, has no side scrolling, and every tool can be reached',
    async (viewport) => {
      const page = await openMap(stage, 'administrador', '&camadas=desenho', { viewport });
      await page.getByRole('button', { name: 'Medir' }).click();
      await tool(page, 'Círculo').click();
      await page.getByText(/^Medida ativa/).waitFor();
      await settled(page);
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(sideways).toBeLessThanOrEqual(0);
      for (const name of ['Linha', 'Apagar medidas', 'Sair']) {
        // oxlint-disable-next-line no-await-in-loop -- one tool after the other
        const { x = -1, width = 0, y = -1, height = 0 } = (await tool(page, name).boundingBox()) ?? {};
        expect([
          name,
          x >= 0 && x + width <= viewport.width,
          y >= 0 && y + height <= viewport.height,
        ]).toEqual([name, true, true]);
      }
    },
  );
});
