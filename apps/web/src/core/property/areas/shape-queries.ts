import { queryOptions } from '@tanstack/react-query';
import { fetchReport } from '../../report/answer/report-calls.ts';
import { propertyFilter } from '../property-points.ts';
import type { ShapeReports } from './read-shapes.ts';

/** Numbers of the reports (second text, section 7). The year does not change them. */
const REPORTS = { polygons: 67676705, history: 67676704, car: 67676706 } as const;

/** Areas, history and CAR of one property. */
export const shapesQuery = (code: string) =>
  queryOptions({
    queryKey: ['property-shapes', code],
    queryFn: async ({ signal }): Promise<ShapeReports> => {
      const read = (report: number) =>
        fetchReport(report, { ano: null, uf: null, moreFilter: propertyFilter(code) }, signal);
      const [polygons, history, car] = await Promise.all([
        read(REPORTS.polygons),
        read(REPORTS.history),
        read(REPORTS.car),
      ]);
      return { polygons, history, car };
    },
  });
