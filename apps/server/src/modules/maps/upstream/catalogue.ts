import { decodeText } from '@fonte/geo/formats/decode-text';
import type { App } from '../../../platform/index.ts';
import type { RemoteLayer } from '../../../settings.ts';
import { readFeatureCapabilities, readMapCapabilities } from './read-capabilities.ts';
import { readTypes } from './read-types.ts';
import { prefixOf, type FeatureFacts, type MapFacts, type RemoteFacts } from './remote-facts.ts';

/** The other server may take so long for one of its documents, ms; callers wait for it. */
const LIMIT_MS = 5_000;
const LARGEST = 30 * 1024 * 1024;
/** How long what it said is believed, and how long its silence, ms. */
const BELIEVED_MS = 5 * 60_000;
const SILENT_MS = 30_000;

/** What the other server says of the layers that the setting names: asked when somebody wants to know, kept for some minutes. */
export class RemoteCatalogue {
  readonly #app: App;
  #kept: { readonly until: number; readonly layers: readonly RemoteFacts[] } | null = null;
  #asking: Promise<readonly RemoteFacts[]> | null = null;

  constructor(app: App) {
    this.#app = app;
  }

  /** The layers that it has now, in the setting's order; none while it does not answer. Never an error. */
  async layers(): Promise<readonly RemoteFacts[]> {
    const { GEOSERVER_URL, GEOSERVER_LAYERS } = this.#app.settings;
    if (GEOSERVER_URL === null || GEOSERVER_LAYERS.length === 0) return [];
    if (this.#kept !== null && this.#app.clock.now().getTime() < this.#kept.until) return this.#kept.layers;
    this.#asking ??= this.#read(GEOSERVER_URL.replace(/\/+$/, ''), GEOSERVER_LAYERS).finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #read(base: string, layers: readonly RemoteLayer[]): Promise<readonly RemoteFacts[]> {
    const names = new Set(layers.map(({ name }) => name));
    const [maps, features] = await Promise.all([
      this.#known(readMaps(base, names)),
      this.#known(readFeatures(base, names)),
    ]);
    const found = layers
      .map((layer) => ({
        layer,
        map: maps?.get(layer.name) ?? null,
        features: features?.get(layer.name) ?? null,
      }))
      .filter(({ map, features: own }) => map !== null || own !== null);
    const life = maps === null || features === null ? SILENT_MS : BELIEVED_MS;
    this.#kept = { until: this.#app.clock.now().getTime() + life, layers: found };
    return found;
  }

  async #known<T>(reading: Promise<T>): Promise<T | null> {
    try {
      return await reading;
    } catch (err) {
      this.#app.server.log.warn({ err }, 'o GeoServer da instituição não disse o que tem');
      return null;
    }
  }
}

const readMaps = async (base: string, names: ReadonlySet<string>): Promise<Map<string, MapFacts>> =>
  readMapCapabilities(
    await ask(`${base}/wms`, { service: 'WMS', version: '1.3.0', request: 'GetCapabilities' }),
    names,
  );

async function readFeatures(base: string, names: ReadonlySet<string>): Promise<Map<string, FeatureFacts>> {
  const wfs = { service: 'WFS', version: '2.0.0' };
  const address = `${base}/wfs`;
  const announced = readFeatureCapabilities(
    await ask(address, { ...wfs, request: 'GetCapabilities' }),
    names,
  );
  const found = new Map<string, FeatureFacts>();
  // One workspace after the other: the schema of several only names the others.
  for (const prefix of new Set([...announced.keys()].map((name) => prefixOf({ name })))) {
    const own = [...announced].filter(([name]) => prefixOf({ name }) === prefix);
    const typeNames = own.map(([name]) => name).join(',');
    // oxlint-disable-next-line no-await-in-loop
    const types = readTypes(await ask(address, { ...wfs, request: 'DescribeFeatureType', typeNames }));
    for (const [name, facts] of own) {
      const type = types.get(name.slice(prefix.length + 1));
      if (type !== undefined) found.set(name, { ...facts, ...type });
    }
  }
  return found;
}

/** A document of the other server. Errors: it does not answer in time, with an error, or with too much. */
async function ask(address: string, parameters: Record<string, string>): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(parameters),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok || response.body === null) throw new Error(`${address} answered ${response.status}`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body as AsyncIterable<Uint8Array>) {
    length += piece.byteLength;
    if (length > LARGEST) throw new Error(`${address} answered more than ${LARGEST} bytes`);
    pieces.push(piece);
  }
  return decodeText(Buffer.concat(pieces));
}
