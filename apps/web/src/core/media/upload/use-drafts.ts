import { useEffect } from 'react';
import { isOpen, type UploadItem } from './upload-item.ts';
import type { UploadList } from './upload-list.ts';

/** What was chosen or written is kept once nothing more was for so long, ms; and at once where the page is hidden: a phone ends hidden pages for their room. */
const AT_REST_MS = 2_000;

/** Keeps what is chosen in a panel and not sent yet on this device, as it is described. */
export function useDrafts(list: UploadList, items: readonly UploadItem[]): void {
  // Files that are on their way change many times a second.
  const chosen = JSON.stringify(
    items.filter(isOpen).map(({ id, description, tags }) => [id, description, tags]),
  );
  useEffect(() => {
    const timer = setTimeout(() => list.keepDrafts(), AT_REST_MS);
    return () => clearTimeout(timer);
    // What is chosen or written begins the rest anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list, chosen]);
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') list.keepDrafts();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [list]);
}
