import { counted } from './plural.ts';

const MINUTE_MS = 60_000;
/** Units that an age is said in, the longest first. */
const UNITS = [
  { ms: 1_440 * MINUTE_MS, one: 'dia', other: 'dias' },
  { ms: 60 * MINUTE_MS, one: 'hora', other: 'horas' },
  { ms: MINUTE_MS, one: 'minuto', other: 'minutos' },
] as const;

/**
 * How long ago an instant was, in whole units of the longest that fits: 'há 3 dias', 'há 1 hora', 'há 5 minutos'; 'agora' within a minute, and where a
 * device's clock was put back since.
 */
export function ageOf(instant: Date, now: Date): string {
  const age = now.getTime() - instant.getTime();
  const unit = UNITS.find(({ ms }) => age >= ms);
  return unit ? `há ${counted(Math.floor(age / unit.ms), unit.one, unit.other)}` : 'agora';
}
