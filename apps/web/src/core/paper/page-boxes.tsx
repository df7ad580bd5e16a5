import { useNonce } from '@fonte/ui/theme/nonce';
import { cssString } from './css-string.ts';

/** What each page's margin says: what the sheet is made of at the left, which page of how many at the right. Firefox and Safari put their own there. */
export function PageBoxes({ foot }: { foot: string }) {
  const nonce = useNonce();
  // React writes a style element's text as it is; the foot is one string of CSS whatever it holds.
  return (
    <style nonce={nonce} key={foot}>
      {`@page { size: A4; margin: 13mm 12mm 17mm; ${boxes(foot)} } @page across { size: A4 landscape; margin: 13mm 12mm 17mm; ${boxes(foot)} }`}
    </style>
  );
}

const FONT = 'font: 400 9px "Source Sans 3", sans-serif; color: #4f5b54;';
const boxes = (foot: string): string =>
  `@bottom-left { content: ${cssString(foot)}; ${FONT} width: 80%; text-align: left } ` +
  `@bottom-center { content: none; width: 0 } ` +
  `@bottom-right { content: "Página " counter(page) " de " counter(pages); ${FONT} white-space: nowrap }`;
