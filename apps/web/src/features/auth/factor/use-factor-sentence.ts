import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { PasskeyRefusal } from './passkeys.ts';
import './texts.ts';

/** The sentence of what went wrong, in the browser or on the server; nothing where nothing did. */
export function useFactorSentence(): (failure: unknown) => string | undefined {
  const { t } = useTexts('factor');
  return (failure) => {
    if (failure === null || failure === undefined) return undefined;
    return failure instanceof PasskeyRefusal ? t(`passkey.${failure.reason}`) : sentenceOf(failure);
  };
}
