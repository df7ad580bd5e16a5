export { SheetPage as Component } from './sheet-page.tsx';
export { RouteFailure as ErrorBoundary } from '../../core/feedback/route-failure.tsx';
