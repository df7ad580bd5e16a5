import { formatPercent } from './numbers.ts';

const list = new Intl.ListFormat('pt-BR');
/** Beyond so many the wholes are counted, not named. */
const MOST_NAMED = 3;
const SAID = 'as porcentagens são arredondadas a uma casa';

/** Percentages that stand beside each other: the parts of what is named, of the only whole without a name. */
export interface SharesShown {
  readonly name?: string;
  readonly percentages: readonly number[];
}

/**
 * What is said of parts that, each rounded to the one decimal that is shown, do not come to 100; null where they do. Percentages that are not
 * the parts of one whole (who is in two of them makes more) say nothing.
 */
export function roundingOf(rows: readonly SharesShown[]): string | null {
  const off = rows.flatMap(({ name, percentages }) => {
    const tenths = percentages.reduce((sum, one) => sum + Math.round(Number(one.toFixed(1)) * 10), 0);
    return isWhole(percentages) && tenths !== 1000 ? [{ name, shown: formatPercent(tenths / 10) }] : [];
  });
  if (off.length === 0) return null;
  if (off.length > MOST_NAMED)
    return `${SAID}: em ${off.length} das ${rows.length} linhas, somadas como aparecem, não dão 100%`;
  const sums = off.map(({ name, shown }) => (name === undefined ? shown : `${shown} em ${name}`));
  return `${SAID}: somadas como aparecem, dão ${list.format(sums)}`;
}

const isWhole = (percentages: readonly number[]): boolean =>
  Math.abs(percentages.reduce((sum, one) => sum + one, 0) - 100) < 0.0001;
