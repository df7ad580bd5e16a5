import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { describe, expect, it } from 'vitest';
import { SUB_BASINS } from './basin-anchors.ts';
import { subBasinAt } from './basins.ts';
import { municipalityAreas } from './municipality-areas.ts';
import { states } from './states.ts';

describe('the built-in geography', () => {
  const areas = municipalityAreas();

  it('has every municipality of the package, by its code', () => {
    const codes = getMunicipalities().map(({ code }) => Number(code));
    expect(areas.map((area) => area.codigo_municipio)).toEqual(codes.toSorted((a, b) => a - b));
    expect(areas.length).toBe(5571);
    expect(states().length).toBe(27);
  });

  it('has an area exactly where GeoNames has the seat, and all the large towns', () => {
    expect(areas.filter(({ seat, geom }) => (seat === null) !== (geom === null))).toEqual([]);
    expect(areas.filter(({ seat }) => seat !== null).length).toBeGreaterThan(1900);
    // A namesake of another region is no seat.
    expect(areas.find(({ nome, uf }) => uf === 'MS' && nome === 'Costa Rica')?.seat).toBeNull();
    for (const capital of [5300108, 5208707, 3106200, 2927408, 1721000, 5103403, 5002704, 2111300]) {
      expect(areas.find(({ codigo_municipio }) => codigo_municipio === capital)?.seat).not.toBeNull();
    }
  });

  it('knows all 76 sub-basins of ANA and puts known towns into theirs', () => {
    expect(new Set(SUB_BASINS.map(({ codigo }) => codigo)).size).toBe(76);
    expect(subBasinAt(-50.93, -17.8), 'Rio Verde').toBe(60);
    expect(subBasinAt(-49.12, -15.31), 'Goianésia').toBe(20);
    expect(subBasinAt(-52.26, -15.89), 'Barra do Garças').toBe(24);
    expect(subBasinAt(-43.94, -19.92), 'Belo Horizonte').toBe(41);
    expect(subBasinAt(-45, -12.15), 'Barreiras').toBe(46);
    expect(subBasinAt(-56.1, -15.6), 'Cuiabá').toBe(66);
  });
});
