import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Schemas that Debian's python3-mapproxy brings: WMS 1.1.1 and 1.3.0, WMTS 1.0, OWS 1.1, xlink, xml. */
const DEBIAN = '/usr/share/python3-mapproxy/test/schemas';
/** A copy of schemas.opengis.net with the W3C's xlink and xml schemas, for whoever has one (docs/mapas.md). */
const WHOLE = process.env['OGC_SCHEMAS'] ? resolve(process.env['OGC_SCHEMAS']) : null;
/** Every answer can be checked, not only those whose schemas are at hand everywhere. */
export const EVERYTHING = WHOLE !== null;

/** The parts of schemas.opengis.net that our answers are made of. */
const PARTS = [
  'wfs',
  'gml/2.1.2',
  'gml/3.1.1',
  'gml/3.2.1',
  'filter',
  'ows',
  'sld',
  'wms',
  'wmts',
  'iso',
  'w3c',
];
const W3C = {
  'http://www.w3.org/1999/xlink.xsd': 'w3c/1999/xlink.xsd',
  'http://www.w3.org/2001/xml.xsd': 'w3c/2001/xml.xsd',
};

/** What a document is checked against: a DTD, a schema, or schemas of several namespaces together, with that of our own types. */
export type Check =
  | { readonly dtd: string }
  | { readonly schema: string }
  | { readonly imports: Readonly<Record<string, string>>; readonly types: string };

/** Checks documents by libxml2, without a network. Paths of schemas are those of schemas.opengis.net. */
export class Validator {
  readonly #folder: string;
  #schemas = DEBIAN;
  #count = 0;

  constructor(folder: string) {
    this.#folder = join(folder, 'documentos');
  }

  /** Finds the schemas. In a whole copy every address becomes a path: libxml2 takes one schema under two addresses for two. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    if (!existsSync(DEBIAN)) throw new Error(`${DEBIAN} is not there (apt-get install python3-mapproxy)`);
    // Where the DTD lies that a document names.
    await writeFile(
      join(this.#folder, 'catalog.xml'),
      `<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog"><rewriteSystem systemIdStartString="http://schemas.opengis.net/" rewritePrefix="file://${DEBIAN}/"/></catalog>`,
    );
    if (WHOLE === null) return;
    this.#schemas = join(this.#folder, 'esquemas');
    for (const part of PARTS) {
      // oxlint-disable-next-line no-await-in-loop -- one folder after the other
      await cp(join(WHOLE, part), join(this.#schemas, part), { recursive: true });
    }
    const files = await readdir(this.#schemas, { recursive: true });
    await Promise.all(files.filter((file) => file.endsWith('.xsd')).map((file) => this.#localise(file)));
  }

  async #localise(file: string): Promise<void> {
    const path = join(this.#schemas, file);
    let text = await readFile(path, 'utf8');
    for (const [address, place] of Object.entries(W3C))
      text = text.replaceAll(`"${address}"`, `"${this.#schemas}/${place}"`);
    await writeFile(path, text.replaceAll('"http://schemas.opengis.net/', `"${this.#schemas}/`));
  }

  /** What libxml2 finds wrong with documents that are checked alike. Compiling GML's schemas takes a second, so they go together. */
  async faults(documents: ReadonlyMap<string, string>, check: Check): Promise<string[]> {
    const folder = join(this.#folder, String(++this.#count));
    await mkdir(folder);
    const names = [...documents.keys()];
    await Promise.all(
      names.map((name, at) => writeFile(join(folder, `${at}.xml`), documents.get(name) ?? '')),
    );
    const told = await this.#xmllint(
      await this.#against(check, folder),
      names.map((_, at) => join(folder, `${at}.xml`)),
    );
    return told
      .split('\n')
      .filter((line) => /\berror\b|fail|does not validate|unable/i.test(line))
      .map((line) =>
        line.replace(/\S*\/(\d+)\.xml(?=:|\s|$)/, (_all, at: string) => names[Number(at)] ?? at),
      );
  }

  async #against(check: Check, folder: string): Promise<string[]> {
    if ('dtd' in check) return ['--dtdvalid', join(this.#schemas, check.dtd)];
    if ('schema' in check) return ['--schema', join(this.#schemas, check.schema)];
    const types = join(folder, 'types.xsd');
    await writeFile(types, check.types.replaceAll('"http://schemas.opengis.net/', `"${this.#schemas}/`));
    const imports = Object.entries(check.imports).map(
      ([namespace, schema]) =>
        `<xs:import namespace="${namespace}" schemaLocation="${join(this.#schemas, schema)}"/>`,
    );
    const whole = join(folder, 'whole.xsd');
    await writeFile(
      whole,
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join('')}<xs:import namespace="urn:fonte-de-dados:programa" schemaLocation="${types}"/></xs:schema>`,
    );
    return ['--schema', whole];
  }

  /** What xmllint says. Errors: it cannot be run, or checked fewer documents than it was given. */
  async #xmllint(against: readonly string[], files: readonly string[]): Promise<string> {
    const { told, failed } = await run('xmllint', ['--noout', '--nonet', ...against, ...files], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, XML_CATALOG_FILES: join(this.#folder, 'catalog.xml') },
    }).then(
      ({ stdout, stderr }) => ({ told: stdout + stderr, failed: false }),
      (error: { stdout?: string; stderr?: string }) => {
        if (error.stderr === undefined || error.stderr === '') throw error;
        return { told: `${error.stdout}${error.stderr}`, failed: true };
      },
    );
    // Silence is no validation; a DTD's says nothing but by its end.
    const valid = (told.match(/ validates$/gm) ?? []).length;
    if (!failed && against[0] === '--schema' && valid !== files.length)
      throw new Error(`${valid} of ${files.length} documents were checked: ${told.slice(0, 2_000)}`);
    return failed && !/\berror\b|fail|does not validate/i.test(told) ? `${told}\nxmllint failed` : told;
  }
}
