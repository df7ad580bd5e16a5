export { deliverJob } from './deliver.ts';
export { importsJob, monthlyJob, weeklyJob } from './occasions.ts';
export { registerNotifications } from './routes.ts';
