import type { PublicSettings } from '@fonte/contracts';
import { findChromium } from '../print/index.ts';
import { isDemonstration, passwordMinLength } from '../../platform/identity/demonstration.ts';
import type { App } from '../../platform/index.ts';

/** What the browser may know of this installation before anybody signs in. States without a name keep their letters. */
export async function publicSettingsOf(app: App): Promise<PublicSettings> {
  const { settings, database } = app;
  const [names, demonstration, shortest] = await Promise.all([
    database.db.selectFrom('geo.uf').select(['uf', 'nome']).where('uf', 'in', settings.STATES).execute(),
    isDemonstration(app),
    passwordMinLength(app),
  ]);
  const nameOf = new Map(names.map(({ uf, nome }) => [uf, nome]));
  return {
    product: settings.PRODUCT_NAME,
    anos: settings.YEARS,
    ufs: settings.STATES.map((uf) => ({ uf, nome: nameOf.get(uf) ?? uf })),
    semestres: settings.SEMESTERS,
    passwordMinLength: shortest,
    demonstration,
    basemap: {
      satellite: settings.BASEMAP_SATELLITE_URL,
      attribution: settings.BASEMAP_SATELLITE_ATTRIBUTION,
    },
    pdf: findChromium(settings) !== null,
    uploadMaxMb: settings.UPLOAD_MAX_MB,
    video:
      settings.VIDEO_EMBED_URL === null
        ? null
        : { embed: settings.VIDEO_EMBED_URL, thumb: settings.VIDEO_THUMB_URL },
  };
}
