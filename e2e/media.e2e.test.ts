import { createTag, mediaOfProperty, mediaProperties } from '@fonte/contracts/endpoints/media';
import { propertySearch } from '@fonte/contracts/endpoints/properties';
import { uploadMedia } from '@fonte/contracts/endpoints/uploads';
import { addressOf, landingPage } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { withPlace } from './src/exif.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** Media of a property: sent from a phone, seen, edited and removed; and who may not. */

const stage = useStage();
const TAG = `Nascente ${Date.now()}`;
let property: { id: string; lon: number; lat: number };

/** A square of about a hectare around the property, and a point that is no polygon. */
const kml = ({ lon, lat }: { lon: number; lat: number }) => {
  const corners = [
    [0, 0],
    [0.001, 0],
    [0.001, 0.001],
    [0, 0.001],
    [0, 0],
  ].map(([x = 0, y = 0]) => `${lon + x},${lat + y}`);
  return `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
    <Placemark><name>Piquete</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners.join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
    <Placemark><Point><coordinates>${lon},${lat}</coordinates></Point></Placemark></Document></kml>`;
};

beforeAll(async () => {
  const administrator = await signIn(stage.portal, 'administrador');
  await administrator.call(createTag, { body: { name: TAG, description: 'Água', publica: true } });
  const technician = await signIn(stage.portal, 'tecnico');
  // The demonstration gives five properties media of its own while its first pages are looked at; this one has none yet.
  const withMedia = async () =>
    (await technician.call(mediaProperties, {})).map(({ property_id }) => property_id ?? '');
  await vi.waitFor(async () => expect((await withMedia()).length).toBeGreaterThan(4), 60_000);
  const taken = await withMedia();
  const found = await technician.call(propertySearch, { query: { texto: '5', limite: 8 } });
  const placed = found.findLast(({ id, lon }) => lon !== null && !taken.includes(id.replaceAll('.', '')));
  if (placed?.lon == null || placed.lat == null) throw new Error('no property with a place');
  property = { id: placed.id.replaceAll('.', ''), lon: placed.lon, lat: placed.lat };
});

const gallery = () => `/minhas-propriedades/${property.id}/midias`;

/** A picture as a camera of the browser makes it. */
const picture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#5b9c78';
    context.fillRect(0, 0, 1200, 900);
    context.fillStyle = '#1e5b45';
    context.fillRect(300, 300, 500, 400);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    return Array.from(new Uint8Array(await blob!.arrayBuffer()));
  });

/** Fills in the card of a file. */
async function describeFile(page: Page, name: string, words: string): Promise<void> {
  const card = page.getByRole('article', { name });
  await card.getByLabel('Descrição').fill(words);
  await card.getByRole('combobox', { name: /^Tag/ }).click();
  await page.getByRole('option', { name: TAG }).click();
  // A list of several stays open; Esc would ask to leave where nothing is open.
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
}

describe('media of a property', () => {
  it('are sent from a phone, each kind as it is, and seen at once', async () => {
    const page = await stage.open('tecnico', gallery(), { viewport: PHONE });
    await page.getByRole('button', { name: 'Adicionar arquivos' }).click();
    const panel = page.getByRole('dialog', { name: 'Adicionar arquivos' });
    await panel.getByLabel('Escolher arquivos').setInputFiles([
      { name: 'nascente.jpg', mimeType: 'image/jpeg', buffer: withPlace(await picture(page), property) },
      { name: 'laudo.csv', mimeType: 'text/csv', buffer: Buffer.from('solo;pH\nA;5,4\n') },
      { name: 'piquete.kml', mimeType: '', buffer: Buffer.from(kml(property)) },
      { name: 'pagina.html', mimeType: 'text/html', buffer: Buffer.from('<script>1</script>') },
    ]);
    await panel.getByText('1 geometria inválida foi ignorada').waitFor();
    await panel.getByText('Este tipo de arquivo não é aceito').waitFor();
    await panel.getByRole('button', { name: 'Enviar arquivos' }).click();
    await expect.poll(() => panel.getByText('Obrigatório', { exact: true }).count()).toBe(6);
    await describeFile(page, 'nascente.jpg', 'Nascente fotografada');
    await describeFile(page, 'laudo.csv', 'Laudo do solo');
    await describeFile(page, 'piquete.kml', 'Piquete novo');
    expect(await violations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Retirar pagina.html' }).click();
    await panel.getByRole('button', { name: 'Enviar 3 arquivos' }).click();
    await page.getByText('Upload realizado!').waitFor();
    await page.getByText('Os arquivos foram enviados com sucesso!').waitFor();
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('img', { name: 'Abrir foto: Nascente fotografada' }).click();
    const viewer = page.getByRole('dialog', { name: 'Nascente fotografada' });
    await expect
      .poll(() => viewer.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(1200);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Documentos/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^laudo\.csv/ }).click();
    expect((await download).suggestedFilename()).toBe('laudo.csv');
  });

  it('are edited and removed, a polygon in its file, each after a question', async () => {
    const page = await stage.open('tecnico', `${gallery()}?ver=poligonos`);
    await page.getByRole('button', { name: 'Ações de Piquete' }).click();
    await page.getByRole('menuitem', { name: 'Editar descrição e tag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar polígono' });
    await dialog.getByLabel('Descrição').fill('Piquete medido');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('O polígono foi atualizado com sucesso!').waitFor();
    await page.getByText('Piquete medido').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ações de Piquete' }).click();
    await page.getByRole('menuitem', { name: 'Editar contorno' }).click();
    const outline = page.getByRole('dialog', { name: 'Editar contorno de Piquete' });
    await outline.getByText('Vértice 1 de 4').waitFor();
    const before = await outline.getByText(/\sha estimados$/).textContent();
    await outline.getByRole('button', { name: 'Próximo vértice' }).click();
    await outline.getByRole('button', { name: 'Remover vértice' }).click();
    await outline.getByText('Vértice 1 de 3').waitFor();
    expect(await outline.getByText(/\sha estimados$/).textContent()).not.toBe(before);
    expect(await violations(page)).toEqual([]);
    await outline.getByRole('button', { name: 'Salvar' }).click();
    await outline.getByRole('button', { name: 'Confirmar' }).click();
    await outline.waitFor({ state: 'hidden' });
    // The list is read anew, with the new outline's card: a menu of the old one would go with it.
    await settled(page);
    await page.getByRole('button', { name: 'Ações de Piquete' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    const question = page.getByRole('alertdialog', { name: 'Deseja realmente excluir esta geometria?' });
    await question.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('A geometria foi removida com sucesso!').waitFor();
    await page.getByRole('button', { name: 'Ações de Piquete' }).waitFor({ state: 'detached' });
  });

  it('are drawn on the map, and go the way of a file', async () => {
    const page = await stage.open('tecnico', `${gallery()}?ver=poligonos`);
    await page.getByRole('button', { name: 'Adicionar arquivos' }).click();
    await page.getByRole('button', { name: 'Desenhar polígono' }).click();
    const dialog = page.getByRole('dialog', { name: 'Desenhar polígono' });
    const map = dialog.getByRole('application', { name: /^Mapa do contorno/ });
    await map.focus();
    // By the keyboard: Enter marks the middle, arrows move the map under it, which takes its time.
    const look = () =>
      map
        .locator('canvas')
        .evaluateAll((all) =>
          all.map((one) => (one instanceof HTMLCanvasElement ? one.toDataURL() : '')).join(' '),
        );
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      // oxlint-disable no-await-in-loop -- one after the other
      await page.keyboard.press('Enter');
      const before = await look();
      await page.keyboard.press(arrow);
      await expect.poll(look).not.toBe(before);
      await settled(page);
      // oxlint-enable no-await-in-loop
    }
    await dialog.getByRole('button', { name: 'Concluir' }).click();
    await dialog.getByText('Vértice 1 de 3').waitFor();
    await dialog.getByLabel('Nome do polígono').fill('Horta nova');
    await dialog.getByRole('button', { name: 'Usar este contorno' }).click();
    await describeFile(page, 'Horta nova.kml', 'Horta desenhada');
    await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click();
    await page.getByText('Upload realizado!').waitFor();
    await page.getByText('Horta desenhada').waitFor();
  });

  it('show where photos were taken, and two of them against each other', async () => {
    const page = await stage.open('tecnico', gallery(), { expects: / 415|415 / });
    await page.getByRole('button', { name: 'Adicionar arquivos' }).click();
    await page.getByLabel('Escolher arquivos').setInputFiles([
      { name: 'depois.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await picture(page)) },
      // What it says it is, it is not: only the server can tell.
      { name: 'disfarce.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>1</script>') },
    ]);
    await describeFile(page, 'depois.jpg', 'Nascente depois');
    await describeFile(page, 'disfarce.jpg', 'Página');
    await page.getByRole('button', { name: 'Enviar 2 arquivos' }).click();
    const hostile = page.getByRole('article', { name: 'disfarce.jpg' });
    await hostile.getByText(/disfarce\.jpg|não é aceito/).waitFor();
    await page.getByText('Não foi possível enviar os arquivos!').waitFor();
    await hostile.getByRole('button', { name: 'Retirar disfarce.jpg' }).click();
    await page.getByRole('button', { name: 'Mapa das fotos' }).click();
    await page.getByRole('application', { name: /^Mapa das fotos/ }).waitFor();
    await page.getByRole('button', { name: 'Comparar antes e depois' }).click();
    await page.getByRole('img', { name: 'Abrir foto: Nascente depois' }).click();
    await page.getByRole('img', { name: 'Abrir foto: Nascente fotografada' }).click();
    const pair = page.getByRole('dialog', { name: 'Antes e depois' });
    await pair.getByText(/^Antes · .* · Nascente fotografada$/).waitFor();
    await pair.getByRole('slider').press('End');
    expect(await pair.getByRole('slider').inputValue()).toBe('100');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await pair.getByText(/^Depois · .* · Nascente depois$/).waitFor();
  });

  it('are refused to who observes, who sees photos of public tags and nobody’s property', async () => {
    const page = await stage.open('giz', '/midias');
    const tags = page.getByRole('region', { name: 'Mídias por Tags' });
    await tags.getByRole('link', { name: TAG }).click();
    await page.getByRole('heading', { name: TAG }).waitFor();
    await page.getByRole('img', { name: 'Abrir foto: Nascente fotografada' }).waitFor();
    expect(await page.getByRole('button', { name: /^(?:Documentos|Ações)/ }).count()).toBe(0);
    const observer = await signIn(stage.portal, 'giz');
    const asked = { params: { id: property.id } };
    expect((await observer.answerOf(mediaOfProperty, asked)).status).toBe(403);
    const sent = await fetch(stage.portal + addressOf(uploadMedia, asked), {
      method: 'POST',
      headers: { cookie: observer.cookie },
      body: new FormData(),
    });
    expect(sent.status).toBe(403);
    await page.goto(gallery());
    await page.waitForURL((url) => url.pathname === landingPage('giz'));
  });
});
