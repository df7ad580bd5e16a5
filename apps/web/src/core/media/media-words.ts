import { compareTexts, formatDateTime } from '@fonte/pt-br';
import { useTexts } from '../i18n/use-texts.ts';
import { placeDistance } from '../property/areas/area-words.ts';
import type { Media, Tag } from './calls.ts';
import './texts.ts';

/** Whose something is, where that is told. */
export type Placed = { property: string | null; municipio: string | null; uf: string | null };

/** 'Sítio Vereda Alta · Rio Verde/GO'; what is not told stays away. */
export function placeWords({ property, municipio, uf }: Placed): string {
  const place = [municipio, uf].filter((part) => part !== null && part !== '').join('/');
  return [property, place].filter((part) => part !== null && part !== '').join(' · ');
}

/** Names of tags by their ids, in their order; ids of tags that are gone stay away. */
export function tagNames(ids: readonly number[], tags: readonly Tag[]): string[] {
  return tags
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .sort(compareTexts);
}

/** Nothing where the caller is told no moment. */
function momentWords({ tirada_em, enviado_em }: Media, t: ReturnType<typeof useTexts<'media'>>['t']): string {
  if (tirada_em !== null) return t('taken', { moment: formatDateTime(tirada_em) });
  return enviado_em === null ? '' : t('sent', { moment: formatDateTime(enviado_em) });
}

/** Lines under an open photo: when it was taken or sent, whether its day has no visit, how far from the property, whose it is. */
export function useMediaFacts(): (media: Media) => string[] {
  const { t } = useTexts('media');
  return (media) =>
    [
      momentWords(media, t),
      media.sem_visita === true ? t('noVisit') : '',
      media.distancia_m === null ? '' : t('far', { distance: placeDistance(media.distancia_m) }),
      placeWords(media),
    ].filter((fact) => fact !== '');
}
