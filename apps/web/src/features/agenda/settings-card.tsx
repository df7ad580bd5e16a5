import { CardShell, ComboField, ConfirmDialog, FieldFrame, NativeSelectField } from '@fonte/ui';
import { counted, formatDate, formatInteger } from '@fonte/pt-br';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { MOST_A_DAY, waitsOf, type Wish } from './agenda.ts';
import { stopsOf } from './edit-agenda.ts';
import type { OpenAgenda } from './use-agenda.ts';
import { dayAfter, lastDayOf, weekdayOf, WORKING_DAYS } from './week.ts';
import './texts.ts';

const MIDDLE = '';
/** Monday to Friday, and how many visits a day, until somebody says otherwise. */
const FIRST = { days: [0, 1, 2, 3, 4], perDay: 4 } as const;

export interface SettingsCardProps {
  open: OpenAgenda;
  technicians: readonly string[] | null;
  until: string | null;
  onPropose: (wish: Wish) => void;
}

/** Which week, whose, from where, how many a day: what a proposal is made by. */
export function SettingsCard({ open, technicians, until, onPropose }: SettingsCardProps) {
  const { t } = useTexts('agenda');
  const { week, agenda, placed } = open;
  const id = useId();
  const [start, setStart] = useState(agenda?.start ?? MIDDLE);
  const [perDay, setPerDay] = useState(String(agenda?.perDay ?? FIRST.perDay));
  const [weekdays, setWeekdays] = useState<readonly number[]>(
    agenda ? agenda.days.map(({ day }) => weekdayOf(day)) : FIRST.days,
  );
  const [asking, setAsking] = useState(false);
  const noDay = weekdays.length === 0;
  const propose = () => {
    setAsking(false);
    onPropose({
      week,
      start: placed.some(({ codigo }) => codigo === start) ? start : null,
      perDay: Number(perDay),
      days: WORKING_DAYS.filter((one) => weekdays.includes(one)).map((one) => dayAfter(week, one)),
    });
  };
  const waiting = placed.filter((one) => one.faltam > 0 || waitsOf(one).length > 0).length;
  const planned = agenda ? [...stopsOf(agenda)].filter((code) => open.found.has(code)).length : 0;
  return (
    <CardShell
      title={t('settings')}
      subtitle={[
        t('counts', { waiting: formatInteger(waiting), planned: formatInteger(planned) }),
        ...(until ? [t('until', { date: formatDate(until) })] : []),
      ].join(' · ')}
    >
      <Box sx={FORM}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' }}>
          <IconButton aria-label={t('before')} onClick={() => open.open({ week: dayAfter(week, -7) })}>
            <ChevronLeftOutlined />
          </IconButton>
          <Box component="strong" aria-live="polite" sx={{ textAlign: 'center', fontSize: 14 }}>
            {t('week', { from: formatDate(week), until: formatDate(lastDayOf(week)) })}
          </Box>
          <IconButton aria-label={t('after')} onClick={() => open.open({ week: dayAfter(week, 7) })}>
            <ChevronRightOutlined />
          </IconButton>
        </Box>
        {technicians && technicians.length > 0 && (
          <ComboField
            label={t('technician')}
            value={open.technician}
            clearable={false}
            options={technicians.map((name) => ({ value: name, label: name }))}
            onChange={(technician) => technician !== null && open.open({ technician })}
          />
        )}
        <ComboField
          label={t('start')}
          value={start}
          clearable={false}
          options={[
            { value: MIDDLE, label: t('middle') },
            ...placed.map(({ codigo, nome, municipio }) => ({
              value: codigo,
              label: `${nome} · ${municipio} · ${codigo}`,
            })),
          ]}
          onChange={(code) => setStart(code ?? MIDDLE)}
        />
        <NativeSelectField
          label={t('perDay')}
          value={perDay}
          options={Array.from({ length: MOST_A_DAY }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          onChange={setPerDay}
        />
        <FieldFrame id={id} label={t('days')} error={noDay ? t('noDay') : undefined}>
          <Box id={id} role="group" aria-labelledby={`${id}-label`} sx={DAYS}>
            {WORKING_DAYS.map((one) => (
              <FormControlLabel
                key={one}
                label={t.list('weekdays')[one]}
                control={
                  <Checkbox
                    checked={weekdays.includes(one)}
                    onChange={(_event, on) =>
                      setWeekdays((before) => (on ? [...before, one] : before.filter((day) => day !== one)))
                    }
                  />
                }
              />
            ))}
          </Box>
        </FieldFrame>
        <Button
          variant={agenda ? 'outlined' : 'contained'}
          startIcon={<RouteOutlined />}
          disabled={noDay || placed.length === 0}
          onClick={() => (agenda ? setAsking(true) : propose())}
        >
          {t(agenda ? 'proposeAgain' : 'propose')}
        </Button>
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>{t('rule')}</Box>
        {open.unplaced > 0 && (
          <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
            {t('unplaced', { properties: counted(open.unplaced, t('property'), t('properties')) })}
          </Box>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        question={t('confirm')}
        detail={t('confirmDetail')}
        confirmLabel={t('proposeAgain')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={propose}
      />
    </CardShell>
  );
}

const FORM = { display: 'grid', gap: '12px', pb: '16px', gridTemplateColumns: 'minmax(0, 1fr)' };
const DAYS = { display: 'flex', flexWrap: 'wrap', columnGap: '8px' };
