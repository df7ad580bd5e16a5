export { AuthFrame as Component } from './auth-frame.tsx';
