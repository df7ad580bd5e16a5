import { PORTUGUESE, storedLanguage } from '../core/i18n/texts.ts';

// The choice of an earlier visit: nothing is drawn before its words are there. Where they cannot be fetched the page is Portuguese.
const language = storedLanguage();
if (language !== PORTUGUESE.code)
  await import('../core/i18n/choose.ts').then(
    ({ chooseLanguage }) => chooseLanguage(language).catch(() => undefined),
    () => undefined,
  );

export { Root as Component } from './root.tsx';
