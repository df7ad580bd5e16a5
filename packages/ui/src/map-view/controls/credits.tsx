import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { CreditLink } from '../map-model.ts';

/** An attribution, in which the words of its links lead to their addresses. */
export function Credits({ text, links = [] }: { text: string; links?: readonly CreditLink[] | undefined }) {
  const parts: ReactNode[] = [];
  let rest = text;
  for (const { text: words, href } of links) {
    const at = rest.indexOf(words);
    if (at < 0) continue;
    parts.push(
      rest.slice(0, at),
      <Link key={parts.length} href={href} target="_blank" rel="noopener" color="inherit" sx={LINK}>
        {words}
      </Link>,
    );
    rest = rest.slice(at + words.length);
  }
  return (
    <>
      {parts}
      {rest}
    </>
  );
}

/** The map's foot lets clicks through to the map; its links take them. */
const LINK = { pointerEvents: 'auto', textDecorationColor: 'currentcolor' };
