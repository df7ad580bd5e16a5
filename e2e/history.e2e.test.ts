import { expect, it } from 'vitest';
import { useStage } from './src/stage.ts';

/** Histórico: a search waits for table and day, an address may ask for any day that is kept, and a property leads to its own changes. */

const stage = useStage();

it('waits for table and day, and says when a day has nothing', async () => {
  const page = await stage.open('nacional', '/historico');
  await page.getByText('Selecione a tabela e data de referência').waitFor();
  expect(await page.getByRole('button', { name: 'Buscar' }).isDisabled()).toBe(true);
  await page.goto(new URL('/historico?tabela=visita&data=2025-01-15', page.url()).href);
  await page.getByText('Nenhum registro encontrado').waitFor();
  await page.getByText('Escolha um dia dos últimos sete, até hoje').waitFor();
});

it('is led to from a property, and leads back', async () => {
  // A state's, who has no 'Histórico': what was changed of a property is for all who have its page.
  const page = await stage.open('coordenador', '/propriedades/detalhe/5200010001');
  await page.getByRole('link', { name: 'O que mudou' }).click();
  await page.waitForURL('**/historico/propriedade/5200010001*');
  // The demonstration's second load brought its last visits.
  await page.getByRole('button', { name: 'Ver detalhes' }).first().waitFor();
  await page.getByRole('link', { name: '52.0001.0001' }).click();
  await page.waitForURL('**/propriedades/detalhe/5200010001*');
});

it("is told since a load to who has rows of their own, from the data's stamp", async () => {
  const page = await stage.open('coordenador', '/propriedades');
  await page.getByRole('link', { name: 'O que mudou' }).click();
  // 'The last load' has given way to its number.
  await page.waitForURL(/\/historico\/desde\/\d+/);
  await page.getByRole('heading', { name: /^O que mudou desde a carga de / }).waitFor();
  await page
    .getByRole('button', { name: /^Ver o que mudou em / })
    .first()
    .waitFor();
  // The numbers of the demonstration's first load were kept while the second came in, those of the second after the start.
  const moved = page.getByRole('group', { name: 'Números das páginas' });
  await moved.getByRole('row', { name: 'Visitas realizadas' }).first().waitFor();
  const since = page.getByRole('combobox', { name: 'Desde a carga' });
  await since.selectOption(await since.getByRole('option', { name: /a primeira\)$/ }).textContent());
  await page.getByText('Primeira carga', { exact: true }).waitFor();
  expect(await page.title()).toBe('O que mudou · Fonte de dados');
  const observer = await stage.open('consulta', '/propriedades');
  await observer
    .getByText(/^Dados até/)
    .first()
    .waitFor();
  expect(await observer.getByRole('link', { name: 'O que mudou' }).count()).toBe(0);
});
