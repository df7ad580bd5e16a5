import { formatHectares } from '@fonte/pt-br';
import { lazyDialog, lazyPart, LoadingState, PartFailure } from '@fonte/ui';
import { FileCard, MediaCard, MediaGrid, ShapeThumb, type CardMenuItem } from '@fonte/ui/media';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PolylineOutlined from '@mui/icons-material/PolylineOutlined';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { formatBytes } from '../report/files/bytes.ts';
import { useSettings } from '../settings/use-settings.ts';
import { fileAddress, nameOfKey, type Media, type MediaDocument, type MediaPolygon } from './calls.ts';
import type { Edited, ViewProps } from './gallery-content.ts';
import { MediaTools } from './media-tools.tsx';
import type { MediasViewerProps } from './medias-viewer.tsx';
import { placeWords, tagNames } from './media-words.ts';
import type { PhotoPairProps } from './photo-pair.tsx';
import type { PhotosMapProps } from './photos-map.tsx';
import type { PolygonsMapProps } from './polygons-map.tsx';
import { videoThumb } from './video-address.ts';

const MAP_HEIGHT = 380;

// OpenLayers comes with the map.
const PolygonsMap = lazyPart<PolygonsMapProps>(
  () => import('./polygons-map.tsx').then((module) => module.PolygonsMap),
  {
    waiting: ({ height }) => <LoadingState shape="map" height={height} />,
    failed: ({ height }, retry) => <PartFailure height={height} onRetry={retry} />,
  },
);

const MediasViewer = lazyDialog<MediasViewerProps>(() =>
  import('./medias-viewer.tsx').then((module) => module.MediasViewer),
);

const PhotosMap = lazyPart<PhotosMapProps>(
  () => import('./photos-map.tsx').then((module) => module.PhotosMap),
  {
    waiting: ({ height }) => <LoadingState shape="map" height={height} />,
    failed: ({ height }, retry) => <PartFailure height={height} onRetry={retry} />,
  },
);

const PhotoPair = lazyDialog<PhotoPairProps>(() =>
  import('./photo-pair.tsx').then((module) => module.PhotoPair),
);

/** 'Editar', 'Editar contorno' and 'Excluir' of a card, where they may be used. */
function useMenu({ onEdit, onRemove, onOutline }: Pick<ViewProps, 'onEdit' | 'onRemove' | 'onOutline'>) {
  const { t } = useTexts('media');
  return (edited: Edited): CardMenuItem[] => [
    ...(onEdit
      ? [
          {
            label: t(edited.kind === 'polygon' ? 'editPolygon' : 'edit'),
            icon: <EditOutlined />,
            onClick: () => onEdit(edited),
          },
        ]
      : []),
    ...(onOutline && edited.kind === 'polygon'
      ? [{ label: t('editOutline'), icon: <PolylineOutlined />, onClick: () => onOutline(edited.item) }]
      : []),
    ...(onRemove ? [{ label: t('remove'), icon: <DeleteOutlined />, onClick: () => onRemove(edited) }] : []),
  ];
}

/** Photos and videos as cards; one opens in the viewer, with the others around it. */
export function MediasView(props: ViewProps & { items: readonly Media[] }) {
  const { items, content, places, state, onLook, onEdit, onRemove } = props;
  const { t } = useTexts('media');
  const { video } = useSettings();
  const menuOf = useMenu(props);
  // Set while two photos are being picked: the first one's id, once it is.
  const [picking, setPicking] = useState<number | null | undefined>(undefined);
  const open = ({ id, type }: Media) => {
    if (picking === undefined) onLook({ open: id });
    else if (type !== 'photo' || id === picking) setPicking(null);
    else if (picking === null) setPicking(id);
    else {
      setPicking(undefined);
      onLook({ pair: [picking, id] });
    }
  };
  // Turning the viewer's page changes nothing behind it: hundreds of cards are not made anew for each.
  const cards = useMemo(
    () => (
      <MediaGrid
        label={t('view.medias')}
        items={items}
        itemKey={({ id }) => id}
        card={(media) => (
          <MediaCard
            picture={{
              src: media.type === 'photo' ? fileAddress(media.key, 'mini') : videoThumb(video, media.key),
              alt: media.description,
              width: media.largura ?? undefined,
              height: media.altura ?? undefined,
            }}
            plays={media.type === 'video'}
            title={media.description || t('unnamed')}
            subtitle={places ? placeWords(media) : undefined}
            tags={tagNames(media.file_tags, content.tags)}
            date={media.tirada_em ?? media.enviado_em}
            onOpen={() => open(media)}
            menu={menuOf({ kind: 'media', item: media })}
          />
        )}
      />
    ),
    // oxlint-disable-next-line react/exhaustive-deps -- what is open is no matter of the cards
    [
      items,
      content.tags,
      places,
      picking,
      state.view,
      state.tag,
      state.map,
      state.pair,
      video,
      onEdit,
      onRemove,
    ],
  );
  return (
    <Box sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
      <MediaTools
        items={items}
        map={state.map}
        picking={picking}
        onMap={(map) => onLook({ map })}
        onPicking={setPicking}
      />
      {state.map && (
        <PhotosMap
          label={t('photosMap')}
          items={items}
          shown={state.open}
          onOpen={(id) => onLook({ open: id })}
          height={MAP_HEIGHT}
        />
      )}
      {cards}
      {state.open !== null && (
        <MediasViewer
          items={items}
          tags={content.tags}
          shown={state.open}
          onOpen={(id) => onLook({ open: id })}
          onClose={() => onLook({ open: null })}
        />
      )}
      {state.pair && (
        <PhotoPair ids={state.pair} items={content.medias} onClose={() => onLook({ pair: null })} />
      )}
    </Box>
  );
}

/** Documents as rows, each with its download. */
export function DocumentsView(props: ViewProps & { items: readonly MediaDocument[] }) {
  const { items, content, places } = props;
  const { t } = useTexts('media');
  const menuOf = useMenu(props);
  return (
    <MediaGrid
      label={t('view.documents')}
      items={items}
      itemKey={({ id }) => id}
      narrowest="list"
      card={(document) => (
        <FileCard
          name={nameOfKey(document.key)}
          facts={formatBytes(document.bytes)}
          href={fileAddress(document.key)}
          description={document.description}
          subtitle={places ? placeWords(document) : undefined}
          tags={tagNames(document.file_tags, content.tags)}
          date={document.enviado_em}
          menu={menuOf({ kind: 'document', item: document })}
        />
      )}
    />
  );
}

/** Polygons on a map and as rows; a row's name flies to it. */
export function PolygonsView(props: ViewProps & { items: readonly MediaPolygon[] }) {
  const { items, content } = props;
  const { t } = useTexts('media');
  const menuOf = useMenu(props);
  const [chosen, setChosen] = useState<{ id: number; time: number } | null>(null);
  const shapes = useMemo(
    () =>
      items.map(({ id, name_poligono, area_ha, geojson }) => ({
        id: String(id),
        label: `${name_poligono}\n${formatHectares(area_ha)}`,
        geometry: geojson,
        kind: 'propriedade' as const,
      })),
    [items],
  );
  return (
    <Box sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
      <Box sx={{ borderRadius: '10px', overflow: 'hidden', border: '1px solid', borderColor: 'divider' }}>
        <PolygonsMap
          label={t('polygonsMap')}
          shapes={shapes}
          chosen={chosen && { id: String(chosen.id), time: chosen.time }}
          onChoose={(id) => setChosen(id === null ? null : { id: Number(id), time: Date.now() })}
          height={MAP_HEIGHT}
        />
      </Box>
      <MediaGrid
        label={t('view.polygons')}
        items={items}
        itemKey={({ id }) => id}
        narrowest="list"
        card={(polygon) => (
          <FileCard
            name={polygon.name_poligono}
            mark={
              <Box sx={{ width: 48, height: 48, borderRadius: '4px', overflow: 'hidden' }}>
                <ShapeThumb polygons={[polygon.geojson.coordinates]} label={polygon.name_poligono} />
              </Box>
            }
            description={polygon.description}
            tags={tagNames([polygon.tag], content.tags)}
            end={formatHectares(polygon.area_ha)}
            onOpen={() => setChosen({ id: polygon.id, time: Date.now() })}
            selected={chosen?.id === polygon.id}
            menu={menuOf({ kind: 'polygon', item: polygon })}
          />
        )}
      />
    </Box>
  );
}
