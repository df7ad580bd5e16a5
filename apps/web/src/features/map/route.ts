export { MapPage as Component } from './map-page.tsx';
export { RouteFailure as ErrorBoundary } from '../../core/feedback/route-failure.tsx';
