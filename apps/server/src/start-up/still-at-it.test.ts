import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sayingStill } from './still-at-it.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says every half minute of a step that it goes on, until the next one or the end', () => {
  const lines: string[] = [];
  const { say, end } = sayingStill((line) => lines.push(line));
  say('Instalando o PostGIS…');
  vi.advanceTimersByTime(65_000);
  say('Abrindo o banco de dados embutido…');
  vi.advanceTimersByTime(29_000);
  end();
  vi.advanceTimersByTime(300_000);
  expect(lines).toEqual([
    'Instalando o PostGIS…',
    'Instalando o PostGIS: ainda, há 0,5 min…',
    'Instalando o PostGIS: ainda, há 1 min…',
    'Abrindo o banco de dados embutido…',
  ]);
});
