import { ChoiceChips, EmptyState, lazyDialog, ViewToggle, type ViewOption } from '@fonte/ui';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PentagonOutlined from '@mui/icons-material/PentagonOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import Box from '@mui/material/Box';
import { useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { Media, MediaDocument, MediaPolygon } from './calls.ts';
import type { EditDialogProps } from './edit-dialog.tsx';
import { withTag, type Edited, type GalleryContent, type ViewProps } from './gallery-content.ts';
import { CLOSED, useGalleryState, type GalleryState, type GalleryView } from './gallery-state.ts';
import { DocumentsView, MediasView, PolygonsView } from './gallery-views.tsx';
import type { RemoveDialogProps } from './remove-dialog.tsx';
import './texts.ts';

const EditDialog = lazyDialog<EditDialogProps>(() =>
  import('./edit-dialog.tsx').then((module) => module.EditDialog),
);
const RemoveDialog = lazyDialog<RemoveDialogProps>(() =>
  import('./remove-dialog.tsx').then((module) => module.RemoveDialog),
);

export type MediaGalleryProps = {
  content: GalleryContent;
  /** Edit and remove stand on the cards; the server decides. */
  editable: boolean;
  /** A polygon's outline may be changed too. */
  onOutline?: ((polygon: MediaPolygon) => void) | undefined;
  /** Whose each is stands on the cards: galleries of several properties. */
  places?: boolean;
  /** Left of the toggle: the name of what is looked at. */
  heading?: ReactNode;
  /** Right of the toggle. */
  action?: ReactNode;
  /** Beside the cards; under nothing else on the phone: the upload panel. */
  aside?: ReactNode;
};

const ICONS: Record<GalleryView, ReactNode> = {
  medias: <PhotoLibraryOutlined />,
  documents: <DescriptionOutlined />,
  polygons: <PentagonOutlined />,
};

/** Photos and videos, documents, polygons: one view at a time, narrowed by a tag (second text, 2.7 and 2.9). What is looked at stands in the address. */
export function MediaGallery({
  content,
  editable,
  onOutline,
  places = false,
  heading,
  action,
  aside,
}: MediaGalleryProps) {
  const { t } = useTexts('media');
  const { state, change } = useGalleryState();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [removed, setRemoved] = useState<Edited | null>(null);
  const views = viewsOf(content);
  const view = views.includes(state.view) ? state.view : 'medias';
  const shown = { ...state, view, tag: content.tags.some(({ id }) => id === state.tag) ? state.tag : null };
  const options = views.map((value): ViewOption<GalleryView> => ({
    value,
    label: t(`view.${value}`),
    count: content[value]?.length ?? 0,
    icon: ICONS[value],
  }));
  return (
    <Box sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
      <Box sx={HEAD}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>{heading}</Box>
        {views.length > 1 && (
          <ViewToggle
            label={t('views')}
            value={view}
            options={options}
            onChange={(next) => change({ ...shown, ...CLOSED, view: next, tag: null })}
          />
        )}
        {action}
      </Box>
      <Box sx={aside ? BESIDE : { minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: '12px', minWidth: 0, alignContent: 'start' }}>
          <TagChips content={content} state={shown} onTag={(tag) => change({ ...shown, ...CLOSED, tag })} />
          <View
            content={content}
            state={shown}
            places={places}
            onLook={(next) => change({ ...shown, ...next })}
            onEdit={editable ? setEdited : undefined}
            onRemove={editable ? setRemoved : undefined}
            onOutline={editable ? onOutline : undefined}
          />
        </Box>
        {aside}
      </Box>
      {edited && <EditDialog edited={edited} content={content} onClose={() => setEdited(null)} />}
      {removed && <RemoveDialog removed={removed} content={content} onClose={() => setRemoved(null)} />}
    </Box>
  );
}

const viewsOf = ({ documents, polygons }: GalleryContent): GalleryView[] => [
  'medias',
  ...(documents ? (['documents'] as const) : []),
  ...(polygons ? (['polygons'] as const) : []),
];

/** The view's cards, or its sentence when there are none. */
function View(props: ViewProps) {
  const { t } = useTexts('media');
  const { content, state } = props;
  const { view, tag } = state;
  const items = useMemo(() => withTag(content, view, tag), [content, view, tag]);
  if (items.length === 0) {
    const name = content.tags.find(({ id }) => id === tag)?.name;
    return (
      <EmptyState
        sentence={t(`empty.${view}`)}
        icon={ICONS[view]}
        height={220}
        {...(name === undefined ? {} : { detail: t('empty.tag', { tag: name }) })}
      />
    );
  }
  if (view === 'medias') return <MediasView {...props} items={items as readonly Media[]} />;
  if (view === 'documents') return <DocumentsView {...props} items={items as readonly MediaDocument[]} />;
  return <PolygonsView {...props} items={items as readonly MediaPolygon[]} />;
}

type TagChipsProps = { content: GalleryContent; state: GalleryState; onTag: (tag: number | null) => void };

/** 'Todas' and the tags that the view's items have, each with its count (second text, 2.7). */
function TagChips({ content, state: { view, tag }, onTag }: TagChipsProps) {
  const { t } = useTexts('media');
  const items = content[view] ?? [];
  const counted = content.tags
    .map(({ id, name }) => ({ value: String(id), label: name, count: withTag(content, view, id).length }))
    .filter(({ count, value }) => count > 0 || value === String(tag));
  if (counted.length === 0) return null;
  return (
    <ChoiceChips
      label={t('tags')}
      value={tag === null ? ALL : String(tag)}
      options={[{ value: ALL, label: t('all'), count: items.length }, ...counted]}
      onChange={(value) => onTag(value === ALL ? null : Number(value))}
    />
  );
}

const ALL = 'todas';
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' };
const BESIDE = {
  display: 'grid',
  gap: '16px',
  minWidth: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(380px, 438px)' },
  alignItems: 'start',
};
