import { readFile } from 'node:fs/promises';
import { findPeople } from '@fonte/contracts/endpoints/privacy';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { answerOf } from './src/call.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** 'Privacidade': somebody is found, what is held of it is seen and saved, and the last step asks for name and password; and who may not. */

const stage = useStage();
const PATH = '/gestao-usuarios/privacidade';
const WHY = 'Pedido por escrito da titular';

describe.each([
  ['on the laptop', LAPTOP],
  ['on the phone', PHONE],
])('%s', (_where, viewport) => {
  it('a person is found after a reason, looked at, saved with it, and goes only with name and password', async () => {
    const page = await stage.open('administrador', PATH, { viewport, expects: /400/ });
    await page.getByText('Ninguém foi anonimizado').waitFor();
    await page.getByText('Pessoas anonimizadas').waitFor();
    await page.getByRole('heading', { name: 'Prazos de guarda' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByLabel('Nome ou parte dele').fill('giz');
    await page.getByRole('button', { name: 'Procurar' }).click();
    await page
      .getByRole('alert')
      .getByText('Obrigatório')
      .or(page.getByText(/pelo menos 10 letras/))
      .waitFor();
    await page.getByLabel('Motivo').fill(WHY);
    await page.getByRole('button', { name: 'Procurar' }).click();
    await page.getByRole('button', { name: 'Ver o que há de GIZ (demonstração)' }).click();
    await page.getByRole('heading', { name: 'O que o portal guarda de GIZ (demonstração)' }).waitFor();
    await page.getByText('Conta do portal', { exact: true }).first().waitFor();
    expect(page.url()).not.toMatch(/giz|motivo|valor/i);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Pedido de correção' }).click();
    const asking = page.getByRole('dialog', { name: /^Pedido de correção de GIZ/ });
    await asking.getByLabel('Dados a corrigir').click();
    await page.getByRole('option', { name: /^Conta do portal · No portal/ }).click();
    await asking.getByRole('button', { name: 'Anotar o pedido' }).click();
    await asking
      .getByRole('alert')
      .getByText('Obrigatório')
      .or(asking.getByText(/pelo menos 10 letras/))
      .waitFor();
    await asking.getByLabel('Quem pediu e o que está errado, sem os valores').fill(WHY);
    await asking.getByRole('button', { name: 'Anotar o pedido' }).click();
    await page.getByText('Pedido anotado').waitFor();
    const close = page.getByRole('button', {
      name: /^Dar por atendido o pedido \d+, de GIZ \(demonstração\)$/,
    });
    await close.waitFor();
    expect(await violations(page)).toEqual([]);
    await close.click();
    await page
      .getByText(/Atendido por .+ em \d\d\/\d\d\/\d{4}/)
      .first()
      .waitFor();
    await close.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Baixar Dados' }).click();
    const saving = page.getByRole('dialog', { name: /^Baixar os dados de GIZ/ });
    await saving.getByLabel('Motivo').fill(WHY);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      saving.getByRole('button', { name: 'Baixar' }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      motivo: string;
      pedido_por: { email: string };
      lugares: Record<string, unknown>;
    };
    expect(file).toMatchObject({ motivo: WHY, pedido_por: { email: 'administrador@demo.example' } });
    expect(Object.keys(file.lugares)).toContain('portal.usuario');
    await saving.getByRole('button', { name: 'Cancelar' }).click();

    await page.getByRole('button', { name: 'Anonimizar' }).click();
    const last = page.getByRole('dialog', { name: /^Anonimizar GIZ/ });
    await last.getByLabel('Motivo, sem o nome, o e-mail ou o CPF da pessoa').fill(WHY);
    await last.getByLabel(/^Para confirmar, escreva/).fill('outro nome');
    await last.getByLabel('Sua senha atual').fill('demonstracao');
    await last.getByRole('button', { name: 'Anonimizar' }).click();
    await last.getByText('Escreva como está acima').waitFor();
    await last.getByLabel(/^Para confirmar, escreva/).fill('GIZ (demonstração)');
    await last.getByLabel('Sua senha atual').fill('outra senha');
    await last.getByRole('button', { name: 'Anonimizar' }).click();
    await last.getByText('A senha atual não confere').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

it('who is nobody’s is told so, and a search that fails says why', async () => {
  const page = await stage.open('administrador', PATH, { expects: /503|Failed to load/ });
  await page.getByLabel('Nome ou parte dele').fill('ninguem de nada');
  await page.getByLabel('Motivo').fill(WHY);
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.getByText(/^Nada foi encontrado/).waitFor();
  await page.route('**/privacy/find', (route) =>
    route.fulfill({
      status: 503,
      json: {
        tipo: 0,
        result: 'O banco de dados não respondeu. Tente de novo em instantes.',
        codigo: 'unavailable',
      },
    }),
  );
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.getByRole('alert').getByText('O banco de dados não respondeu', { exact: false }).waitFor();
});

it.each([
  ['on the laptop', LAPTOP],
  ['on the phone', PHONE],
])(
  'whose files are still searched for, and who is back with a copy of the database, is told %s',
  async (_where, viewport) => {
    const one = {
      papeis: 'produtor',
      motivo: WHY,
      por: 'Administrador',
      em: '2026-03-02T12:00:00.000Z',
      pendente: false,
      de_volta: null,
    };
    const back = {
      ref: 'x',
      nome: 'Zélia Prado',
      papeis: ['produtor'],
      cpf: null,
      emails: [],
      uf: 'GO',
      anonimizada: false,
    };
    const page = await stage.open('administrador', PATH, {
      viewport,
      before: async (before) => {
        await before.route('**/privacy/anonymised', (route) =>
          route.fulfill({
            json: {
              pessoas: [
                { ...one, id: 3, de_volta: back },
                { ...one, id: 2, pendente: true },
                { ...one, id: 1 },
              ],
              copias: null,
            },
          }),
        );
        await before.route('**/privacy/held', (route) =>
          route.fulfill({
            json: { lugares: [], total: 0, arquivos: 0, confirmar: back.nome, impedimento: null },
          }),
        );
      },
    });
    await page.getByText('Pessoa removida 1', { exact: true }).waitFor();
    expect(await page.getByText('Arquivos ainda em busca').count()).toBe(1);
    expect(
      await page.getByText(/De volta com uma cópia do banco: anonimize outra vez Zélia Prado/).count(),
    ).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ver o que há de Zélia Prado' }).click();
    await page.getByRole('heading', { name: 'O que o portal guarda de Zélia Prado' }).waitFor();
    await page.getByRole('button', { name: 'Anonimizar' }).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

it('Nacional has no such page, by menu, address and call', async () => {
  const page = await stage.open('nacional', PATH, { expects: /403/ });
  await page.waitForURL(/dashboard/);
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const body = { por: 'nome' as const, valor: 'giz', motivo: WHY };
  expect((await answerOf(stage.portal, findPeople, { body }, cookie)).status).toBe(403);
});
