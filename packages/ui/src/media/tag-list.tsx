import Box from '@mui/material/Box';
import { useMediaWords } from './words.ts';

export interface TagListProps {
  tags: readonly string[];
  /** More of them fold into '+2', whose words stand in its title. */
  max?: number;
}

/** Words that something is filed under, as small frames. */
export function TagList({ tags, max = tags.length }: TagListProps) {
  const words = useMediaWords();
  if (tags.length === 0) return null;
  const folded = tags.slice(max);
  return (
    <Box component="ul" aria-label={words.tags} sx={LIST}>
      {tags.slice(0, max).map((tag) => (
        <Box component="li" key={tag} title={tag} sx={TAG}>
          {tag}
        </Box>
      ))}
      {folded.length > 0 && (
        <Box component="li" title={folded.join(', ')} sx={TAG}>
          +{folded.length}
        </Box>
      )}
    </Box>
  );
}

const LIST = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '4px',
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
};
const TAG = {
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  px: '7px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'background.subtle',
  fontSize: 12,
  lineHeight: '18px',
};
