import type { Page } from 'playwright-core';

/** A text on a canvas, where it lies there, in px. */
export type DrawnText = { text: string; left: number; right: number; top: number; bottom: number };

type Recorder = { drawnText?: { frame: DrawnText[]; last: DrawnText[] } };

/** Has the page remember what its canvases write, frame by frame; before its first request. */
export async function recordText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record: { frame: DrawnText[]; last: DrawnText[] } = { frame: [], last: [] };
    (globalThis as Recorder).drawnText = record;
    const canvas = CanvasRenderingContext2D.prototype;
    const write = Object.getOwnPropertyDescriptor(canvas, 'fillText')?.value as CanvasText['fillText'];
    canvas.fillText = function (text, x, y, width) {
      const middle = this.getTransform().transformPoint({ x, y });
      const half = this.measureText(text).width / 2;
      // Texts of maps are written around their middle.
      const [left, right, top, bottom] = [middle.x - half, middle.x + half, middle.y - 6, middle.y + 6];
      record.frame.push({ text, left, right, top, bottom });
      write.call(this, text, x, y, ...(width === undefined ? [] : [width]));
    };
    const next = () => {
      if (record.frame.length > 0) [record.last, record.frame] = [record.frame, []];
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** What the last frame wrote of these texts. */
export async function textOfLastFrame(page: Page, among: readonly string[]): Promise<DrawnText[]> {
  const last = await page.evaluate(() => (globalThis as Recorder).drawnText?.last ?? []);
  return last.filter(({ text }) => among.includes(text));
}

/** Whether two texts lie over each other. */
export const cross = (a: DrawnText, b: DrawnText): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
