import type { View } from '@fonte/contracts/view';
import { formatDateTime } from '@fonte/pt-br';
import { DialogShell } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { Panel } from '../calls.ts';
import { TYPE_ICONS } from '../settings/type-icons.tsx';

export type ConflictDialogProps = {
  /** The server's sentence. */
  sentence: string;
  theirs: Panel;
  mine: { nome: string; config: readonly View[] };
  busy: boolean;
  onTakeTheirs: () => void;
  onOverwrite: () => void;
  onClose: () => void;
};

/** A save over somebody else's newer one was refused: both panels side by side, and what differs marked. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { sentence, theirs, mine, busy, onTakeTheirs, onOverwrite, onClose } = props;
  const { t } = useTexts('panelConfig');
  const by = theirs.atualizado_por
    ? t('conflict.by', { who: theirs.atualizado_por, when: formatDateTime(theirs.atualizado_em) })
    : formatDateTime(theirs.atualizado_em);
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('conflict.title')}
      width={860}
      context={<span>{sentence}</span>}
      foot={
        <>
          <Button variant="outlined" disabled={busy} onClick={onOverwrite}>
            {t('conflict.overwrite')}
          </Button>
          <Button variant="contained" disabled={busy} onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: '16px' }}>
        <Side
          title={t('conflict.theirs', { version: String(theirs.versao ?? '') })}
          about={by}
          name={theirs.nome}
          views={theirs.config}
          other={mine.config}
          tone="old"
        />
        <Side
          title={t('conflict.mine')}
          about=""
          name={mine.nome}
          views={mine.config}
          other={theirs.config}
          tone="new"
        />
      </Box>
    </DialogShell>
  );
}

type SideProps = {
  title: string;
  about: string;
  name: string;
  views: readonly View[];
  other: readonly View[];
  tone: 'old' | 'new';
};

function Side({ title, about, name, views, other, tone }: SideProps) {
  const known = new Set(other.map(sameText));
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, fontSize: 14, lineHeight: '20px' }}>
        {title}
      </Box>
      <Box sx={{ fontSize: 13, lineHeight: '18px', minHeight: 18, color: 'text.secondary' }}>{about}</Box>
      <Box sx={{ my: '8px', fontWeight: 600 }}>{name}</Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '4px' }}>
        {views.map((view, at) => {
          const differs = !known.has(sameText(view));
          return (
            <Box component="li" key={at} sx={[LINE, differs ? MARKS[tone] : null]}>
              {TYPE_ICONS[view.type]}
              <span>
                {differs && (tone === 'old' ? '- ' : '+ ')}
                {view.title}
              </span>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** The same text for the same view, in whatever order its parts were stored. */
function sameText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  p: '6px 8px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  fontSize: 13,
  '& .MuiSvgIcon-root': { fontSize: 18 },
};
const MARKS = {
  old: { bgcolor: 'diff.oldSoft', color: 'diff.oldText' },
  new: { bgcolor: 'diff.newSoft', color: 'diff.newText' },
};
