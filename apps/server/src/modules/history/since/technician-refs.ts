import { FORMER_TECHNICIAN, NO_TECHNICIAN } from '@fonte/contracts/history';
import { sql } from 'kysely';
import { keyedCode } from '../../../platform/identity/keyed-code.ts';
import type { Call } from '../../../platform/index.ts';
import type { Sql } from '../../../query/index.ts';

type Where = Pick<Call, 'app' | 'db'>;

/** What a technician is named by in an address, which tells no CPF and is the same for everybody here. */
export const technicianRef = ({ app }: Where, cpf: string): Promise<string> =>
  keyedCode(app.settings, 'tecnico', cpf);

/** The condition that a row's technicians, an array of CPFs, are or were the one named; nobody's where the name is none. */
export async function technicianCondition(call: Where, ref: string, cpfs: Sql): Promise<Sql> {
  if (ref === NO_TECHNICIAN) return sql`array_position(${cpfs}, null) is not null`;
  if (ref === FORMER_TECHNICIAN)
    return sql`exists (select from unnest(${cpfs}) quem where quem is not null and not exists (select from programa.tecnico t where t.cpf = quem))`;
  const all = await call.db.selectFrom('programa.tecnico').select('cpf').execute();
  const refs = await Promise.all(all.map(async ({ cpf }) => ({ cpf, ref: await technicianRef(call, cpf) })));
  const named = refs.find((one) => one.ref === ref);
  return named === undefined ? sql`false` : sql`${named.cpf}::text = any(${cpfs})`;
}
