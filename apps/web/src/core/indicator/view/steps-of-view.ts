import type { Row } from '@fonte/contracts';
import { stepOfView } from '@fonte/contracts/noted-views';
import type { View } from '@fonte/contracts/view';
import type { ViewResult } from '../asked/contract.ts';

/** The steps of a view's time axis, one a label of its chart, as notes are placed on them; null where it has none. */
export function stepsOfView(
  view: Pick<View, 'type' | 'grouprow' | 'inline'>,
  { eixo, itens_search: rows, data }: ViewResult,
): Row[] | null {
  const step = stepOfView(view);
  if (!step) return null;
  const keys = data.map((): Row => ({ [step]: null }));
  for (const { index, valueData } of rows)
    if (index < keys.length) keys[index] = { [step]: codeOf(valueData) };
  return eixo ? eixo.map(({ value }) => ({ [step]: value })) : keys;
}

/** A group's integer: 202508. */
const codeOf = ([code]: readonly unknown[]): number | null =>
  typeof code === 'number' || typeof code === 'string' ? Number(code) : null;
