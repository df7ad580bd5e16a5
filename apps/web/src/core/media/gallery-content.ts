import type { Media, MediaDocument, MediaPolygon, Tag } from './calls.ts';
import type { GalleryState, GalleryView } from './gallery-state.ts';

/** What a gallery shows; lists that a screen or a profile does not have are absent, and so is their view. */
export type GalleryContent = {
  tags: readonly Tag[];
  medias: readonly Media[];
  documents?: readonly MediaDocument[] | undefined;
  polygons?: readonly MediaPolygon[] | undefined;
};

/** What is edited or removed. */
export type Edited =
  | { kind: 'media'; item: Media }
  | { kind: 'document'; item: MediaDocument }
  | { kind: 'polygon'; item: MediaPolygon };

/** What each view is given. */
export type ViewProps = {
  content: GalleryContent;
  state: GalleryState;
  places: boolean;
  onLook: (change: Partial<GalleryState>) => void;
  onEdit: ((edited: Edited) => void) | undefined;
  onRemove: ((removed: Edited) => void) | undefined;
  /** Changes a polygon's outline; of galleries of one property. */
  onOutline: ((polygon: MediaPolygon) => void) | undefined;
};

type Item = Media | MediaDocument | MediaPolygon;

const has = (item: Item, tag: number) => ('tag' in item ? item.tag === tag : item.file_tags.includes(tag));

/** A view's items that have a tag; all of them without one. */
export function withTag(content: GalleryContent, view: GalleryView, tag: number | null): readonly Item[] {
  const items: readonly Item[] = content[view] ?? [];
  return tag === null ? items : items.filter((item) => has(item, tag));
}
