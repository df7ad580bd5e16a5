import { chartPicture } from '@fonte/ui/chart-image';
import { offerFile } from './save-file.ts';
import type { Picturing } from './picturing.ts';

/** Draws a chart with its words and hands it to the browser's own saving. Errors: where no picture can be drawn. */
export async function savePicture({ chart, ...words }: Picturing): Promise<void> {
  const picture = await chartPicture(chart, { ...words, source: `Fonte: ${location.host}` });
  offerFile(picture, `${fileNameOf(words.title)}.png`);
}

/** A title as a file may be called. */
const fileNameOf = (title: string): string => title.replaceAll(/[\\/:*?"<>|]+/g, '-').trim();
