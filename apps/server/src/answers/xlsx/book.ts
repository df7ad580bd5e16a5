import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { Download } from '../../platform/answers/answers.ts';
import { contentTypes, ROOT_RELATIONS, sheetPart, STYLES, workbookRelations, workbookXml } from './parts.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet by its tab, and its XML: there already, or asked for when its turn comes, one after the other. `heads`: its first row is of them. */
export interface BookSheet {
  readonly name: string;
  readonly heads: boolean;
  readonly xml: string | Readable | (() => AsyncGenerator<string>);
}

/** An .xlsx of these sheets, sent as it is written. A fault of any sheet breaks the file off; whoever goes away ends the sheet being written. */
export function book(fileName: string, sheets: readonly BookSheet[], rows?: () => number): Download {
  const zip = new ZipFile();
  const names = sheets.map(({ name }) => name);
  const fixed: [string, string][] = [
    ['[Content_Types].xml', contentTypes(names)],
    ['_rels/.rels', ROOT_RELATIONS],
    ['xl/workbook.xml', workbookXml(sheets)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(names)],
    ['xl/styles.xml', STYLES],
  ];
  for (const [name, text] of fixed) zip.addBuffer(Buffer.from(text), name);
  const content = zip.outputStream as Readable;
  const stop = (error: unknown) => content.destroy(error instanceof Error ? error : new Error('archive'));
  const begun: Readable[] = [];
  const watched = (source: Readable): Readable => {
    begun.push(source.once('error', stop));
    return source;
  };
  sheets.forEach(({ xml }, at) => {
    if (typeof xml === 'string') zip.addBuffer(Buffer.from(xml), sheetPart(at));
    else if (typeof xml === 'function')
      zip.addReadStreamLazy(sheetPart(at), (done) =>
        done(null, watched(Readable.from(xml(), { objectMode: false }))),
      );
    else zip.addReadStream(watched(xml), sheetPart(at));
  });
  zip.end();
  zip.once('error', stop);
  content.once('close', () => {
    for (const source of begun) source.destroy();
  });
  return new Download(content, { contentType: XLSX, fileName, flow: true, ...(rows ? { rows } : {}) });
}
