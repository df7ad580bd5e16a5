export { SincePage as Component } from './since-page.tsx';
