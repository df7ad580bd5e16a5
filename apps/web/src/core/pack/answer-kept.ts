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
import { formOf, isOfForm, partOf, type Part } from './pack-store.ts';

/**
 * What this device kept of an answer, for who is signed in; undefined where it keeps nothing of theirs. What it does not have says so, and what it has in a form
 * that this release does not read. Errors: ApiFailure without a status.
 */
export async function answerKept(target: Target, asked: Given): Promise<unknown> {
  const user = currentUser();
  if (target.method !== 'GET' || target.access === 'public' || !user || !takesAlong(user)) return undefined;
  const mark = markOf(user);
  if (!mark || !isStill(user)) return undefined;
  const found = await find(target, asked).catch(() => undefined);
  // Who asked has been answered by the server meanwhile, or has left: what is shown is not of this device.
  asked.signal?.throwIfAborted();
  if (!found) throw away('isto não está neste aparelho');
  if (found.answer === undefined)
    throw away(
      'isto está neste aparelho como uma versão anterior do portal o guardou, e esta precisa da rede',
    );
  showKept(ageOf(found.part, mark, target), !isOfForm(found.part));
  return found.answer;
}

const away = (words: string) => new ApiFailure(`Sem conexão com o servidor: ${words}`, 0, null, false);

/** The data version is still the server's: they are of when it last said so. Media change without one. */
const ageOf = (part: Part, mark: PackMark, target: Target): string =>
  part.version === mark.version && target.path !== mediaOfProperty.path ? mark.at : part.at;

type Query = RowList & {
  readonly co_consulta?: unknown;
  readonly typereturn?: unknown;
  readonly page?: number;
  readonly $uf?: readonly string[];
};

/** A part and what of it was asked for; undefined in place of what this release cannot read. */
type Found = { readonly part: Part; readonly answer: unknown };

/** What lies here under an address. */
async function keptAt(target: Target, asked: Given): Promise<Found | undefined> {
  const address = addressOf(target, asked);
  const part = await partOf(address);
  if (!part) return undefined;
  const answer = part.answers[address];
  if (isOfForm(part)) return { part, answer };
  const { isReadable } = await import('./older-answers.ts');
  return { part, answer: isReadable(formOf(part), target.path, asked, answer) ? answer : undefined };
}

async function find(target: Target, asked: Given): Promise<Found | undefined> {
  const there = await keptAt(target, asked);
  if (there) return there;
  const query = (asked.query ?? {}) as Query;
  const { $uf, ...everywhere } = query;
  const { co_consulta, typereturn, ordem, filtros = [], busca, page } = query;
  if (!KEPT_WHOLE.has(co_consulta) || typereturn !== 'Json' || page === undefined || page < 1)
    return undefined;
  const pageSize = co_consulta === PROPERTY_REPORTS.visits ? VISIT_PAGE_SIZE : GRID_PAGE_SIZE;
  const list = { ...(ordem ? { ordem } : {}), ...(busca ? { busca } : {}), page, pageSize };
  const answers = async (asks: object, conditions: readonly RowCondition[]) => {
    const whole = await keptAt(target, { query: asks });
    if (whole?.answer === undefined) return whole;
    const rows = whole.answer as ReportAnswer;
    return { part: whole.part, answer: pageOfKept(rows, { ...list, filtros: [...conditions] }) };
  };
  // Of a state that the reader chose they are those of all that lie there.
  return (
    (await answers(askedWhole(query), filtros)) ??
    ($uf &&
      (await answers(askedWhole(everywhere), [...filtros, { campo: 'uf', operador: '=', valor: [...$uf] }])))
  );
}
