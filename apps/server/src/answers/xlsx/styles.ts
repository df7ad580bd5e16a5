import { TONES, type Tone } from '@fonte/contracts/look-words';
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
/** All of them, once more on each tone's ground. */
const STYLES_ON_A_GROUND = BOLD_MOMENT + 1;
/** Of the styles that are no number's. */
const BOLD: Readonly<Record<number, number>> = {
  [STYLE.plain]: STYLE.head,
  [STYLE.day]: BOLD_DAY,
  [STYLE.moment]: BOLD_MOMENT,
};

/** A figure with its decimals and thousands apart; the value keeps all that it has. */
export const numberStyle = (scale: number): number => FIRST_NUMBER + Math.min(scale, MOST_DECIMALS);

/** The same in bold, as totals are. */
export function boldStyle(style: number): number {
  const plain = style % STYLES_ON_A_GROUND;
  const isNumber = plain >= FIRST_NUMBER && plain < FIRST_BOLD;
  return style - plain + (BOLD[plain] ?? (isNumber ? plain + SCALES.length : plain));
}

/** The same on the ground of what a figure comes to. */
export const tonedStyle = (style: number, tone: Tone): number =>
  (style % STYLES_ON_A_GROUND) + (TONES.indexOf(tone) + 1) * STYLES_ON_A_GROUND;

/** The light scheme's soft colours (docs/design/tokens.md): black figures are read on each. */
const GROUNDS: Readonly<Record<Tone, string>> = {
  success: 'E3F1E5',
  warning: 'FCF0D9',
  error: 'FBE9E7',
  info: 'E4EEF8',
};

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

const styled = (fill: number, format: number, font: number): Markup =>
  xml`<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0"${format > 0 && BY_FORMAT}${font > 0 && BY_FONT}${fill > 0 && BY_FILL}/>`;
const BY_FORMAT = xml` applyNumberFormat="1"`;
const BY_FONT = xml` applyFont="1"`;
const BY_FILL = xml` applyFill="1"`;

/** Every style once, by its number. */
const cellsOn = (fill: number): Markup[] => [
  styled(fill, 0, 0),
  styled(fill, 0, 1),
  styled(fill, DAY, 0),
  styled(fill, MOMENT, 0),
  styled(fill, 0, 2),
  styled(fill, 0, 3),
  ...SCALES.map((scale) => styled(fill, WHOLE + scale, 0)),
  ...SCALES.map((scale) => styled(fill, WHOLE + scale, 1)),
  styled(fill, DAY, 1),
  styled(fill, MOMENT, 1),
];

/** The first two are the standard's own. */
const FILLS = [
  xml`<patternFill patternType="none"/>`,
  xml`<patternFill patternType="gray125"/>`,
  ...TONES.map(
    (tone) =>
      xml`<patternFill patternType="solid"><fgColor rgb="${`FF${GROUNDS[tone]}`}"/><bgColor indexed="64"/></patternFill>`,
  ),
];
const CELLS = [...cellsOn(0), ...TONES.flatMap((_, at) => cellsOn(at + 2))];

/** What stands in the workbook's part of styles, in the order of the standard; the cells' own by `STYLE`. 'Normal' has to have a name: readers make one up else, and say so. */
export const styles: readonly Markup[] = [
  xml`<numFmts count="${FORMATS.length}">${FORMATS.map((code, at) => xml`<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${code}"/>`)}</numFmts>`,
  xml`<fonts count="${FONTS.length}">${FONTS.map((font) => xml`<font>${font}</font>`)}</fonts>`,
  xml`<fills count="${FILLS.length}">${FILLS.map((fill) => xml`<fill>${fill}</fill>`)}</fills>`,
  xml`<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>`,
  xml`<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>`,
  xml`<cellXfs count="${CELLS.length}">${CELLS}</cellXfs>`,
  xml`<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>`,
];
