export { ClosingsPage as Component } from './closings-page.tsx';
