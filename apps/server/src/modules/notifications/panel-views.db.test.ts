import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INDICATORS, okay, PANELS } from '../indicators/testing.ts';
import { notifyPortal, type NotifyPortal } from './testing.ts';

let portal: NotifyPortal;
beforeAll(async () => {
  portal = await notifyPortal();
});
afterAll(() => portal.close());

const post = async (url: string, payload: object): Promise<number> =>
  okay<{ id: number }>(await portal.ask('POST', url, { headers: { cookie: portal.chief.cookie }, payload }))
    .id;
const COUNT = 'COUNT(@Id da visita de visita)';
/** Alike once the keys of figures are cut. */
const TITLE = `Visitas ${'que contam no período '.repeat(4)}`.trim();

it('a panel tells every view: two of one title both, of which period, and one that cannot be answered with the reason', async () => {
  const indicator = (nome_indicador: string, formula_plain: string) =>
    post(`${INDICATORS}/save`, { nome_indicador, formula_plain, data_type: 'numeric', unidade: 'un' });
  const visits = await indicator('Visitas', COUNT);
  const gone = await indicator('Perdida', COUNT);
  const view = (id: number, title: string, uf: string) => ({
    title,
    subtitle: 'No ano',
    type: 'bigNumber',
    indicadores: [{ id }],
    filters: [{ alias: 'propriedade', colname: 'uf', operator: '=', value: [uf] }],
  });
  const panel = await post(PANELS, {
    nome: 'De todas as visões',
    config: [
      view(visits, TITLE, 'GO'),
      { ...view(visits, TITLE, 'MG'), period: { kind: 'year_before' } },
      view(gone, 'A perdida', 'GO'),
    ],
    profile: ['Administrador'],
  });
  await post(`${PANELS}/${panel}/publish`, { published: true });
  // What was published may name a column that the model has no more.
  await sql`update portal.painel_versao set config = jsonb_set(config, '{2,filters,0,colname}', '"nenhuma"')
    where id_painel = ${panel}`.execute(portal.database.db);
  const person = portal.chief;
  await portal.save(person.email, { importacao: false, fonte: `painel:${panel}`, resumo: 'mensal' });
  await portal.due('notify.monthly', 'um');
  const [mail] = portal.server.received;
  const text = mail?.mail.text ?? '';
  expect(text.match(/^Visitas: \d+/gm)).toHaveLength(2);
  // Nine visits of MG's count in 2024, one of them after 20/12; the mail is of 2025.
  expect(text).toMatch(/^Os números de 2025/m);
  expect(text).toMatch(/^Visitas: 9\b/m);
  expect(text).toContain(`${TITLE} (ano anterior: 2024)`);
  expect(text).toContain('Perdida: –');
  expect(text).toMatch(/A perdida: .*não existe/);
});
