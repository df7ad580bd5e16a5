export { Shell as Component } from './shell.tsx';
export { RouteFailure as ErrorBoundary } from '../core/feedback/route-failure.tsx';
