import { useAddressState, type AddressForm } from '../navigation/use-address-state.ts';

export type GalleryView = 'medias' | 'documents' | 'polygons';

/** What of a gallery is looked at. */
export type GalleryState = {
  view: GalleryView;
  /** Id of the tag that narrows it. */
  tag: number | null;
  /** Id of the photo or video that is open. */
  open: number | null;
  /** Ids of the two photos that are held against each other. */
  pair: readonly [number, number] | null;
  /** The photos' places are shown on a map. */
  map: boolean;
};

/** What is looked at when somebody turns to another view or tag. */
export const CLOSED = { open: null, pair: null } as const;

const WORDS = { medias: 'midias', documents: 'documentos', polygons: 'poligonos' } as const;
const VIEWS = Object.keys(WORDS) as GalleryView[];

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

function pairOf(text: string | null): GalleryState['pair'] {
  const [first, second] = (text ?? '').split('-').map(idOf);
  return first && second && first !== second && text === `${first}-${second}` ? [first, second] : null;
}

/** `?ver=documentos&tag=3&midia=12`, `?comparar=4-9`, `?mapa=fotos`: a link shows the same. */
export const GALLERY_ADDRESS: AddressForm<GalleryState> = {
  read: (params) => ({
    view: VIEWS.find((view) => WORDS[view] === params.get('ver')) ?? 'medias',
    tag: idOf(params.get('tag')),
    open: idOf(params.get('midia')),
    pair: pairOf(params.get('comparar')),
    map: params.get('mapa') === 'fotos',
  }),
  write: (params, { view, tag, open, pair, map }) => {
    const next = new URLSearchParams(params);
    const put = (name: string, value: string | null) =>
      value === null ? next.delete(name) : next.set(name, value);
    put('ver', view === 'medias' ? null : WORDS[view]);
    put('tag', tag === null ? null : String(tag));
    put('midia', open === null ? null : String(open));
    put('comparar', pair && pair.join('-'));
    put('mapa', map ? 'fotos' : null);
    return next;
  },
};

export const useGalleryState = () => useAddressState(GALLERY_ADDRESS);
