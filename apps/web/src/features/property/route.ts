export { PropertyPage as Component } from './property-page.tsx';
