import { expect, it } from 'vitest';
import { FAILURES, failureText, type FailureName } from '@fonte/contracts';
import { readFailure } from '../../../core/api/failure.ts';
import { fieldFaults } from './field-faults.ts';

/** As the server answers. */
async function faultsOf(codigo: FailureName, body: object): Promise<unknown> {
  const { status } = FAILURES[codigo];
  return fieldFaults(await readFailure(Response.json({ tipo: 0, codigo, ...body }, { status })));
}

it('shows each fault beside its field, whatever words it is told in', async () => {
  const errors = [
    { campo: 'nome', msg: 'Forneça seu nome completo' },
    { campo: 'perfis.0', msg: 'Este perfil não existe' },
    { campo: 'cpf', msg: 'Este número não é de um técnico' },
  ];
  expect(await faultsOf('invalidRequest', { result: errors[0]?.msg, errors })).toEqual({
    nome: 'Forneça seu nome completo',
    profile: 'Este perfil não existe',
    cpf: 'Este número não é de um técnico',
  });
});

it('shows at the e-mail that it is taken, also where the address reads like a field', async () => {
  const result = failureText('emailTaken', { email: 'nome.cpf.uf@exemplo.br' });
  expect(await faultsOf('emailTaken', { result })).toEqual({ email: result });
});

it('leaves what no field is at fault for to the whole', async () => {
  expect(await faultsOf('forbidden', { result: failureText('forbidden') })).toBeNull();
  expect(
    await faultsOf('invalidRequest', { errors: [{ campo: 'versao', msg: 'Valor inválido' }] }),
  ).toBeNull();
});
