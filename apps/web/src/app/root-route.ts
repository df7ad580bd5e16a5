export { Root as Component } from './root.tsx';
