import { REPORT_FILE_WORDS, type ReportFileForm } from '@fonte/contracts/file-forms';
import { LazyMenu, MenuEntry, TOUCH } from '@fonte/ui';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

export type OtherFilesProps = {
  /** What the files are of. */
  title: string;
  /** Those that the button beside this one does not give. */
  forms: readonly ReportFileForm[];
  busy: boolean;
  onTake: (form: ReportFileForm) => void;
  /** Width and height, px; more under a finger. */
  size?: number;
};

/** Beside a button that gives a CSV: a menu of the other forms of the same rows, so that a card is no wider. */
export function OtherFiles({ title, forms, busy, onTake, size = 28 }: OtherFilesProps) {
  const { t } = useTexts('core');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('downloads.others', { title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={busy}
        data-print="hide"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: size, height: size, [TOUCH]: { width: 44, height: 44 } }}
      >
        <ExpandMoreOutlined fontSize="small" />
      </IconButton>
      <LazyMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {forms.map((form) => (
          <MenuEntry
            key={form}
            onClick={() => {
              setAnchor(null);
              onTake(form);
            }}
          >
            {REPORT_FILE_WORDS[form]}
          </MenuEntry>
        ))}
      </LazyMenu>
    </>
  );
}
