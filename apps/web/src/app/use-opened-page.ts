import type { Page } from '@fonte/contracts';
import { openedPage } from '@fonte/contracts/endpoints/portal';
import { useEffect } from 'react';
import { call } from '../core/api/call.ts';

/** Records the opened page under its audit report id. A record that fails must not hinder the page. */
export function useOpenedPage(page: Page | undefined, path: string): void {
  const audit = page?.audit ?? null;
  useEffect(() => {
    if (audit === null) return;
    void call(openedPage, { body: { audit, path } }).catch(() => undefined);
  }, [audit, path]);
}
