import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ANA, OTTO } from '@fonte/programme/tiny/people';
import { P1, P6 } from '@fonte/programme/tiny/properties';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { filesOf } from '../../platform/mail/mail-files.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { wordsOfMail } from '../../platform/mail/outbox-folder.ts';
import { openText } from '../../platform/mail/sealed-text.ts';
import type { TestPerson, TestPortal } from '../../testing.ts';

/** A person who is everything at once, in every place in which anything of a person can be; the programme is the tiny one. */
export interface Planted {
  readonly nome: string;
  readonly cpf: string;
  readonly email: string;
  readonly person: TestPerson;
  /** Key of a file of its farm. */
  readonly chave: string;
}

export const NAME = 'Ana Ipê Dourado';
/** How people write it. */
export const WRITTEN = 'ANA  IPE DOURADO';
export const MOTIVE = 'Pedido por escrito da titular';
/** Where the calls of privacy are. */
export const AT = '/api/indicators/privacy';

/** Asks one of them, as somebody or as nobody. */
export const askPrivacy = (portal: TestPortal, who: TestPerson | null, call: string, body: unknown) =>
  portal.ask('POST', `${AT}/${call}`, {
    headers: { ...(who ? { cookie: who.cookie } : {}), 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

/** An administrator who confirms with this password. */
export async function administratorWith(portal: TestPortal, password: string): Promise<TestPerson> {
  const admin = await portal.person('administrador');
  const senha = await hashPassword(password);
  await sql`update portal.usuario set senha = ${senha} where id_usuario = ${admin.idUsuario}`.execute(
    portal.database.db,
  );
  return admin;
}

/** CPF as people write it. */
export const dotted = (cpf: string): string => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');

/**
 * Plants the technician Ana of the tiny programme: as producer of P1, as supervisor, with an account, and named in every text that people or sources write. Whoever adds a place plants it
 * here (`anonymise.db.test.ts` holds the list against the places).
 */
export async function plant(portal: TestPortal): Promise<Planted> {
  const { db } = portal.database;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  const person = await portal.person('tecnico', { uf: 'GO', cpf: ANA });
  const id = person.idUsuario;
  const email = 'ana.dourado@campo.example';
  const text = `Falar com ${WRITTEN}, CPF ${dotted(ANA)}, ${email.toUpperCase()}`;
  const json = JSON.stringify({ nota: [text], numero: 12 });
  const chave = randomBytes(16).toString('hex');
  const hash = 'a'.repeat(64);
  // What undoes an import keeps what a load brings, and nothing that the database makes of it.
  const brought = async (table: string) => {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${`programa.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
      db,
    );
    return sql.join(rows.map(({ name }) => sql.ref(name)));
  };
  const statements = [
    sql`update portal.usuario set nome = ${NAME}, email = ${email} where id_usuario = ${id}`,
    // The programme: producer, supervisor, and texts.
    sql`update programa.produtor set cpf = ${ANA}, nome = 'Ana Ipe Dourado' where id_produtor = (select id_produtor from programa.propriedade where cod_propriedade = ${P1})`,
    sql`insert into programa.supervisor (cpf, nome, uf) values (${ANA}, ${NAME}, 'GO')`,
    sql`update programa.propriedade set nome = ${`Sítio ${NAME}`} where cod_propriedade = ${P6}`,
    sql`update programa.propriedade set cpf_supervisor = ${ANA} where cod_propriedade = ${P6}`,
    sql`update programa.poligono set nome_area = ${`Pasto de ${NAME}`}, cpf_tecnico = ${ANA} where id_poligono = (select min(id_poligono) from programa.poligono)`,
    sql`insert into camada.processo (numero, tribunal, uf, partes) values ('5000001-11.2021.8.09.0099', 'TJGO', 'GO', ${JSON.stringify(
      [
        { tipoPessoa: 'fisica', numeroDocumentoPrincipal: dotted(ANA), nome: WRITTEN },
        { tipoPessoa: 'fisica', numeroDocumentoPrincipal: dotted(OTTO), nome: 'Outra Parte' },
      ],
    )}::jsonb)`,
    sql`insert into camada.reserva_legal (codigo, nome, geom) select 'RL-ANA', ${`Reserva ${NAME}`}, geom from camada.reserva_legal limit 1`,
    sql`insert into camada.vegetacao_nativa (codigo, nome, geom) select 'VN-ANA', ${`Mata de ${NAME}`}, geom from camada.vegetacao_nativa limit 1`,
    sql`update resumo.achado set detalhe = ${text} where ctid = (select ctid from resumo.achado limit 1)`,
    sql`insert into resumo.visita_prevista_mes (uf, codigo_municipio, cpf_supervisor, cpf_tecnico, mes, previstas, vencidas, contada) values ('GO', 5218805, ${ANA}, ${ANA}, '2025-01-01', 1, 1, true)`,
    sql`insert into resumo.visita_prevista_semestre (cod_propriedade, semestre, uf, codigo_municipio, cpf_supervisor, cpf_tecnico, previstas, vencidas, primeira)
      values (${P1}, '2030-01-01', 'GO', 5218805, ${ANA}, ${ANA}, 1, 0, '2030-01-01')`,
    sql`insert into portal.diferenca (versao, table_name, key, key_name, type, date, cod_propriedade, diff) select max(versao), 'visita', '1', 'id_visita', 'UPDATE', current_date, ${P1},
      ${JSON.stringify([
        { key: 'cpf_tecnico', oldValue: ANA, value: OTTO },
        { key: 'nota', oldValue: text, value: 1.5 },
      ])}::jsonb from portal.versao`,
    sql`insert into portal.qualidade (versao, regra, uf, cpf_supervisor, gravidade, carga, limiar, examinados, achados, novos, resolvidos)
      select max(versao), 13410, 'SP', ${ANA}, 'erro', current_date, '', 1, 1, 0, 0 from portal.versao`,
    sql`update portal.importacao set falhas = ${json}::jsonb, motivo = ${text}`,
    // What undoes the last import.
    sql`create schema if not exists anterior`,
    sql`create table if not exists anterior.tabelas_da_versao (nome text primary key, preenchida boolean not null, versao bigint)`,
    sql`insert into anterior.tabelas_da_versao select n, false, (select max(versao) from portal.versao) from unnest(array['produtor', 'tecnico', 'visita', 'propriedade']) n`,
    sql`create table anterior.produtor as select 'U' as op, ${await brought('produtor')} from programa.produtor where cpf = ${ANA}`,
    sql`create table anterior.tecnico as select 'U' as op, ${await brought('tecnico')} from programa.tecnico where cpf = ${ANA}`,
    sql`create table anterior.visita as select 'U' as op, ${await brought('visita')} from programa.visita where cpf_tecnico = ${ANA}`,
    sql`create table anterior.propriedade as select 'U' as op, ${await brought('propriedade')} from programa.propriedade where ${ANA} in (cpf_tecnico, cpf_supervisor)`,
    // The account.
    sql`insert into portal.senha_reset (token, id_usuario, expira_em) values (${randomUUID()}, ${id}, now())`,
    sql`insert into portal.troca_email (token, id_usuario, email, expira_em) values (${randomUUID()}, ${id}, ${`nova.${email}`}, now())`,
    sql`insert into portal.cadastro (token, nome, email, cpf, senha, termos, expira_em) values (${randomUUID()}, ${NAME}, 'x@campo.example', ${ANA}, '!', '1', now())`,
    sql`insert into portal.fator (id_usuario, tipo, nome, segredo, passo) values (${id}, 'aplicativo', ${`Telefone de ${NAME}`}, '\\x00', 1)`,
    sql`insert into portal.fator_codigo (id_usuario, numero, codigo) values (${id}, 1, 'x')`,
    sql`insert into portal.chave_programa (id_usuario, nome, inicio, segredo, escopos, com_fator, expira_em, usada_de) values (${id}, ${NAME}, ${randomUUID()}, '', '{maps}', false, now(), '203.0.113.9')`,
    sql`insert into portal.acesso (id_usuario, acao, rota, endereco, alvo, detalhe) values (${id}, 'ler', 'report.direct', '203.0.113.9', ${text}, ${json}::jsonb)`,
    sql`insert into portal.acesso (acao, rota, detalhe) values ('ler', 'report.direct', ${JSON.stringify({ filtro: { cpf: portal.app.trail.keyed(ANA) } })}::jsonb)`,
    sql`insert into portal.revisao_acesso (id_usuario, decisao, decidido_por, id_perfil) values (${id}, 'mantido', ${id}, 6)`,
    sql`insert into portal.arquivo_gerado (file_name, id_usuario, sessao, titulo, filetype, pedido, expira_em) values (${randomUUID()}, ${id}, '', ${text}, 'csv', ${json}::jsonb, now())`,
    sql`insert into portal.email (id_email, nome, destinatario, assunto, secreto, situacao) values (gen_random_uuid(), ${NAME}, ${email}, ${text}, false, 'esperando')`,
    sql`with e as (insert into portal.email (id_email, nome, destinatario, assunto, secreto, situacao)
        values (gen_random_uuid(), 'Outra', 'outra@campo.example', ${text}, false, 'enviado') returning id_email)
      insert into portal.email_tentativa (id_email, numero, terminou_em, resultado, motivo) select id_email, 1, now(), 'recusado', ${text} from e`,
    sql`with n as (insert into portal.notificacao (nome, criada_por) values (${text}, ${id}) returning id_notificacao),
        d as (insert into portal.notificacao_destino (id_notificacao, email) select id_notificacao, ${email} from n)
      insert into portal.entrega (id_notificacao, email, ocasiao, figuras) select id_notificacao, ${email}, 'agora', ${json}::jsonb from n`,
    sql`insert into portal.pessoa_anonimizada (papeis, motivo, anonimizada_por) values ('tecnico', ${text}, ${id})`,
    sql`insert into portal.pessoa_de_volta (id_pessoa, id_usuario) select max(id_pessoa), ${id} from portal.pessoa_anonimizada`,
    sql`insert into portal.pessoa_antes (chave, id_usuario, campo, valor) values (${`usuario ${id} email ana.de.antes@campo.example`}, ${id}, 'email', 'ana.de.antes@campo.example')`,
    sql`insert into portal.pedido_correcao (id_usuario, cpf, tabela, motivo, pedido_por) values (${id}, ${ANA}, 'portal.usuario', ${text}, ${id})`,
    // What people wrote and sent.
    sql`insert into portal.arquivo (cod_propriedade, tipo, nome, chave, media_type, bytes, sha256, descricao, enviado_por)
      values (${P1}, 'document', 'ata.pdf', ${chave}, 'application/pdf', 5, ${hash}, 'Ata', null), (${P6}, 'document', ${`${NAME}.pdf`}, ${randomBytes(16).toString('hex')}, 'application/pdf', 5, ${hash}, ${text}, ${id})`,
    sql`with g as (insert into portal.geometria_enviada (chave, cod_propriedade, nome, bytes, sha256, enviado_por)
        values (${randomBytes(16).toString('hex')}, ${P6}, ${`${NAME}.kml`}, 5, ${hash}, ${id}) returning id_geometria),
        t as (insert into portal.tag (nome, nome_comparado, descricao) values (${`Casa de ${NAME}`}, 'casa de ana ipe dourado', ${text}) returning id_tag)
      insert into portal.poligono_enviado (id_geometria, ordem, nome, descricao, id_tag, area_ha, hectares, geom)
      select id_geometria, 1, ${`Pasto de ${NAME}`}, ${text}, id_tag, 1, 1, ST_GeomFromText('POLYGON((0 0,1 0,1 1,0 0))', 4674) from g, t`,
    sql`insert into portal.envio (id_envio, id_usuario, cod_propriedade, nome, tamanho, chave, maquina) values (gen_random_uuid(), ${id}, ${P6}, ${`${NAME}.jpg`}, 5, ${randomBytes(16).toString('hex')}, 'm')`,
    sql`insert into portal.fechamento (codigo, relatorio, periodo, versao, motivo, id_usuario, figuras, sha256, conteudo)
      select '000000000002', 'semestre', '2024-1', max(versao), ${text}, ${id}, 0, ${hash}, '' from portal.versao`,
    sql`insert into portal.nota (relatorio, inicio, fim, texto, autor, alterada_por) values (211150, '2024-05-01', '2024-05-31', ${text}, ${id}, ${id})`,
    sql`insert into portal.carga (tipo, nome, id_usuario, situacao, resultado, motivo) values ('pasta', ${`${NAME}.zip`}, ${id}, 'recusada', ${json}::jsonb, ${text})`,
    sql`insert into portal.tratamento (regra, cod_propriedade, chave, id_usuario, respondido_por, porque) values (13410, ${P6}, 'x', ${id}, ${id}, ${text})`,
    sql`with i as (insert into portal.indicador (versao, nome_indicador, chave_nome, data_type, unidade, formula_plain, formula_struct, significado, atualizado_por)
        values (1, ${`De ${NAME}`}, 'de ana ipe dourado', 'integer', 'un', ${text}, ${text}, ${text}, ${id}) returning id_indicador)
      insert into portal.indicador_versao (id_indicador, versao, nome_indicador, data_type, unidade, formula_plain, formula_struct, significado, nota, autor)
      select id_indicador, 1, ${`De ${NAME}`}, 'integer', 'un', ${text}, ${text}, ${text}, ${text}, ${id} from i`,
    sql`with p as (insert into portal.painel (versao, nome, atualizado_por) values (1, ${`De ${NAME}`}, ${id}) returning id_painel)
      insert into portal.painel_versao (id_painel, versao, nome, config, autor) select id_painel, 1, ${`De ${NAME}`}, ${json}::jsonb, ${id} from p`,
    sql`insert into portal.tabela_cruzada (id_usuario, definicao) values (${id}, ${json}::jsonb)`,
    sql`insert into portal.tarefa (tipo, dados, situacao, motivo) values ('mail.send', ${json}::jsonb, 'falhou', ${text})`,
  ];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const statement of statements) await run(statement);
  return { nome: NAME, cpf: ANA, email, person, chave };
}

/** Every column of every table of every schema that is ours, by the database's catalogue, in which a text is found as a word or as bytes, whatever the places say. */
export async function whereFound(portal: TestPortal, patterns: readonly string[]): Promise<string[]> {
  const { db } = portal.database;
  const { rows } = await sql<{ s: string; t: string; c: string; bytes: boolean }>`
    select n.nspname as s, c.relname as t, a.attname as c, a.atttypid = 'bytea'::regtype as bytes
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'm', 'p') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'topology', 'tiger')
      and a.attnum > 0 and not a.attisdropped and t.typname not in ('geometry', 'geography', 'raster')
    order by 1, 2, 3`.execute(db);
  const found: string[] = [];
  for (const { s, t, c, bytes } of rows) {
    const words = bytes ? sql`encode(${sql.ref(c)}, 'escape')` : sql`${sql.ref(c)}::text`;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const hit =
      await sql`select 1 from ${sql.table(`${s}.${t}`)} where ${words} ~* ${patterns.join('|')}::text limit 1`.execute(
        db,
      );
    if (hit.rows.length > 0) found.push(`${s}.${t}.${c}`);
  }
  return found;
}

/** Every file of the data folder in which a text is found, as it stands, as a mail writes it or packed as a tile is; the embedded database's own files are asked as a database. */
export async function filesFound({ dataDir }: TestPortal, patterns: readonly string[]): Promise<string[]> {
  const any = new RegExp(patterns.join('|'), 'i');
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    const short = relative(dataDir, path);
    if (!entry.isFile() || short.startsWith('banco')) continue;
    // oxlint-disable no-await-in-loop -- one after the other
    const words = [
      short,
      await readFile(path, 'utf8'),
      await wordsOfMail(path),
      await attachedWords(path),
      await unpacked(path),
    ].join('\n');
    // oxlint-enable no-await-in-loop
    if (any.test(words)) found.push(short);
  }
  return found;
}

/**
 * Mails of the outbox that say a text, by their subjects: what they and their files say is sealed, and is opened for it. Files as they are, workbooks unpacked: what is kept of them beside
 * is not believed.
 */
export async function mailsFound(
  { app: { settings }, database: { db } }: TestPortal,
  patterns: readonly string[],
): Promise<string[]> {
  const any = new RegExp(patterns.join('|'), 'i');
  const found: string[] = [];
  for (const { id_email: id, assunto, corpo, html } of await db
    .selectFrom('portal.email')
    .selectAll()
    .execute()) {
    // oxlint-disable no-await-in-loop -- one after the other
    const texts = [corpo, html].filter((sealed) => sealed !== null);
    const words = await Promise.all(texts.map((sealed) => openText(settings, id, sealed)));
    const files = (await filesOf(settings, db, id)) ?? [];
    // oxlint-enable no-await-in-loop
    const said = files.flatMap(({ name, bytes }) => [
      name,
      bytes.toString('utf8'),
      workbookWords(name, bytes),
    ]);
    if (any.test([...words, ...said].join('\n'))) found.push(assunto);
  }
  return found;
}

const workbookWords = (name: string, bytes: Uint8Array): string =>
  name.endsWith('.xlsx')
    ? Object.values(unzipSync(bytes))
        .map((part) => new TextDecoder().decode(part))
        .join('\n')
    : '';

/** What the workbooks of a mail that was written as a file say. */
async function attachedWords(path: string): Promise<string> {
  if (!path.endsWith('.eml')) return '';
  const { attachments } = await PostalMime.parse(await readFile(path));
  return attachments
    .map(({ filename, content }) => workbookWords(filename ?? '', new Uint8Array(content as ArrayBuffer)))
    .join('\n');
}

/** What a file in gzip says; nothing of any other. */
async function unpacked(path: string): Promise<string> {
  const bytes = await readFile(path);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes).toString('utf8') : '';
}

/** A question for each call that tells what is held of Ana, as the administrator of the portal asks it (`told.db.test.ts`). */
export function privacyQuestions(portal: () => TestPortal & { readonly admin: TestPerson }) {
  const at = '/api/indicators/privacy';
  const post = (name: string, body: object) => ({ method: 'POST' as const, url: `${at}/${name}`, body });
  const find = () => post('find', { por: 'cpf', valor: ANA, motivo: MOTIVE });
  const reference = async (): Promise<string> => {
    const { url, body } = find();
    const headers = { cookie: portal().admin.cookie, 'content-type': 'application/json' };
    const answer = await portal().ask('POST', url, { headers, payload: JSON.stringify(body) });
    return answer.json<{ pessoas: { ref: string }[] }>().pessoas[0]!.ref;
  };
  return {
    'privacy.find': find,
    'privacy.held': async () => post('held', { ref: await reference() }),
    'privacy.export': async () => post('export', { ref: await reference(), motivo: MOTIVE }),
    'privacy.corrections': async () => {
      const by = { tabela: 'portal.usuario', motivo: MOTIVE, pedido_por: portal().admin.idUsuario };
      await portal().database.db.insertInto('portal.pedido_correcao').values(by).execute();
      return { url: `${at}/corrections` };
    },
    'privacy.anonymised': async () => {
      const row = { papeis: 'produtor', motivo: MOTIVE, anonimizada_por: portal().admin.idUsuario };
      await portal().database.db.insertInto('portal.pessoa_anonimizada').values(row).execute();
      return { url: `${at}/anonymised` };
    },
  };
}
