export { registerPeople } from './routes.ts';
export { administers } from './accounts.ts';
