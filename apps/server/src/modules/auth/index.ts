export { createDemoAccounts, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';
export { registerAuth } from './routes.ts';
