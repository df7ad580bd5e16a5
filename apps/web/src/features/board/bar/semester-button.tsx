import { pathOf } from '@fonte/contracts';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import Button from '@mui/material/Button';
import { useFilters } from '../../../core/filters/use-filters.ts';
import { useSaidElsewhere } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { HeaderActions } from '../../../core/navigation/header-actions.tsx';
import { useSettings } from '../../../core/settings/use-settings.ts';

/** Opens the report of the last semester beside the dashboard (third text, 2.10); others are chosen there. */
export function SemesterButton() {
  const { t } = useTexts('board');
  const said = useSaidElsewhere();
  const { uf } = useFilters();
  const last = useSettings().semestres.at(-1);
  if (last === undefined) return null;
  const path = pathOf('semestre', { semestre: last });
  const href = `${path}${uf === null ? '' : `?uf=${uf}`}`;
  return (
    <HeaderActions>
      <Button
        variant="outlined"
        startIcon={<EventNoteOutlined />}
        href={said?.sheet(href) ?? href}
        target="_blank"
        rel="noopener"
      >
        {t('semesterReport')}
      </Button>
    </HeaderActions>
  );
}
