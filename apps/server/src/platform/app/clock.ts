import { TIME_ZONE } from '@fonte/pt-br';

/** The server's idea of now. Limits that several processes share are measured with the database's clock instead. */
export interface Clock {
  now(): Date;
  /** Today where the programme's people live, YYYY-MM-DD. */
  today(): string;
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** A clock that asks `now`, by default the machine. */
export function clockOf(now: () => Date = () => new Date()): Clock {
  return { now, today: () => day.format(now()) };
}
