import { isBoardName } from '@fonte/contracts/boards';
import { chartWords, type ToldChart } from '../../../answers/index.ts';
import { chartPicture } from '../../../answers/pictures/chart-picture.ts';
import type { Access } from '../../../query/index.ts';
import { panelCharts } from '../../indicators/index.ts';
import { boardCharts } from '../../reports/index.ts';
import { keptFor, partsOf, type FigureParts, type Figures } from './figures.ts';

/** Charts of one mail: the first of the page or panel. The rest is a click away. */
const MOST = 4;
/** Of all pictures of a mail together, bytes: mail programs cut off what is long, and telephones pay for it. */
export const PICTURES_BYTES = 300_000;

/** A chart with its picture, and its figures in words. */
export interface DrawnChart {
  readonly chart: ToldChart;
  readonly words: readonly string[];
  readonly png: Buffer;
}

/** What a summary tells, for a file of it. */
export interface ToldInFile {
  readonly title: string;
  /** Whose figures they are, of which year and how fresh. */
  readonly lead: string;
  readonly figures: Figures;
  readonly charts: readonly DrawnChart[];
}

/** The first charts of a page or a panel as one reader has them; none for who may not open it. Errors: those of reports, `BeingDecided`. */
export const chartsOf = (
  parts: FigureParts,
  access: Access,
  source: string,
  signal: AbortSignal,
): Promise<readonly DrawnChart[]> =>
  keptFor(parts, { access, source, signal, what: 'charts' }, async (ano, _version, own) => {
    const { kind, name } = partsOf(source);
    const told =
      kind === 'painel'
        ? await panelCharts(parts, access, Number(name), ano, MOST, own)
        : isBoardName(name)
          ? await boardCharts(parts, access, name, ano, MOST, own)
          : null;
    const drawn: DrawnChart[] = [];
    for (const chart of told ?? [])
      // oxlint-disable-next-line no-await-in-loop -- one at a time: between two, whoever asks for a page is answered
      drawn.push({ chart, words: chartWords(chart), png: await chartPicture(chart) });
    return withinBytes(drawn);
  });

/** As many, from the first on, as a mail may carry. */
export function withinBytes(charts: readonly DrawnChart[]): DrawnChart[] {
  let bytes = 0;
  return charts.filter(({ png }) => (bytes += png.length) <= PICTURES_BYTES);
}
