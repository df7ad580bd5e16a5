export { deliverJob } from './sent/deliver.ts';
export { importsJob, monthlyJob, weeklyJob } from './occasions.ts';
export { registerNotifications } from './routes.ts';
