import { GRID_PAGE_SIZE } from '@fonte/contracts';
import { RETENTION } from '@fonte/contracts/retention';
import type { loads, PastLoad } from '@fonte/contracts/routes/loads';
import { lastVersions } from '@fonte/database';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call } from '../../platform/index.ts';
import { sentLoads } from './sent-loads.ts';
import { RUNNING } from './store.ts';

type Answer = z.infer<NonNullable<(typeof loads)['answer']>>;

/** What was sent and is not over, and a page of all imports that there were, by whomever. */
export async function listLoads({
  app,
  db,
  query: { pagina },
}: Call<unknown, { pagina: number }>): Promise<Answer> {
  const { settings } = app;
  const enviadas = await sentLoads(db, settings.LOAD_DAYS)
    .where((eb) => eb.or([eb('c.chaves', 'is not', null), eb('c.situacao', 'in', [...RUNNING])]))
    .orderBy('c.id_carga', 'desc')
    .execute();
  const { total } = await db
    .selectFrom('portal.importacao')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // A load waits up to LOAD_DAYS after it was sent, from which the time of who sent it counts.
  const unknownAfter = RETENTION.carga.days - settings.LOAD_DAYS;
  const { rows: linhas } = await sql<PastLoad>`
    select i.id_importacao as id, i.iniciada_em, i.concluida_em, i.situacao, i.origem,
      case when c.id_carga is null and i.iniciada_em < now() - make_interval(days => ${unknownAfter}::integer) then '' else u.nome end as por, v.versao, i.motivo,
      coalesce(s.novas, 0) as novas, coalesce(s.alteradas, 0) as alteradas, coalesce(s.removidas, 0) as removidas,
      coalesce(jsonb_array_length(i.falhas), 0) as falhas
    from portal.importacao i
    left join portal.versao v on v.id_importacao = i.id_importacao
    left join portal.carga c on c.id_importacao = i.id_importacao
    left join portal.usuario u on u.id_usuario = c.id_usuario
    left join lateral (
      select sum((a->>'novas')::float8) as novas, sum((a->>'alteradas')::float8) as alteradas, sum((a->>'removidas')::float8) as removidas
      from jsonb_array_elements(i.arquivos) a
    ) s on true
    order by i.id_importacao desc
    limit ${GRID_PAGE_SIZE} offset ${pagina * GRID_PAGE_SIZE}`.execute(db);
  const [current, before] = await lastVersions(db, 2);
  const versao = current?.versao ?? null;
  return {
    versao,
    desfaz: before === undefined ? null : versao,
    limite_mb: settings.LOAD_MAX_MB,
    enviadas,
    total,
    linhas,
  };
}
