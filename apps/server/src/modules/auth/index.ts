export { createDemoAccounts, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';
export { grantProfile, GrantRefused } from './grant-profile.ts';
export { registerAuth } from './routes.ts';
