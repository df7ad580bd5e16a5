import {
  drawMapSheet,
  mapPaper,
  type MapHandle,
  type MapPaper,
  type MapPaperWords,
  type MapSheetWords,
} from '@fonte/ui/map-image';
import { offerFile } from '../../../core/report/files/save-file.ts';

/** What the sheet says, and how many properties each situation that is shown has. */
export type SheetContent = { words: MapSheetWords; properties: readonly number[] };

const nameOf = (ending: string): string => `mapa-${new Date().toISOString().slice(0, 10)}.${ending}`;

/** The map's sheet as a picture for the browser to save. Errors: where the base map's tiles may not be read. */
export async function saveMap(map: MapHandle, { words }: SheetContent): Promise<void> {
  const sheet = await drawMapSheet(map, words);
  const blob = await new Promise<Blob>((resolve, reject) => {
    sheet.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture'))));
  });
  offerFile(blob, nameOf('png'));
}

/** The same as a PDF on a paper at a scale. Errors: as above. */
export async function savePaper(map: MapHandle, words: MapPaperWords, paper: MapPaper): Promise<void> {
  offerFile(await mapPaper(map, words, paper), nameOf('pdf'));
}
