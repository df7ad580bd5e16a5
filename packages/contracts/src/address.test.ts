// [ASVS 1.2.2]
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { lawsuits } from './endpoints/lawsuits.ts';
import { workspaceOws } from './endpoints/maps.ts';
import { dimensionFields, panelsOfProfile } from './endpoints/panels.ts';
import { report } from './endpoints/reports.ts';

test('an address without parts is its path', () => {
  expect(addressOf(panelsOfProfile)).toBe('/api/indicators/painel/allprofile');
});

test('parts of the path are encoded', () => {
  expect(addressOf(dimensionFields, { params: { id: 'uf/todas?x=1#y' } })).toBe(
    '/api/indicators/painel/dim/uf%2Ftodas%3Fx%3D1%23y',
  );
  expect(addressOf(workspaceOws, { params: { workspace: 'programa' }, query: { service: 'WFS' } })).toBe(
    '/api/mapa/geoserver/programa/ows?service=WFS',
  );
});

test.each([[undefined], [null], [''], ['.'], ['..']])('no address is made of the part %j', (id) => {
  expect(() => addressOf(dimensionFields, { params: { id } })).toThrow('/dim/:id: id');
});

test('lists and objects are JSON text, what is undefined stays away, the rest is its text', () => {
  const asked = addressOf(lawsuits, {
    query: { $ano: [2024, 2025], $uf: ['GO'], filtro: { a: 'é&' }, page: 2, cache: false, busca: undefined },
  });
  expect(Object.fromEntries(new URL(asked, 'http://a').searchParams)).toEqual({
    $ano: '[2024,2025]',
    $uf: '["GO"]',
    filtro: '{"a":"é&"}',
    page: '2',
    cache: 'false',
  });
});

test("the programme's own form has its three words before the query", () => {
  expect(addressOf(report, { query: { co_consulta: 11116 } })).toBe(
    '/api/app/?module=relatorio&controller=index&action=retorno-direto&co_consulta=11116',
  );
});
