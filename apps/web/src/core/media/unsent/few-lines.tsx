import { counted } from '@fonte/pt-br';
import { useTexts } from '../../i18n/use-texts.ts';
import './texts.ts';

/** So many files are named above every page; the others when somebody wants to know. */
const MOST_NAMED = 3;

/** A sentence of each file: the first few, the others folded, so that forty of them leave the page its place. */
export function FewLines({ lines }: { lines: readonly string[] }) {
  const { t } = useTexts('unsent');
  const more = lines.slice(MOST_NAMED);
  return (
    <>
      <Each lines={lines.slice(0, MOST_NAMED)} />
      {more.length > 0 && (
        <details>
          <summary>{t('more', { files: counted(more.length, t('file'), t('files')) })}</summary>
          <Each lines={more} />
        </details>
      )}
    </>
  );
}

const Each = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => <div key={`${index} ${line}`}>{line}</div>);
