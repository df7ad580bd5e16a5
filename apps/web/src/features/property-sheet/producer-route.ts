export { ProducerSheetPage as Component } from './producer-sheet-page.tsx';
