import { VERSION_CHANNEL } from '@fonte/programme/import/index';
import { currentVersion } from '../../../platform/app/data-version.ts';
import { UntilNotice, type App } from '../../../platform/index.ts';

/** The data that maps are drawn of; `name` also tells another database in the same folder apart. */
export interface MapVersion {
  readonly versao: number;
  readonly name: string;
}

export type KnownMapVersion = UntilNotice<MapVersion>;

/** The data version without SQL for every tile. */
export const knownMapVersion = (app: App): KnownMapVersion =>
  new UntilNotice(app, VERSION_CHANNEL, async () => {
    const { versao, dt_atualizacao } = await currentVersion(app.database.db);
    const at = dt_atualizacao === null ? 0 : Date.parse(dt_atualizacao);
    return { versao, name: `${versao}-${at}` };
  });
