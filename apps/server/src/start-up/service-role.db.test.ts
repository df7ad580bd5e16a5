// [ASVS 13.2.2 16.4.2]
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseAccess } from '@fonte/database';
import { grantService, roleOf } from '@fonte/database/service-role';
import { importFolder } from '@fonte/programme';
import { tinyDatabase } from '@fonte/programme/testing';
import { writeTiny } from '@fonte/programme/tiny/write-tiny';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPortal, type TestPortal } from '../testing.ts';
import { openDatabase } from './open-database.ts';
import { hashPassword } from '../platform/identity/passwords.ts';
import { prune } from '../platform/upkeep/prune.ts';
import { readSettings } from '../settings.ts';

// PostgreSQL only: the embedded database has one user.

type Tiny = Awaited<ReturnType<typeof tinyDatabase>>;
const ROLE = `fonte_teste_${randomBytes(4).toString('hex')}`;
const PASSWORD = 'senha-do-servico';
const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

let owner: Tiny;
let service: DatabaseAccess;
let portal: TestPortal;
let said: string[];
beforeAll(async () => {
  if (!onPostgres) return;
  owner = await tinyDatabase();
  await sql`create role ${sql.id(ROLE)} login password ${sql.lit(PASSWORD)}`.execute(owner.db);
  said = [];
  const own = new URL(owner.settings.url ?? '');
  const narrow = new URL(own);
  narrow.username = ROLE;
  narrow.password = PASSWORD;
  const settings = readSettings({ DEMO: '1', DATABASE_URL: narrow.href, DATABASE_OWNER_URL: own.href });
  service = await openDatabase(settings, (line) => said.push(line));
  portal = await testPortal(
    { DEMO: '1', DATABASE_URL: narrow.href, DATABASE_OWNER_URL: own.href },
    { ...service, settings: { url: narrow.href } },
  );
});
afterAll(async () => {
  if (!onPostgres) return;
  await portal.close();
  await service.close();
  await sql`drop owned by ${sql.id(ROLE)}`.execute(owner.db);
  await sql`drop role ${sql.id(ROLE)}`.execute(owner.db);
  await owner.close();
});

const attempt = (statement: string) => sql.raw(statement).execute(service.db);

describe.each(onPostgres ? [ROLE] : [])('the role %s, as which the service runs', () => {
  test('owns nothing, and nobody is warned of it', async () => {
    expect(await roleOf(service.db)).toEqual({ role: ROLE, owns: false });
    expect((await roleOf(owner.db)).owns).toBe(true);
    expect(said.join('\n')).not.toContain('dono das tabelas');
  });

  test.each([
    'create table portal.nova (a int)',
    'create table programa.nova (a int)',
    'create schema nova',
    'create function portal.nova() returns int language sql as $$ select 1 $$',
    'alter table portal.acesso add column nova int',
    'drop table portal.acesso',
    'drop view camada.mapa_propriedades',
    'truncate portal.acesso',
    "update portal.acesso set acao = 'ler'",
    'delete from portal.acesso',
    'update programa.propriedade set nome = nome',
    'delete from programa.visita',
    "insert into geo.uf (uf, codigo_uf, nome) values ('XX', 1, 'X')",
    'delete from resumo.visita_dia',
    'update portal.versao set demonstracao = true',
    'select sal from portal.anonimizado_sal',
    'select sal from resumo.acaso',
    'select propriedades from resumo.saida_divulgada',
    "insert into portal.anonimizado (tipo, codigo, id_pessoa) values ('cpf', 'x', 1)",
    'delete from portal.anonimizado',
    "update portal.pessoa_anonimizada set motivo = ''",
    "insert into portal.migracao (nome) values ('9999-x')",
    'alter role current_user superuser',
    "copy portal.usuario to program 'true'",
    "select pg_read_file('/etc/passwd')",
  ])('may not: %s', async (statement) => {
    await expect(attempt(statement)).rejects.toThrow(
      /permission denied|must be owner|does not exist|must be superuser|no privileges|Only roles/i,
    );
  });

  test('serves what people do: sign in, reports, maps, panels, the audit, housekeeping', async () => {
    const admin = await portal.person('administrador');
    const get = (url: string) => portal.ask('GET', url, { headers: { cookie: admin.cookie } });
    const report = '/api/app/?module=relatorio&controller=index&action=retorno-direto&co_consulta=';
    for (const url of [
      '/api/indicators/auth/session',
      `${report}11116`,
      `${report}11157`,
      `${report}123456`,
      `${report}11157&typereturn=Csv`,
      '/api/indicators/properties/search?texto=a',
      '/api/mapa/geoserver/ows?service=WFS&version=2.0.0&request=GetFeature&typeNames=propriedades&outputFormat=json',
      '/api/mapa/geoserver/wms?service=WMS&version=1.1.1&request=GetMap&layers=propriedades&styles=&format=image/png&srs=EPSG:4326&bbox=-60,-25,-40,-5&width=64&height=64',
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    const panel = await portal.ask('POST', '/api/indicators/painel', {
      headers: { cookie: admin.cookie },
      payload: { nome: 'Um painel', config: [] },
    });
    expect(panel.statusCode).toBe(200);
    const lines = await portal.trail();
    expect(lines.some(({ rota, linhas }) => rota === 'report.direct' && Number(linhas) > 0)).toBe(true);
    expect(Object.keys(await prune(portal.database.db))).toContain('tentativa');
    expect(
      (await portal.ask('GET', '/api/indicators/auth/logout', { headers: { cookie: admin.cookie } }))
        .statusCode,
    ).toBe(200);
  });

  test('goes on through an import by the owner, and reads the new version', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fonte-tiny-'));
    await writeTiny(folder);
    const before = await sql<{ n: number }>`select count(*)::int as n from programa.isa`.execute(owner.db);
    await sql`delete from programa.isa where ctid in (select ctid from programa.isa limit 1)`.execute(
      owner.db,
    );
    await importFolder(owner, folder);
    const after = await sql<{ n: number }>`select count(*)::int as n from programa.isa`.execute(service.db);
    expect(after.rows[0]?.n).toBe(before.rows[0]?.n);
    await rm(folder, { recursive: true, force: true });
  });

  test('has somebody anonymised by the owner, and tells the others', async () => {
    const admin = await portal.person('administrador');
    const senha = await hashPassword(PASSWORD);
    const own = service.db.updateTable('portal.usuario').set({ senha });
    await own.where('id_usuario', '=', admin.idUsuario).execute();
    const post = async (call: string, body: object) =>
      portal.ask('POST', `/api/indicators/privacy/${call}`, {
        headers: { cookie: admin.cookie, 'content-type': 'application/json' },
        payload: JSON.stringify({ motivo: 'Pedido por escrito', ...body }),
      });
    const found = await post('find', { por: 'nome', valor: 'Araticum Paz' });
    const [person] = found.json<{ pessoas: { ref: string; nome: string }[] }>().pessoas;
    const versions = () => sql<{ v: number }>`select max(versao) as v from portal.versao`.execute(service.db);
    const before = (await versions()).rows[0]!.v;
    const gone = await post('anonymise', {
      ref: person!.ref,
      confirmacao: person!.nome,
      atual: PASSWORD,
    });
    expect(gone.statusCode, gone.body).toBe(200);
    const { rows } = await sql`select 1 from programa.produtor where nome like '%Araticum%'`.execute(
      service.db,
    );
    expect(rows).toEqual([]);
    expect((await versions()).rows[0]!.v).toBeGreaterThan(before);
  });

  test('rights are given again as often as it starts', async () => {
    await grantService(owner.db, ROLE);
    await expect(attempt('delete from portal.acesso')).rejects.toThrow(/permission denied/);
  });
});

test.each(onPostgres ? [] : ['embedded'])(
  'on the %s database there is one user, which owns everything',
  async () => {
    const only = await tinyDatabase();
    expect((await roleOf(only.db)).owns).toBe(true);
    await only.close();
  },
);
