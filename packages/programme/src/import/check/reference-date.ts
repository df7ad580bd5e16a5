import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { formatDate } from '@fonte/pt-br';
import { factDate } from '../../source/column-types/date.ts';
import { Refusal } from '../../source/column.ts';
import { fileName, sourceOf } from '../../source/index.ts';
import { REASONS } from '../../source/reasons.ts';
import type { FaultList } from '../../read/fault.ts';
import { incoming, standing } from '../relations.ts';

/** A day that a load names as its 'today', as it was written, and where: the manifest's name or the command's option. */
export interface NamedReference {
  readonly text: string;
  readonly from: string;
}

/**
 * The reference date that a load names, yyyy-mm-dd. Faults: no date, one that has not come, or one that a synchronised visit of the load (or, where it brings none,
 * of what stands) has passed: its plan would be held against a day at which its own visits had not been made. Needs the staging tables of the import.
 */
export async function checkReference(
  db: Kysely<Database>,
  list: FaultList,
  named: NamedReference | undefined,
  bringsVisits: boolean,
): Promise<string | undefined> {
  if (!named) return undefined;
  const refuse = (motivo: string) => {
    list.add({ arquivo: named.from, linha: null, coluna: null, valor: named.text, motivo });
    return undefined;
  };
  const day = factDate().read(named.text, { numbers: 'iso', dates: undefined, stated: true });
  if (day instanceof Refusal) return refuse(day.reason);
  const source = sourceOf('visita');
  const { rows } = await sql<{ last: string | null }>`
    SELECT max(dt_visita) AS last FROM ${bringsVisits ? incoming(source) : standing(source)} WHERE sincronizada`.execute(
    db,
  );
  const last = rows[0]?.last ?? null;
  if (last !== null && last > day) return refuse(REASONS.referencePassed(fileName(source), formatDate(last)));
  return day;
}
