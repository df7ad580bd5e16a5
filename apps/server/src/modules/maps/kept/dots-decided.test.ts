import { expect, test } from 'vitest';
import { dotsDecided } from './dots-decided.ts';

/** A server whose data are replaced while it waits for its dots. */
function loading() {
  const state = { versao: 1, decisions: 0 };
  const dots = dotsDecided(
    {
      engine: {
        publishDots: async () => {
          state.decisions += 1;
          state.versao = 2;
        },
      },
    },
    { current: async () => ({ versao: state.versao, name: `${state.versao}-5` }) },
  );
  return { state, dots };
}

test('an answer is of the version from before its dots were waited for', async () => {
  const { state, dots } = loading();
  // Under the newer name its rows would be kept before they are decided.
  expect(await dots('giz')).toEqual({ versao: 1, name: '1-5' });
  expect(state.versao).toBe(2);
  // The newer version is decided by itself, once.
  expect(await dots('giz')).toEqual({ versao: 2, name: '2-5' });
  expect(await dots('giz')).toEqual({ versao: 2, name: '2-5' });
  expect(state.decisions).toBe(2);
});

test('who sees the properties themselves waits for nothing', async () => {
  const { state, dots } = loading();
  expect(await dots('administrador')).toEqual({ versao: 1, name: '1-5' });
  expect(state.decisions).toBe(0);
});
