import { objectiveId, OBJECTIVE_PARTS, type ObjectiveId } from '@fonte/contracts';
import { DIGIT_OF } from '@fonte/contracts/programme/objective-digits';
import type { Report } from '../../declared/report.ts';
import { farmerReports } from './farmers.ts';
import { OBJECTIVES } from './objective.ts';
import { propertyReports } from './properties.ts';

/** Six boards' reports: three objectives, each by its properties and by its farmers. */
export const OBJECTIVE_REPORTS = Object.fromEntries(
  OBJECTIVES.flatMap((objective) => {
    const tabs = [
      [1, propertyReports(objective)],
      [2, farmerReports(objective)],
    ] as const;
    return tabs.flatMap(([tab, reports]) =>
      OBJECTIVE_PARTS.map((part) => [objectiveId(DIGIT_OF[objective.code], tab, part), reports[part]]),
    );
  }),
) as Readonly<Record<ObjectiveId, Report>>;
