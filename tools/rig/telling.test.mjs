import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { telling } from './telling.ts';

const begun = () => {
  const said = [];
  const codes = [];
  const who = Object.assign(new EventEmitter(), { exit: (code) => codes.push(code) });
  const told = telling(
    () => '7 kills',
    who,
    (line) => said.push(line),
  );
  told.at('killing');
  return { told, who, said, codes };
};

test('a rig that is told to end says so and ends in good order; told again it ends at once', () => {
  const { told, who, said, codes } = begun();
  expect(told.signal.aborted).toBe(false);
  who.emit('SIGTERM', 'SIGTERM');
  expect(told.signal.reason).toEqual(new Error('Told to end by SIGTERM'));
  expect(said).toEqual(['0 s, killing: 7 kills', 'Told to end by SIGTERM. 0 s, killing: 7 kills']);
  expect(codes).toEqual([]);
  who.emit('SIGINT', 'SIGINT');
  expect(codes).toEqual([130]);
});

test('one that waits for nothing any more says where it was; at its end it says nothing, and hears nothing', () => {
  const early = begun();
  early.who.emit('exit', 13);
  expect(early.said.at(-1)).toBe('Ends with 13 before its end. 0 s, killing: 7 kills');

  const good = begun();
  good.told.over();
  good.who.emit('exit', 0);
  expect(good.said).toHaveLength(1);
  expect(good.who.eventNames()).toEqual([]);
});
