import {
  ACTIVITIES,
  comesAs,
  DOWNLOADS,
  isWorkedOutForm,
  REPORT_FILE_FORMS,
  REPORT_FILE_WORDS,
  VISIT_INDICATORS,
  type Page,
  type ReportFileForm,
} from '@fonte/contracts';
import { lazyDialog, LazyMenu, MenuEntry, MenuEntryIcon } from '@fonte/ui';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type MouseEvent } from 'react';
import { useWords } from '../../core/i18n/texts.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { formatBytes } from '../../core/report/files/bytes.ts';
import { FileNote } from '../../core/report/files/file-note.tsx';
import { useDownload } from '../../core/report/files/use-download.ts';
import { useFilters } from '../../core/filters/use-filters.ts';
import { may, useSignedIn } from '../../core/session/session-store.ts';
import type { VisitIndicatorsDialogProps } from './visit-indicators-dialog.tsx';

const VisitIndicatorsDialog = lazyDialog<VisitIndicatorsDialogProps>(() =>
  import('./visit-indicators-dialog.tsx').then((module) => module.VisitIndicatorsDialog),
);

export type DownloadMenuProps = {
  files: Page['subHeader']['downloads'];
  /** What the button says. */
  label: string;
  compact?: boolean;
};

/** 'Baixar dados': the page's files that this profile is offered (downloads.ts), of all years, narrowed by Uf (first text, section 7), in the form that is marked. */
export function DownloadMenu({ files, label: words, compact = false }: DownloadMenuProps) {
  const { t } = useTexts(['shell', 'core']);
  const say = useWords();
  const user = useSignedIn();
  const { uf } = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [form, setForm] = useState<ReportFileForm>('Csv');
  const [taken, setTaken] = useState<Pick<VisitIndicatorsDialogProps, 'activity' | 'form'> | null>(null);
  const note = useId();
  const { start, cancel, running } = useDownload();
  const offered = DOWNLOADS.filter(
    ({ report, capability }) => (files === 'all' || files.includes(report)) && may(user, capability),
  );
  if (offered.length === 0) return null;
  const activities = files === 'all' && may(user, 'download.menu') ? ACTIVITIES : [];

  const open = (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);
  const busy = running
    ? t('shell:downloading', { label: running.title, size: formatBytes(running.received) })
    : undefined;
  return (
    <>
      {running && (
        <Button variant="text" onClick={cancel} endIcon={<CloseOutlined />} aria-label={t('core:cancel')}>
          {busy}
        </Button>
      )}
      {compact ? (
        <IconButton aria-label={words} aria-haspopup="menu" onClick={open}>
          {running ? <CircularProgress size={20} aria-hidden /> : <MoreVertOutlined />}
        </IconButton>
      ) : (
        <Button
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={running !== null}
          startIcon={running ? <CircularProgress size={16} aria-hidden /> : <DownloadOutlined />}
          endIcon={<ExpandMoreOutlined />}
          onClick={open}
        >
          {words}
        </Button>
      )}
      {taken && <VisitIndicatorsDialog {...taken} uf={uf} onClose={() => setTaken(null)} />}
      <LazyMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-describedby': note } }}
      >
        <FileNote id={note} ano={null} uf={uf} />
        {REPORT_FILE_FORMS.map((one, at) => (
          <MenuEntry
            key={one}
            role="menuitemradio"
            aria-checked={one === form}
            aria-label={t('shell:fileForm', { form: REPORT_FILE_WORDS[one] })}
            divider={at === REPORT_FILE_FORMS.length - 1}
            onClick={() => setForm(one)}
          >
            <MenuEntryIcon>{one === form && <CheckOutlined fontSize="small" />}</MenuEntryIcon>
            {REPORT_FILE_WORDS[one]}
          </MenuEntry>
        ))}
        {offered.map((file) => (
          <MenuEntry
            key={file.report}
            disabled={running !== null || !comesAs(file, form)}
            onClick={() => {
              setAnchor(null);
              start({ report: file.report, form, title: say(file.label), filters: { ano: null, uf } });
            }}
          >
            {say(file.label)}
          </MenuEntry>
        ))}
        {activities.map((one) => (
          <MenuEntry
            key={one}
            disabled={running !== null || !isWorkedOutForm(form)}
            onClick={() => {
              setAnchor(null);
              if (isWorkedOutForm(form)) setTaken({ activity: one, form });
            }}
          >
            {say(VISIT_INDICATORS[one])}
          </MenuEntry>
        ))}
      </LazyMenu>
    </>
  );
}
