import { useLayoutEffect, useState, type ComponentType } from 'react';
import { sayOnPaper } from '../i18n/choose.ts';
import { PORTUGUESE, spoken } from '../i18n/texts.ts';

/** A page of paper: it has the language of its address, and is drawn once everything around it is said in Portuguese, which it is said out of (docs/decisions/0083, 0097). */
export function onPaper(Page: ComponentType): ComponentType {
  return function OnPaper() {
    const [ready, setReady] = useState(() => spoken.get().code === PORTUGUESE.code);
    useLayoutEffect(() => {
      sayOnPaper(true);
      setReady(true);
      return () => sayOnPaper(false);
    }, []);
    return ready ? <Page /> : null;
  };
}
