import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatDate } from '@fonte/pt-br';
import { CardMenu, type CardMenuItem } from './card-menu.tsx';
import { MediaPicture, type Picture } from './media-picture.tsx';
import { TagList } from './tag-list.tsx';
import { useMediaWords } from './words.ts';

export interface MediaCardProps {
  picture: Picture;
  /** A film: a play sign stands on its picture. */
  plays?: boolean;
  title: string;
  /** Under the title: whose it is. */
  subtitle?: string | undefined;
  tags: readonly string[];
  /** ISO moment. */
  date?: string | null | undefined;
  onOpen: () => void;
  /** None where nothing can be done with it. */
  menu?: readonly CardMenuItem[];
}

/** A photo or video: its picture (a button that opens it), description, tags, date (screen 13). */
export function MediaCard(props: MediaCardProps) {
  const words = useMediaWords();
  const { picture, plays = false, title, subtitle, tags, date, onOpen, menu = [] } = props;
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, height: '100%' }}>
      <Box component="button" type="button" onClick={onOpen} sx={FRAME}>
        <MediaPicture
          {...picture}
          alt={`${plays ? words.seeVideo : words.openPicture}: ${title}`}
          fit="cover"
          lazy
        />
        {plays && (
          <Box component="span" aria-hidden sx={PLAY}>
            <PlayArrowOutlined sx={{ fontSize: 30 }} />
          </Box>
        )}
      </Box>
      <Box sx={{ p: '10px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '4px' }}>
          <Box title={title} sx={[TITLE, TWO_LINES]}>
            {title}
          </Box>
          {menu.length > 0 && <CardMenu of={title} items={menu} />}
        </Box>
        {subtitle && (
          <Box title={subtitle} sx={[SUBTITLE, TWO_LINES]}>
            {subtitle}
          </Box>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', mt: '4px' }}>
          <TagList tags={tags} max={2} />
          {date && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{formatDate(date)}</Box>}
        </Box>
      </Box>
    </Card>
  );
}

const FRAME = {
  all: 'unset',
  position: 'relative',
  display: 'block',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  cursor: 'pointer',
  bgcolor: 'progresso.track',
  color: 'text.secondary',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'foco', outlineOffset: '-2px' },
  '& img': { position: 'absolute', inset: 0 },
};
const PLAY = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  bgcolor: 'rgba(10,25,18,.78)',
  color: '#fff',
};
const TITLE = { flex: 1, minWidth: 0, fontWeight: 600, lineHeight: '20px' };
const SUBTITLE = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' };
/** What is longer is read whole in its hint, in the picture's name and where the picture is opened. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
