import { forgetClaimsJob } from './modules/auth/index.ts';
import type { JobHandlers } from './platform/jobs/job.ts';
import { sendMail } from './platform/mail/send-mail.ts';
import { endSessionsJob, forgetAttemptsJob, retentionJob, tidyJob } from './platform/upkeep/upkeep-jobs.ts';

/** Who does each kind of job; a kind that nobody does is no JobHandlers. */
export const HANDLERS: JobHandlers = {
  'mail.send': sendMail,
  'upkeep.sessions': endSessionsJob,
  'upkeep.attempts': forgetAttemptsJob,
  'upkeep.claims': forgetClaimsJob,
  'upkeep.retention': retentionJob,
  'upkeep.database': tidyJob,
};
