import { inWords, readFormula } from '@fonte/formula';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { catalogueQuery, checkQuery, type FormulaProblem, type Unsaved } from '../calls.ts';

/** Rest after typing before the server is asked, in ms. */
const REST = 400;

export type Checked = {
  problems: FormulaProblem[];
  /** Names replaced by codes; null while something is wrong. */
  struct: string | null;
  /** 'Em palavras'. */
  words: string | null;
  /** Facts the formula reads, with what of them counts. */
  counts: string[];
  /** The server has not answered for this text yet. */
  checking: boolean;
  /** Nothing is wrong, and the server says so too. */
  good: boolean;
};

/** Reads a formula at each letter in the browser, and asks the server when that finds nothing and typing rests. */
export function useFormulaCheck(unsaved: Unsaved): Checked {
  const { data: catalogue } = useQuery(catalogueQuery());
  const text = unsaved.formula_plain;
  const read = useMemo(() => (catalogue ? readFormula(text, catalogue) : null), [text, catalogue]);
  const settled = useRest(unsaved);
  const own = (read?.problems ?? []).map(({ message, span, fix }): FormulaProblem => ({
    message,
    start: span.start,
    end: span.end,
    fix,
  }));
  const empty = text.trim() === '';
  const ask = !empty && read !== null && own.length === 0;
  const { data, isError } = useQuery({
    ...checkQuery(settled),
    enabled: ask && settled.formula_plain === text,
  });
  const answered = ask && settled.formula_plain === text ? data : undefined;
  const problems = empty ? [] : own.length > 0 ? own : (answered?.problems ?? []);
  return {
    problems,
    struct: read?.struct ?? null,
    words:
      answered?.palavras?.replace(/\.$/, '') ?? (read?.tree && own.length === 0 ? inWords(read.tree) : null),
    counts: answered?.conta ?? [],
    // A server that cannot be asked does not hold the form back: it checks again when saving.
    checking: ask && answered === undefined && !isError,
    good: ask && problems.length === 0 && (answered !== undefined || isError),
  };
}

/** The value once it has stopped changing for a moment. */
export function useRest<T extends { formula_plain: string }>(value: T): T {
  // By content: a new object with the same formula is no other question.
  const content = JSON.stringify(value);
  const [rested, setRested] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setRested(content), REST);
    return () => clearTimeout(timer);
  }, [content]);
  return useMemo(() => JSON.parse(rested) as T, [rested]);
}
