export { AgendaSheetPage as Component } from './agenda-sheet-page.tsx';
