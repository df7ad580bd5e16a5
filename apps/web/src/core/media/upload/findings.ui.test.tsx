import type { PolygonFinding } from '@fonte/contracts/routes/media';
import { UiProvider } from '@fonte/ui';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Findings } from './findings.tsx';
import type { GeoPolygon } from './geo-file.ts';
import { itemOf } from './upload-item.ts';

const SOUND: PolygonFinding = {
  posicao: 0,
  falha: null,
  area_ha: 4.69,
  hectares: 4.69,
  dentro_car: 1,
  dentro_perimetro: 1,
  sobre_proprias_ha: 0,
  sobre_vizinhas_ha: 0,
  distancia_m: 0,
};
const polygon = (place: number): GeoPolygon => ({
  name: `Área ${place + 1}`,
  geometry: { type: 'Polygon', coordinates: [] },
  areaHa: 4.69,
  fault: null,
});

/** What is said of so many polygons, of which these are checked. */
function said(count: number, ...findings: Partial<PolygonFinding>[]): string {
  const polygons = Array.from({ length: count }, (_, place) => polygon(place));
  const poligonos = findings.map((one, posicao) => ({ ...SOUND, posicao, ...one }));
  const item = { ...itemOf(1, new File(['x'], 'a.kml'), 1), checked: { poligonos, declarado_ha: 100 } };
  const { container } = render(
    <UiProvider>
      <Findings item={item} polygons={polygons} />
    </UiProvider>,
  );
  return container.querySelector('[aria-live]')?.textContent ?? '';
}

test.each<[string, Partial<PolygonFinding>]>([
  ['Conferido: nada a observar', {}],
  ['Conferido: nada a observar', { dentro_car: null, dentro_perimetro: null, distancia_m: null }],
  ['Conferido: nada a observar', { dentro_perimetro: 0.991 }],
  ['Área 1: 50,0% fora do perímetro da propriedade', { dentro_perimetro: 0.5 }],
  ['Área 1: 12,5% fora do CAR da propriedade', { dentro_car: 0.875 }],
  ['Área 1: 2,35 ha sobre outros polígonos desta propriedade', { sobre_proprias_ha: 2.3462 }],
])('%s', (sentence, finding) => {
  expect(said(1, finding).replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('a check of the first polygons alone says so, and is not told as one of all', () => {
  expect(said(3, {}, {})).toBe('Conferidos só os primeiros 2 de 3 polígonos');
  expect(said(3, {}, {}, {})).toBe('Conferido: nada a observar');
});
