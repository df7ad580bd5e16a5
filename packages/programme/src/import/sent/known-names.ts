import { fileName, SOURCES } from '../../source/index.ts';
import { DEMONSTRATION_MARK, GEOGRAPHY_FOLDER } from '../folder.ts';
import { MANIFESTS } from '../read-manifest.ts';

const KNOWN: ReadonlySet<string> = new Set([...SOURCES.map(fileName), ...MANIFESTS, DEMONSTRATION_MARK]);
const MESH = new RegExp(`^${GEOGRAPHY_FOLDER}/[\\w-]+\\.(?:geojson|topojson|json)$`);
/** What systems and senders put beside the data: never unpacked, and no fault. */
const BESIDE = /(?:^|\/)(?:\.[^/]*|__MACOSX(?:\/.*)?|thumbs\.db|desktop\.ini|(?:leia-?me|readme)\b[^/]*)$/i;

/** Whether a file of a sent folder, by its path within it, is one that an import reads. */
export const isKnownFile = (path: string): boolean => KNOWN.has(path) || MESH.test(path);

/** Whether it is one that lies in folders beside the data. */
export const liesBeside = (path: string): boolean => path.startsWith('__MACOSX/') || BESIDE.test(path);
