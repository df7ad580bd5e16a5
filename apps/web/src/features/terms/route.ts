export { TermsPage as Component } from './terms-page.tsx';
export { RouteFailure as ErrorBoundary } from '../../core/feedback/route-failure.tsx';
