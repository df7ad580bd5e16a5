import { inviteUser } from '@fonte/contracts/endpoints/people';
import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { answerOf } from './src/call.ts';
import { latestMail } from './src/outbox.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** 'Gestão de usuários': invited, edited, blocked, removed, reviewed; and who may not. */

const stage = useStage();
const PATH = '/gestao-usuarios';

describe('users', () => {
  it('are invited, edited beside the list with the uf asked for, and removed after a question', async () => {
    const page = await stage.open('administrador', PATH);
    const email = `iracema.${Date.now()}@teste.example`;
    await page.getByRole('button', { name: 'Convidar' }).click();
    const invite = page.getByRole('dialog', { name: 'Convidar por email' });
    await invite.getByLabel('Nome completo').fill('Iracema Buriti');
    await invite.getByLabel('E-mail').fill(email);
    await invite.getByLabel('Perfil', { exact: true }).click();
    await page.getByRole('option', { name: 'MAPA' }).click();
    await invite.getByRole('button', { name: 'Convidar' }).click();
    await page.getByText('Convite enviado').waitFor();
    await expect.poll(() => latestMail(email), { timeout: 30_000 }).toContain('/auth/new-password?token=');

    await page.getByRole('searchbox', { name: 'Nome ou e-mail' }).fill(email);
    const row = page.getByRole('row', { name: /Iracema Buriti/ });
    await row.getByRole('button', { name: 'Editar Iracema Buriti' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('busca')).toBe(email);
    const drawer = page.getByRole('dialog', { name: 'Editar usuário' });
    await drawer.getByLabel('Perfil', { exact: true }).click();
    await page.getByRole('option', { name: 'Coordenador' }).click();
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    await drawer.getByText('Obrigatório').waitFor();
    expect(await violations(page)).toEqual([]);
    await drawer.getByLabel('Uf', { exact: true }).click();
    await page.getByRole('option', { name: 'GO' }).click();
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Usuário atualizado').waitFor();
    await row.filter({ hasText: 'Coordenador' }).filter({ hasText: 'GO' }).waitFor();

    await row.getByRole('button', { name: 'Remover Iracema Buriti' }).click();
    const question = page.getByRole('alertdialog', { name: 'Deseja realmente remover este usuário?' });
    await question.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('Usuário removido').waitFor();
    await page.getByText('Nenhum item encontrado').waitFor();
  });

  it('are cards on the phone, and show Nacional nobody who administers', async () => {
    const page = await stage.open('nacional', PATH, { viewport: PHONE });
    const list = page.getByRole('list', { name: 'Usuários' });
    await list.getByText('GIZ (demonstração)').waitFor();
    expect(await list.getByText('administrador@demo.example').count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Gestão de usuários' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('show a CPF after a reason, and the log keeps it; what would be removed is told before', async () => {
    const page = await stage.open('administrador', `${PATH}?busca=tecnico%40demo`, { expects: /400/ });
    await page.getByRole('button', { name: /^Editar / }).click();
    await page.getByRole('button', { name: /^Mostrar CPF/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Mostrar o CPF de/ });
    await dialog.getByLabel('Motivo').fill('curto');
    await dialog.getByRole('button', { name: 'Mostrar' }).click();
    await dialog.getByText('Escreva o motivo em pelo menos 10 letras').waitFor();
    const why = `Conferir o cadastro ${Date.now()}`;
    await dialog.getByLabel('Motivo').fill(why);
    await dialog.getByRole('button', { name: 'Mostrar' }).click();
    await dialog.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await page.goto(`${PATH}/registro`);
    await page.getByText(why).waitFor();
    await page.getByRole('link', { name: 'Prazos de guarda' }).click();
    await page.getByRole('heading', { name: 'Prazos de guarda' }).waitFor();
    await page.getByText(/^O registro de entradas, leituras, arquivos e recusas/).waitFor();
  });

  it('are refused to Coordenador, in the menu, by address and by call', async () => {
    const page = await stage.open('coordenador', PATH, { expects: /403/ });
    await page.waitForURL(/dashboard/);
    const body = { nome: 'Ana Terra', email: 'x@teste.example', id_perfil: 5 };
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await answerOf(stage.portal, inviteUser, { body }, cookie)).status).toBe(403);
  });
});
