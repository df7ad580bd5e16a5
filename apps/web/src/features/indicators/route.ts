export { IndicatorsPage as Component } from './indicators-page.tsx';
export { RouteFailure as ErrorBoundary } from '../../core/feedback/route-failure.tsx';
