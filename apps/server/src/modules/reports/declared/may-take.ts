import { can, type Profile } from '@fonte/contracts';
import type { Report } from './report.ts';

/** Whether a profile may have a report as a file: it takes files at all, and this one is not for fewer. */
export const mayTake = ({ files }: Pick<Report, 'files'>, profile: Profile): boolean =>
  can(profile, 'report.csv') && files?.includes(profile) !== false;
