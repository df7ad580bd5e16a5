import { useSnackbar } from '@fonte/ui';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { saveFile } from './save-file.ts';

/** A file to fetch: what it holds, what it is called unless the server says, and where it comes from. */
export type Saving = {
  title: string;
  name: string;
  open: (signal: AbortSignal) => Promise<Response>;
  /** However it ended. */
  ended?: () => void;
};

/** How it is told how a file ended, where its page speaks another language than the portal. */
export type SavingWords = { done: string; failed: string; why: (failure: unknown) => string };

export type SavingTies = {
  words?: SavingWords;
  /** Asked for in a row, which is drawn only while it is in sight: the file goes on until its page is left. */
  ofRow?: boolean;
};

/** One file at a time: its progress in bytes, its own cancel, and how it ended. */
export function useSaving({ words, ofRow = false }: SavingTies = {}) {
  const { t } = useTexts('core');
  const snackbar = useSnackbar();
  const [running, setRunning] = useState<{ title: string; received: number } | null>(null);
  const abort = useRef<AbortController | null>(null);
  const page = useRef(window.location.pathname);
  // What was started here ends with the place it was started from.
  useEffect(
    () => () => {
      if (!ofRow || window.location.pathname !== page.current) abort.current?.abort();
    },
    [ofRow],
  );

  const run = async ({ title, name, open, ended }: Saving) => {
    const control = new AbortController();
    abort.current = control;
    setRunning({ title, received: 0 });
    try {
      await saveFile(await open(control.signal), name, (received) => setRunning({ title, received }));
      snackbar.success(words?.done ?? t('downloads.done'), title);
    } catch (failure) {
      if (!control.signal.aborted)
        snackbar.failure(words?.failed ?? t('downloads.failed'), (words?.why ?? sentenceOf)(failure));
    } finally {
      // Another may have begun since this one was broken off.
      if (abort.current === control) {
        setRunning(null);
        ended?.();
      }
    }
  };
  return { start: (saving: Saving) => void run(saving), cancel: () => abort.current?.abort(), running };
}
