export { UsersPage as Component } from './list/users-page.tsx';
