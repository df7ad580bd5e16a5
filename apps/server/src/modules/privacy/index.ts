export { forgetJob } from './anonymise/forgetting.ts';
export { forgetRemovedAccounts } from './anonymise/removed-accounts.ts';
export { registerPrivacy } from './routes.ts';
export { copiesOf } from './copies.ts';
