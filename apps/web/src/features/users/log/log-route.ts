export { LogPage as Component } from './log-page.tsx';
