import { formatInteger } from '@fonte/pt-br';
import { expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { dashboardOf } from './src/dashboard-call.ts';
import { sightAll } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';

/** Data Quality: what the rules found, by rule, down to the rows; for who only observes the counts alone. */

const stage = useStage();

it('leads from a rule to its findings, and the chosen rule stands in the address', async () => {
  const caller = await signIn(stage.portal, 'administrador');
  const answers = await dashboardOf(caller, { painel: 'qualidade' });
  const row = answers.get(13400)?.tbody.find(({ regra }) => regra === 'Sem CAR');
  const found = formatInteger(Number(row?.['achados']));
  const page = await stage.open('administrador', '/data-quality?uf=todas');
  await sightAll(page);
  // The page's own word (second text, 2.16), where others have 'Baixar dados'.
  await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
  const rules = page.getByRole('grid', { name: 'Regras de qualidade' });
  await rules.getByRole('gridcell', { name: 'Sem CAR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Detalhamento' });
  await dialog.getByText(`${found} achados, a mesma soma`).waitFor();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await page.getByRole('button', { name: 'Sem CAR' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('regra')).toBe('13417');
  await sightAll(page);
  await page.getByRole('heading', { name: 'Sem CAR' }).waitFor();
  await page.getByRole('heading', { name: 'Achados', exact: true }).waitFor();
});

it('leads from a finding to the visit that it is of, or to its property', async () => {
  const page = await stage.open('coordenador', '/data-quality?regra=13413');
  const findings = page.getByRole('grid', { name: 'Achados' });
  await sightAll(page);
  await findings
    .getByRole('link', { name: /^Ver a visita de / })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/propriedades\/detalhe\/\d+\/visitas$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Sem CAR' }).click();
  await sightAll(page);
  await findings
    .getByRole('link', { name: /^Ver detalhe de / })
    .first()
    .click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/propriedades\/detalhe\/\d+$/);
});

it('has no rows of properties for who only observes', async () => {
  const page = await stage.open('giz', '/data-quality');
  await sightAll(page);
  await page.getByRole('heading', { name: 'Regras de qualidade' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Achados', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /Baixar|Download/ }).count()).toBe(0);
});

it('a finding is taken on, answered, and is in its place in the queue', async () => {
  const page = await stage.open('coordenador', '/data-quality/fila?regra=13417');
  const mine = page.getByRole('button', { name: /^Assumir: Sem CAR/ });
  await mine.first().waitFor();
  await mine.first().click();
  await page.getByText('Achado assumido').waitFor();
  await page.getByRole('tab', { name: 'Assumidos (1)' }).click();
  await page.getByRole('button', { name: /^Responder: Sem CAR/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Responder ao achado' });
  await dialog.getByLabel('Resposta').selectOption({ label: 'Está certo como está' });
  await dialog.getByRole('button', { name: 'Gravar resposta' }).click();
  await dialog.getByText('Diga por que está certo').waitFor();
  await dialog.getByText('Diga até quando a regra fica quieta').waitFor();
  await dialog.getByLabel('Por quê').fill('Imóvel em regularização');
  await dialog.getByLabel('Até quando a regra fica quieta').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Gravar resposta' }).click();
  await page.getByRole('tab', { name: 'Respondidos (1)' }).click();
  await page.getByText('Imóvel em regularização').waitFor();
  await page.getByText(/^Regra quieta até \d\d\/\d\d\/\d{4}, dito por .+ em \d\d\/\d\d\/\d{4}$/).waitFor();
  expect(new URL(page.url()).searchParams.get('situacao')).toBe('respondidos');
});
