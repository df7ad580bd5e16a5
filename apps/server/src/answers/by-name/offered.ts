import { normalise } from '@fonte/pt-br';
import { fail } from '../../platform/failures/fail.ts';

/** A value that a parameter may have: its code, and its words. */
export interface Offered {
  readonly valor: string | number | boolean;
  readonly titulo: string;
}

/** So many are told to who asks for another. */
const TOLD = 40;

/** 'a, b e mais 12': what there is, as far as a sentence goes. */
export function toldOf(names: readonly string[]): string {
  const more = names.length - TOLD;
  if (names.length === 0) return 'nenhum';
  return more > 0 ? `${names.slice(0, TOLD).join(', ')} e mais ${more}` : names.join(', ');
}

const told = ({ valor, titulo }: Offered): string =>
  normalise(String(valor)) === normalise(titulo) ? titulo : `${valor} (${titulo})`;

/** What a caller wrote, safe to repeat in a sentence. */
const printable = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{Zs}+=]/gu, '').slice(0, 60);

/**
 * The values of a parameter as they are written, parted by commas, each by its code or by its words, case and accents ignored; words that are those of several are all of
 * them. Errors: noSuchValue, with what there is.
 */
export function offeredIn(name: string, text: string, offered: readonly Offered[]): Offered[] {
  const named = (written: string): Offered[] => {
    const wanted = normalise(written.trim());
    const byCode = offered.filter(({ valor }) => normalise(String(valor)) === wanted);
    return byCode.length > 0 ? byCode : offered.filter(({ titulo }) => normalise(titulo) === wanted);
  };
  // Words may have a comma themselves.
  const whole = named(text);
  if (whole.length > 0) return whole;
  const all = text.split(',').flatMap((written) => {
    const found = named(written);
    return found.length > 0
      ? found
      : fail('noSuchValue', { name, value: printable(written.trim()), there: toldOf(offered.map(told)) });
  });
  return [...new Set(all)];
}

/** Ends the call for a parameter that is none here. Errors: noSuchParameter, with those that there are. */
export function refuseOthers(given: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  const other = Object.keys(given).find((name) => given[name] !== undefined && !names.includes(name));
  if (other !== undefined) fail('noSuchParameter', { name: printable(other), there: toldOf(names) });
}
