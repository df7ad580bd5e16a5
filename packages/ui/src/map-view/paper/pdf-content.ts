import type { Place } from './paper-page.ts';
import { pdfString } from './pdf-text.ts';

export const POINTS_A_MM = 72 / 25.4;

const INK = '0.11 0.14 0.12';
const QUIET = '0.31 0.36 0.33';
const EDGE = '0.87 0.89 0.85';

type Point = readonly [x: number, y: number];

/** What is drawn on a page, in mm from its top left corner, as a PDF's own orders (ISO 32000-1, 8 and 9). */
export class PdfContent {
  readonly #height: number;
  readonly #orders: string[] = [];

  constructor(height: number) {
    this.#height = height;
  }

  get text(): string {
    return this.#orders.join('\n');
  }

  /** A line of text; `y` is where its letters stand. */
  write(
    text: string,
    x: number,
    y: number,
    { size, bold = false, quiet = false }: { size: number; bold?: boolean; quiet?: boolean },
  ): void {
    if (text === '') return;
    this.#orders.push(
      `BT ${quiet ? QUIET : INK} rg /${bold ? 'F2' : 'F1'} ${number(size)} Tf ${this.#at([x, y])} Td ${pdfString(text)} Tj ET`,
    );
  }

  picture(name: string, { x, y, width, height }: Place): void {
    const size = `${number(width * POINTS_A_MM)} 0 0 ${number(height * POINTS_A_MM)}`;
    this.#orders.push(`q ${size} ${this.#at([x, y + height])} cm /${name} Do Q`);
  }

  /** A thin border. */
  frame(place: Place): void {
    this.#orders.push(`${EDGE} RG 0.75 w ${this.#rectangle(place)} S`);
  }

  /** White ground. */
  box(place: Place): void {
    this.#orders.push(`1 1 1 rg ${this.#rectangle(place)} f`);
  }

  rule(x: number, y: number, width: number): void {
    this.#orders.push(
      `${EDGE} RG 0.75 w ${this.#path([
        [x, y],
        [x + width, y],
      ])} S`,
    );
  }

  line(points: readonly Point[]): void {
    this.#orders.push(`${INK} RG 1.2 w ${this.#path(points)} S`);
  }

  area(points: readonly Point[]): void {
    this.#orders.push(`${INK} rg ${this.#path(points)} h f`);
  }

  #at([x, y]: Point): string {
    return `${number(x * POINTS_A_MM)} ${number((this.#height - y) * POINTS_A_MM)}`;
  }

  #path(points: readonly Point[]): string {
    return points.map((point, index) => `${this.#at(point)} ${index === 0 ? 'm' : 'l'}`).join(' ');
  }

  #rectangle({ x, y, width, height }: Place): string {
    return `${this.#at([x, y + height])} ${number(width * POINTS_A_MM)} ${number(height * POINTS_A_MM)} re`;
  }
}

const number = (value: number): string => value.toFixed(2);
