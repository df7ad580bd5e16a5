import type { App } from '../../../platform/index.ts';
import { versionFolder } from './tiles-folder.ts';

/** The data that maps are drawn of; `name` also tells another database in the same folder apart. */
export interface MapVersion {
  readonly versao: number;
  readonly name: string;
}

export interface KnownMapVersion {
  current(): Promise<MapVersion>;
}

/** The data version without SQL for every tile. */
export const knownMapVersion = ({ version }: App): KnownMapVersion => ({
  current: async () => {
    const data = await version.current();
    return { versao: data.versao, name: versionFolder(data) };
  },
});
