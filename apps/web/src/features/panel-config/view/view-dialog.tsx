import type { View } from '@fonte/contracts/view';
import { DialogShell, EmptyState, Notice } from '@fonte/ui';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useFilters } from '../../../core/filters/use-filters.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { isSame, useClosing } from '../../../core/leaving/use-closing.tsx';
import { questionOf } from '../../../core/indicator/asked/indicator-calls.ts';
import { viewResultQuery } from '../../../core/indicator/asked/queries.ts';
import { isComplete } from '../../../core/indicator/words/filter-words.ts';
import { ViewCard } from '../../../core/indicator/view/view-card.tsx';
import {
  filtersOf,
  missingFields,
  newView,
  previewOf,
  unfilledPlaces,
  viewOf,
  type FilterDraft,
  type ViewDraft,
} from '../draft/view-draft.ts';
import { isPivot } from '../draft/fitting-pivot.ts';
import { ViewForm } from './view-form.tsx';

export type ViewDialogProps = {
  /** Null for a new view. */
  view: View | null;
  busy: boolean;
  /** What the server said against the last save. */
  failure: string | null;
  onSave: (view: View) => void;
  onClose: () => void;
};

/** Rest after a change before the preview asks again, in ms. */
const REST = 400;
/** The preview stands in half a dialog: lower than the card itself. */
const PREVIEW_HEIGHT = 340;

/** 'Configurar Visão': the form, and beside it the card on real data (screen 11). */
export function ViewDialog({ view, busy, failure, onSave, onClose }: ViewDialogProps) {
  const { t } = useTexts('panelConfig');
  const [draft, setDraft] = useState<ViewDraft>(() => view ?? newView());
  const [splitFilters, setSplitFilters] = useState<FilterDraft[]>(() => view?.splitFilters ?? []);
  const [checked, setChecked] = useState(false);
  // A filter that is not complete yet is no filter.
  const whole = useMemo(
    () => ({ ...draft, splitFilters: filtersOf(splitFilters.filter(isComplete)) }),
    [draft, splitFilters],
  );
  const missing = missingFields(whole);
  const [start] = useState(() => ({ draft, splitFilters }));
  const closing = useClosing(!isSame({ draft, splitFilters }, start), onClose);
  const submit = () => {
    const ready = viewOf(whole);
    if (!ready || !(isPivot(draft) || splitFilters.every(isComplete))) {
      setChecked(true);
      return;
    }
    onSave(ready);
  };
  return (
    <DialogShell
      open
      onClose={closing.close}
      title={t('view.title')}
      width={1140}
      height={756}
      flush
      foot={
        <>
          <Button variant="outlined" onClick={closing.close}>
            {t('view.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={busy}
            startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
            onClick={submit}
          >
            {t('view.save')}
          </Button>
        </>
      }
    >
      <Box sx={HALVES}>
        <Box sx={FORM}>
          {failure && (
            <Box sx={{ mb: '12px' }}>
              <Notice tone="error" role="alert" dense>
                {failure}
              </Notice>
            </Box>
          )}
          <ViewForm
            draft={draft}
            splitFilters={splitFilters}
            onChange={setDraft}
            onSplitFilters={setSplitFilters}
            missing={checked ? missing : []}
          />
        </Box>
        <Preview draft={whole} />
      </Box>
      {closing.dialog}
    </DialogShell>
  );
}

function Preview({ draft }: { draft: ViewDraft }) {
  const { t } = useTexts('panelConfig');
  const { ano } = useFilters();
  const [rested, setRested] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), REST);
    return () => clearTimeout(timer);
  }, [draft]);
  const shown = previewOf(rested, { title: t('preview.untitled'), subtitle: t('preview.unsubtitled') });
  const ofPage = ano === null ? t('preview.allYears') : t('preview.year', { year: String(ano) });
  // The card says which days those are.
  const year = shown?.period ? t('preview.own') : ofPage;
  return (
    <Box component="section" aria-labelledby="view-preview" sx={PREVIEW}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '8px', mb: '8px', fontSize: 13 }}>
        <Box component="h3" id="view-preview" sx={{ m: 0, fontSize: 14, lineHeight: '20px' }}>
          {t('preview.title')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t('preview.about', { size: String(draft.size), year })}</Box>
      </Box>
      {shown ? (
        <>
          <ViewCard view={shown} files={false} height={PREVIEW_HEIGHT} />
          <Uncompared view={shown} />
        </>
      ) : (
        <EmptyState
          dashed
          icon={<InsightsOutlined />}
          sentence={t('preview.needs')}
          height={PREVIEW_HEIGHT}
        />
      )}
      <Box sx={{ mt: '12px', display: 'grid', gap: '8px' }}>
        {unfilledPlaces(draft.dynamicTexts, draft.indicadores).length > 0 && (
          <Notice tone="warning" dense>
            {t('texts.unfilled')}
          </Notice>
        )}
        <Notice tone="info" dense>
          {t('preview.note')}
        </Notice>
      </Box>
    </Box>
  );
}

/** Why nothing stands beside the figures, where a comparison was asked for and none can be drawn. */
function Uncompared({ view }: { view: View }) {
  const { t } = useTexts('panelConfig');
  const { ano, uf } = useFilters();
  // The card's own answer.
  const { data } = useQuery(viewResultQuery(questionOf(view, { ano, uf })));
  if (data?.sem_comparacao === undefined) return null;
  return (
    <Box sx={{ mt: '12px' }}>
      <Notice tone="warning" dense>
        {t('preview.uncompared', { reason: data.sem_comparacao })}
      </Notice>
    </Box>
  );
}

const HALVES = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '600px minmax(0, 1fr)' },
  borderTop: '1px solid',
  borderColor: 'divider',
  overflow: { xs: 'auto', lg: 'hidden' },
};
const FORM = { p: { xs: '16px', sm: '16px 24px' }, overflow: { lg: 'auto' }, minWidth: 0 };
const PREVIEW = {
  p: { xs: '16px', sm: '16px 24px' },
  bgcolor: 'background.default',
  borderLeft: { lg: '1px solid' },
  borderColor: { lg: 'divider' },
  overflow: { lg: 'auto' },
  minWidth: 0,
};
