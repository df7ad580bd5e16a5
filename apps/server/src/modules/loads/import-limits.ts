import { limitsBy, type ImportLimits, type LimitName } from '@fonte/programme';
import type { Settings } from '../../settings.ts';

/** How much a load may take away or write over before that has to be accepted. */
export const importLimits = (settings: Pick<Settings, LimitName>): ImportLimits =>
  limitsBy(({ name }) => settings[name]);
