import { EmptyState } from '@fonte/ui';
import { MediaViewer, type Viewed } from '@fonte/ui/media';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import VideocamOffOutlined from '@mui/icons-material/VideocamOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session-store.ts';
import { useSettings } from '../settings/use-settings.ts';
import { fileAddress, type Media, type Tag } from './calls.ts';
import { tagNames, useMediaFacts } from './media-words.ts';
import { videoFrame } from './video-address.ts';

export type MediasViewerProps = {
  items: readonly Media[];
  tags: readonly Tag[];
  /** Id of the one that is looked at. */
  shown: number;
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** The open photo or video over the whole window; a video's frame is fetched now, when somebody wants it. */
export function MediasViewer({ items, tags, shown, onOpen, onClose }: MediasViewerProps) {
  const { t } = useTexts('media');
  const facts = useMediaFacts();
  const index = items.findIndex(({ id }) => id === shown);
  const media = items[index];
  const mayOriginal = useMay('media.property');
  /** Of those beside it nothing is shown but their pictures, which are fetched. */
  const at = (place: number): Viewed | undefined => {
    const one = items[place];
    if (one === undefined) return undefined;
    const said = {
      title: one.description || t('unnamed'),
      tags: tagNames(one.file_tags, tags),
      facts: facts(one),
    };
    if (one.type !== 'photo') return { ...said, content: place === index ? <Video media={one} /> : null };
    return {
      ...said,
      picture: {
        src: fileAddress(one.key),
        alt: one.description,
        width: one.largura ?? undefined,
        height: one.altura ?? undefined,
      },
    };
  };
  if (!media) return null;
  return (
    <MediaViewer
      count={items.length}
      at={at}
      index={index}
      onIndex={(next) => onOpen(items[next]?.id ?? shown)}
      onClose={onClose}
      actions={
        media.type === 'photo' &&
        mayOriginal && (
          <IconButton
            component="a"
            href={fileAddress(media.key, 'original')}
            download
            aria-label={t('original')}
            sx={{ color: '#fff', width: 44, height: 44 }}
          >
            <DownloadOutlined />
          </IconButton>
        )
      }
    />
  );
}

function Video({ media }: { media: Media }) {
  const { t } = useTexts('media');
  const { video } = useSettings();
  const frame = videoFrame(video, media.key);
  if (frame === null)
    return <EmptyState sentence={t('video.none')} icon={<VideocamOffOutlined />} height={320} />;
  return (
    <Box
      component="iframe"
      src={frame}
      title={t('video.frame', { title: media.description })}
      // Its own scripts and nothing of ours; a provider asks for its origin.
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={{ width: '100%', height: '100%', border: 0 }}
    />
  );
}
