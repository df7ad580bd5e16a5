export { NoProfile as Component } from './no-profile.tsx';
