export { ConfigurationHome as Component } from './configuration-home.tsx';
