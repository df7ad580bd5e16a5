import { onPaper } from '../../core/paper/on-paper.tsx';
import { AgendaSheetPage } from './agenda-sheet-page.tsx';

export const Component = onPaper(AgendaSheetPage);
