import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { INDICATORS, PANELS } from '../indicators/testing.ts';
import { notifyPortal, type NotifyPortal } from './testing.ts';

/** Notifications against a mail server that takes, refuses, delays and drops. */

let portal: NotifyPortal;
beforeAll(async () => {
  portal = await notifyPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.clear());

const db = () => portal.database.db;

/** The text parts of what came since the last look, by subject. */
const texts = (): string[] =>
  portal.server.received
    .splice(0)
    .map(({ mail }) => mail.text ?? '')
    .toSorted((a, b) => Number(a.includes('está a')) - Number(b.includes('está a')));
/** An import that ends now, and its mails. */
async function imported(): Promise<void> {
  await db()
    .insertInto('portal.importacao')
    .values({ situacao: 'concluida', origem: 'pasta', concluida_em: sql`clock_timestamp()` })
    .execute();
  await portal.due('notify.imports', crypto.randomUUID());
}

/** Of the tiny programme's newest data. */
const YEAR = 2025;
let visits = 0;
const view = (indicator: number) => ({
  title: 'Visitas',
  subtitle: 'No ano',
  type: 'bigNumber',
  indicadores: [{ id: indicator }],
});
/** A panel of one figure, published for one profile. */
async function publishedPanel(profile: string): Promise<number> {
  const post = async (url: string, payload: object) =>
    (await portal.ask('POST', url, { headers: { cookie: portal.chief.cookie }, payload })).json<{
      id: number;
    }>().id;
  visits = await post(`${INDICATORS}/save`, {
    nome_indicador: 'Visitas do painel',
    formula_plain: 'COUNT(@Id da visita de visita)',
    data_type: 'integer',
    unidade: 'visitas',
  });
  const id = await post(PANELS, { nome: 'Do mês', config: [view(visits)], profile: [profile] });
  await post(`${PANELS}/${id}/publish`, { published: true });
  return id;
}

describe('what is kept', () => {
  test('name and addresses, valid, each once; created, updated, removed', async () => {
    const id = await portal.save(' A@x.example ; b@x.example;a@x.example;');
    const [one] = (await portal.call('GET', 'get-notify')).json();
    expect(one).toMatchObject({ id, nome: 'Equipe', users: 'a@x.example;b@x.example', versao: 1 });
    expect(await portal.save('c@x.example', { id, nome: 'Outra' })).toBe(id);
    expect((await portal.call('GET', 'get-notify')).json()).toMatchObject([
      { id, nome: 'Outra', users: 'c@x.example' },
    ]);
    const late = await portal.call('POST', 'add-notify', { id, nome: 'X', users: '', versao: 1 });
    expect([late.statusCode, late.json().atual]).toEqual([409, expect.objectContaining({ versao: 2 })]);
    expect((await portal.call('DELETE', `notify/${id}`)).json()).toEqual({ deleted: true });
    expect((await portal.call('DELETE', `notify/${id}`)).json().codigo).toBe('notificationNotFound');
  });

  test.each([
    [{ nome: ' ', users: '' }, 'nome', 'Obrigatório'],
    [{ users: '' }, 'nome', 'Obrigatório'],
    [{ nome: 'Equipe', users: 'a@x.example;nada' }, 'users', 'Formato de email inválido: nada'],
  ])('%j is refused', async (body, campo, msg) => {
    const answer = await portal.call('POST', 'add-notify', body);
    expect(answer.statusCode).toBe(400);
    const [fault] = answer.json<{ errors: { campo: string; msg: string }[] }>().errors;
    expect(fault).toEqual({ campo, msg });
  });
});

describe('what is sent', () => {
  test('an ended import, once for each address, with faults to who reads all rows and none to others', async () => {
    const regional = await portal.person('coordenador', { uf: 'GO' });
    const id = await portal.save(`${portal.chief.email};${regional.email};ninguem@x.example`);
    const { id_importacao } = await db()
      .insertInto('portal.importacao')
      .values({
        situacao: 'concluida',
        origem: 'pasta-de-outubro',
        concluida_em: new Date(),
        arquivos: JSON.stringify([
          { arquivo: 'visita.csv', linhas: 12, novas: 5, alteradas: 1, removidas: 0 },
        ]),
        falhas: JSON.stringify([
          {
            arquivo: 'visita.csv',
            linha: 7,
            coluna: 'cpf',
            valor: '52998224725',
            motivo: 'CPF <b>inválido</b>',
          },
        ]),
      })
      .returning('id_importacao')
      .executeTakeFirstOrThrow();
    await portal.due('notify.imports', 'um');
    await portal.due('notify.imports', 'dois');
    expect((await portal.states(id)).toSorted()).toEqual(['enviado', 'enviado', 'sem_conta']);
    expect(portal.server.received).toHaveLength(2);
    const mailOf = (email: string) => portal.server.received.find(({ to }) => to[0] === email)?.mail;
    const full = mailOf(portal.chief.email);
    expect(full?.subject).toBe('Fonte de dados: importação concluída');
    for (const part of [full?.text, full?.html]) {
      expect(part).toContain('pasta-de-outubro');
      expect(part).toContain('5 novas');
      expect(part).not.toContain('52998224725');
    }
    expect(full?.text).toContain('visita.csv, linha 7, cpf, CPF <b>inválido</b>');
    expect(full?.html).toContain('CPF &lt;b&gt;inválido&lt;/b&gt;');
    expect(full?.html).not.toMatch(/<style|<img|<script|http:/);
    const plain = mailOf(regional.email);
    expect(plain?.text).toContain('Os números do portal já são os novos.');
    expect(plain?.text).not.toContain('visita.csv');
    // Whoever asks for it afterwards is told of the next one.
    const late = await portal.save(portal.chief.email);
    await portal.due('notify.imports', 'tres');
    expect(await portal.states(late)).toEqual([]);
    await db().deleteFrom('portal.importacao').where('id_importacao', '=', id_importacao).execute();
  });

  test('the week’s figures are those of the recipient, as the account is when the mail is written', async () => {
    const regional = await portal.person('nacional');
    const id = await portal.save(`${portal.chief.email};${regional.email}`, {
      importacao: false,
      resumo: 'semanal',
    });
    expect((await portal.call('POST', `notify/${id}/send`)).json()).toEqual({ entregas: 2 });
    // Between the request and the mail the second one becomes an observer.
    await db()
      .updateTable('portal.usuario')
      .set({ id_perfil: 7 })
      .where('id_usuario', '=', regional.idUsuario)
      .execute();
    await db()
      .updateTable('portal.usuario_perfil')
      .set({ id_perfil: 7 })
      .where('id_usuario', '=', regional.idUsuario)
      .execute();
    await portal.jobs();
    expect(await portal.states(id)).toEqual(['enviado', 'enviado']);
    const texts = [portal.chief.email, regional.email].map(
      (email) => portal.server.received.find(({ to }) => to[0] === email)?.mail.text ?? '',
    );
    expect(texts[0]).toContain('(Administrador)');
    expect(texts[1]).toContain('(GIZ)');
    const preview = (
      await portal.call('POST', 'notify/preview', {
        nome: 'Equipe <b>',
        importacao: false,
        resumo: 'semanal',
      })
    ).json<{ texto: string; html: string }[]>();
    const figures = (text: string | undefined) => text?.split('\n\n').filter((part) => /: /.test(part))[0];
    expect(preview[0]?.texto.split('\n')[0]).toBe(texts[0]?.split('\n')[0]);
    expect(texts[0]).toContain(figures(preview[0]?.texto) ?? '?');
    // Drawn it says the same, as text, and leads nowhere.
    const drawn = preview[0]?.html ?? '';
    for (const [, name = ''] of figures(preview[0]?.texto)?.matchAll(/^([^\n:]+): /gm) ?? [])
      expect(drawn).toContain(`<strong>${name}</strong>`);
    expect(drawn).toContain('“Equipe &lt;b&gt;”');
    expect(drawn).not.toMatch(/href|src="(?!data:image\/png)|<script/);
  });

  test('after an import: what changed since the last mail, and a figure once when it goes beyond its limit', async () => {
    const person = await portal.person('nacional');
    const figures = (await portal.call('GET', 'notify/figures?fonte=pagina:produtores')).json<
      { chave: string; nome: string; valor: string }[]
    >();
    const [first] = figures;
    expect(figures.map(({ valor }) => valor)).toEqual(expect.arrayContaining([expect.stringMatching(/^\d/)]));
    const key = first?.chave ?? '';
    const what = { importacao: false, fonte: 'pagina:produtores' };
    const id = await portal.save(person.email, {
      ...what,
      mudancas: true,
      limite: { figura: key, sentido: 'acima', valor: 0.5 },
    });
    await imported();
    expect(texts()).toEqual([
      expect.stringContaining('Este é o primeiro email'),
      expect.stringContaining(`“${first?.nome}” está acima de 0,50.`),
    ]);
    // The same figures after the next import: nothing to tell, by neither.
    await imported();
    expect(await portal.states(id)).toEqual(['nada', 'nada', 'enviado', 'enviado']);
    // As if another figure had been told before.
    await db()
      .updateTable('portal.entrega')
      .set({ figuras: sql`jsonb_set(figuras, array[${key}::text], '"0"')` })
      .where('figuras', 'is not', null)
      .execute();
    await imported();
    const [changes, limit] = texts();
    expect(changes).toContain('O que mudou desde');
    expect(changes).toMatch(new RegExp(`${first?.nome}: .+\n.*era 0 em `));
    expect(changes?.match(/: \d[\d.,]*/g)).toHaveLength(1);
    expect(limit).toContain('está acima de');
    // Written anew it is looked at anew.
    const [{ versao }] = (await portal.call('GET', 'get-notify')).json();
    const below = { figura: key, sentido: 'abaixo', valor: 1_000_000 };
    await portal.save(person.email, { id, versao, ...what, limite: below });
    await imported();
    expect(texts()).toEqual([expect.stringContaining('está abaixo de 1.000.000.')]);
  });

  test('who only observes is told figures and no difference: not what they were, nor which of them changed', async () => {
    const observer = await portal.person('giz');
    const staff = await portal.person('nacional');
    const figures = (await portal.call('GET', 'notify/figures?fonte=pagina:dashboard')).json<
      { chave: string }[]
    >();
    const key = figures[0]?.chave ?? '';
    await portal.save(`${observer.email};${staff.email}`, {
      importacao: false,
      fonte: 'pagina:dashboard',
      mudancas: true,
      resumo: 'semanal',
      graficos: false,
      limite: { figura: key, sentido: 'acima', valor: 0.5 },
    });
    await imported();
    texts();
    const before = portal.server.received.length;
    // As if one figure had been another, a day ago.
    await db()
      .updateTable('portal.entrega')
      .set({ figuras: sql`jsonb_set(figuras, array[${key}::text], '"0"')` })
      .where('figuras', 'is not', null)
      .execute();
    await imported();
    await portal.due('notify.weekly', 'dois');
    const later = portal.server.received.slice(before);
    const of = (email: string) =>
      later.filter(({ to }) => to[0] === email).map(({ mail }) => mail.text ?? '');
    expect(of(staff.email).join('\n')).toContain('era 0 em ');
    const told = of(observer.email);
    expect(told.length).toBeGreaterThan(1);
    expect(told.join('\n')).not.toMatch(/\bera \S+ em /);
    const changes = told.find((text) => text.includes('Os números mudaram')) ?? '';
    const mailed = (text: string) => text.match(/^[^\n:]+: \d[\d.,]*/gm) ?? [];
    expect(mailed(changes).length).toBeGreaterThan(2);
    // The week's has the same figures.
    for (const text of told.filter((one) => !one.includes('está acima')))
      expect(mailed(text)).toEqual(mailed(changes));
  });

  test('a month’s figures of a panel go to who has it published, with what they were; to others nothing', async () => {
    const coordenador = await portal.person('coordenador', { uf: 'GO' });
    const giz = await portal.person('giz');
    const panel = await publishedPanel('Coordenador');
    const fonte = `painel:${panel}`;
    const sources = (await portal.call('GET', 'notify/sources')).json<{ fonte: string }[]>();
    expect(sources.map((one) => one.fonte)).toContain(fonte);
    const id = await portal.save(`${coordenador.email};${giz.email}`, {
      importacao: false,
      fonte,
      resumo: 'mensal',
    });
    await portal.due('notify.weekly', 'nenhuma');
    expect(await portal.states(id)).toEqual([]);
    await portal.due('notify.monthly', 'um');
    await portal.due('notify.monthly', 'dois');
    expect((await portal.states(id)).toSorted()).toEqual(['enviado', 'nada']);
    expect(portal.server.received.map(({ to }) => to[0])).toEqual([coordenador.email]);
    // Theirs, as the card of the panel says to the same reader, not those of who wrote the notification.
    const card = await portal.ask('POST', `${INDICATORS}/resultviewknex`, {
      headers: { cookie: coordenador.cookie },
      payload: { ...view(0), indicadores: [{ id: visits }], ano: [YEAR], uf: [] },
    });
    const [{ value }] = card.json<{ totals: [{ value: number }] }>().totals;
    const [text] = texts();
    expect(text).toContain('(Coordenador, uf GO)');
    expect(text).toContain(`Visitas do painel: ${value}`);
  });

  test('a rule of Data Quality that finds more than a limit is told, with what it found', async () => {
    const person = await portal.person('nacional');
    const figures = (await portal.call('GET', 'notify/figures?fonte=pagina:qualidade')).json<
      { chave: string; nome: string; valor: string }[]
    >();
    const rule = figures.find(({ chave, valor }) => chave.startsWith('13400:') && valor !== '0');
    const none = figures.find(({ chave, valor }) => chave.startsWith('13400:') && valor === '0');
    const of = (figura?: string) => ({
      importacao: false,
      fonte: 'pagina:qualidade',
      limite: { figura, sentido: 'acima', valor: 0 },
    });
    await portal.save(person.email, of(rule?.chave));
    await portal.save(person.email, of(none?.chave));
    await imported();
    expect(texts()).toEqual([expect.stringContaining(`“${rule?.nome}” está acima de 0.`)]);
  });

  test.each([
    [{ fonte: 'pagina:nenhuma' }, 'fonte'],
    [{ fonte: 'painel:999999' }, 'fonte'],
    [{ limite: { figura: 'nenhuma', sentido: 'acima', valor: 1 } }, 'limite'],
  ])('%j names nothing that there is', async (body, name) => {
    const answer = await portal.call('POST', 'add-notify', { nome: 'Equipe', users: '', ...body });
    expect([answer.statusCode, answer.json().result]).toEqual([400, expect.stringContaining(name)]);
  });

  test('pressed twice it goes out once; somebody blocked gets nothing, and is named before', async () => {
    const blocked = await portal.person('giz');
    await db()
      .updateTable('portal.usuario')
      .set({ bloqueado_em: new Date() })
      .where('id_usuario', '=', blocked.idUsuario)
      .execute();
    const id = await portal.save(`${portal.chief.email};${blocked.email}`, {
      importacao: false,
      resumo: 'semanal',
    });
    expect((await portal.call('GET', 'get-notify')).json()[0].sem_conta).toEqual([blocked.email]);
    await Promise.all([portal.call('POST', `notify/${id}/send`), portal.call('POST', `notify/${id}/send`)]);
    await portal.jobs();
    expect(
      (await portal.states(id)).toSorted().filter((one) => one === 'sem_conta').length,
    ).toBeGreaterThanOrEqual(1);
    expect(portal.server.received.map(({ to }) => to[0])).not.toContain(blocked.email);
  });

  test('who has one access is written to after each other, what is worked out for the first being there for the rest', async () => {
    const placeOf = new Map<string, string>();
    for (const uf of ['GO', 'MG', 'GO', 'MG'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      placeOf.set((await portal.person('coordenador', { uf })).email, uf);
    const id = await portal.save([...placeOf.keys(), 'x@x.example'].toReversed().join(';'));
    await portal.call('POST', `notify/${id}/send`);
    const { rows } = await sql<{ email: string }>`
      select email from portal.tarefa join portal.entrega on id_entrega = (dados ->> 'id')::bigint order by id_tarefa`.execute(
      db(),
    );
    expect(rows.map(({ email }) => placeOf.get(email))).toEqual(['GO', 'GO', 'MG', 'MG', undefined]);
  });

  test('a mail server that puts off or drops the line is tried again, with the same Message-ID', async () => {
    const person = await portal.person('nacional');
    const id = await portal.save(person.email, { importacao: false, resumo: 'semanal' });
    portal.server.mood = 'drops after taking';
    await portal.call('POST', `notify/${id}/send`);
    await portal.jobs();
    expect(await portal.states(id)).toEqual(['na_fila']);
    portal.server.mood = 'takes';
    await db()
      .updateTable('portal.tarefa')
      .set({ quando: new Date(0) })
      .where('tipo', '=', 'mail.send')
      .execute();
    await portal.jobs();
    expect(await portal.states(id)).toEqual(['enviado']);
    expect(new Set(portal.server.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  });

  test('a delivery done twice, after a killed process, is one mail', async () => {
    const person = await portal.person('nacional');
    const id = await portal.save(person.email, { importacao: false, resumo: 'semanal' });
    await portal.call('POST', `notify/${id}/send`);
    await portal.jobs();
    await db()
      .updateTable('portal.tarefa')
      .set({ situacao: 'esperando', quando: new Date(0) })
      .where('tipo', '=', 'notify.deliver')
      .execute();
    await portal.jobs();
    expect(portal.server.received).toHaveLength(1);
  });
});
