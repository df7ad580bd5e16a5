// One life of a portal that will be killed (tools/rig/kills.ts): opens the database as the life before left it, says what stands in it, makes people who write, and serves.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { PROFILES } from '@fonte/contracts';
import { sql } from 'kysely';
import type { DatabaseAccess } from '@fonte/database';
import { openSession } from '../../../apps/server/src/platform/identity/session-store.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { openDatabase } from '../../../apps/server/src/start-up/open-database.ts';
import { start } from '../../../apps/server/src/start-up/start.ts';
import { WORD, type Standing } from './standing.ts';

/** Writers of one life; each may write only so much in a day. */
const PEOPLE = 4;

async function standing({ db }: DatabaseAccess): Promise<Standing> {
  const own = `${WORD}%`;
  const { rows } = await sql<{ all: Standing }>`select jsonb_build_object(
    'notifications', coalesce((select jsonb_object_agg(n.nome, (
        select count(*) from portal.notificacao_destino d where d.id_notificacao = n.id_notificacao))
      from portal.notificacao n where n.nome like ${own}), '{}'),
    'deliveries', coalesce((select jsonb_object_agg(s.nome, s.n) from (
      select n.nome, count(*) as n from portal.entrega e join portal.notificacao n using (id_notificacao)
      where n.nome like ${own} group by n.nome) s), '{}'),
    'forgotten', (select count(*) from portal.entrega e where e.situacao = 'esperando' and not exists (
      select from portal.tarefa t where t.tipo = 'notify.deliver' and t.chave = e.id_entrega::text and t.situacao in ('esperando', 'executando'))),
    'indicators', coalesce((select jsonb_object_agg(i.nome_indicador, (
        select count(*) from portal.indicador_versao v where v.id_indicador = i.id_indicador))
      from portal.indicador i where i.nome_indicador like ${own}), '{}'),
    'files', coalesce((select jsonb_object_agg(a.chave, a.sha256) from portal.arquivo a where a.descricao like ${own}), '{}'),
    'version', coalesce((select max(versao) from portal.versao), 0),
    'facts', (select concat_ws(' ', count(*), sum(vlr), sum(qtde)) from programa.lancamento) || ', '
      || (select concat_ws(' ', count(*), sum(duracao_min) filter (where conta)) from programa.visita),
    'rolledUp', (select concat_ws(' ', sum(lancamentos), sum(vlr), sum(qtde)) from resumo.lancamento_mes) || ', '
      || (select concat_ws(' ', sum(registradas), sum(duracao_soma)) from resumo.visita_mes),
    'unaccounted', (select count(*) from portal.versao v left join portal.importacao i using (id_importacao)
      where i.situacao is distinct from 'concluida')
  ) as all`.execute(db);
  return rows[0]!.all;
}

const settings = readSettings(process.env);
const database = await openDatabase(settings, () => {});
console.log(`stands ${JSON.stringify(await standing(database))}`);
const app = await start(settings, database, () => {});
const { db } = app.database;
const id_perfil = PROFILES.administrador.id;
const cookies: string[] = [];
for (let at = 0; at < PEOPLE; at += 1) {
  /* oxlint-disable no-await-in-loop -- a few short statements each */
  const email = `${WORD}.${randomBytes(8).toString('hex')}@example`;
  const { id_usuario } = await db
    .insertInto('portal.usuario')
    .values({ nome: 'Medição', email, senha: '!', id_perfil })
    .returning('id_usuario')
    .executeTakeFirstOrThrow();
  await db.insertInto('portal.usuario_perfil').values({ id_usuario, id_perfil }).execute();
  cookies.push(`sid=${await openSession(app, db, id_usuario, id_perfil)}`);
  /* oxlint-enable no-await-in-loop */
}
const { rows } = await sql<{
  cod: string;
}>`select cod_propriedade as cod from programa.propriedade order by 1 limit 20`.execute(db);
const { port } = app.server.server.address() as AddressInfo;
console.log(`serves ${JSON.stringify({ port, cookies, properties: rows.map(({ cod }) => cod) })}`);
