import { isReportId } from '@fonte/contracts';
import type { MovedFigure, movedFigures as movedRoute } from '@fonte/contracts/routes/history';
import type { z } from 'zod';
import { difference } from '../../../answers/index.ts';
import type { Call } from '../../../platform/index.ts';
import { accessOf, readsWhole } from '../../../query/index.ts';
import {
  CATALOGUE,
  COUNTRY,
  NOTHING,
  placeOfFigure,
  type LoadFigure,
  type Reports,
} from '../../reports/index.ts';
import { loadsSince } from '../since/loads.ts';
import { figuresBefore, figuresOf, type KeptFigures } from './store.ts';

type Answer = z.infer<NonNullable<(typeof movedRoute)['answer']>>;

/**
 * The big numbers that are others since a load, of the country or of a state: as the load before it left them, and as they stand. Whoever sees a part of a place
 * only is told none: what is kept is of all of it. Errors: `changesNotFound`.
 */
export async function movedFigures(
  reports: Reports,
  call: Call<{ versao: string }, { uf?: string | undefined }>,
): Promise<Answer> {
  const { carga } = await loadsSince(call, call.params.versao);
  const access = accessOf(call);
  const uf = call.query.uf ?? access.uf;
  const none = (situacao: Answer['situacao']): Answer => {
    call.tell({ rows: 0 });
    return { situacao, uf, antes: null, comparados: 0, linhas: [] };
  };
  if (!readsWhole(access, uf)) return none('parte');
  const [then, now] = await Promise.all([
    figuresBefore(call.db, carga.versao),
    figuresOf(call.db, (await reports.engine.version()).versao),
  ]);
  if (now === undefined) return none('em_preparo');
  if (then === undefined) return none('sem_anterior');
  const both = pairs(then, now).filter(({ co_consulta: id }) => mayRead(call, id));
  const linhas = both.flatMap((pair) => moved(pair, uf ?? COUNTRY, then.dadosAte) ?? []);
  call.tell({ rows: linhas.length, detalhe: { desde: carga.versao, uf } });
  const { versao, quando, dadosAte } = then;
  return {
    situacao: 'comparado',
    uf,
    antes: { versao, quando, dados_ate: dadosAte },
    comparados: both.length,
    linhas: linhas.toSorted(
      (one, other) =>
        (other.ano ?? 0) - (one.ano ?? 0) ||
        placeOfFigure(one.co_consulta) - placeOfFigure(other.co_consulta),
    ),
  };
}

const mayRead = ({ profile }: Pick<Call, 'profile'>, id: number): boolean =>
  isReportId(id) && CATALOGUE[id].profiles.includes(profile);

interface Pair extends Omit<LoadFigure, 'valores'> {
  readonly before: LoadFigure['valores'];
  readonly now: LoadFigure['valores'];
}

/** What both loads have: a number that has come with a release was not moved by a load. */
function pairs(then: KeptFigures, now: KeptFigures): Pair[] {
  const nameOf = ({ co_consulta: id, ano }: LoadFigure) => `${id} ${ano}`;
  const old = new Map(then.figuras.map((one) => [nameOf(one), one.valores]));
  return now.figuras.flatMap(({ valores, ...one }) => {
    const before = old.get(nameOf({ ...one, valores }));
    return before === undefined ? [] : [{ ...one, before, now: valores }];
  });
}

/** Null where the number of a place is what it was. */
function moved({ before, now, ...one }: Pair, place: string, until: string | null): MovedFigure | null {
  const [antes, hoje] = [valueAt(before, place), valueAt(now, place)];
  const diferenca = difference(antes, hoje);
  if (antes === hoje || (diferenca !== null && Number(diferenca) === 0)) return null;
  const { co_consulta, ano, unidade, escala } = one;
  return {
    co_consulta,
    titulo: isReportId(co_consulta) ? CATALOGUE[co_consulta].title : '',
    ano,
    unidade,
    escala,
    antes,
    hoje,
    diferenca,
    revisto: ano !== null && until !== null && until >= `${ano}-12-31`,
  };
}

const valueAt = (of: LoadFigure['valores'], place: string): string | null =>
  (place in of ? of[place] : of[NOTHING]) ?? null;
