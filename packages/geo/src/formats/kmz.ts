import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { Collector } from './collect.ts';
import { collectKml } from './kml.ts';
import { FILE_LIMITS, FileFault, type Reading } from './reading.ts';
import { meantNames } from './zip-names.ts';

/**
 * Reads a KMZ: its doc.kml, or the first KML, and the KML files inside that its NetworkLinks name (as GDAL and QGIS write it).
 * Links to anywhere else are not followed.
 * @throws FileFault when it is no zip, holds no KML, or goes beyond the bounds
 */
export function readKmz(bytes: Uint8Array): Reading {
  const files = unpackKml(bytes);
  const byPlainName = new Map([...files.keys()].map((name) => [plain(name), name]));
  const root =
    byPlainName.get('doc.kml') ??
    [...files.keys()].sort((a, b) => a.split('/').length - b.split('/').length)[0];
  if (root === undefined) throw new FileFault('O KMZ não contém um KML');
  const collector = new Collector();
  const seen = new Set<string>([root]);
  const queue = [root];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const links = collectKml(files.get(name) as Uint8Array, collector);
    for (const target of targetsOf(name, links, byPlainName)) {
      if (seen.has(target)) continue;
      if (seen.size > FILE_LIMITS.links)
        throw new FileFault(`O KMZ tem mais de ${FILE_LIMITS.links} ligações entre arquivos`);
      seen.add(target);
      queue.push(target);
    }
  }
  return collector.reading();
}

/**
 * The files that links of one mean. A link to a name that no file has may mean any: names of archives are written in alphabets that nobody states, and
 * polygons must not be lost for that.
 */
function targetsOf(from: string, hrefs: readonly string[], files: ReadonlyMap<string, string>): string[] {
  const paths = hrefs.flatMap((href) => inside(from, href) ?? []);
  const found = paths.map((path) => files.get(plain(path)));
  return found.includes(undefined) ? [...files.values()] : found.filter((name) => name !== undefined);
}

/** Names that mean the same file: percent-encoded in an address or not, composed accents or not, in capitals or not. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/').normalize('NFC').toLowerCase();
  } catch {
    return path.normalize('NFC').toLowerCase();
  }
}

/** Path inside the archive that an address means, seen from the file that names it; null for one that leads outside. */
function inside(from: string, href: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('/')) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of href.replaceAll('\\', '/').split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Bytes unpacked at once: what these grow to, a thousand times as much at worst, is in memory before it is counted. */
const FED = 4_096;

/** KML files of an archive, unpacked while counting what really comes out: sizes that a zip claims are not believed. */
function unpackKml(bytes: Uint8Array): Map<string, Uint8Array> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new FileFault('O arquivo não é um KMZ');
  const files = new Map<string, Uint8Array>();
  const meant = meantNames(bytes);
  const most = Math.min(
    FILE_LIMITS.unpackedBytes,
    Math.max(FILE_LIMITS.unpackedFree, bytes.length * FILE_LIMITS.unpackedTimes),
  );
  let entries = 0;
  let total = 0;
  const faults: FileFault[] = [];
  const unzip = new Unzip((file) => {
    if (++entries > FILE_LIMITS.entries)
      faults.push(new FileFault(`O KMZ tem mais de ${FILE_LIMITS.entries} arquivos`));
    if (faults.length > 0 || !file.name.toLowerCase().endsWith('.kml')) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, final) => {
      if (error) faults.push(new FileFault('O KMZ está corrompido'));
      total += chunk?.length ?? 0;
      if (total > most) faults.push(new FileFault('O KMZ descompactado é maior do que o aceito'));
      if (faults.length > 0) return file.terminate();
      chunks.push(chunk);
      if (final) files.set(meant.get(file.name) ?? file.name, joined(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < bytes.length && faults.length === 0; at += FED)
      unzip.push(bytes.subarray(at, at + FED), at + FED >= bytes.length);
  } catch {
    faults.push(new FileFault('O KMZ está corrompido'));
  }
  if (faults[0]) throw faults[0];
  return files;
}

function joined(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
