import type { LoadTable, OneLoad } from '@fonte/contracts/routes/loads';
import { sql } from 'kysely';
import { fail, type Call } from '../../platform/index.ts';
import { sentLoads } from './sent-loads.ts';
import { toAccept, type KeptResult, type SentFile } from './store.ts';

/** One sent load with what its preview, or its import, told. Errors: `loadNotFound`. */
export async function showLoad(call: Call<{ id: number }>): Promise<OneLoad> {
  const { app, db, params } = call;
  const found = await sentLoads(db, app.settings.LOAD_DAYS)
    .where('c.id_carga', '=', params.id)
    .select([
      'c.versao_vista',
      sql<SentFile[]>`c.arquivos`.as('arquivos'),
      sql<KeptResult | null>`c.resultado`.as('resultado'),
    ])
    .executeTakeFirst();
  const { resultado, arquivos, ...load } = found ?? fail('loadNotFound', { id: params.id });
  const { tabelas = [], falhas = [], avisos = [] } = resultado ?? {};
  const values = [...falhas, ...avisos].filter(({ valor }) => valor !== null).length;
  call.tell({ alvo: `carga ${load.id}`, rows: values, persons: values > 0 });
  return {
    ...load,
    arquivos: [...arquivos],
    tabelas: structuredClone(tabelas) as LoadTable[],
    falhas: [...falhas],
    avisos: [...avisos],
    aceitar: toAccept(resultado),
  };
}
