import MuiGlobalStyles from '@mui/material/GlobalStyles';
import { useLayoutEffect } from 'react';
import { usePrinting } from './use-printing.ts';

/** What is worked with, and so is not on paper. Buttons that are words of a table carry `data-print="text"`. */
const CONTROLS = [
  '[data-print="hide"]',
  'button:not([data-print="text"])',
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiCheckbox-root',
  '.MuiInputBase-root',
  '.MuiTabs-root',
  '.MuiBackdrop-root',
].join(', ');

/**
 * Paper: the whole column, upright or across, no shadows (they turn cards into bitmaps), charts scaled by their viewBox. What is marked
 * `data-print="hide"` stays away, as do all controls: header, menus, filters, buttons.
 */
export function PrintStyles() {
  usePaperIsLight();
  return (
    <MuiGlobalStyles
      styles={{
        // No size: the reader chooses paper and direction.
        '@page': { margin: '12mm 10mm' },
        '[data-print="only"]': { display: 'none' },
        '@media print': {
          '*, *::before, *::after': {
            boxShadow: 'none !important',
            animation: 'none !important',
            transition: 'none !important',
          },
          'html, body': { background: '#fff !important', printColorAdjust: 'exact', fontSize: '9pt' },
          'main, [data-print="column"]': {
            width: '100%',
            maxWidth: 'none',
            margin: '0 !important',
            padding: '0 !important',
          },
          [CONTROLS]: { display: 'none !important' },
          '[data-print="flow"]': { position: 'static !important' },
          '[data-print="only"]': { display: 'block' },
          '[data-print="card"], [data-print="tile"], tr': { breakInside: 'avoid' },
          '[data-print="tile"]': {
            border: 0,
            borderTop: '2px solid #1B241F',
            borderRadius: 0,
            paddingInline: 0,
          },
          thead: { display: 'table-header-group' },
          tfoot: { display: 'table-row-group' },
          // A table of nine columns stands on an upright page.
          table: { borderCollapse: 'collapse', fontSize: '11px !important', lineHeight: '15px !important' },
          'table th, table td': { paddingInline: '5px !important' },
          'thead th, thead td': { borderBottom: '1.5px solid #1B241F', whiteSpace: 'normal !important' },
          'tbody td': { borderBottom: '0.5px solid #DEE3D9' },
          'tfoot td': { borderTop: '1.5px solid #1B241F' },
          '[data-chart] svg': { position: 'static !important', width: '100%', height: 'auto' },
        },
      }}
    />
  );
}

/** The scheme is an attribute of the root; on paper it says light. */
function usePaperIsLight() {
  const printing = usePrinting();
  useLayoutEffect(() => {
    if (!printing) return undefined;
    const root = document.documentElement;
    const onScreen = root.getAttribute('data-color-scheme');
    root.setAttribute('data-color-scheme', 'light');
    return () => {
      if (onScreen) root.setAttribute('data-color-scheme', onScreen);
    };
  }, [printing]);
}
