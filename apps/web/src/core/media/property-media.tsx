import { EmptyState, FailedState, lazyDialog, lazyPart, LoadingState } from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import VideoCallOutlined from '@mui/icons-material/VideoCallOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiFailure } from '../api/failure.ts';
import { sentenceOf } from '../api/sentence.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { propertyMediaQuery, type MediaPolygon, type PropertyMedia as Found } from './calls.ts';
import { MediaGallery } from './media-gallery.tsx';
import type { ChangeOutlineProps } from './outline/change-outline.tsx';
import type { UploadPanelProps } from './upload/upload-panel.tsx';
import type { VideoDialogProps } from './video-dialog.tsx';
import './texts.ts';

const HEIGHT = 420;

// What sends files comes when somebody wants to send some.
const UploadPanel = lazyPart<UploadPanelProps>(
  () => import('./upload/upload-panel.tsx').then((module) => module.UploadPanel),
  {
    waiting: () => <LoadingState shape="lines" height={240} />,
    failed: (_props, retry) => <FailedState onRetry={retry} height={240} />,
  },
);

const VideoDialog = lazyDialog<VideoDialogProps>(() =>
  import('./video-dialog.tsx').then((module) => module.VideoDialog),
);

const ChangeOutline = lazyDialog<ChangeOutlineProps>(() =>
  import('./outline/change-outline.tsx').then((module) => module.ChangeOutline),
);

export type PropertyMediaProps = {
  /** The property's code without dots. */
  id: string;
  /** Above the gallery: what the page says of the property; nothing where the page has said it already. */
  heading?: (property: Found['property'] | null) => ReactNode;
};

/** All media of one property with what may be done to them: the page /minhas-propriedades/{id}/midias and the tab 'Mídias' (second text, 2.7, 2.9). */
export function PropertyMedia({ id, heading = () => null }: PropertyMediaProps) {
  const { t } = useTexts('media');
  const { data, error, refetch } = useQuery(propertyMediaQuery(id));
  const { video } = useSettings();
  const [adding, setAdding] = useState<'files' | 'video' | null>(null);
  const [outlined, setOutlined] = useState<MediaPolygon | null>(null);
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <>
        {heading(null)}
        <EmptyState
          sentence={t('propertyNotFound')}
          detail={t('propertyNotFoundDetail')}
          icon={<HomeWorkOutlined />}
          height={HEIGHT}
        />
      </>
    );
  if (error)
    return (
      <>
        {heading(null)}
        <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={HEIGHT} />
      </>
    );
  if (!data)
    return (
      <>
        {heading(null)}
        <LoadingState shape="map" height={HEIGHT} />
      </>
    );
  const { property, editavel } = data;
  const close = () => setAdding(null);
  return (
    <MediaGallery
      content={data}
      editable={editavel}
      onOutline={setOutlined}
      heading={heading(property)}
      action={
        editavel && (
          <>
            {video && (
              <Button variant="outlined" startIcon={<VideoCallOutlined />} onClick={() => setAdding('video')}>
                {t('video.add')}
              </Button>
            )}
            <Button
              variant="contained"
              startIcon={<AddOutlined />}
              disabled={adding === 'files'}
              onClick={() => setAdding('files')}
            >
              {t('add')}
            </Button>
            {adding === 'video' && (
              <VideoDialog property={property.property_id} tags={data.tags} onClose={close} />
            )}
            {outlined && (
              <ChangeOutline
                property={property}
                polygon={outlined}
                all={data.polygons}
                onClose={() => setOutlined(null)}
              />
            )}
          </>
        )
      }
      aside={
        adding === 'files' && (
          <UploadPanel property={property} tags={data.tags} polygons={data.polygons} onClose={close} />
        )
      }
    />
  );
}
