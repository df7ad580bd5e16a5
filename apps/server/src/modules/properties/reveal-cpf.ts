import type { PropertyPerson } from '@fonte/contracts/routes/properties';
import { formatCpf } from '@fonte/pt-br';
import type { Call } from '../../platform/index.ts';
import { accessOf, scopeList } from '../../query/index.ts';
import { only, REGISTER } from './asked.ts';
import { codeOf } from './code-of.ts';

/**
 * The CPF of who answers for a property of the caller's rows, which its page masks (decisions/0099); the line of the log says of which property, in which part and why. Null where none is
 * known. Errors: `propertyNotFound`.
 */
export async function revealCpfOf(
  call: Call<{ id: string }, unknown, { papel: PropertyPerson; motivo: string }>,
): Promise<{ cpf: string | null }> {
  const { app, params, signal } = call;
  const { papel, motivo } = call.body;
  call.tell({ detalhe: { papel, motivo }, rows: 0 });
  const code = await codeOf(call, params.id);
  call.tell({ alvo: code });
  const plan = { ...REGISTER, filters: [only(code)], period: { anos: [] } };
  const { rows } = await app.engine.list(scopeList(plan, accessOf(call)), { signal });
  const cpf = rows[0]?.[`cpf_${papel}`];
  if (typeof cpf !== 'string') return { cpf: null };
  call.tell({ rows: 1 });
  return { cpf: formatCpf(cpf) };
}
