import { useNonce } from '@fonte/ui/theme/nonce';
import { cssString } from './css-string.ts';
import { useSpeech } from './speech/speech.ts';

/** What each page's margin says: what the sheet is made of at the left, which page of how many at the right. Firefox and Safari put their own there. */
export function PageBoxes({ foot }: { foot: string }) {
  const nonce = useNonce();
  const { t } = useSpeech();
  const page = countersOf(t('pageOf'));
  // React writes a style element's text as it is; the foot is one string of CSS whatever it holds.
  return (
    <style nonce={nonce} key={`${page} ${foot}`}>
      {`@page { size: A4; margin: 13mm 12mm 17mm; ${boxes(foot, page)} } @page across { size: A4 landscape; margin: 13mm 12mm 17mm; ${boxes(foot, page)} }`}
    </style>
  );
}

const FONT = 'font: 400 9px "Source Sans 3", sans-serif; color: #4f5b54;';

/** 'Página {{page}} de {{pages}}' with the printer's own counters in its places. */
const countersOf = (words: string): string =>
  words
    .split(/\{\{(pages?)\}\}/)
    .map((part, index) => (index % 2 === 0 ? cssString(part) : `counter(${part})`))
    .join(' ');

const boxes = (foot: string, page: string): string =>
  `@bottom-left { content: ${cssString(foot)}; ${FONT} width: 80%; text-align: left } ` +
  `@bottom-center { content: none; width: 0 } ` +
  `@bottom-right { content: ${page}; ${FONT} white-space: nowrap }`;
