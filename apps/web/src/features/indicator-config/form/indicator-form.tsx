import { INDICATOR_TYPES, PAGES } from '@fonte/contracts';
import { LabelledField, lazyDialog, NativeSelectField } from '@fonte/ui';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useUnsaved } from '../../../core/leaving/use-unsaved.tsx';
import { hasPrevious } from '../../../core/navigation/has-previous.ts';
import {
  catalogueQuery,
  previewQuery,
  type FormulaPreview,
  type Indicator,
  type ViewChoice,
} from '../calls.ts';
import type { CompareDialogProps } from '../versions/compare-dialog.tsx';
import {
  changesFigures,
  draftOf,
  emptyFields,
  EMPTY_DRAFT,
  isSame,
  unsavedOf,
  type Draft,
  type FieldName,
} from './form-rules.ts';
import { FormActions } from './form-actions.tsx';
import { FormulaField } from '../formula/formula-field.tsx';
import { HowToWrite } from '../formula/how-to-write.tsx';
import { Preview } from './preview.tsx';
import type { StaleDialogProps } from './stale-dialog.tsx';
import { useFormulaCheck } from '../formula/use-formula-check.ts';
import { useSaveIndicator } from './use-save-indicator.ts';
import type { VersionsDialogProps } from '../versions/versions-dialog.tsx';

// Dialogs come when they are opened.
const CompareDialog = lazyDialog<CompareDialogProps>(() =>
  import('../versions/compare-dialog.tsx').then((module) => module.CompareDialog),
);
const StaleDialog = lazyDialog<StaleDialogProps>(() =>
  import('./stale-dialog.tsx').then((module) => module.StaleDialog),
);
const VersionsDialog = lazyDialog<VersionsDialogProps>(() =>
  import('../versions/versions-dialog.tsx').then((module) => module.VersionsDialog),
);

/** The form with editor, help and preview (screen 12). */
export function IndicatorForm({
  stored,
  start = EMPTY_DRAFT,
}: {
  stored: Indicator | undefined;
  /** What a new one begins with: a copy's fields. */
  start?: Draft;
}) {
  const { t } = useTexts('indicatorConfig');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(() => (stored ? draftOf(stored) : start));
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set());
  const [comparing, setComparing] = useState<FormulaPreview | null>(null);
  const [preparing, setPreparing] = useState(false);
  const [stale, setStale] = useState<{ theirs: Indicator; sentence: string } | null>(null);
  const [versions, setVersions] = useState(false);
  const unsaved = unsavedOf(draft, stored?.id);
  const checked = useFormulaCheck(unsaved);
  const { data: catalogue } = useQuery(catalogueQuery());
  const before = stored ? draftOf(stored) : null;
  const changed = before === null || changesFigures(draft, before);
  const empty = emptyFields(draft);

  const same = isSame(draft, before ?? EMPTY_DRAFT);
  const unsavedWork = useUnsaved(!same);

  // 'Return to the previous screen' (third text, section 8); a form opened by its address has none in the portal.
  const leave = () => void (hasPrevious() ? navigate(-1) : navigate(PAGES.configIndicador.path));
  const save = useSaveIndicator(stored, {
    onSaved: () => {
      unsavedWork.saved();
      leave();
    },
    onStale: (theirs, sentence) => {
      setComparing(null);
      setStale({ theirs, sentence });
    },
  });
  const send = (note: string, choices: readonly ViewChoice[] = []) =>
    save.mutate({
      nome_indicador: unsaved.nome_indicador,
      data_type: unsaved.data_type,
      unidade: unsaved.unidade,
      formula_plain: draft.formula.trim(),
      formula_struct: checked.struct,
      significado: draft.meaning.trim() || null,
      ...(note === '' ? {} : { nota: note }),
      ...(stored ? { versao: stored.versao } : {}),
      ...(choices.length > 0 ? { visoes: [...choices] } : {}),
    });
  const submit = async () => {
    if (!stored || !changed) {
      send('');
      return;
    }
    setPreparing(true);
    try {
      setComparing(await client.fetchQuery({ ...previewQuery(unsaved), staleTime: 0 }));
    } catch {
      // Without a comparison the save itself says what is wrong.
      send('');
    } finally {
      setPreparing(false);
    }
  };
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const leaveField = (field: FieldName) => setTouched(new Set([...touched, field]));
  const missing = (field: FieldName) =>
    touched.has(field) && empty.includes(field) ? t('required') : undefined;
  return (
    <Box component="form" noValidate onSubmit={(event: { preventDefault(): void }) => event.preventDefault()}>
      <FormActions
        editing={stored !== undefined}
        empty={empty}
        checked={checked}
        same={before !== null && same}
        busy={preparing || save.isPending}
        onBack={leave}
        onSave={() => void submit()}
        onVersions={stored ? () => setVersions(true) : undefined}
      />
      <Box sx={LAYOUT}>
        <Box sx={{ minWidth: 0, display: 'grid' }}>
          <Card sx={{ p: '16px' }}>
            <Box sx={{ display: 'grid', gap: '16px' }}>
              <Box sx={FIELDS}>
                <LabelledField
                  label={t('name')}
                  value={draft.name}
                  error={missing('name')}
                  required
                  onChange={(event) => change({ name: event.target.value })}
                  onBlur={() => leaveField('name')}
                  inputProps={{ maxLength: 120 }}
                />
                <LabelledField
                  label={t('unit')}
                  value={draft.unit}
                  error={missing('unit')}
                  required
                  onChange={(event) => change({ unit: event.target.value })}
                  onBlur={() => leaveField('unit')}
                  inputProps={{ maxLength: 30 }}
                />
                <NativeSelectField
                  label={t('dataType')}
                  value={draft.dataType}
                  options={INDICATOR_TYPES.map((type) => ({ value: type, label: type }))}
                  error={missing('dataType')}
                  onChange={(type) => change({ dataType: type as Draft['dataType'] })}
                />
              </Box>
              <FormulaField
                value={draft.formula}
                onChange={(formula) => setDraft((now) => ({ ...now, formula }))}
                catalogue={catalogue}
                problems={checked.problems}
                error={missing('formula')}
              />
              <LabelledField
                label={t('meaning')}
                hint={t('meaningHint')}
                value={draft.meaning}
                multiline
                minRows={2}
                onChange={(event) => change({ meaning: event.target.value })}
                inputProps={{ maxLength: 2000 }}
                sx={{ '& textarea': { p: '8px 12px !important' } }}
              />
            </Box>
          </Card>
        </Box>
        <HowToWrite checked={checked} />
      </Box>
      <Box sx={{ mt: '16px' }}>
        <Preview unsaved={unsaved} stored={stored} changed={changed} good={checked.good} />
      </Box>
      {unsavedWork.dialog}
      {comparing && (
        <CompareDialog
          preview={comparing}
          dataType={unsaved.data_type}
          unit={unsaved.unidade}
          confirm={t('update')}
          busy={save.isPending}
          asked={{ ...unsaved, id: stored?.id ?? 0 }}
          onConfirm={send}
          onClose={() => setComparing(null)}
        />
      )}
      {stale && (
        <StaleDialog
          {...stale}
          mine={draft}
          onTakeTheirs={() => stored && void client.invalidateQueries({ queryKey: ['indicator', stored.id] })}
          onClose={() => setStale(null)}
        />
      )}
      {versions && stored && (
        <VersionsDialog
          indicator={stored}
          onClose={() => setVersions(false)}
          onRestored={() => setVersions(false)}
        />
      )}
    </Box>
  );
}

const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 346px' },
  gap: '16px',
};
const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 130px 150px' },
  gap: '12px',
  alignItems: 'start',
};
