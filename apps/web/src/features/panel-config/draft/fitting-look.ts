import type { ViewType } from '@fonte/contracts';
import { REFERENCE_TYPES, RULE_TYPES } from '@fonte/contracts/look-words';
import type { View } from '@fonte/contracts/view';

/** What decides it, whether or not its type is chosen yet. */
type Shown = Pick<View, 'inline' | 'splitStack'> & { type: ViewType | null };

export const mayReference = ({ type }: Shown): boolean => REFERENCE_TYPES.includes(type ?? '');
/** Whether a line may be the mean or the median of what is shown. */
export const mayWorkOut = ({ inline, splitStack }: Shown): boolean => !inline && !splitStack;
export const mayRule = ({ type }: Shown): boolean => RULE_TYPES.includes(type ?? '');

/** Of a view's look what it has room for as it is now; the rest is kept while the form is open, for the type to be changed back. */
export function fittingLook(draft: Shown & Pick<View, 'indicadores' | 'look'>): View['look'] {
  const { look, indicadores } = draft;
  if (!look) return look;
  const { number, reference, rules } = look;
  const known = new Set(indicadores.map(({ id }) => id));
  const lined = reference && mayReference(draft) && (reference.kind === 'value' || mayWorkOut(draft));
  const ruled = mayRule(draft)
    ? (rules ?? []).filter(({ indicador }) => indicador == null || known.has(indicador))
    : [];
  const kept = {
    ...(number ? { number } : {}),
    ...(lined ? { reference } : {}),
    ...(ruled.length > 0 ? { rules: ruled } : {}),
  };
  return Object.keys(kept).length === 0 ? null : kept;
}
