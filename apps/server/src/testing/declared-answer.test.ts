import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ALL_ROUTES } from '@fonte/contracts/routes/index';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { assertDeclared, assertForm } from './declared-answer.ts';

const answered = (body: unknown, statusCode = 200, type = 'application/json; charset=utf-8') => ({
  statusCode,
  headers: { 'content-type': type },
  rawPayload: Buffer.from(JSON.stringify(body)),
});
const held = (url: string, answer: ReturnType<typeof answered>) => () =>
  assertDeclared(ALL_ROUTES, 'GET', url, answer);

const PANEL = { id: 1, nome: 'Solo', config: [], dimensoes: [{ id: 'uf', nome: 'UF' }] };
const CONFIG = '/api/app/?module=consulta&controller=consulta&action=loadconf&co_consulta=11116';
const SAVED = {
  co_consulta: 11116,
  no_consulta: 'a',
  ds_post_consulta: '{}',
  ds_post_relacionamento: null,
  ds_post_tabela: null,
  ds_post_tabela_materializada: null,
};

test('a declared answer passes, in either form of address', () => {
  held('/api/indicators/painel/allprofile', answered([PANEL]))();
  held(CONFIG, answered(SAVED))();
  held(CONFIG.replace('/?', '?'), answered(SAVED))();
});

test.each([
  ['without a field', [{ ...PANEL, nome: undefined }], 'panel.allProfile answers otherwise'],
  ['of another type', [{ ...PANEL, id: '1' }], 'panel.allProfile answers otherwise'],
  ['with a field more', [{ ...PANEL, senha: 'x' }], 'panel.allProfile answers .0.senha that it does not'],
  [
    'with one more deep inside',
    [{ ...PANEL, dimensoes: [{ id: 'a', nome: 'b', c: 1 }] }],
    '.0.dimensoes.0.c',
  ],
])('an answer %s is noticed', (_what, body, words) => {
  expect(held('/api/indicators/painel/allprofile', answered(body))).toThrow(words);
});

test('a compressed answer is read', () => {
  const { rawPayload, ...answer } = answered([{ ...PANEL, senha: 'x' }]);
  for (const [encoding, compressed] of [
    ['br', brotliCompressSync(rawPayload)],
    ['gzip', gzipSync(rawPayload)],
  ] as const) {
    const headers = { ...answer.headers, 'content-encoding': encoding };
    const sent = { ...answer, headers, rawPayload: compressed };
    expect(held('/api/indicators/painel/allprofile', sent)).toThrow('.0.senha');
  }
});

test('an address without variable parts is its own call', () => {
  // '/painel/:id' would take it too.
  expect(held('/api/indicators/painel/all', answered({}))).toThrow('panel.all answers');
  expect(held('/api/indicators/painel/3', answered({}))).toThrow('panel.one answers');
  expect(held(CONFIG, answered({}))).toThrow('report.loadConf answers');
});

test('a refusal has the form of every refusal', () => {
  const refusal = { tipo: 0, result: 'Endereço não encontrado', codigo: 'notFound' };
  held('/api/indicators/painel/3', answered(refusal, 404))();
  for (const other of [{ ...refusal, codigo: 'lost' }, { ...refusal, stack: 'at' }, { msg: 'no' }])
    expect(held('/api/indicators/painel/3', answered(other, 404))).toThrow('panel.one answers');
});

test('files, services and what nobody declares are not looked at', () => {
  held('/api/indicators/indicators/details', answered('a;b', 200, 'text/csv'))();
  held('/api/mapa/geoserver/wfs', answered({ type: 'FeatureCollection' }))();
  held('/api/indicators/nada', answered({}))();
});

test('a schema that reads a value as another one is noticed', () => {
  expect(() => assertForm('a', z.object({ b: z.string().trim() }), { b: ' c ' })).toThrow('a answers .b');
});
