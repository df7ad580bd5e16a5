import { isoOnClock, TIME_ZONE } from '@fonte/pt-br';
import { Refusal, type ColumnType } from '../column.ts';
import { REASONS } from '../reasons.ts';
import { factDate, readDate } from './date.ts';

const NOT_MOMENT = new Refusal(REASONS.notMoment);
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/;
const ZONE = /(Z|[+-]\d\d)(?::?(\d\d))?$/;
const day = factDate();

/** A day and a time of day as Brasília's clock showed them, 'yyyy-mm-dd hh:mm…'; what bears a zone is put on that clock (docs/decisions/0112). */
export const moment: ColumnType = {
  label: 'data e hora (`dd/mm/aaaa hh:mm` ou `aaaa-mm-dd hh:mm`); sem fuso vale o de Brasília',
  example: '14/03/2024 09:40',
  free: false,
  read(value, form) {
    const at = value.search(/[T ]/);
    const time = at < 0 ? '' : value.slice(at + 1).trim();
    if (!TIME.test(time)) return NOT_MOMENT;
    const written = readDate(value.slice(0, at), form);
    if (typeof written !== 'string') return written;
    const wall = onClock(written, time);
    // A moment written in a zone east of Brasília may bear tomorrow's date and have passed all the same.
    const plausible = day.read(wall.slice(0, 10), { numbers: 'iso', dates: 'iso' });
    return typeof plausible === 'string' ? wall : plausible;
  },
  neverShown: wasSkipped,
};

function onClock(date: string, time: string): string {
  const zone = ZONE.exec(time);
  if (!zone) return `${date} ${time}`;
  const [all, offset = 'Z', minutes = '00'] = zone;
  const [clock = '', fraction] = time.slice(0, -all.length).split('.');
  const wall = isoOnClock(new Date(`${date}T${clock}${offset === 'Z' ? 'Z' : `${offset}:${minutes}`}`));
  return wall.replace('T', ' ') + (fraction === undefined ? '' : `.${fraction}`);
}

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
/** Brasília's time, and its summer time, which began at midnight (the last one in 2018). */
const OFFSETS = ['-03:00', '-02:00'] as const;

/** Whether Brasília's clock never showed a moment: it jumped over that hour. */
function wasSkipped(value: string): boolean {
  if (value.slice(11, 14) !== '00:') return false;
  const wall = value.slice(0, 16);
  return OFFSETS.every(
    (offset) => WALL_CLOCK.format(Date.parse(`${wall.replace(' ', 'T')}${offset}`)) !== wall,
  );
}
