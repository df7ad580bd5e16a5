import type { ImportLimits } from '@fonte/programme';
import type { Settings } from '../../settings.ts';

type Named =
  | 'IMPORT_MAX_REMOVALS_PERCENT'
  | 'IMPORT_MAX_EMPTIED_PERCENT'
  | 'IMPORT_MAX_CHANGED_PERCENT'
  | 'IMPORT_MAX_SUM_FACTOR';

/** How much a load may take away or write over before that has to be accepted. */
export const importLimits = (settings: Pick<Settings, Named>): ImportLimits => ({
  removalsPercent: settings.IMPORT_MAX_REMOVALS_PERCENT,
  emptiedPercent: settings.IMPORT_MAX_EMPTIED_PERCENT,
  changedPercent: settings.IMPORT_MAX_CHANGED_PERCENT,
  sumFactor: settings.IMPORT_MAX_SUM_FACTOR,
});
