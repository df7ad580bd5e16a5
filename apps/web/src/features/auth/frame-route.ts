export { AuthFrame as Component } from './auth-frame.tsx';
export { RouteFailure as ErrorBoundary } from '../../core/feedback/route-failure.tsx';
