export { LogoutPage as Component } from './logout-page.tsx';
