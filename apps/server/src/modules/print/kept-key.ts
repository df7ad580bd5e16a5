import { etagOf } from '../../platform/answers/etag.ts';
import { release, type Call } from '../../platform/index.ts';
import { newestClosing } from '../closings/index.ts';
import { notesMark } from '../notes/index.ts';

/** What a kept PDF was asked for. */
export type Asked = Pick<Call, 'db'> & {
  readonly session: Pick<Call['session'], 'idUsuario' | 'nome' | 'profile' | 'uf' | 'cpf'>;
  readonly query: { readonly pagina: string };
  readonly app: { readonly clock: Pick<Call['app']['clock'], 'today'> };
};

/**
 * Under which a finished PDF is kept: everything that its page is drawn from, who asked for it among that, whom it names. A sheet that is closed has its code from then on, and what is noted on its
 * charts stands there at once.
 */
export async function keptKey({ app, db, session, query }: Asked, versao: number): Promise<string> {
  const { idUsuario, nome, profile, uf, cpf } = session;
  const today = app.clock.today();
  const [closing, notes] = [await newestClosing(db), await notesMark(db)];
  const reader = [idUsuario, nome, profile, uf, cpf];
  return etagOf([await release(), query.pagina, ...reader, versao, today, closing, notes]);
}
