import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { latestMail } from './src/outbox.ts';
import { tooSmall } from './src/small.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** 'Gestão de Notificações': written, previewed, sent, looked after, removed; and who may not. */

const stage = useStage();
const PATH = '/notificar-usuarios';

describe('notifications', () => {
  it('are created with valid e-mails, each once, sent now and looked after', async () => {
    const page = await stage.open('administrador', PATH);
    const nome = `Equipe ${Date.now()}`;
    await page.getByRole('button', { name: 'Criar notificação' }).click();
    const dialog = page.getByRole('dialog', { name: 'Criar notificação' });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByText('Obrigatório').waitFor();
    await dialog.getByLabel('Nome').fill(nome);
    const emails = dialog.getByLabel('E-mails');
    for (const email of ['nada', 'nacional@demo.example', 'NACIONAL@demo.example', 'fora@teste.example']) {
      // oxlint-disable no-await-in-loop -- typed one after the other
      await emails.fill(email);
      await emails.press('Enter');
      if (email === 'nada') await dialog.getByText('Formato de email inválido').waitFor();
      // oxlint-enable no-await-in-loop
    }
    await emails.fill('');
    await dialog.getByLabel('Resumo dos números').selectOption('Toda semana (segunda-feira, 6h)');
    await dialog.getByLabel(/^Um número além de um limite/).check();
    await dialog.getByLabel('Números de').selectOption('Monitoramento de propriedades');
    await dialog.getByLabel('Números de').selectOption('Dashboard');
    await dialog.getByRole('button', { name: 'Ver prévia' }).click();
    await dialog.getByText('Obrigatório').waitFor();
    await dialog.getByLabel('Número', { exact: true }).selectOption('Propriedades atendidas');
    await dialog.getByText(/^Agora: \d/).waitFor();
    await dialog.getByLabel('Limite', { exact: true }).fill('muito');
    await dialog.getByRole('button', { name: 'Ver prévia' }).click();
    await dialog.getByText('Escreva um número, como 1.250,5.').waitFor();
    await dialog.getByLabel('Limite', { exact: true }).fill('1,5');
    await dialog.getByRole('button', { name: 'Ver prévia' }).click();
    await dialog.getByText('“Propriedades atendidas” está acima de 1,50.').waitFor();
    // Drawn beside it, in a frame that nothing gets out of.
    const drawn = dialog.frameLocator('iframe[sandbox=""]');
    await drawn.getByText('“Propriedades atendidas” está acima de 1,50.').waitFor();
    await expect
      .poll(() =>
        drawn.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth)),
      )
      .toEqual([1104, 1104, 1104, 1104]);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Salvo com sucesso!').waitFor();
    const card = page.getByRole('listitem').filter({ hasText: nome });
    await card.getByText('2 destinatários').waitFor();
    await card.getByRole('button', { name: `Enviar agora: ${nome}` }).click();
    await page.getByRole('alertdialog').getByText('Prévia: o que você receberia agora').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('Envio preparado').waitFor();
    await expect
      .poll(() => latestMail('nacional@demo.example'), { timeout: 60_000 })
      .toContain('List-Unsubscribe-Post');
    await card.getByRole('button', { name: `Entregas de ${nome}` }).click();
    const deliveries = page.getByRole('dialog', { name: `Entregas de ${nome}` });
    await deliveries.getByText('Enviado').waitFor();
    await deliveries.getByText('Sem conta').waitFor();
    await deliveries.getByRole('button', { name: 'Fechar' }).last().click();
    await card.getByRole('button', { name: `Remover ${nome}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('Notificação removida').waitFor();
  });

  it('are refused to Regional by address, and stand on a phone', async () => {
    const regional = await stage.open('regional', PATH);
    await regional.waitForURL(/dashboard/);
    const page = await stage.open('nacional', PATH, { viewport: PHONE });
    await page.getByRole('heading', { level: 2, name: 'Notificações' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Criar notificação' }).click();
    const dialog = page.getByRole('dialog', { name: 'Criar notificação' });
    await dialog.getByLabel(/^Um número além de um limite/).check();
    await dialog.getByLabel('Números de').getByRole('option').nth(1).waitFor({ state: 'attached' });
    const ends = await dialog
      .locator('input, select')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    expect(ends, 'px: the widest field').toBeLessThanOrEqual(PHONE.width);
    await dialog.getByLabel('E-mails').fill('nacional@demo.example');
    await dialog.getByLabel('E-mails').press('Enter');
    await dialog.getByText('nacional@demo.example').waitFor();
    // What takes an address away again too.
    expect(await tooSmall(page)).toEqual([]);
  });
});
