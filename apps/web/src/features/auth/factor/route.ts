export { FactorPage as Component } from './factor-page.tsx';
