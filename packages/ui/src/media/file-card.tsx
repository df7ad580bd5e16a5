import { formatDate } from '@fonte/pt-br';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { CardMenu, type CardMenuItem } from './card-menu.tsx';
import { ClampedText } from './clamped-text.tsx';
import { TagList } from './tag-list.tsx';
import { useMediaWords } from './words.ts';

export interface FileCardProps {
  /** The file's own name. */
  name: string;
  /** Beside the name: 'PDF · 1,2 MB'. */
  facts?: string | undefined;
  /** Where it is downloaded; none for what is only listed. */
  href?: string | undefined;
  /** Instead of the sheet of paper. */
  mark?: ReactNode;
  description: string;
  subtitle?: string | undefined;
  tags: readonly string[];
  date?: string | null | undefined;
  /** Right of the name: a figure. */
  end?: ReactNode;
  /** The name opens something on the page. */
  onOpen?: (() => void) | undefined;
  selected?: boolean;
  menu?: readonly CardMenuItem[];
}

/** A document or a polygon as a row: name, facts, description of two lines, tags, date. */
export function FileCard(props: FileCardProps) {
  const { name, facts, href, mark = <InsertDriveFileOutlined />, description, subtitle, tags, date } = props;
  const { end, onOpen, selected = false, menu = [] } = props;
  return (
    <Card component="article" sx={[CARD, selected ? { borderColor: 'primary.main' } : null]}>
      <Box aria-hidden sx={MARK}>
        {mark}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '10px' }}>
          <Name name={name} href={href} onOpen={onOpen} selected={selected} />
          {facts && <Box sx={QUIET}>{facts}</Box>}
        </Box>
        {subtitle && <Box sx={QUIET}>{subtitle}</Box>}
        <ClampedText>{description}</ClampedText>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px', mt: '4px' }}>
          <TagList tags={tags} max={4} />
          {date && <Box sx={QUIET}>{formatDate(date)}</Box>}
        </Box>
      </Box>
      {end && <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{end}</Box>}
      {menu.length > 0 && <CardMenu of={name} items={menu} />}
    </Card>
  );
}

function Name({
  name,
  href,
  onOpen,
  selected,
}: Pick<FileCardProps, 'name' | 'href' | 'onOpen' | 'selected'>) {
  const words = useMediaWords();
  if (href !== undefined)
    return (
      <Link href={href} download={name} sx={NAME}>
        {name}
        <DownloadOutlined
          aria-label={words.download}
          sx={{ fontSize: 18, ml: '6px', verticalAlign: '-4px' }}
        />
      </Link>
    );
  if (onOpen)
    return (
      <Link component="button" type="button" aria-pressed={selected} onClick={onOpen} sx={NAME}>
        {name}
      </Link>
    );
  return <Box sx={[NAME, { fontWeight: 600 }]}>{name}</Box>;
}

const CARD = { display: 'flex', alignItems: 'flex-start', gap: '12px', p: '10px 12px', minWidth: 0 };
const MARK = {
  display: 'flex',
  flex: 'none',
  color: 'text.secondary',
  '& .MuiSvgIcon-root': { fontSize: 28 },
};
const NAME = { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' };
const QUIET = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' };
