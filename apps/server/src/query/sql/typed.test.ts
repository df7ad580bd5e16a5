import { describe, expect, it } from 'vitest';
import { typedPattern } from './typed.ts';

describe('what is typed', () => {
  it.each([
    ['corrego', 'Córrego 4711'],
    ['CÓR', 'córrego'],
    ['acao', 'Ação de campo'],
    ['  sitio   sao ', 'Sítio São João'],
    ['100%', '100% orgânico'],
    ['a.b', 'A.B. [matriz]'],
    ['(1)', '(1) lote'],
  ])('%j finds %j', (typed, text) => expect(new RegExp(typedPattern(typed)).test(text)).toBe(true));

  it.each([
    ['corrego', 'O Córrego'],
    ['a.b', 'axb'],
    ['%', 'Sítio'],
    ['[a-z]', 'b'],
    ['c|f', 'Fazenda'],
    ['.*', 'Fazenda'],
  ])('%j does not find %j', (typed, text) => expect(new RegExp(typedPattern(typed)).test(text)).toBe(false));
});
