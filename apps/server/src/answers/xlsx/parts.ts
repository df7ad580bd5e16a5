import { xml, type Markup } from '../xml/xml.ts';
import { styles } from './styles.ts';

// The parts of an .xlsx that are the same in every file (ECMA-376).
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The sheets' parts, in the order of the tabs. */
export const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;

const document = ({ text }: Markup): string => PROLOGUE + text;

export const contentTypes = (names: readonly string[]): string =>
  document(
    xml`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${names.map((_, at) => xml`<Override PartName="/${sheetPart(at)}" ContentType="${TYPE}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  );

export const ROOT_RELATIONS = document(
  xml`<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
);

/** The tabs; those with heads have them on each page of paper. */
export const workbookXml = (sheets: readonly { readonly name: string; readonly heads: boolean }[]): string =>
  document(
    xml`<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => xml`<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)}</sheets>${repeatedHeads(sheets)}</workbook>`,
  );

function repeatedHeads(sheets: Parameters<typeof workbookXml>[0]): Markup | null {
  const names = sheets.flatMap(({ name, heads }, at) =>
    heads
      ? [
          xml`<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${`${quotedSheet(name)}!$1:$1`}</definedName>`,
        ]
      : [],
  );
  return names.length === 0 ? null : xml`<definedNames>${names}</definedNames>`;
}

/** A tab's name before '!': an apostrophe within it is doubled. */
export const quotedSheet = (name: string): string => `'${name.replaceAll("'", "''")}'`;

export const workbookRelations = (names: readonly string[]): string =>
  document(
    xml`<Relationships xmlns="${RELATIONS}">${names.map((_, at) => xml`<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  );

export const STYLES = document(xml`<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`);
