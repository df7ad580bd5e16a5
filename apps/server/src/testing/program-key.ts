import { KEY_SCOPES, type KeyScope } from '@fonte/contracts/program-keys';
import { newProgramKey } from '../platform/identity/program-keys.ts';
import type { TestPerson, TestPortal } from '../testing.ts';

/** A key of a person, written as its making does: itself, and its number. */
export async function programKey(
  { database }: Pick<TestPortal, 'database'>,
  { idUsuario }: Pick<TestPerson, 'idUsuario'>,
  escopos: readonly KeyScope[] = KEY_SCOPES,
  { com_fator = true, expira_em = new Date(Date.now() + 86_400_000) } = {},
): Promise<{ chave: string; id: number }> {
  const { chave, inicio, segredo } = newProgramKey();
  const { id_chave: id } = await database.db
    .insertInto('portal.chave_programa')
    .values({
      id_usuario: idUsuario,
      nome: 'QGIS',
      inicio,
      segredo,
      escopos: [...escopos],
      com_fator,
      expira_em,
    })
    .returning('id_chave')
    .executeTakeFirstOrThrow();
  return { chave, id };
}

/** The header that sends a key, or whatever stands in its place. */
export const bearer = (chave: string) => ({ authorization: `Bearer ${chave}` });
export const basic = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
});
