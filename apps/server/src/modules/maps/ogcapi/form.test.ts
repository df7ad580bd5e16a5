import { describe, expect, test } from 'vitest';
import { formAsked, formOfFault, GEOJSON, JSON_TYPE, OPENAPI } from './documents/form.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

describe('the form of an answer', () => {
  test.each([
    [undefined, JSON_TYPE, 'json'],
    ['', JSON_TYPE, 'json'],
    ['*/*', JSON_TYPE, 'json'],
    [BROWSER, GEOJSON, 'html'],
    ['text/html;q=0.5, application/json', JSON_TYPE, 'json'],
    ['text/*', JSON_TYPE, 'html'],
    ['application/geo+json, application/json', GEOJSON, 'json'],
    ['application/json', GEOJSON, 'json'],
    ['application/vnd.oai.openapi+json;version=3.0', OPENAPI, 'json'],
    ['application/geo+json;q=0, text/html;q=0.1, */*;q=0', GEOJSON, 'html'],
    ['TEXT/HTML', JSON_TYPE, 'html'],
  ])('Accept %j for %s: %s', (accept, json, form) => {
    expect(formAsked(undefined, accept, json)).toBe(form);
  });

  test('the parameter is stronger', () => {
    expect(formAsked('json', BROWSER, GEOJSON)).toBe('json');
    expect(formAsked('html', 'application/json', GEOJSON)).toBe('html');
    expect(() => formAsked('xml', BROWSER, GEOJSON)).toThrow('O parâmetro f precisa ser json ou html');
    expect(() => formAsked('__proto__', BROWSER, GEOJSON)).toThrow();
  });

  test.each(['image/png', 'application/gml+xml', 'text/html;q=0, application/json;q=0', 'text/html;q=9'])(
    'none of ours: %s',
    (accept) => {
      expect(() => formAsked(undefined, accept, GEOJSON)).toThrow(
        expect.objectContaining({ status: 406, sentence: expect.stringContaining('há JSON e HTML') }),
      );
    },
  );

  test('of a fault: a page for people, whatever else is wrong', () => {
    expect(formOfFault(undefined, BROWSER)).toBe('html');
    expect(formOfFault('json', BROWSER)).toBe('json');
    expect(formOfFault(['html', 'json'], undefined)).toBe('json');
    expect(formOfFault('xml', 'image/png')).toBe('json');
  });
});
