export { NotificationsPage as Component } from './notifications-page.tsx';
