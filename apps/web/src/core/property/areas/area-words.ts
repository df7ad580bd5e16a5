import { formatHectares, formatWithUnit } from '@fonte/pt-br';

/** From here on the property map writes distances in km (second text, section 9). */
const KM_FROM_METRES = 1000;

/** A distance on the property map: '850 m', '12,74 km' (two decimals in km). */
export function placeDistance(metres: number): string {
  return metres >= KM_FROM_METRES ? formatWithUnit(metres / 1000, 'km', 2) : formatWithUnit(metres, 'm', 0);
}

/** An area on the property map: '18,4 ha' (second text, section 9: one decimal). */
export const mapHectares = (ha: number | null): string => formatHectares(ha, 1);
