import { ruleFor, type LookRule } from '@fonte/contracts/look-words';
import { shownResult } from '@fonte/contracts/shown-result';
import { beside, formatFigure, NO_VALUE, type FigureForm } from '@fonte/pt-br';
import type { View } from '@fonte/contracts/view';
import { Failure } from '../../platform/index.ts';
import { PlanRefused, type Access } from '../../query/index.ts';
import type { ToldFigure } from '../../answers/index.ts';
import type { IndicatorBook } from './book/book.ts';
import { OVERFLOW, overflows } from './refused.ts';
import { publishedPanels } from './published-panels.ts';
import { Indicators, type IndicatorParts } from './service.ts';
import { askedOf } from './view/ask.ts';
import { comparedFor } from './view/compared.ts';
import { plansOf } from './view/plans.ts';
import { resultOf } from './view/result.ts';

/** As long as a limit may name one (packages/contracts, routes/notify.ts). */
const KEY_LENGTH = 60;

/** The published panels that a profile is given, by name. */
export async function panelsWithFigures(
  parts: IndicatorParts,
  access: Access,
): Promise<{ id: number; nome: string }[]> {
  const panels = await publishedPanels(parts.database.db, access.profile);
  return panels.map(({ id, nome }) => ({ id, nome }));
}

/**
 * The totals at the foot of a published panel's views, one for each indicator that is shown, as a reader has them in a year. A view that cannot be answered has none and
 * says why; one that the reader may not see has nothing. Null where the panel is not published to the profile.
 */
export async function panelFigures(
  parts: IndicatorParts,
  access: Access,
  id: number,
  ano: number,
  signal: AbortSignal,
): Promise<ToldFigure[] | null> {
  const indicators = new Indicators(parts);
  const { db } = parts.database;
  const panel = (await publishedPanels(db, access.profile)).find((one) => one.id === id);
  if (panel === undefined) return null;
  const book = await indicators.book(db);
  const found = new Map<string, ToldFigure>();
  for (const view of panel.config)
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
    for (const figure of await viewFigures(indicators, book, view, ano, access, signal)) {
      const key = freeKey(figure.key, found);
      found.set(key, { ...figure, key });
    }
  return [...found.values()];
}

/** Of two views of one title, and of titles that are alike once cut, the later one's figures are numbered. */
function freeKey(wanted: string, taken: ReadonlyMap<string, unknown>): string {
  let key = wanted.slice(-KEY_LENGTH);
  for (let n = 2; taken.has(key); n += 1) key = `${wanted.slice(5 - KEY_LENGTH)}~${n}`;
  return key;
}

async function viewFigures(
  indicators: Indicators,
  book: IndicatorBook,
  view: View,
  ano: number,
  access: Access,
  signal: AbortSignal,
): Promise<ToldFigure[]> {
  try {
    const asked = comparedFor(askedOf(book, { ...view, ano: [ano], uf: [], limit: -1 }), access);
    const answer = await indicators.engine.run(plansOf(asked, access).base, { signal });
    const whole = new Map(
      asked.indicators.map(({ indicator }) => [indicator.id, indicator.data_type === 'integer']),
    );
    return shownResult(resultOf(asked, answer, []), view.look?.number).totals.map(
      ({ id, name, unidade, value }) => ({
        // The same indicator stands in several views under other conditions.
        key: keyOf(view, id),
        name,
        exact: value === null ? null : String(value),
        value:
          value === null
            ? NO_VALUE
            : marked(
                written(Number(value), unidade, whole.get(id) ?? false, view.look?.number),
                ruleFor(view.look?.rules, id, Number(value)),
              ),
        // The mail is of the newest data's year; a view of its own period says which.
        note: asked.own === null ? view.title : `${view.title} (${asked.own})`,
      }),
    );
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) return [];
    return view.indicadores
      .filter(({ visible }) => visible)
      .map(({ id }) => ({
        key: keyOf(view, id),
        name: book.byId(id)?.nome_indicador ?? view.title,
        exact: null,
        value: NO_VALUE,
        note: `${view.title}: ${reason}`,
      }));
  }
}

const keyOf = ({ title }: View, id: number): string => `${title}: ${id}`;

/** Why a view has no figures, in the words of the panel's page; null where it is not for this reader. */
export function reasonOf(error: unknown): string | null {
  if (overflows(error)) return OVERFLOW;
  if (error instanceof PlanRefused) return error.forbidden ? null : error.message;
  if (error instanceof Failure) return error.failure === 'forbidden' ? null : error.message;
  throw error;
}

/** As the panel's cards write it. */
export function written(value: number, unit: string, whole: boolean, form?: FigureForm | null): string {
  return beside(formatFigure(value, form, whole ? 0 : unit === 'R$' ? 2 : undefined), value, unit);
}

/** With the mark of the rule that it meets, where it meets one. */
export const marked = (text: string, rule: LookRule | null): string =>
  rule === null ? text : `${text} (${rule.word})`;
