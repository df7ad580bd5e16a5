import { formatDateTime } from '@fonte/pt-br';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTexts, type Translate } from '../i18n/use-texts.ts';
import { useStateName } from '../settings/use-settings.ts';
import { whenAndWhere, type ShownNote } from './shown-notes.ts';

export type NoteItemProps = { note: ShownNote; onEdit?: () => void; onRemove?: () => void };

/** One note of a list: its mark, days and place, what it says, and who said it. */
export function NoteItem({ note, onEdit, onRemove }: NoteItemProps) {
  const { t } = useTexts('figureNotes');
  const stateName = useStateName();
  return (
    <Box component="article" sx={ITEM}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {`${note.mark}. ${whenAndWhere(note, stateName, t)}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.texto}</Typography>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{authorship(note, t)}</Typography>
      {onEdit && onRemove && (
        <Box sx={{ display: 'flex', gap: '8px', ml: '-8px' }}>
          <Button size="small" aria-label={t('editOf', { mark: note.mark })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button size="small" aria-label={t('removeOf', { mark: note.mark })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Who wrote it and changed it, as far as the reader is told, and who reads it. */
function authorship(
  { autor, escrita_em, alterada_por, alterada_em, leitores }: ShownNote,
  t: Translate<'figureNotes'>,
): string {
  const said = (
    plain: 'written' | 'changed',
    named: 'writtenBy' | 'changedBy',
    name: string | null,
    at: string,
  ) =>
    name === null ? t(plain, { when: formatDateTime(at) }) : t(named, { name, when: formatDateTime(at) });
  return [
    said('written', 'writtenBy', autor, escrita_em),
    ...(alterada_em === null ? [] : [said('changed', 'changedBy', alterada_por, alterada_em)]),
    t(`readers.${leitores}`),
  ].join(' · ');
}

const ITEM = {
  display: 'grid',
  gap: '2px',
  py: '10px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
