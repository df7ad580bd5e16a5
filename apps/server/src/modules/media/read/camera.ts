import exifReader from 'exif-reader';
import type { ReadPicture } from './reading.ts';

/** Moment and place of a picture, where the camera wrote them. */
type Camera = Pick<ReadPicture, 'taken' | 'lon' | 'lat'>;
/** As they were written, whatever that is: a tag may hold nothing of its kind. */
type Tags = Readonly<Record<string, unknown>>;

/** What the camera wrote that is kept. What cannot be read, or is not told whole, is null, and takes nothing else along. */
export function cameraOf(exif: Buffer | undefined): Camera {
  const { photo, gps } = tagsOf(exif);
  const lon = degrees(gps['GPSLongitude'], signOf(gps['GPSLongitudeRef'], 'E', 'W'), 180);
  const lat = degrees(gps['GPSLatitude'], signOf(gps['GPSLatitudeRef'], 'N', 'S'), 90);
  // Without a fix some write zeros.
  const placed = lon !== null && lat !== null && !(lon === 0 && lat === 0);
  return {
    taken: momentOf(photo, gps)?.toISOString() ?? null,
    lon: placed ? lon : null,
    lat: placed ? lat : null,
  };
}

function tagsOf(exif: Buffer | undefined): { readonly photo: Tags; readonly gps: Tags } {
  try {
    const { Photo: photo, GPSInfo: gps } = exif === undefined ? {} : exifReader(exif);
    return { photo: { ...photo }, gps: { ...gps } };
  } catch {
    return { photo: {}, gps: {} };
  }
}

/** Which half of the world it is; null where that is not told, for without it a place is on either. */
function signOf(written: unknown, positive: string, negative: string): 1 | -1 | null {
  const letter = typeof written === 'string' ? written.trim().charAt(0).toUpperCase() : '';
  if (letter === positive) return 1;
  return letter === negative ? -1 : null;
}

/** Degrees of up to three rationals: degrees, minutes and seconds, each perhaps with a fraction and then the last of them. A rational over nothing is none. */
function degrees(written: unknown, sign: 1 | -1 | null, most: number): number | null {
  const [whole, minutes = 0, told = 0] = numbersOf(written);
  if (sign === null || whole === undefined) return null;
  // Seconds over nothing, where the minutes have them as their fraction.
  const seconds = Number.isNaN(told) && !Number.isInteger(minutes) ? 0 : told;
  const value = whole + minutes / 60 + seconds / 3_600;
  const fits = whole >= 0 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds <= 60 && value <= most;
  return fits ? Number((sign * value).toFixed(6)) : null;
}

const numbersOf = (written: unknown): readonly number[] =>
  [written].flat().filter((one): one is number => typeof one === 'number');

/** Years in which a photo of the programme can have been taken, and clocks that were set. */
const YEARS = { first: 1990, last: 2100 };
/** Brazil's zones, hours from UTC; that of the programme has had no daylight saving since 2019. */
const ZONES = { first: -5, last: -2, programme: -3 };
const HOUR_MS = 3_600_000;
/** How far the camera's clock and a fix of the same moment may be apart. */
const FRESH_MS = 300_000;

/**
 * When it was taken. Cameras write the hour of the place, newer ones with its distance from UTC; where that is missing, the satellites' hour beside it tells the
 * zone, and without one it is Brasília's. The satellites' own is that of the last fix, which may be of before: it counts where no other is told.
 */
function momentOf(photo: Tags, gps: Tags): Date | null {
  const fix = fixOf(gps);
  for (const which of ['Original', 'Digitized']) {
    const written = photo[`DateTime${which}`];
    if (!(written instanceof Date)) continue;
    const offset =
      offsetMs(photo[`OffsetTime${which}`]) ?? offsetMs(photo['OffsetTime']) ?? offsetBy(written, fix);
    const moment = possible(new Date(written.getTime() - offset));
    if (moment !== null) return moment;
  }
  return fix;
}

function possible(moment: Date): Date | null {
  const year = moment.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last ? moment : null;
}

/** '-03:00' in ms. */
function offsetMs(written: unknown): number | null {
  const [, sign, hours, minutes] =
    /^([+-])(\d\d):?(\d\d)$/.exec(typeof written === 'string' ? written.trim() : '') ?? [];
  if (sign === undefined || Number(hours) > 14) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60) * HOUR_MS;
}

/** The zone by the satellites' hour, where that is of the same minutes: an older fix tells none. */
function offsetBy(written: Date, fix: Date | null): number {
  const apart = fix === null ? Number.NaN : written.getTime() - fix.getTime();
  const hours = Math.round(apart / HOUR_MS);
  const fresh = Math.abs(apart - hours * HOUR_MS) <= FRESH_MS;
  return (fresh && hours >= ZONES.first && hours <= ZONES.last ? hours : ZONES.programme) * HOUR_MS;
}

/** The moment of the satellites, UTC. */
function fixOf(gps: Tags): Date | null {
  const [, year, month, day] = /^(\d{4})[:-](\d\d)[:-](\d\d)/.exec(String(gps['GPSDateStamp'])) ?? [];
  const [hours, minutes, seconds] = numbersOf(gps['GPSTimeStamp']);
  const time = [hours, minutes, seconds].map((one) => (one === undefined ? Number.NaN : Math.trunc(one)));
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), time[0], time[1], time[2]));
  return possible(moment);
}
