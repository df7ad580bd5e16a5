import type { Facts } from './facts.ts';
import type { Row } from './programme.ts';
import { number, value } from './row-values.ts';

// What deserves a second look in a property's visits, worked out from the rows of whoever made them: nothing here is shared with the server.

/** One doubt of one visit; `medida` in metres, minutes or the hour of the clock. */
export interface ExpectedDoubt {
  readonly visita: string;
  readonly tipo: string;
  readonly medida: number;
}

const MINUTE = 60_000;
/** Nobody drives faster from farm to farm, metres a minute (80 km/h as the crow flies). */
const FASTEST = 80_000 / 60;

interface Stay {
  readonly from: number;
  readonly to: number;
  readonly at: Place | null;
}
type Place = readonly [lon: number, lat: number];

/** Sorted as they are to be compared. */
export function expectedDoubts({ property, visits, beside }: Facts): ExpectedDoubt[] {
  const home = placeOf(property, 'lon', 'lat');
  return visits
    .filter((visit) => value(visit, 'dt_checkin') !== null)
    .flatMap((visit) => {
      const stay = stayOf(visit);
      const others = beside
        .filter(
          (other) =>
            other['cpf_tecnico'] === visit['cpf_tecnico'] &&
            other['dt_visita'] === visit['dt_visita'] &&
            !(
              other['cod_propriedade'] === visit['cod_propriedade'] &&
              other['id_visita'] === visit['id_visita']
            ),
        )
        .map(stayOf);
      const hour = Number(
        new Intl.DateTimeFormat('en-GB', {
          hour: '2-digit',
          hourCycle: 'h23',
          timeZone: 'America/Sao_Paulo',
        }).format(stay.from),
      );
      const far = home && stay.at ? metresBetween(home, stay.at) : 0;
      const shared = others.filter((other) => other.from < stay.to && stay.from < other.to);
      const short = others
        .filter((other) => !shared.includes(other) && other.at && stay.at)
        .map((other) => metresBetween(stay.at!, other.at!) / FASTEST - minutesBetween(stay, other))
        .filter((minutes) => minutes > 0);
      const found: (readonly [tipo: string, medida: number])[] = [
        ...(far >= 10_000 ? [['longe', far] as const] : []),
        ...(shared.length > 0
          ? [['sobreposta', Math.max(...shared.map((other) => minutesShared(stay, other)))] as const]
          : []),
        ...(short.length > 0 ? [['deslocamento', Math.max(...short)] as const] : []),
        ...(hour >= 21 || hour < 5 ? [['noite', hour] as const] : []),
      ];
      const visita = `${number(visit, 'numero')} ${value(visit, 'dt_visita')}`;
      return found.map(([tipo, medida]) => ({ visita, tipo, medida }));
    })
    .toSorted(byVisit);
}

/** By visit, then by kind. */
export const byVisit = (one: ExpectedDoubt, other: ExpectedDoubt): number =>
  `${one.visita} ${one.tipo}` < `${other.visita} ${other.tipo}` ? -1 : 1;

const minutesShared = (one: Stay, other: Stay) =>
  (Math.min(one.to, other.to) - Math.max(one.from, other.from)) / MINUTE;
const minutesBetween = (one: Stay, other: Stay) =>
  Math.max(one.from - other.to, other.from - one.to) / MINUTE;

function stayOf(visit: Row): Stay {
  const from = Date.parse(String(visit['dt_checkin']));
  return {
    from,
    to: from + (number(visit, 'duracao_min') ?? 0) * MINUTE,
    at: placeOf(visit, 'lon_checkin', 'lat_checkin'),
  };
}

function placeOf(row: Row, lon: string, lat: string): Place | null {
  const [x, y] = [number(row, lon), number(row, lat)];
  return x === null || y === null ? null : [x, y];
}

/** The geodesic on WGS 84, metres, by Vincenty's inverse formula (Survey Review 23, 1975); of places that are not each other's antipodes. */
function metresBetween([lon1, lat1]: Place, [lon2, lat2]: Place): number {
  const [a, f] = [6_378_137, 1 / 298.257223563];
  const b = (1 - f) * a;
  const radians = Math.PI / 180;
  const L = (lon2 - lon1) * radians;
  const [U1, U2] = [lat1, lat2].map((lat) => Math.atan((1 - f) * Math.tan(lat * radians))) as [
    number,
    number,
  ];
  const [sinU1, cosU1, sinU2, cosU2] = [Math.sin(U1), Math.cos(U1), Math.sin(U2), Math.cos(U2)];
  let lambda = L;
  for (let turn = 0; turn < 100; turn += 1) {
    const [sinL, cosL] = [Math.sin(lambda), Math.cos(lambda)];
    const sinS = Math.hypot(cosU2 * sinL, cosU1 * sinU2 - sinU1 * cosU2 * cosL);
    if (sinS === 0) return 0;
    const cosS = sinU1 * sinU2 + cosU1 * cosU2 * cosL;
    const sigma = Math.atan2(sinS, cosS);
    const sinA = (cosU1 * cosU2 * sinL) / sinS;
    const cosA2 = 1 - sinA ** 2;
    const cosM = cosA2 === 0 ? 0 : cosS - (2 * sinU1 * sinU2) / cosA2;
    const C = (f / 16) * cosA2 * (4 + f * (4 - 3 * cosA2));
    const next = L + (1 - C) * f * sinA * (sigma + C * sinS * (cosM + C * cosS * (-1 + 2 * cosM ** 2)));
    if (Math.abs(next - lambda) < 1e-12) {
      const u2 = (cosA2 * (a ** 2 - b ** 2)) / b ** 2;
      const A = 1 + (u2 / 16_384) * (4096 + u2 * (-768 + u2 * (320 - 175 * u2)));
      const B = (u2 / 1024) * (256 + u2 * (-128 + u2 * (74 - 47 * u2)));
      const inner =
        cosS * (-1 + 2 * cosM ** 2) - (B / 6) * cosM * (-3 + 4 * sinS ** 2) * (-3 + 4 * cosM ** 2);
      return b * A * (sigma - B * sinS * (cosM + (B / 4) * inner));
    }
    lambda = next;
  }
  throw new Error('no geodesic');
}
