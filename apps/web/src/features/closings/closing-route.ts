export { ClosingPage as Component } from './closing-page.tsx';
