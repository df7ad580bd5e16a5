import type { Page } from '@fonte/contracts';
import { useEffect } from 'react';
import { request } from '../core/api/request.ts';

/** Records the opened page under its audit report id. A record that fails must not hinder the page. */
export function useOpenedPage(page: Page | undefined, path: string): void {
  const audit = page?.audit ?? null;
  useEffect(() => {
    if (audit === null) return;
    void request('/api/indicators/audit/page', { method: 'POST', body: { audit, path } }).catch(
      () => undefined,
    );
  }, [audit, path]);
}
