export { RouteFailure as ErrorBoundary } from '../core/feedback/route-failure.tsx';
