import { PDFDocument } from '@napi-rs/canvas';
import { chartHeight, drawChart } from '../../../answers/pictures/draw-chart.ts';
import { INK, write, wrapped, type Ink } from '../../../answers/pictures/ink.ts';
import type { ToldInFile } from './charts.ts';

/** A4, points. */
const PAGE = { width: 595, height: 842 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 16;

/** The summary's figures and charts on sheets of A4, as vectors and words. Needs no Chromium and no session of the reader: it draws what the mail tells. */
export function figuresPdf({ title, lead, figures, charts }: ToldInFile): Buffer {
  const sheet = new Sheets(title);
  sheet.words(title, { size: 20, weight: 700 });
  sheet.words(lead, { size: 11, color: INK.soft });
  sheet.gap(8);
  for (const { name, value, note } of figures.list) sheet.figure(name, value, note);
  for (const { chart } of charts) sheet.chart(chart);
  return sheet.close();
}

type Look = { readonly size: number; readonly weight?: number; readonly color?: string };

/** Pages that are begun as they are needed, written from above to below. */
class Sheets {
  readonly #pdf: PDFDocument;
  #ink: Ink;
  #y = MARGIN;
  #page = 1;

  constructor(private readonly title: string) {
    this.#pdf = new PDFDocument({ title, creator: 'Fonte de dados', producer: 'Fonte de dados' });
    this.#ink = this.#pdf.beginPage(PAGE.width, PAGE.height);
  }

  /** Begins another page where what comes next would not be whole. */
  #room(height: number): void {
    if (this.#y + height <= BOTTOM || this.#y === MARGIN) return;
    this.#foot();
    this.#pdf.endPage();
    this.#ink = this.#pdf.beginPage(PAGE.width, PAGE.height);
    this.#page += 1;
    this.#y = MARGIN;
  }

  #foot(): void {
    const y = PAGE.height - MARGIN + 8;
    write(this.#ink, this.title, { x: MARGIN, y, room: WIDTH - 60, size: 9, color: INK.soft });
    const right = PAGE.width - MARGIN;
    write(this.#ink, String(this.#page), { x: right, y, room: 60, align: 'right', size: 9, color: INK.soft });
  }

  gap(height: number): void {
    this.#y += height;
  }

  words(text: string, { size, weight = 400, color = INK.text }: Look): void {
    for (const line of wrapped(this.#ink, text, WIDTH, size, weight)) {
      this.#room(size * 1.4);
      write(this.#ink, line, { x: MARGIN, y: this.#y + size * 0.7, room: WIDTH, size, weight, color });
      this.#y += size * 1.4;
    }
  }

  figure(name: string, value: string, note: string): void {
    const notes = note === '' ? [] : wrapped(this.#ink, note, WIDTH - 140, 9, 400);
    const height = 18 + notes.length * 12 + 4;
    this.#room(height);
    write(this.#ink, name, { x: MARGIN, y: this.#y + 10, room: WIDTH - 150, size: 12, weight: 600 });
    const right = PAGE.width - MARGIN;
    write(this.#ink, value, { x: right, y: this.#y + 10, room: 145, align: 'right', size: 12, weight: 700 });
    notes.forEach((line, at) =>
      write(this.#ink, line, { x: MARGIN, y: this.#y + 24 + at * 12, room: WIDTH, size: 9, color: INK.soft }),
    );
    this.#y += height;
    this.#ink.fillStyle = INK.line;
    this.#ink.fillRect(MARGIN, this.#y - 1, WIDTH, 0.5);
  }

  chart(chart: ToldInFile['charts'][number]['chart']): void {
    this.gap(16);
    this.#room(chartHeight(chart, WIDTH) + 44);
    this.words(chart.title, { size: 13, weight: 600 });
    if (chart.note !== '') this.words(chart.note, { size: 9, color: INK.soft });
    this.gap(4);
    this.#y += drawChart(this.#ink, chart, { x: MARGIN, y: this.#y, width: WIDTH });
  }

  close(): Buffer {
    this.#foot();
    this.#pdf.endPage();
    return this.#pdf.close();
  }
}
