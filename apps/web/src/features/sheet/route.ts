import { onPaper } from '../../core/paper/on-paper.tsx';
import { SheetPage } from './sheet-page.tsx';

export const Component = onPaper(SheetPage);
export { RouteFailure as ErrorBoundary } from '../../core/feedback/route-failure.tsx';
