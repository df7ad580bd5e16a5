export { PrivacyPage as Component } from './privacy-page.tsx';
