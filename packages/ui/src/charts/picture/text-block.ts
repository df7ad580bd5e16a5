import { CHART_FONT } from '../option/option-base.ts';

/** A text as it is set: CSS weight and size, colour, distance of its lines in px. */
export interface TextStyle {
  readonly font: string;
  readonly color: string;
  readonly line: number;
}

const fontOf = ({ font }: TextStyle): string => `${font} ${CHART_FONT}`;

/** Width of a text in px. */
export function textWidth(on: CanvasRenderingContext2D, text: string, style: TextStyle): number {
  on.font = fontOf(style);
  return on.measureText(text).width;
}

/** A text in lines no wider than `width` px; a word that is wider stands alone. */
export function linesOfText(
  on: CanvasRenderingContext2D,
  text: string,
  style: TextStyle,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(on, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes a line whose middle is at `y`; `right` ends it at `x` instead of beginning it there. */
export function writeLine(
  on: CanvasRenderingContext2D,
  text: string,
  { x, y, right = false }: { readonly x: number; readonly y: number; readonly right?: boolean },
  style: TextStyle,
): void {
  on.font = fontOf(style);
  on.fillStyle = style.color;
  on.textBaseline = 'middle';
  on.textAlign = right ? 'right' : 'left';
  on.fillText(text, x, y);
}
