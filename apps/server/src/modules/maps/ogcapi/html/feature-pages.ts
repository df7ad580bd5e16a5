import type { LayerColumn } from '@fonte/contracts';
import { formatCompactDecimals, formatDate, formatInteger, NO_VALUE } from '@fonte/pt-br';
import { xml, type Markup } from '../../../../answers/xml/xml.ts';
import type { FeatureRow } from '../../wfs/feature-rows.ts';
import { geometryOf } from '../../wfs/geojson.ts';
import type { Link } from '../documents/links.ts';
import { TEXTS } from '../documents/texts.ts';

/** Decimals of a number as it is stored. */
const DECIMALS = 10;

function shown({ type }: LayerColumn, value: unknown): string {
  if (value === null || value === undefined) return NO_VALUE;
  switch (type) {
    case 'integer':
      // As it is: many are codes.
      return JSON.stringify(value);
    case 'decimal':
      return formatCompactDecimals(Number(value), DECIMALS);
    case 'date':
      return formatDate(value as string);
    case 'boolean':
      return value === true ? TEXTS.yes : TEXTS.no;
    case 'text':
      return value as string;
    case 'list':
    case 'json':
      return JSON.stringify(value);
  }
}

const isNumber = ({ type }: LayerColumn): boolean => type === 'integer' || type === 'decimal';

const headOf = ({ title, unit }: LayerColumn): string => (unit === undefined ? title : `${title} (${unit})`);

/** The geometry as GeoJSON has it, folded. */
const geometry = (row: FeatureRow): Markup =>
  xml`<details><summary>${TEXTS.geometry}</summary><code>${geometryOf(row)}</code></details>`;

/** Number of features and the ways to the pages around this one. */
export function countOf(
  {
    start,
    returned,
    matched,
  }: { readonly start: number; readonly returned: number; readonly matched: number },
  links: readonly Link[],
): Markup {
  const sentence =
    returned === 0
      ? `${TEXTS.none} (${formatInteger(matched)})`
      : `${formatInteger(start + 1)} a ${formatInteger(start + returned)} de ${formatInteger(matched)}`;
  const ways = links.filter(({ rel }) => rel === 'prev' || rel === 'next');
  return xml`<nav class="pages" aria-label="${TEXTS.pages}"><strong>${sentence}</strong>${ways.map((one) => xml`<a rel="${one.rel}" href="${one.href}">${one.title}</a>`)}</nav>`;
}

/** The table of features without its rows. */
export function tableParts(columns: readonly LayerColumn[], title: string): { head: string; tail: string } {
  const heads = columns.map((column) => xml`<th scope="col">${headOf(column)}</th>`);
  const open = xml`<div class="card wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr><th scope="col">${TEXTS.item}</th>${heads}<th scope="col">${TEXTS.geometry}</th></tr></thead><tbody>`;
  return { head: open.text, tail: '</tbody></table></div>' };
}

/** A row of the table; its id leads to the feature. */
export const tableRow = (columns: readonly LayerColumn[], row: FeatureRow, href: string): Markup =>
  xml`<tr><td><a href="${href}">${row['feature key']}</a></td>${columns.map((column) => xml`<td${isNumber(column) ? xml` class="n"` : ''}>${shown(column, row[column.name])}</td>`)}<td>${geometry(row)}</td></tr>\n`;

/** One feature, column by column. */
export const featureBody = (columns: readonly LayerColumn[], row: FeatureRow): Markup =>
  xml`<div class="card"><table><tbody>${columns.map((column) => xml`<tr><th scope="row">${headOf(column)}</th><td>${shown(column, row[column.name])}</td></tr>`)}<tr><th scope="row">${TEXTS.geometry}</th><td><pre>${geometryOf(row)}</pre></td></tr></tbody></table></div>`;
