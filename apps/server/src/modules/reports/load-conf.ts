import { can, type ReportId } from '@fonte/contracts';
import type { Call } from '../../platform/index.ts';
import { factsOf } from './facts-of.ts';
import { reportFor } from './service.ts';

/** A saved query configuration (first text, section 3, 'Saved query config'). */
export interface SavedConfig {
  readonly co_consulta: ReportId;
  readonly no_consulta: string;
  /** Opaque: names the stored report and nothing else; what comes back in it is never executed. */
  readonly ds_post_consulta: string;
  readonly ds_post_relacionamento: string | null;
  readonly ds_post_tabela: string | null;
  readonly ds_post_tabela_materializada: string | null;
}

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
