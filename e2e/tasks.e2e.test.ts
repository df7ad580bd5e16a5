import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** 'Tarefas': what the server does outside of calls, as the administrator sees and changes it. */

const stage = useStage();
const PATH = '/configuracoes/tarefas';

describe('tasks', () => {
  it('run what comes again now, and are then listed with what they did', async () => {
    const page = await stage.open('administrador', PATH);
    const schedule = page.getByRole('region', { name: 'Agenda' });
    const row = schedule.getByRole('row', { name: /^Cadastros não confirmados/ });
    await row.getByRole('button', { name: 'Executar agora: Cadastros não confirmados' }).click();
    await page.getByText('A tarefa entrou na fila').waitFor();
    await expect.poll(() => row.textContent(), { timeout: 60_000 }).toContain('Concluída');
    await page.getByRole('tab', { name: /^Terminadas \(/ }).click();
    const done = page.getByRole('region', { name: 'Tarefas do servidor' }).getByRole('row');
    await done.filter({ hasText: 'Cadastros não confirmados' }).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('are cards on a phone, with the same actions', async () => {
    const page = await stage.open('administrador', PATH, { viewport: PHONE });
    await page.getByRole('list', { name: 'Agenda' }).waitFor();
    await page.getByRole('button', { name: 'Executar agora: Sessões vencidas' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
