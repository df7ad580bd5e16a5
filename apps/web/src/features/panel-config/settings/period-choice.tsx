import { VIEW_PERIOD_LABELS, VIEW_PERIODS, type ViewPeriodKind } from '@fonte/contracts';
import { lazyPart, PartFailure, SelectField } from '@fonte/ui';
import type { DateFieldProps } from '@fonte/ui/date-field';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { ViewDraft } from '../draft/view-draft.ts';

// The calendar comes with the first period of days.
const DateField = lazyPart<DateFieldProps>(
  () => import('@fonte/ui/date-field').then((module) => module.DateField),
  { failed: (_props, retry) => <PartFailure height={64} onRetry={retry} /> },
);

/** The page's years, where a view has no period of its own. */
const PAGE = 'pagina';

type Timed = Pick<ViewDraft, 'period' | 'compare'>;

export type PeriodChoiceProps = Timed & {
  /** Whether its type has room for the figures of the period before. */
  comparable?: boolean;
  /** Told where a period of days lacks an end. */
  error: string | undefined;
  onChange: (timed: Timed) => void;
};

/** What a view is about in time: the page's years or a period of its own, and whether it is compared with the one before. */
export function PeriodChoice({ period, compare, comparable = true, error, onChange }: PeriodChoiceProps) {
  const { t } = useTexts('panelConfig');
  const days = period?.kind === 'days' ? period : null;
  const choose = (kind: string) =>
    onChange({ period: kind === PAGE ? null : { kind: kind as ViewPeriodKind }, compare });
  return (
    <Box sx={{ display: 'grid', gap: '8px' }}>
      <Box sx={ROW}>
        <SelectField
          label={t('view.period')}
          value={period?.kind ?? PAGE}
          options={[
            { value: PAGE, label: t('view.periodPage') },
            ...VIEW_PERIODS.map((kind) => ({ value: kind, label: VIEW_PERIOD_LABELS[kind] })),
          ]}
          onChange={choose}
        />
        {comparable && (
          <FormControlLabel
            label={t('view.compare')}
            control={
              <Switch
                checked={compare === true}
                onChange={(_event, on) => onChange({ period, compare: on })}
              />
            }
          />
        )}
      </Box>
      {days && (
        <Box sx={{ ...ROW, alignItems: 'start' }}>
          <DateField
            label={t('view.periodFrom')}
            value={days.from ?? ''}
            onChange={(from) => onChange({ period: { ...days, from }, compare })}
            error={error}
          />
          <DateField
            label={t('view.periodUntil')}
            value={days.until ?? ''}
            onChange={(until) => onChange({ period: { ...days, until }, compare })}
          />
        </Box>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: '12px',
  alignItems: 'end',
};
