import { useEffect } from 'react';

const PRODUCT = 'Fonte de dados';

/** Title of the browser tab: 'Dashboard Coordenador · Fonte de dados'. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
