export { QueuePage as Component } from './queue-page.tsx';
