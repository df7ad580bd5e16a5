export { candidateLines, candidatesOf } from './candidates.ts';
export { forgetClaimsJob } from './claims.ts';
export { createDemoAccounts, DEMO_PASSWORD, type DemoAccount } from './demo-accounts.ts';
export { resetFactors } from './factor/reset-factors.ts';
export { grantProfile, GrantRefused } from './grant-profile.ts';
export { registerAuth } from './routes.ts';
export { tellLink } from './tell-link.ts';
