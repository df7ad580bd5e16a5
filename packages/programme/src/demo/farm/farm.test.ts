import { expect, test } from 'vitest';
import { Random } from '../drawn-from/random.ts';
import { carNumber, registrations } from './farm.ts';
import { SLOTS_PER_TECHNICIAN, technicianOf } from './portfolio.ts';
import { STATE_SHARES } from '../drawn-from/programme.ts';

test('no two registrations of a state are one number, though the same is drawn for both', () => {
  const technicians = [0, 1, 12_999].map((serial) => technicianOf(1, STATE_SHARES[0]!, serial, 28));
  const slots = [0, 1, SLOTS_PER_TECHNICIAN - 1];
  const numbers = technicians.flatMap((technician) =>
    slots.flatMap((slot) =>
      Object.values(registrations(technician, slot)).map((own) =>
        carNumber(new Random(1, 1, 1), 'TO', 1_702_109, own),
      ),
    ),
  );
  expect(new Set(numbers).size).toBe(18);
  for (const number of numbers) expect(number).toMatch(/^TO-1702109-DEMO[0-9A-F]{28}$/);
});
