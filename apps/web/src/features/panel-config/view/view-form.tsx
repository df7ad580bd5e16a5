import { TOP_CHOICES, VIEW_SIZES } from '@fonte/contracts';
import { isFraction } from '@fonte/contracts/look-words';
import { columnKey } from '@fonte/contracts/pivot-sides';
import { LabelledField, lazyPart, PartFailure } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { indicatorsQuery } from '../../../core/indicator/asked/configured.ts';
import { conditionWords } from '../../../core/indicator/words/filter-words.ts';
import { dimensionsQuery } from '../../../core/indicator/asked/queries.ts';
import type { LookRowProps } from '../look/look-row.tsx';
import { ChoiceRow, LABEL } from '../settings/choice-row.tsx';
import { ColumnSettings } from '../settings/column-settings.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { IndicatorSettings } from '../settings/indicator-settings.tsx';
import { PeriodChoice } from '../settings/period-choice.tsx';
import { PickBox } from '../settings/pick-box.tsx';
import { PivotChoice } from '../settings/pivot-choice.tsx';
import { columnWords, indicatorWords } from '../settings/settings-words.ts';
import { columnOfSplit, SplitChoice } from '../settings/split-choice.tsx';
import { TypeChoice } from '../settings/type-choice.tsx';
import { isPivot } from '../draft/fitting-pivot.ts';
import { useFields } from '../draft/use-fields.ts';
import { ValueFilters } from '../settings/value-filters.tsx';
import {
  inOrder,
  mayCut,
  newColumn,
  newIndicator,
  withoutDimension,
  withSplit,
  type ColumnDraft,
  type FilterDraft,
  type IndicatorDraft,
  type ViewDraft,
  type ViewField,
} from '../draft/view-draft.ts';

// What most views leave as it is.
const LookRow = lazyPart<LookRowProps>(
  () => import('../look/look-row.tsx').then((module) => module.LookRow),
  {
    waiting: () => <Box sx={{ height: 58 }} />,
    failed: (_props, retry) => <PartFailure height={58} onRetry={retry} />,
  },
);

export type ViewFormProps = {
  draft: ViewDraft;
  /** Filters of the split while they are filled. */
  splitFilters: readonly FilterDraft[];
  onChange: (draft: ViewDraft) => void;
  onSplitFilters: (filters: FilterDraft[]) => void;
  /** Fields shown as 'Obrigatório'. */
  missing: readonly ViewField[];
};

type Opened =
  | { kind: 'indicator'; start: IndicatorDraft; editing: boolean }
  | { kind: 'column'; start: ColumnDraft; editing: boolean }
  | { kind: 'filters' };

/** The left half of 'Configurar Visão', in the order of thought: title, type, size, indicators, dimensions, columns, filters, split. */
export function ViewForm({ draft, splitFilters, onChange, onSplitFilters, missing }: ViewFormProps) {
  const { t } = useTexts('panelConfig');
  const indicators = useQuery(indicatorsQuery());
  const dimensions = useQuery(dimensionsQuery());
  const { fields, loading } = useFields(draft.dimensoes);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const required = (field: ViewField) => (missing.includes(field) ? t('required') : undefined);
  const nameOf = (id: number) =>
    indicators.data?.find((one) => one.id === id)?.nome_indicador ?? `Indicador ${id}`;
  const measureOf = (id: number) => {
    const known = indicators.data?.find((one) => one.id === id);
    return { unidade: known?.unit, type: known?.type };
  };
  const pivots = isPivot(draft);
  const split = draft.splitSerie ? columnOfSplit(draft.splitSerie, fields) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      <Box sx={TWO}>
        <LabelledField
          label={t('view.name')}
          value={draft.title}
          error={required('title')}
          onChange={(event) => onChange({ ...draft, title: event.target.value })}
          inputProps={{ maxLength: 200 }}
        />
        <LabelledField
          label={t('view.subtitle')}
          value={draft.subtitle}
          error={required('subtitle')}
          onChange={(event) => onChange({ ...draft, subtitle: event.target.value })}
          inputProps={{ maxLength: 300 }}
        />
      </Box>
      <TypeChoice
        value={draft.type}
        error={required('type')}
        onChange={(type) => onChange({ ...draft, type })}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-end', columnGap: '16px', flexWrap: 'wrap' }}>
        <ChoiceRow
          label={t('view.size')}
          value={String(draft.size)}
          options={VIEW_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onChange({ ...draft, size: Number(size) })}
        />
        {!pivots && (
          <>
            <FormControlLabel
              label={t('view.inline')}
              control={
                <Switch
                  checked={draft.inline}
                  onChange={(_event, inline) => onChange({ ...draft, inline })}
                />
              }
            />
            <FormControlLabel
              label={t('view.splitStack')}
              control={
                <Switch
                  checked={draft.splitStack}
                  onChange={(_event, splitStack) => onChange({ ...draft, splitStack })}
                />
              }
            />
          </>
        )}
      </Box>
      <PickBox
        label={t('view.indicators')}
        add={t('view.addIndicator')}
        error={required('indicadores')}
        loading={indicators.isPending}
        picks={draft.indicadores.map((one) => ({
          key: String(one.id),
          label: nameOf(one.id),
          words: indicatorWords(t, one),
          onEdit: () => setOpened({ kind: 'indicator', start: one, editing: true }),
          onRemove: () =>
            onChange({ ...draft, indicadores: draft.indicadores.filter((other) => other.id !== one.id) }),
        }))}
        options={(indicators.data ?? [])
          .filter(({ id }) => !draft.indicadores.some((one) => one.id === id))
          .map(({ id, nome_indicador }) => ({ value: String(id), label: nome_indicador }))}
        onOrder={(keys) =>
          onChange({ ...draft, indicadores: inOrder(draft.indicadores, keys, ({ id }) => String(id)) })
        }
        onAdd={(id) => setOpened({ kind: 'indicator', start: newIndicator(Number(id)), editing: false })}
      />
      <PickBox
        label={t('view.dimensions')}
        add={t('view.addDimension')}
        error={required('dimensoes')}
        loading={dimensions.isPending}
        picks={draft.dimensoes.map(({ id, nome }) => ({
          key: id,
          label: nome,
          onRemove: () => onChange(withoutDimension(draft, id)),
        }))}
        options={(dimensions.data ?? [])
          .filter(({ id }) => !draft.dimensoes.some((one) => one.id === id))
          .map(({ id, nome }) => ({ value: id, label: nome }))}
        onAdd={(id) => {
          const found = dimensions.data?.find((one) => one.id === id);
          if (found) onChange({ ...draft, dimensoes: [...draft.dimensoes, found] });
        }}
      />
      <PickBox
        label={t('view.columns')}
        add={t('view.addColumn')}
        error={required('grouprow')}
        loading={loading && draft.dimensoes.length > 0}
        picks={draft.grouprow.map((one) => ({
          key: columnKey(one),
          label: one.description ?? one.colname,
          words: columnWords(t, one),
          onEdit: () => setOpened({ kind: 'column', start: one, editing: true }),
          onRemove: () => onChange({ ...draft, grouprow: draft.grouprow.filter((other) => other !== one) }),
        }))}
        options={fields
          .filter(
            (field) =>
              !draft.grouprow.some((one) => one.alias === field.alias && one.colname === field.colname),
          )
          .map((field) => ({
            value: columnKey(field),
            label: field.description,
            group: field.group,
          }))}
        onOrder={(keys) => onChange({ ...draft, grouprow: inOrder(draft.grouprow, keys, columnKey) })}
        onAdd={(key) => {
          const found = fields.find((field) => columnKey(field) === key);
          if (found) setOpened({ kind: 'column', start: newColumn(found), editing: false });
        }}
      />
      {pivots && draft.grouprow.length > 0 && (
        <PivotChoice
          grouprow={draft.grouprow}
          pivot={draft.pivot}
          onChange={(pivot) => onChange({ ...draft, pivot })}
        />
      )}
      {mayCut(draft) && (
        <ChoiceRow
          label={t('view.top')}
          value={String(draft.top ?? ALL)}
          options={[
            { value: ALL, label: t('view.topAll') },
            ...topChoices(draft.top).map((top) => ({ value: String(top), label: String(top) })),
          ]}
          onChange={(top) => onChange({ ...draft, top: top === ALL ? null : Number(top) })}
        />
      )}
      <PeriodChoice
        period={draft.period}
        compare={draft.compare}
        comparable={!pivots}
        error={missing.includes('period') ? t('view.periodOpen') : undefined}
        onChange={(timed) => onChange({ ...draft, ...timed })}
      />
      <LookRow
        draft={draft}
        indicators={draft.indicadores
          .filter(({ visible }) => visible)
          .map(({ id }) => ({ id, name: nameOf(id), fraction: isFraction(measureOf(id)) }))}
        onChange={(look) => onChange({ ...draft, look })}
      />
      <Box sx={TWO}>
        <Box>
          <Box sx={LABEL}>{t('view.filters')}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center', fontSize: 13 }}>
            {draft.filters.map((filter) => (
              <Box component="span" key={JSON.stringify(filter)} sx={QUIET}>
                {conditionWords(filter)}
              </Box>
            ))}
            <Button variant="outlined" onClick={() => setOpened({ kind: 'filters' })}>
              {t('view.editFilters')}
            </Button>
          </Box>
        </Box>
        {!pivots && (
          <SplitChoice
            fields={fields}
            value={draft.splitSerie}
            onChange={(key) => {
              const next = withSplit(draft, key);
              if (next !== draft) onSplitFilters([]);
              onChange(next);
            }}
          />
        )}
      </Box>
      {split && !pivots && (
        <Box>
          <Box sx={LABEL}>{t('view.splitFilters')}</Box>
          <ValueFilters column={split} filters={splitFilters} onChange={onSplitFilters} />
        </Box>
      )}
      {opened?.kind === 'indicator' && (
        <IndicatorSettings
          name={nameOf(opened.start.id)}
          start={opened.start}
          editing={opened.editing}
          fields={pivots ? null : fields}
          onClose={close}
          onConfirm={(one) => {
            const others = draft.indicadores.map((other) => (other.id === one.id ? one : other));
            onChange({ ...draft, indicadores: opened.editing ? others : [...draft.indicadores, one] });
            close();
          }}
        />
      )}
      {opened?.kind === 'column' && (
        <ColumnSettings
          start={opened.start}
          editing={opened.editing}
          onClose={close}
          onConfirm={(one) => {
            const same = (other: { alias: string; colname: string }) =>
              other.alias === one.alias && other.colname === one.colname;
            const others = draft.grouprow.map((other) => (same(other) ? one : other));
            onChange({ ...draft, grouprow: opened.editing ? others : [...draft.grouprow, one] });
            close();
          }}
        />
      )}
      {opened?.kind === 'filters' && (
        <FilterDialog
          title={draft.title.trim() || t('preview.untitled')}
          filters={draft.filters}
          onClose={close}
          onSave={(filters) => {
            onChange({ ...draft, filters });
            close();
          }}
        />
      )}
    </Box>
  );
}

const ALL = 'todos';

/** The choices, with the view's own where another program chose it. */
const topChoices = (own: number | null | undefined): number[] =>
  [...new Set([...TOP_CHOICES, ...(own ? [own] : [])])].toSorted((a, b) => a - b);

const TWO = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: '12px',
  alignItems: 'start',
};
const QUIET = {
  px: '8px',
  py: '3px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.subtle',
};
