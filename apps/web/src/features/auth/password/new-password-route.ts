export { NewPasswordPage as Component } from './new-password-page.tsx';
