import type { FieldFault } from '@fonte/contracts';
import { isFraction } from '@fonte/contracts/look-words';
import type { View } from '@fonte/contracts/view';
import { fail } from '../../platform/index.ts';
import { viewFaults, type IndicatorBook } from '../indicators/index.ts';

/** Where in a view a part of a plan comes from. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^by/, 'grouprow'],
  [/^filters/, 'filters'],
  [/^measures/, 'indicadores'],
  [/^look/, 'look'],
];

/**
 * Checks the views of a panel; all that is wrong is told at once, each at its view. Those that stood there before as they are now are left alone: one that can be answered no more
 * must not hold the others up. Errors: invalidView.
 */
export function checkViews(
  book: IndicatorBook,
  config: readonly View[],
  standing: readonly View[] = [],
): void {
  const known = new Set(standing.map(textOf));
  const faults = config.flatMap((view, index) =>
    known.has(textOf(view)) ? [] : faultsOf(book, view, index),
  );
  const [first] = faults;
  if (first) fail('invalidView', { reason: faults.map(({ msg }) => msg).join(' ') }, { errors: faults });
}

function faultsOf(book: IndicatorBook, view: View, index: number): FieldFault[] {
  return [...viewFaults(book, view), ...shareFaults(book, view)].map(({ at, text }) => {
    const place = PLACES.find(([part]) => part.test(at))?.[1];
    return {
      campo: place === undefined ? `config.${index}` : `config.${index}.${place}`,
      msg: `“${view.title}”: ${text}`,
    };
  });
}

/** A percentage of what is no fraction says nothing. */
function shareFaults(book: IndicatorBook, { look, indicadores }: View): { at: string; text: string }[] {
  const fractions = indicadores.some(({ id, visible }) => {
    const known = book.byId(id);
    return visible && known !== undefined && isFraction({ unidade: known.unidade, type: known.data_type });
  });
  return look?.number?.share === true && !fractions ? [{ at: 'look', text: NO_SHARE }] : [];
}

const NO_SHARE =
  '“Como porcentagem” é de frações, e os indicadores visíveis são inteiros, em R$ ou já em porcentagem.';

/** What a view asks, in one text whatever the order its parts were stored in; neither how it is dressed nor which view it is matters. */
const textOf = (view: View): string =>
  JSON.stringify({ ...view, ...UNDRESSED }, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const UNDRESSED = { id: '', title: '', subtitle: '', size: 0, type: '', dynamicTexts: null };
