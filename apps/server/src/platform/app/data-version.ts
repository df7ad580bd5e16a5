import type { DataVersion } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';

/** Which import the figures come from; version 0 while nothing has been imported. Read each time: several processes must agree. */
export async function currentVersion(db: Kysely<Database>): Promise<DataVersion> {
  const row = await db
    .selectFrom('portal.versao')
    .select(['versao', 'dt_atualizacao', 'dados_ate', 'demonstracao'])
    .orderBy('versao', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { versao: 0, dt_atualizacao: null, dados_ate: null, demonstracao: false };
}
