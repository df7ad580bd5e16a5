import { Notice } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ViewIndicator } from '@fonte/contracts/view';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { DimensionField } from '../../../core/indicator/asked/indicator-calls.ts';
import { ChoiceRow, LABEL } from './choice-row.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { SortChoice } from './sort-choice.tsx';
import { columnOfSplit, SplitChoice } from './split-choice.tsx';
import { ValueFilters } from './value-filters.tsx';
import { filtersOf, mayConfirmIndicator, withSplit, type IndicatorDraft } from '../draft/view-draft.ts';

export type IndicatorSettingsProps = {
  /** The dialog's title (third text, section 2.6). */
  name: string;
  start: IndicatorDraft;
  editing: boolean;
  /** Columns that may split it; null in a view that has no split series. */
  fields: readonly (DimensionField & { group: string })[] | null;
  onConfirm: (indicator: ViewIndicator) => void;
  onClose: () => void;
};

/** Visibility, sort, split series with filters. Nothing is in the view before it is confirmed. */
export function IndicatorSettings({
  name,
  start,
  editing,
  fields,
  onConfirm,
  onClose,
}: IndicatorSettingsProps) {
  const { t } = useTexts('panelConfig');
  const [draft, setDraft] = useState(start);
  const split = draft.splitSerie && fields ? columnOfSplit(draft.splitSerie, fields) : undefined;
  return (
    <SettingsDialog
      title={name}
      editing={editing}
      mayConfirm={mayConfirmIndicator(draft)}
      onConfirm={() =>
        onConfirm({
          ...draft,
          visible: draft.visible === true,
          splitFilters: filtersOf(draft.splitFilters),
        })
      }
      onClose={onClose}
    >
      <ChoiceRow
        label={t('settings.visibility')}
        value={draft.visible === null ? null : draft.visible ? 'true' : 'false'}
        options={[
          { value: 'true', label: t('settings.visible') },
          { value: 'false', label: t('settings.hidden') },
        ]}
        onChange={(value) => setDraft({ ...draft, visible: value === 'true' })}
      />
      <SortChoice value={draft.sort} onChange={(sort) => setDraft({ ...draft, sort })} />
      {draft.operator && (
        <Notice tone="info" dense>
          {t('settings.operatorKept', { operator: draft.operator })}
        </Notice>
      )}
      {fields && (
        <SplitChoice
          fields={fields}
          value={draft.splitSerie}
          onChange={(key) => setDraft(withSplit(draft, key))}
        />
      )}
      {split && (
        <Box>
          <Box sx={LABEL}>{t('view.splitFilters')}</Box>
          <ValueFilters
            column={split}
            filters={draft.splitFilters}
            onChange={(splitFilters) => setDraft({ ...draft, splitFilters })}
          />
        </Box>
      )}
    </SettingsDialog>
  );
}
