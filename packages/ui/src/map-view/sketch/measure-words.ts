import { formatNumber } from '@fonte/pt-br';

/** From here on distances are written in km (specification 2, section 9: m below 100 and km above). */
const KM_FROM_METRES = 100;
/** From here on areas are written in km² (specification 2, section 9: m2 below 10000 and km2 above). */
const KM2_FROM_SQUARE_METRES = 10_000;

/** A measured distance: '86,40 m', '3,42 km'. */
export function distanceWords(metres: number): string {
  return metres < KM_FROM_METRES
    ? `${formatNumber(metres)}\u00a0m`
    : `${formatNumber(metres / 1000)}\u00a0km`;
}

/** A measured area: '9.999,00 m²', '1,25 km²'. */
export function areaWords(squareMetres: number): string {
  return squareMetres < KM2_FROM_SQUARE_METRES
    ? `${formatNumber(squareMetres)}\u00a0m²`
    : `${formatNumber(squareMetres / 1_000_000)}\u00a0km²`;
}

/** A place: '17,7412° S · 50,9187° O'. */
export function placeWords([lon, lat]: readonly [number, number]): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${formatNumber(Math.abs(degrees), 4)}° ${degrees < 0 ? negative : positive}`;
  return `${part(lat, 'N', 'S')} · ${part(lon, 'L', 'O')}`;
}
