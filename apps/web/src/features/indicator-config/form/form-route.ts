// Fetched beside the page, not after it.
void import('@fonte/ui/token-editor');

export { IndicatorFormPage as Component } from './form-page.tsx';
export { RouteFailure as ErrorBoundary } from '../../../core/feedback/route-failure.tsx';
