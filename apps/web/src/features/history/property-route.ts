export { PropertyChangesPage as Component } from './property-changes-page.tsx';
