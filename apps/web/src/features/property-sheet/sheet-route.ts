import { onPaper } from '../../core/paper/on-paper.tsx';
import { PropertySheetPage } from './property-sheet-page.tsx';

export const Component = onPaper(PropertySheetPage);
