import { onPaper } from '../../core/paper/on-paper.tsx';
import { ProducerSheetPage } from './producer-sheet-page.tsx';

export const Component = onPaper(ProducerSheetPage);
