export { LoadsPage as Component } from './loads-page.tsx';
