import { databaseFault, type Database } from '@fonte/database';
import { normalise } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { fail, type Call } from '../../../platform/index.ts';
import { recordAccess } from '../../../platform/trail/audit.ts';

interface TagBody {
  readonly name: string;
  readonly description: string;
  readonly publica?: boolean | undefined;
}

/** Makes a tag; gives its id. Errors: `nameTaken`, also where only accents or case differ. */
export function createTag(call: Call<unknown, unknown, TagBody>): Promise<number> {
  const { name, description, publica = false } = call.body;
  return saved(call, async (trx) => {
    const row = { nome: name, nome_comparado: normalise(name), descricao: description, publica };
    const { id_tag } = await trx
      .insertInto('portal.tag')
      .values(row)
      .returning('id_tag')
      .executeTakeFirstOrThrow();
    return id_tag;
  });
}

/** Changes a tag; without `publica` it stays as public as it was. Errors: `tagNotFound`, `nameTaken`. */
export function updateTag(call: Call<{ id: number }, unknown, TagBody>): Promise<number> {
  const { name, description, publica } = call.body;
  return saved(call, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('portal.tag')
      .set({
        nome: name,
        nome_comparado: normalise(name),
        descricao: description,
        ...(publica === undefined ? {} : { publica }),
        alterado_em: sql`now()`,
      })
      .where('id_tag', '=', call.params.id)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) fail('tagNotFound');
    return call.params.id;
  });
}

async function saved(
  { app, session, request, body }: Call<unknown, unknown, TagBody>,
  save: (trx: Kysely<Database>) => Promise<number>,
): Promise<number> {
  try {
    return await app.database.db.transaction().execute(async (trx) => {
      const id = await save(trx);
      const detalhe = { feito: 'gravar', ...(body.publica === undefined ? {} : { publica: body.publica }) };
      await recordAccess(trx, session, {
        acao: 'alterar',
        alvo: `tag ${id}`,
        endereco: request.ip,
        detalhe,
      });
      return id;
    });
  } catch (error) {
    if (databaseFault(error) !== 'unique') throw error;
    return fail('nameTaken', { what: 'uma tag', name: body.name });
  }
}
