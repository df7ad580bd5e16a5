import { forgetClaimsJob } from './modules/auth/index.ts';
import { keepFigures } from './modules/history/index.ts';
import { checkLoadJob, forgetLoadsJob, importLoadJob } from './modules/loads/index.ts';
import { prepareObservers } from './modules/observers/index.ts';
import { demoMediaJob, looseJob, sweepJob } from './modules/media/index.ts';
import { deliverJob, importsJob, monthlyJob, weeklyJob } from './modules/notifications/index.ts';
import { forgetJob, forgetRemovedAccounts } from './modules/privacy/index.ts';
import { makeAnswersReady } from './modules/reports/index.ts';
import type { JobHandlers } from './platform/jobs/job.ts';
import { sendMail } from './platform/mail/send-mail.ts';
import { endSessionsJob, forgetAttemptsJob, retentionJob, tidyJob } from './platform/upkeep/upkeep-jobs.ts';

/** Who does each kind of job; a kind that nobody does is no JobHandlers. */
export const HANDLERS: JobHandlers = {
  'mail.send': sendMail,
  'load.check': checkLoadJob,
  'load.import': importLoadJob,
  'load.forget': forgetLoadsJob,
  'media.demonstration': demoMediaJob,
  'media.loose': looseJob,
  'media.sweep': sweepJob,
  'notify.imports': importsJob,
  'notify.weekly': weeklyJob,
  'notify.monthly': monthlyJob,
  'notify.deliver': deliverJob,
  'privacy.forget': forgetJob,
  'upkeep.sessions': endSessionsJob,
  'upkeep.attempts': forgetAttemptsJob,
  'upkeep.claims': forgetClaimsJob,
  'upkeep.retention': retentionJob(forgetRemovedAccounts),
  'upkeep.database': tidyJob,
  'observers.prepare': prepareObservers,
  'answers.ready': makeAnswersReady,
  'figures.keep': keepFigures,
};
