import { fileOf } from '../../../../answers/index.ts';
import type { Download } from '../../../../platform/index.ts';
import { featureColumns, headOf } from './feature-columns.ts';
import { aboutOf, type FileParts } from './file-parts.ts';

/**
 * The features as CSV: `;` and decimal comma as Excel in Portuguese opens it and as the portal's other files are, the geometry as WKT in a column that
 * GDAL and QGIS know by its name, which would take a line below the rows for a feature, so that what the file is of is a header of the answer. `format_options=csvseparator:comma` gives GeoServer's own form instead: comma, decimal point, ISO dates, names of columns.
 */
export function csvFile(parts: FileParts): Promise<Download> {
  const name = parts.fileName;
  const rows = parts.rows('text');
  const about = aboutOf(parts);
  if (!/^(?:comma|,)$/.test(parts.options.get('csvseparator') ?? ''))
    return fileOf(featureColumns(parts, { of: headOf, geometry: 'WKT' }), rows, {
      name,
      form: 'csv',
      about,
      program: true,
    });
  const columns = featureColumns(parts, { of: (column) => column.name, geometry: 'geom' });
  return fileOf(columns, rows, { name, form: 'iso.csv', ending: 'csv', about });
}
