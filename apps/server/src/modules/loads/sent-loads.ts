import type { LoadSituation, SentLoad } from '@fonte/contracts/routes/loads';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** Sent loads as the page shows them. An import that was applied is one, also where its job was cancelled in that moment: the journal tells. */
export const sentLoads = (db: Kysely<Database>, days: number) =>
  db
    .selectFrom('portal.carga as c')
    .innerJoin('portal.usuario as u', 'u.id_usuario', 'c.id_usuario')
    .leftJoin('portal.importacao as i', 'i.id_importacao', 'c.id_importacao')
    .leftJoin('portal.versao as v', (on) =>
      on.onRef('v.id_importacao', '=', 'c.id_importacao').on('i.situacao', '=', 'concluida'),
    )
    .select(['c.id_carga as id', 'c.nome', 'u.nome as por', 'c.enviada_em', 'c.motivo', 'v.versao'])
    .select([
      sql<SentLoad['tipo']>`c.tipo`.as('tipo'),
      sql<LoadSituation>`case when i.situacao = 'concluida' then 'importada' else c.situacao end`.as(
        'situacao',
      ),
      sql<number>`coalesce((select sum((a->>'bytes')::float8) from jsonb_array_elements(c.arquivos) a), 0)`.as(
        'bytes',
      ),
      sql<SentLoad['andamento']>`c.andamento`.as('andamento'),
      sql<
        string | null
      >`case when c.chaves is not null then c.enviada_em + make_interval(days => ${days}::integer) end`.as(
        'guardada_ate',
      ),
    ]);
