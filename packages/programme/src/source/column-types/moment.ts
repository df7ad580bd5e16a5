import { TIME_ZONE } from '@fonte/pt-br';
import { Refusal, type ColumnType } from '../column.ts';
import { REASONS } from '../reasons.ts';
import { factDate, readDate } from './date.ts';

const NOT_MOMENT = new Refusal(REASONS.notMoment);
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/;
const ZONE = /(Z|[+-]\d\d)(?::?(\d\d))?$/;
const day = factDate();

/** A day and a time of day; without zone it is São Paulo's, which is the database session's own. */
export const moment: ColumnType = {
  label: 'data e hora (`dd/mm/aaaa hh:mm` ou `aaaa-mm-dd hh:mm`); sem fuso vale o de Brasília',
  example: '14/03/2024 09:40',
  free: false,
  read(value, form) {
    const at = value.search(/[T ]/);
    const time = at < 0 ? '' : value.slice(at + 1).trim();
    if (!TIME.test(time)) return NOT_MOMENT;
    const plain = readDate(value.slice(0, at), form);
    if (typeof plain !== 'string') return plain;
    const plausible = day.read(plain, { numbers: 'iso', dates: 'iso' });
    return typeof plausible === 'string' || hasPassed(plain, time) ? `${plain} ${time}` : plausible;
  },
  movedOn: wasSkipped,
};

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
/** Brasília's time, and its summer time, which began at midnight (the last one in 2018). */
const OFFSETS = ['-03:00', '-02:00'] as const;

/** Whether Brasília's clock never showed a moment without zone: PostgreSQL takes it for an hour later. */
function wasSkipped(value: string): boolean {
  if (value.slice(11, 14) !== '00:' || ZONE.test(value.slice(11))) return false;
  const wall = value.slice(0, 16);
  return OFFSETS.every(
    (offset) => WALL_CLOCK.format(Date.parse(`${wall.replace(' ', 'T')}${offset}`)) !== wall,
  );
}

/** A moment written in a zone east of Brasília may bear tomorrow's date and have passed all the same. */
function hasPassed(plain: string, time: string): boolean {
  const zone = ZONE.exec(time);
  if (!zone) return false;
  const [all, offset = 'Z', minutes = '00'] = zone;
  const clock = time.slice(0, -all.length);
  const iso = `${plain}T${clock}${offset === 'Z' ? 'Z' : `${offset}:${minutes}`}`;
  return plain >= '2000-01-01' && Date.parse(iso) <= Date.now();
}
