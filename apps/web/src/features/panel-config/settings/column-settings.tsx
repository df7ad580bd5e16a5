import { DATE_PARTS, DATE_PART_LABELS, kindOfType } from '@fonte/contracts';
import type { GroupRow } from '@fonte/contracts/view';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { LABEL } from './choice-row.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { SortChoice } from './sort-choice.tsx';
import { ValueFilters } from './value-filters.tsx';
import { filtersOf, mayConfirmColumn, type ColumnDraft } from '../draft/view-draft.ts';

export type ColumnSettingsProps = {
  start: ColumnDraft;
  editing: boolean;
  onConfirm: (column: GroupRow) => void;
  onClose: () => void;
};

/** Sort, date-format chips for date columns, filters; titled with the column's name (third text, section 2.6). */
export function ColumnSettings({ start, editing, onConfirm, onClose }: ColumnSettingsProps) {
  const { t } = useTexts('panelConfig');
  const [draft, setDraft] = useState(start);
  const kind = kindOfType(draft.type);
  const parts = (draft.dateFormat ?? '').split(' ').filter((part) => part !== '');
  return (
    <SettingsDialog
      title={draft.description ?? draft.colname}
      editing={editing}
      mayConfirm={mayConfirmColumn(draft)}
      onConfirm={() => onConfirm({ ...draft, filters: filtersOf(draft.filters) })}
      onClose={onClose}
    >
      <SortChoice
        text={kind === 'text'}
        value={draft.sort}
        onChange={(sort) => setDraft({ ...draft, sort })}
      />
      {kind === 'date' && (
        <Box>
          <Box id="date-format" sx={LABEL}>
            {t('settings.dateFormat')}
          </Box>
          <ToggleButtonGroup
            value={parts}
            aria-labelledby="date-format"
            onChange={(_event, chosen: string[]) =>
              // In the order of the list, whichever was pressed first.
              setDraft({
                ...draft,
                dateFormat: DATE_PARTS.filter((part) => chosen.includes(part)).join(' '),
              })
            }
          >
            {DATE_PARTS.map((part) => (
              <ToggleButton key={part} value={part}>
                {DATE_PART_LABELS[part]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      )}
      <Box>
        <Box sx={LABEL}>{t('settings.filters')}</Box>
        <ValueFilters
          column={draft}
          filters={draft.filters}
          onChange={(filters) => setDraft({ ...draft, filters })}
        />
      </Box>
    </SettingsDialog>
  );
}
