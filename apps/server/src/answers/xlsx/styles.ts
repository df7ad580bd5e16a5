import { xml, type Markup } from '../xml/xml.ts';

/** Decimals that a number may be shown with; finer ones are shown as many. */
const MOST_DECIMALS = 6;
const SCALES = Array.from({ length: MOST_DECIMALS + 1 }, (_, scale) => scale);

/** Cell styles of a workbook that are no number's. */
export const STYLE = { plain: 0, head: 1, day: 2, moment: 3, link: 4, title: 5 } as const;

const FIRST_NUMBER = 6;
const FIRST_BOLD = FIRST_NUMBER + SCALES.length;
const BOLD_DAY = FIRST_BOLD + SCALES.length;
const BOLD_MOMENT = BOLD_DAY + 1;
/** Of the styles that are no number's. */
const BOLD: Readonly<Record<number, number>> = {
  [STYLE.plain]: STYLE.head,
  [STYLE.day]: BOLD_DAY,
  [STYLE.moment]: BOLD_MOMENT,
};

/** A figure with its decimals and thousands apart; the value keeps all that it has. */
export const numberStyle = (scale: number): number => FIRST_NUMBER + Math.min(scale, MOST_DECIMALS);

/** The same in bold, as totals are. */
export const boldStyle = (style: number): number =>
  BOLD[style] ?? (style >= FIRST_NUMBER && style < FIRST_BOLD ? style + SCALES.length : style);

/** Formats of our own are numbered from here (ECMA-376, 18.8.30). */
const FIRST_FORMAT = 164;
const FORMATS = [
  'dd/mm/yyyy',
  'dd/mm/yyyy hh:mm',
  ...SCALES.map((scale) => (scale === 0 ? '#,##0' : `#,##0.${'0'.repeat(scale)}`)),
];
const [DAY, MOMENT, WHOLE] = [FIRST_FORMAT, FIRST_FORMAT + 1, FIRST_FORMAT + 2];

const FONTS = [
  xml`<sz val="11"/><name val="Calibri"/>`,
  xml`<b/><sz val="11"/><name val="Calibri"/>`,
  xml`<u/><sz val="11"/><color rgb="FF0563C1"/><name val="Calibri"/>`,
  xml`<b/><sz val="16"/><name val="Calibri"/>`,
];

const inFont = (font: number): Markup =>
  xml`<xf numFmtId="0" fontId="${font}" fillId="0" borderId="0" xfId="0" applyFont="1"/>`;
const inFormat = (format: number, font = 0): Markup =>
  xml`<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font > 0 && BY_FONT}/>`;
const BY_FONT = xml` applyFont="1"`;

const CELLS = [
  xml`<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
  inFont(1),
  inFormat(DAY),
  inFormat(MOMENT),
  inFont(2),
  inFont(3),
  ...SCALES.map((scale) => inFormat(WHOLE + scale)),
  ...SCALES.map((scale) => inFormat(WHOLE + scale, 1)),
  inFormat(DAY, 1),
  inFormat(MOMENT, 1),
];

/** What stands in the workbook's part of styles, in the order of the standard; the cells' own by `STYLE`. 'Normal' has to have a name: readers make one up else, and say so. */
export const styles: readonly Markup[] = [
  xml`<numFmts count="${FORMATS.length}">${FORMATS.map((code, at) => xml`<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`)}</numFmts>`,
  xml`<fonts count="${FONTS.length}">${FONTS.map((font) => xml`<font>${font}</font>`)}</fonts>`,
  xml`<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>`,
  xml`<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>`,
  xml`<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`,
  xml`<cellXfs count="${CELLS.length}">${CELLS}</cellXfs>`,
  xml`<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>`,
];
