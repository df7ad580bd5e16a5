export { candidateLines, candidatesOf } from './candidates.ts';
export { removeOldClaims } from './claims.ts';
export { createDemoAccounts, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';
export { grantProfile, GrantRefused } from './grant-profile.ts';
export { grantMail, passwordLink } from './mails.ts';
export { registerAuth } from './routes.ts';
