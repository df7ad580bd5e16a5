export { PropertySheetPage as Component } from './property-sheet-page.tsx';
