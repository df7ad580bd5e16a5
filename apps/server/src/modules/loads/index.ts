export { forgetLoadsJob, loadOver } from './forget-loads.ts';
export { importLimits } from './import-limits.ts';
export { checkLoadJob, importLoadJob } from './load-jobs.ts';
export { registerLoads } from './routes.ts';
