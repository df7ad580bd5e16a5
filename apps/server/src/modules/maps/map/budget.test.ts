// [ASVS 4.3.1 15.2.2]
import { readCql } from '@fonte/cql';
import { expect, test } from 'vitest';
import { Failure, refusingSemaphore } from '../../../platform/index.ts';
import { LAYERS } from '../layers/index.ts';
import { exceptionAnswer } from '../request/service-exception.ts';
import { faultOf } from '../request/service-fault.ts';
import {
  checkPixels,
  checkVertices,
  MOST_LAYER_PIXELS,
  MOST_OF_A_LAYER,
  MOST_VERTICES,
  onceEach,
} from './budget.ts';
import { inRoom } from './draw-map.ts';
import type { AskedLayer } from './map-request.ts';

const asked = (name: 'poligonos' | 'ufs', more: Partial<AskedLayer> = {}): AskedLayer => ({
  layer: LAYERS[name],
  style: 'padrao',
  filter: undefined,
  view: {},
  ...more,
});
const filtered = (text: string): AskedLayer => asked('poligonos', { filter: readCql(text) });

test('a layer that is asked for forty times alike is drawn once, where it lay highest', () => {
  const forty = Array.from({ length: 40 }, () => asked('poligonos'));
  expect(onceEach(forty)).toHaveLength(1);
  const between = onceEach([asked('poligonos'), asked('ufs'), asked('poligonos')]);
  expect(between.map(({ layer }) => layer.name)).toEqual(['ufs', 'poligonos']);
});

test('with another filter, style, state or year it is another', () => {
  const others = [
    asked('poligonos'),
    filtered("type_poligono = 'abc'"),
    filtered("type_poligono = 'intervencao'"),
    asked('poligonos', { style: 'sem_rotulos' }),
    asked('poligonos', { view: { uf: ['GO'] } }),
    asked('poligonos', { view: { ano: [2024] } }),
  ];
  expect(onceEach([...others, ...others])).toEqual(others);
});

test('pixels times layers have a limit, and so has one layer under many filters', () => {
  const many = (count: number, side: number) => () =>
    checkPixels({
      layers: Array.from({ length: count }, (_, at) => asked(at % 2 === 0 ? 'poligonos' : 'ufs')),
      width: side,
      height: side,
    });
  expect(many(8, 4_096)).not.toThrow();
  expect(many(9, 4_096)).toThrow(/o limite é 134\.217\.728/);
  expect(MOST_LAYER_PIXELS).toBe(134_217_728);
  expect(many(2 * MOST_OF_A_LAYER, 256)).not.toThrow();
  expect(many(2 * MOST_OF_A_LAYER + 1, 256)).toThrow('A camada poligonos está 7 vezes no mapa; o limite é 6');
});

test('corners have a limit', () => {
  expect(() => checkVertices(MOST_VERTICES)).not.toThrow();
  expect(() => checkVertices(MOST_VERTICES + 1)).toThrow(/8\.000\.001 vértices; o limite é 8\.000\.000/);
});

test('the largest pictures of two people have room at once; a person’s second waits for its first', async () => {
  const room = refusingSemaphore({ places: 256 * 1024 * 1024, perPerson: 128 * 1024 * 1024, waitMs: 5 });
  const largest = { width: 4_096, height: 4_096 };
  const inside: string[] = [];
  let done: (() => void)[] = [];
  const painting = (name: string) => () =>
    new Promise<void>((resolve) => {
      inside.push(name);
      done.push(resolve);
    });
  const maps = { room };
  const [ana, bia] = ['a', 'b'].map((who) => inRoom(maps, largest, { who }, painting(who)));
  await expect(inRoom(maps, largest, { who: 'a' }, painting('a again'))).rejects.toMatchObject({
    failure: 'busy',
  });
  await expect(inRoom(maps, largest, { who: 'c' }, painting('c'))).rejects.toMatchObject({ status: 503 });
  expect(inside).toEqual(['a', 'b']);
  for (const finish of done) finish();
  await Promise.all([ana, bia]);
  done = [];
  expect(room.state).toEqual({ taken: 0, waiting: 0 });
});

test('no room is told in the service’s form, with when to come again, and is nobody’s fault for the log', () => {
  const { fault, own } = faultOf(new Failure('busy', {}, { retryAfterSeconds: 5 }));
  const answer = exceptionAnswer(fault, 'wms-1.3.0');
  expect([own, answer.options.status, answer.options.headers?.['retry-after']]).toEqual([true, 503, '5']);
  expect((answer.content as Buffer).toString()).toContain(
    'Há pedidos demais ao mesmo tempo. Tente em instantes.',
  );
});
