import { Refusal, type ColumnType } from '../column.ts';
import { REASONS } from '../reasons.ts';
import { factDate, readDate } from './date.ts';

const NOT_MOMENT = new Refusal(REASONS.notMoment);
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(?:Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/;
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
    return typeof plausible === 'string' ? `${plain} ${time}` : plausible;
  },
};
