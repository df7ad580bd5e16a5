import { PAGES } from '@fonte/contracts';
import { useEffect } from 'react';

/**
 * 'Cookies are set on this page' (first text, section 2): the state of the printed report. It goes no further than these pages and decides nothing: the
 * server reads rights and states from the session and the question (docs/security.md).
 */
export function useStateCookie(uf: string | null): void {
  useEffect(() => {
    const ends = uf === null ? '; max-age=0' : '';
    document.cookie = `uf_perfil=${uf ?? ''}; path=${PAGES.impressao.path}; samesite=strict${ends}`;
  }, [uf]);
}
