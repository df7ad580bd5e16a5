export { Root as Component } from './root.tsx';
export { RouteFailure as ErrorBoundary } from './route-failure.tsx';
