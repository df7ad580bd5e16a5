import Box from '@mui/material/Box';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStateName } from '../../settings/use-settings.ts';
import './file-note-texts.ts';

/** What narrows the files of a menu; null is all of them. */
export type FileNarrowing = { ano: number | null; uf: string | null };

/** 'Uf: Goiás · Ano: Todos', as the chips of the page and the file's cover write it. */
export function useFileWords({ ano, uf }: FileNarrowing): string {
  const { t } = useTexts(['fileNote', 'core']);
  const stateName = useStateName();
  return t('fileNote:of', {
    uf: uf === null ? t('core:filter.allStates') : stateName(uf),
    ano: ano === null ? t('core:filter.allYears') : String(ano),
  });
}

export type FileNoteProps = FileNarrowing & {
  /** What the menu is described by. */
  id: string;
};

/** First line of a menu of files: of what place and years they are. It is nothing to choose. */
export function FileNote({ id, ano, uf }: FileNoteProps) {
  const words = useFileWords({ ano, uf });
  return (
    <Box
      component="li"
      role="presentation"
      id={id}
      sx={{ px: '16px', pt: '4px', pb: '8px', fontSize: 13, color: 'text.secondary' }}
    >
      {words}
    </Box>
  );
}
