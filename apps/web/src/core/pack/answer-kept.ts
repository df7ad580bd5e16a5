import {
  addressOf,
  GRID_PAGE_SIZE,
  VISIT_PAGE_SIZE,
  type ReportAnswer,
  type RowCondition,
  type RowList,
} from '@fonte/contracts';
import { mediaOfProperty } from '@fonte/contracts/endpoints/media';
import { ApiFailure } from '../api/failure.ts';
import type { Given, Target } from '../api/send.ts';
import { PROPERTY_REPORTS } from '../property/property-reports.ts';
import { currentUser } from '../session/session-store.ts';
import { askedWhole, pageOfKept } from './kept-rows.ts';
import { isStill, markOf, takesAlong, type PackMark } from './pack-mark.ts';
import { KEPT_WHOLE } from './pack-questions.ts';
import { showKept } from './pack-state.ts';
import { partOf, type Part } from './pack-store.ts';

/**
 * What this device kept of an answer, for who is signed in; undefined where it keeps nothing of theirs. What it does not have says so. Errors: ApiFailure
 * without a status.
 */
export async function answerKept(target: Target, asked: Given): Promise<unknown> {
  const user = currentUser();
  if (target.method !== 'GET' || target.access === 'public' || !user || !takesAlong(user)) return undefined;
  const mark = markOf(user);
  if (!mark || !isStill(user)) return undefined;
  const found = await find(target, asked).catch(() => undefined);
  // Who asked has been answered by the server meanwhile, or has left: what is shown is not of this device.
  asked.signal?.throwIfAborted();
  if (!found)
    throw new ApiFailure('Sem conexão com o servidor: isto não está neste aparelho', 0, null, false);
  showKept(ageOf(found.part, mark, target));
  return found.answer;
}

/** The data version is still the server's: they are of when it last said so. Media change without one. */
const ageOf = (part: Part, mark: PackMark, target: Target): string =>
  part.version === mark.version && target.path !== mediaOfProperty.path ? mark.at : part.at;

type Query = RowList & {
  readonly co_consulta?: unknown;
  readonly typereturn?: unknown;
  readonly page?: number;
  readonly $uf?: readonly string[];
};

async function find(target: Target, asked: Given): Promise<{ part: Part; answer: unknown } | undefined> {
  const address = addressOf(target, asked);
  const part = await partOf(address);
  if (part) return { part, answer: part.answers[address] };
  const query = (asked.query ?? {}) as Query;
  const { $uf, ...everywhere } = query;
  const { co_consulta, typereturn, ordem, filtros = [], busca, page } = query;
  if (!KEPT_WHOLE.has(co_consulta) || typereturn !== 'Json' || page === undefined || page < 1)
    return undefined;
  const pageSize = co_consulta === PROPERTY_REPORTS.visits ? VISIT_PAGE_SIZE : GRID_PAGE_SIZE;
  const list = { ...(ordem ? { ordem } : {}), ...(busca ? { busca } : {}), page, pageSize };
  const answers = async (asks: object, conditions: readonly RowCondition[]) => {
    const wholeAddress = addressOf(target, { query: asks });
    const whole = await partOf(wholeAddress);
    if (!whole) return undefined;
    const rows = whole.answers[wholeAddress] as ReportAnswer;
    return { part: whole, answer: pageOfKept(rows, { ...list, filtros: [...conditions] }) };
  };
  // Of a state that the reader chose they are those of all that lie there.
  return (
    (await answers(askedWhole(query), filtros)) ??
    ($uf &&
      (await answers(askedWhole(everywhere), [...filtros, { campo: 'uf', operador: '=', valor: [...$uf] }])))
  );
}
