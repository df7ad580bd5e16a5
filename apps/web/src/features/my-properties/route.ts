export { MyPropertiesPage as Component } from './my-properties-page.tsx';
