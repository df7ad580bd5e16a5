// [LGPD art. 18]
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { FoundPerson } from '@fonte/contracts/routes/privacy';
import { importFolder } from '@fonte/programme';
import { PRODUCERS } from '@fonte/programme/tiny/people';
import { P1 } from '@fonte/programme/tiny/properties';
import { writeTiny } from '@fonte/programme/tiny/write-tiny';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { xlsxFile } from '../../../answers/xlsx/workbook.ts';
import { hashPassword } from '../../../platform/identity/passwords.ts';
import { removeLeftFiles } from '../../../platform/mail/mail-files.ts';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import { testPortalWithTiny, type TestPerson, type TestPortal } from '../../../testing.ts';
import { INDICATORS, okay } from '../../indicators/testing.ts';
import { tilesFolder } from '../../maps/index.ts';
import { AT, askPrivacy, dotted, filesFound, mailsFound, MOTIVE, whereFound } from '../testing.ts';

/** Whoever was called and numbered otherwise until a load corrected it goes under both: no byte of either is left in the database or in the data folder. */

const PASS = 'tres bois na sombra';
const { nome: NOW, cpf: CPF } = PRODUCERS.find(({ id_produtor }) => id_produtor === 2)! as {
  nome: string;
  cpf: string;
};
const BEFORE = 'Benvindo Antonio Lavareda';
const CPF_BEFORE = '39053344705';
const MAIL = 'lavareda@campo.example';
const MAIL_BEFORE = 'benvindo.antigo@campo.example';

let portal: TestPortal;
let admin: TestPerson;
let account: TestPerson;
let traces: string[];
beforeAll(async () => {
  portal = await testPortalWithTiny();
  admin = await portal.person('administrador');
  const loose = (name: string) => name.replaceAll(/[^a-z ]/gi, '.').replaceAll(' ', String.raw`\s+`);
  const { keyed } = portal.app.trail;
  traces = [
    ...[NOW, BEFORE].map(loose),
    ...[CPF, CPF_BEFORE].flatMap((cpf) => [cpf, dotted(cpf).replaceAll('.', '[.]')]),
    ...[MAIL, MAIL_BEFORE].map((mail) => mail.replaceAll('.', '[.]')),
    ...[BEFORE, CPF_BEFORE, MAIL_BEFORE].map(keyed),
  ];
});
afterAll(() => portal.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.database.db);
const post = (call: string, body: unknown) => askPrivacy(portal, admin, call, body);
const find = async (por: string, valor: string): Promise<FoundPerson[]> =>
  (await post('find', { por, valor, motivo: MOTIVE })).json<{ pessoas: FoundPerson[] }>().pessoas;

const asAdmin = (body: unknown, etag?: string) => ({
  headers: {
    cookie: admin.cookie,
    'content-type': 'application/json',
    ...(etag ? { 'if-none-match': etag } : {}),
  },
  payload: JSON.stringify(body),
});
/** Answers that name producers and stay in the process's memory, each asked as a browser that has the one before. */
async function kept() {
  const producers = { alias: 'produtor', colname: 'nome' };
  const question = { indicadores: [{ id: indicator }], grouprow: [producers], ano: [2025] };
  const asked = [
    [`${INDICATORS}/resultviewknex`, question],
    [`${INDICATORS}/resultviewknex/partes`, { ...question, por: { alias: 'propriedade', colname: 'uf' } }],
  ] as const;
  const answers = [];
  for (const [url, body] of asked) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await portal.ask('POST', url, asAdmin(body, etags.get(url)));
    etags.set(url, String(answer.headers.etag));
    answers.push(answer);
  }
  return answers;
}
let indicator: number;
const etags = new Map<string, string>();

/** Loads the tiny programme, as it is or with what the producer was called before. */
async function load(before: boolean) {
  const dir = await mkdtemp(join(tmpdir(), 'fonte-privacy-'));
  try {
    await writeTiny(dir);
    const path = join(dir, 'produtor.csv');
    let text = await readFile(path, 'latin1');
    for (const [now, then] of before
      ? ([
          [NOW, BEFORE],
          [CPF, CPF_BEFORE],
          [dotted(CPF), dotted(CPF_BEFORE)],
        ] as const)
      : [])
      text = text.replace(Buffer.from(now).toString('latin1'), then).replace(now, then);
    await writeFile(path, text, 'latin1');
    return await importFolder(portal.database, dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

test('a person of two names is in tables, logs, mails and files, and found by what it was before', async () => {
  const senha = await hashPassword(PASS);
  await run(sql`update portal.usuario set senha = ${senha} where id_usuario = ${admin.idUsuario}`);
  expect((await load(true)).situacao).toBe('concluida');
  account = await portal.person('tecnico', { uf: 'GO', cpf: CPF_BEFORE });
  await run(
    sql`update portal.usuario set nome = ${BEFORE}, email = ${MAIL_BEFORE} where id_usuario = ${account.idUsuario}`,
  );
  // What people write, and what goes out, names it as it is called then.
  const text = `Falar com ${BEFORE.toUpperCase()}, CPF ${dotted(CPF_BEFORE)}, ${MAIL_BEFORE}`;
  await run(
    sql`insert into portal.nota (relatorio, inicio, fim, texto, autor) values (211150, '2024-05-01', '2024-05-31', ${text}, ${admin.idUsuario})`,
  );
  await run(sql`insert into portal.tag (nome, nome_comparado, descricao) values ('Casa', 'casa', ${text})`);
  await run(
    sql`insert into portal.tratamento (regra, cod_propriedade, chave, porque) values (13410, ${P1}, 'x', ${text})`,
  );
  await run(
    sql`insert into portal.acesso (acao, rota, alvo, detalhe) values ('ler', 'report.direct', ${text}, ${JSON.stringify({ nota: [text] })}::jsonb)`,
  );
  await run(sql`with n as (insert into portal.notificacao (nome, criada_por) values ('Resumo', ${admin.idUsuario}) returning id_notificacao)
    insert into portal.notificacao_destino (id_notificacao, email) select id_notificacao, ${MAIL_BEFORE} from n`);
  // What others were told, as it was told, and tables that they put together.
  const told = JSON.stringify({ linhas: [{ nome: BEFORE, visitas: 3 }], filtro: CPF_BEFORE });
  await run(sql`with n as (insert into portal.notificacao (nome, criada_por) values ('Visitas', ${admin.idUsuario}) returning id_notificacao)
    insert into portal.entrega (id_notificacao, email, ocasiao, figuras) select id_notificacao, 'outra@campo.example', 'agora', ${told}::jsonb from n`);
  await run(
    sql`insert into portal.tabela_cruzada (id_usuario, definicao) values (${admin.idUsuario}, ${told}::jsonb)`,
  );
  const mail = (name: string, address: string, said: string) => ({
    to: { name, address },
    subject: 'Conta nova',
    text: said,
    html: `<p>${said}</p>`,
  });
  // Workbooks name it though the mail that they go with does not: one was written as a file, one waits.
  const sheet = (file: string) => ({
    ...mail('Mais Uma', 'mais@campo.example', 'Em anexo'),
    subject: file,
    files: [book],
  });
  const { content } = await xlsxFile(
    'visitas.xlsx',
    [{ header: 'Gráfico', kind: 'text', cell: (row: string) => row }],
    [[`Visitas de ${BEFORE}`]],
    {
      about: [],
    },
  );
  const bytes = await buffer(content as Readable);
  const book = { name: 'visitas.xlsx', type: 'application/x', bytes, words: `Visitas de ${BEFORE}` };
  await queueMails(portal.app, portal.database.db, [
    sheet('Escrito'),
    mail(BEFORE, MAIL_BEFORE, 'Bem-vindo'),
    mail('Outra Pessoa', 'outra@campo.example', text),
    mail('Mais Uma', 'mais@campo.example', 'De ninguém'),
  ]);
  await portal.jobs();
  await queueMails(portal.app, portal.database.db, [sheet('À espera')]);
  await mkdir(join(portal.dataDir, 'importacoes'), { recursive: true });
  await writeFile(
    join(portal.dataDir, 'importacoes', 'carga-falhas.csv'),
    `produtor.csv;2;cpf;${CPF_BEFORE}\n`,
  );
  // A tile of a map as the store keeps one, that names an area after its owner.
  const tiles = join(tilesFolder(portal.dataDir), '1-1', 'aa');
  await mkdir(tiles, { recursive: true });
  await writeFile(join(tiles, 'aa-tile'), gzipSync(`Pasto de ${BEFORE}`));
  await find('nome', BEFORE);
  await find('cpf', CPF_BEFORE);
  // Then all of it is corrected.
  expect((await load(false)).situacao).toBe('concluida');
  await run(
    sql`update portal.usuario set nome = ${NOW}, email = ${MAIL}, cpf = ${CPF} where id_usuario = ${account.idUsuario}`,
  );
  await portal.trail();

  const places = await whereFound(portal, traces);
  expect(places).toEqual(
    expect.arrayContaining([
      'anterior.produtor.cpf',
      'anterior.produtor.nome',
      'portal.acesso.detalhe',
      'portal.email.destinatario',
      'portal.entrega.figuras',
      'portal.nota.texto',
      'portal.notificacao_destino.email',
      'portal.pessoa_antes.valor',
      'portal.tabela_cruzada.definicao',
      'programa.produtor.cpf',
    ]),
  );
  expect(await filesFound(portal, traces)).toHaveLength(5);
  expect(await mailsFound(portal, traces)).toEqual(['À espera']);
  // What a process keeps ready: a table, and the parts of which a browser adds up what is chosen.
  indicator = okay<{ id: number }>(
    await portal.ask(
      'POST',
      `${INDICATORS}/save`,
      asAdmin({
        nome_indicador: 'Visitas',
        formula_plain: 'COUNT(@Id da visita de visita)',
        data_type: 'integer',
        unidade: 'un',
      }),
    ),
  ).id;
  const [table, parts] = await kept();
  expect([table?.statusCode, table?.body]).toEqual([200, expect.stringContaining(NOW)]);
  // These have numbers in the place of names.
  expect([parts?.statusCode, parts?.body]).toEqual([200, expect.not.stringContaining(NOW)]);
  for (const [por, valor] of [
    ['nome', BEFORE],
    ['cpf', CPF_BEFORE],
    ['cpf', CPF],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([valor, await find(por, valor)]).toMatchObject([valor, [{ nome: NOW, emails: [MAIL] }]]);
});

test('once it has gone no byte of either name, number or address is left, though the disk refused at first', async () => {
  const { ref } = (await find('nome', NOW))[0]!;
  // Cannot be read, as a folder cannot.
  const hindrance = join(portal.dataDir, 'outbox', '0.eml');
  await mkdir(hindrance);
  const answer = await post('anonymise', { ref, motivo: MOTIVE, confirmacao: NOW, atual: PASS });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { pendente: true }]);
  // It keeps nothing else from going.
  expect(await filesFound(portal, traces)).toEqual([]);
  const page = await portal.ask('GET', `${AT}/anonymised`, { headers: { cookie: admin.cookie } });
  expect(page.json()).toMatchObject({ pessoas: [{ pendente: true }] });
  await rm(hindrance, { recursive: true });
  await portal.jobs();
  await portal.trail();
  expect(await whereFound(portal, traces)).toEqual([]);
  expect(await mailsFound(portal, traces)).toEqual([]);
  for (const answer of await kept()) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(new RegExp(traces.join('|'), 'i'));
  }
  // What no mail names any more goes with the hour.
  await run(sql`update portal.email_arquivo set usado_em = now() - interval '61 minutes'`);
  await removeLeftFiles(portal.database.db);
  expect(await portal.database.db.selectFrom('portal.email_arquivo').select('id_arquivo').execute()).toEqual(
    [],
  );
  // The mail that names nobody is there.
  expect(await filesFound(portal, ['De ninguém'])).toHaveLength(1);
});

test('neither the source of before nor that of today brings it back', async () => {
  for (const before of [true, false]) {
    // oxlint-disable no-await-in-loop -- one load after the other
    expect((await load(before)).situacao).toBe('sem_mudancas');
    expect(await whereFound(portal, traces)).toEqual([]);
    // oxlint-enable no-await-in-loop
  }
});
