export { PropertyMediaPage as Component } from './property-page.tsx';
