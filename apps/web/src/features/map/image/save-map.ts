import { drawMapSheet, pictureToPdf, type MapHandle, type MapSheetWords } from '@fonte/ui/map-image';
import { offerFile } from '../../../core/report/save-file.ts';

/** The map's sheet as a file for the browser to save. Errors: where the base map's tiles may not be read. */
export async function saveMap(map: MapHandle, words: MapSheetWords, form: 'png' | 'pdf'): Promise<void> {
  const sheet = await drawMapSheet(map, words);
  const name = `mapa-${new Date().toISOString().slice(0, 10)}`;
  if (form === 'png') return offerFile(await blobOf(sheet, 'image/png'), `${name}.png`);
  const jpeg = new Uint8Array(await (await blobOf(sheet, 'image/jpeg')).arrayBuffer());
  offerFile(pictureToPdf(jpeg, sheet, { title: words.title, date: new Date() }), `${name}.pdf`);
}

const blobOf = (sheet: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.92);
  });
