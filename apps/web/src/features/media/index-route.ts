export { MediaIndexPage as Component } from './index-page.tsx';
