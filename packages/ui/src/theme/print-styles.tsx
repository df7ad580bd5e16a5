import MuiGlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';

/**
 * Paper: a fixed 190 mm column instead of breakpoints, no shadows (they turn cards into bitmaps), charts scaled by
 * their viewBox. What is marked `data-print="hide"` stays away: header, menus, filters, buttons.
 */
export function PrintStyles() {
  usePaperIsLight();
  return (
    <MuiGlobalStyles
      styles={{
        '@page': { size: 'A4', margin: '12mm 10mm' },
        '[data-print="only"]': { display: 'none' },
        '@media print': {
          '*, *::before, *::after': {
            boxShadow: 'none !important',
            animation: 'none !important',
            transition: 'none !important',
          },
          'html, body': { background: '#fff !important', printColorAdjust: 'exact', fontSize: '9pt' },
          'main, [data-print="column"]': {
            width: '190mm',
            maxWidth: '190mm',
            margin: '0 !important',
            padding: '0 !important',
          },
          '[data-print="hide"], .MuiButton-root, .MuiIconButton-root, .MuiTabs-root, .MuiBackdrop-root': {
            display: 'none !important',
          },
          '[data-print="flow"]': { position: 'static !important' },
          '[data-print="only"]': { display: 'block' },
          '[data-print="card"], tr': { breakInside: 'avoid' },
          '[data-print="tile"]': {
            border: 0,
            borderTop: '2px solid #1B241F',
            borderRadius: 0,
            paddingInline: 0,
          },
          thead: { display: 'table-header-group' },
          tfoot: { display: 'table-row-group' },
          table: { borderCollapse: 'collapse' },
          'thead th': { borderBottom: '1.5px solid #1B241F' },
          'tbody td': { borderBottom: '0.5px solid #DEE3D9' },
          'tfoot td': { borderTop: '1.5px solid #1B241F' },
          '[data-chart] svg': { position: 'static !important', width: '100%', height: 'auto' },
        },
      }}
    />
  );
}

/** The scheme is an attribute of the root; between 'beforeprint' and 'afterprint' it says light. */
function usePaperIsLight() {
  useEffect(() => {
    const root = document.documentElement;
    let onScreen: string | null = null;
    const before = () => {
      onScreen = root.getAttribute('data-color-scheme');
      root.setAttribute('data-color-scheme', 'light');
    };
    const after = () => {
      if (onScreen) root.setAttribute('data-color-scheme', onScreen);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
