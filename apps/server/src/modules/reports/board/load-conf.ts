import { can, type SavedConfig } from '@fonte/contracts';
import type { Call } from '../../../platform/index.ts';
import { factsOf } from '../declared/facts-of.ts';
import { reportFor } from '../question/service.ts';

/** `loadconf`: the reference that detalhamento takes; table names only for those who configure (security, authorisation matrix). */
export async function loadConf(call: Call<unknown, { co_consulta: number }>): Promise<SavedConfig> {
  const { id, report } = reportFor(call.query.co_consulta, call.profile);
  const tables = can(call.profile, 'report.config') ? factsOf(report) : null;
  return {
    co_consulta: id,
    no_consulta: report.title,
    ds_post_consulta: JSON.stringify({ co_consulta: id }),
    ds_post_relacionamento: tables === null ? null : JSON.stringify(tables.joins),
    ds_post_tabela: tables === null ? null : JSON.stringify(tables.tables),
    ds_post_tabela_materializada: null,
  };
}
