import { LATEST_LOAD } from '@fonte/contracts';
import { RETENTION } from '@fonte/contracts/retention';
import type { Changes, Load } from '@fonte/contracts/routes/history';
import { sql } from 'kysely';
import { fail, type Call } from '../../../platform/index.ts';

type Loads = Pick<Changes, 'carga' | 'cargas' | 'antiga'>;

/**
 * The load that is named, and those that can be: of as long as changes are kept. A number that has gone (the data version is renumbered when a person is
 * anonymised) is the next one's. Errors: `changesNotFound`.
 */
export async function loadsSince({ db }: Call, versao: string): Promise<Loads> {
  const { rows } = await sql<Load & { recente: boolean }>`
    select v.versao, v.dt_atualizacao as quando,
      lag(v.versao) over w is null or (lag(v.demonstracao) over w and not v.demonstracao) as primeira,
      v.dt_atualizacao >= now() - make_interval(days => ${RETENTION.diferenca.days}::integer) as recente
    from portal.versao v window w as (order by v.versao) order by v.versao desc`.execute(db);
  const found = versao === LATEST_LOAD ? rows[0] : rows.findLast((load) => load.versao >= Number(versao));
  if (!found) return fail('changesNotFound');
  const told = ({ versao: number, quando, primeira }: Load): Load => ({ versao: number, quando, primeira });
  return {
    carga: told(found),
    cargas: rows.filter((load) => load.recente || load === found).map(told),
    antiga: !found.recente,
  };
}
