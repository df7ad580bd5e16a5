export { TermsPage as Component } from './terms-page.tsx';
