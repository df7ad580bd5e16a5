export { LogoutPage as Component } from './logout-page.tsx';
export { RouteFailure as ErrorBoundary } from '../../core/feedback/route-failure.tsx';
