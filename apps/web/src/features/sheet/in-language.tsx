import type { SheetLanguage } from '@fonte/contracts/sheet-languages';
import { FailedState, LoadingState } from '@fonte/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { Sheet } from '../../core/paper/sheet.tsx';
import { SpeechContext } from '../../core/paper/speech/speech.ts';
import { useForeignSpeech } from '../../core/paper/speech/use-foreign-speech.ts';

interface InLanguageProps {
  /** Null is Portuguese. */
  language: SheetLanguage | null;
  /** Whether it says what its page on the screen says. */
  asItsPage: boolean;
  /** What the page is called until its words are there. */
  title: string;
  children: ReactNode;
}

/** A sheet in the language of its address. Without that language's words there is none: a sheet half in another one would be taken for the whole. */
export function InLanguage({ language, asItsPage, title, children }: InLanguageProps) {
  const { t } = useTexts('core');
  const fetched = useForeignSpeech(language, asItsPage);
  if (fetched.state === 'ready') return <SpeechContext value={fetched.speech}>{children}</SpeechContext>;
  return (
    <Sheet above="" title={title} facts={[]} foot="" state={fetched.state}>
      {fetched.state === 'loading' ? (
        <LoadingState shape="rows" height={420} />
      ) : (
        <FailedState
          sentence={t('page.fileFailed')}
          detail={t('page.failedDetail')}
          onRetry={fetched.retry}
          height={320}
        />
      )}
    </Sheet>
  );
}
