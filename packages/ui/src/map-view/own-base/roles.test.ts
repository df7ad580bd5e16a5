import { describe, expect, test } from 'vitest';
import { labelOf, nameOf } from './labels.ts';
import { roleOf } from './roles.ts';

describe('what a feature is drawn as, in each schema', () => {
  test.each([
    // Protomaps
    ['earth', 'Polygon', { kind: 'earth' }, 'land'],
    ['landcover', 'MultiPolygon', { kind: 'forest' }, 'green'],
    ['landuse', 'Polygon', { kind: 'residential' }, 'built'],
    ['landuse', 'Polygon', { kind: 'military' }, null],
    ['water', 'Polygon', { kind: 'lake' }, 'water'],
    ['water', 'LineString', { kind: 'river' }, 'stream'],
    ['roads', 'LineString', { kind: 'highway' }, 'highway'],
    ['roads', 'MultiLineString', { kind: 'minor_road' }, 'minor'],
    ['boundaries', 'LineString', { kind: 'region' }, 'state'],
    ['buildings', 'Polygon', { kind: 'building' }, 'building'],
    // OpenMapTiles
    ['transportation', 'LineString', { class: 'motorway' }, 'highway'],
    ['transportation', 'LineString', { class: 'track' }, 'path'],
    ['waterway', 'LineString', { class: 'river' }, 'stream'],
    ['boundary', 'LineString', { admin_level: 2, maritime: 0 }, 'country'],
    ['boundary', 'LineString', { admin_level: 4, maritime: 1 }, null],
    ['boundary', 'LineString', { admin_level: 8 }, 'municipality'],
    ['landcover', 'Polygon', { class: 'wood' }, 'green'],
    // Shortbread
    ['streets', 'LineString', { kind: 'tertiary' }, 'minor'],
    ['ocean', 'Polygon', {}, 'water'],
    // Neither, and names that are every object's.
    ['contours', 'LineString', { ele: 400 }, null],
    ['constructor', 'Polygon', {}, null],
    ['boundary', 'LineString', { kind: 'constructor' }, null],
    ['roads', 'Point', { kind: 'highway' }, null],
  ])('%s %s %j', (layer, geometry, of, role) => {
    expect(roleOf(layer, geometry, of)).toBe(role);
  });
});

describe('what a feature is written as', () => {
  test.each([
    ['places', 'Point', { kind: 'locality', kind_detail: 'city' }, 'city'],
    ['places', 'Point', { kind: 'locality', kind_detail: 'hamlet' }, 'quarter'],
    ['places', 'Point', { kind: 'locality' }, 'village'],
    ['places', 'Point', { kind: 'region' }, 'state'],
    ['place', 'Point', { class: 'town' }, 'town'],
    ['place', 'Point', { class: 'toString' }, null],
    ['place_labels', 'Point', { kind: 'state_capital' }, 'city'],
    ['roads', 'LineString', { kind: 'highway' }, 'road'],
    ['transportation_name', 'LineString', { class: 'primary' }, 'road'],
    ['water_name', 'Point', { class: 'lake' }, 'water'],
    ['pois', 'Point', { kind: 'cafe' }, null],
  ])('%s %s %j', (layer, geometry, of, label) => {
    expect(labelOf(layer, geometry, of)).toBe(label);
  });

  test.each([
    [{ name: 'Brazil', 'name:pt': 'Brasil' }, 'Brasil'],
    [{ name: 'Asunción' }, 'Asunción'],
    [{ name: ' ', 'name:latin': 'Goiânia' }, 'Goiânia'],
    [{ name: 7 }, ''],
    [{}, ''],
  ])('%j in Portuguese, else as it is written there', (of, name) => {
    expect(nameOf(of)).toBe(name);
  });
});
