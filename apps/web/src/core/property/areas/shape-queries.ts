import { queryOptions } from '@tanstack/react-query';
import { fetchReport } from '../../report/answer/report-calls.ts';
import { SHAPES } from '../property-reports.ts';
import { propertyFilter } from '../property-points.ts';
import type { ShapeReports } from './read-shapes.ts';

/** Areas, history and CAR of one property. */
export const shapesQuery = (code: string) =>
  queryOptions({
    queryKey: ['property-shapes', code],
    queryFn: async ({ signal }): Promise<ShapeReports> => {
      const read = (report: number) =>
        fetchReport(report, { ano: null, uf: null, moreFilter: propertyFilter(code) }, signal);
      const [polygons, history, car] = await Promise.all([
        read(SHAPES.polygons),
        read(SHAPES.history),
        read(SHAPES.car),
      ]);
      return { polygons, history, car };
    },
  });
