import { LazyMenu, MenuEntry } from '@fonte/ui';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { formatBytes } from '../report/files/bytes.ts';
import { FileNote, type FileNarrowing } from '../report/files/file-note.tsx';
import { useSaving, type Saving } from '../report/files/use-saving.ts';

/** A file of a map: the words of its entry, and what is fetched. */
export type MapFile = Saving & { label: string };

export type FileMenuProps = {
  /** Said of the icon where it stands alone. */
  label: string;
  /** Beside the icon. */
  words?: string;
  files: readonly MapFile[];
  /** Of what place and years they are. */
  of: FileNarrowing;
};

/** Files of a map to choose from; one at a time, whose progress and cancel take the button's place. */
export function FileMenu({ label, words, files, of }: FileMenuProps) {
  const { t } = useTexts('core');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const note = useId();
  const { running, start, cancel } = useSaving();
  if (running)
    return (
      <Button
        size="small"
        onClick={cancel}
        startIcon={<CircularProgress size={14} aria-hidden />}
        endIcon={<CloseOutlined />}
        aria-label={t('cancel')}
      >
        {t('downloads.size', { size: formatBytes(running.received) })}
      </Button>
    );
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {words ? (
        <Button size="small" startIcon={<DownloadOutlined />} endIcon={<ExpandMoreOutlined />} {...opener}>
          {words}
        </Button>
      ) : (
        <IconButton aria-label={label} sx={{ width: 28, height: 28 }} {...opener}>
          <DownloadOutlined />
        </IconButton>
      )}
      <LazyMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-describedby': note } }}
      >
        <FileNote id={note} {...of} />
        {files.map((file) => (
          <MenuEntry
            key={file.name}
            onClick={() => {
              setAnchor(null);
              start(file);
            }}
          >
            {file.label}
          </MenuEntry>
        ))}
      </LazyMenu>
    </>
  );
}
