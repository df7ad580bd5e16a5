import { TOUCH, useKitLink } from '@fonte/ui';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { formatDayMonth } from '@fonte/pt-br';
import type { ReactNode } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { propertyPath } from '../../core/navigation/property-path.ts';
import type { Placed } from './agenda.ts';
import { useAgendaWords } from './agenda-words.ts';
import type { DayChanges } from './day-changes.ts';
import { dayColor } from './day-colors.ts';
import './texts.ts';

export interface StopRowProps extends Pick<DayChanges, 'move' | 'toDay' | 'remove'> {
  day: string;
  /** From 1 on. */
  place: number;
  of: number;
  property: Placed;
  /** Metres from the place before it. */
  leg: number;
  days: readonly { day: string; full: boolean }[];
}

/** Which control keeps the focus after a row was moved. */
export const controlId = (which: 'up' | 'down' | 'day', code: string): string => `agenda-${which}-${code}`;

/** A visit: its number, which property, why, how far from the one before, and the ways to change it. */
export function StopRow({ day, place, of, property, leg, days, move, toDay, remove }: StopRowProps) {
  const { t } = useTexts('agenda');
  const { why, km, weekday } = useAgendaWords();
  const Link = useKitLink();
  const { codigo: code, nome: name, municipio } = property;
  return (
    <Box component="li" sx={ROW}>
      <Box aria-hidden sx={NUMBER} style={{ backgroundColor: dayColor(day) }}>
        {place}
      </Box>
      <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Box component={Link} href={propertyPath(code)} sx={{ color: 'primary.main' }}>
            {name}
          </Box>
        </Box>
        <Box sx={SMALL}>
          {municipio} · {t('leg', { km: km(leg) })}
        </Box>
        <Box sx={SMALL}>{why(property)}</Box>
      </Box>
      <Box data-print="hide" sx={CONTROLS}>
        <Step
          id={controlId('up', code)}
          label={t('up', { name })}
          off={place === 1}
          onClick={() => move(code, -1)}
        >
          <ArrowUpwardOutlined />
        </Step>
        <Step
          id={controlId('down', code)}
          label={t('down', { name })}
          off={place === of}
          onClick={() => move(code, 1)}
        >
          <ArrowDownwardOutlined />
        </Step>
        <Box
          component="select"
          id={controlId('day', code)}
          aria-label={t('toDay', { name })}
          value={day}
          onChange={(event: { target: { value: string } }) => toDay(code, event.target.value)}
          sx={SELECT}
        >
          {days.map((one) => (
            <option key={one.day} value={one.day} disabled={one.full && one.day !== day}>
              {`${weekday(one.day)} ${formatDayMonth(one.day)}`}
            </option>
          ))}
        </Box>
        <IconButton aria-label={t('remove', { name })} onClick={() => remove(code)}>
          <CloseOutlined />
        </IconButton>
      </Box>
    </Box>
  );
}

/** A step that leads nowhere keeps the focus: only its work is gone. */
function Step(props: { id: string; label: string; off: boolean; onClick: () => void; children: ReactNode }) {
  const { id, label, off, onClick, children } = props;
  return (
    <IconButton
      id={id}
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onClick()}
      sx={off ? { color: 'text.disabled', cursor: 'default' } : null}
    >
      {children}
    </IconButton>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  px: '16px',
  py: '8px',
  borderTop: '1px solid',
  borderColor: 'divider',
};
const NUMBER = {
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: '#fff',
  fontSize: 13,
  fontWeight: 700,
};
const SMALL = { fontSize: 13, lineHeight: '18px', color: 'text.secondary' };
const CONTROLS = { display: 'flex', alignItems: 'center', gap: '4px', ml: 'auto' };
const SELECT = {
  height: 34,
  px: '6px',
  font: 'inherit',
  fontSize: 13,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'controle',
  borderRadius: '6px',
  [TOUCH]: { height: 44 },
};
