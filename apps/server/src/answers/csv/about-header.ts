import type { About } from '../../platform/answers/answers.ts';

/** Proxies hold the headers of an answer together to 4 kB. */
const MOST = 1_500;
/** So many letters of a value at most: a name may be long, and who made it is never left out. */
const MOST_OF_ONE = 100;

/**
 * What a program's file is of, beside it: 'X-About: Uf=Todas&Ano=2025&Feito+por=…', names and values as a form sends them. Where they are too long together those at the front
 * are left out: who made it and when stand last.
 */
export function aboutHeader(about: About): Readonly<Record<string, string>> {
  const told: string[] = [];
  let length = 0;
  for (const [name, value] of about.toReversed()) {
    const text = new URLSearchParams([[name, told.length < 2 ? shortened(value) : value]]).toString();
    if (length + text.length > MOST) continue;
    length += text.length + 1;
    told.unshift(text);
  }
  return { 'x-about': told.join('&') };
}

const shortened = (value: string): string => Array.from(value).slice(0, MOST_OF_ONE).join('');
