import { CAPABILITIES } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { mayOpen } from './may-open.ts';
import { propertyChangesPath, propertyListPath } from './property-path.ts';

it.each(CAPABILITIES['property.detail'])('leads %s back to a list that it may open', (profile) => {
  const list = propertyListPath(profile);
  expect(list).toBe(profile === 'tecnico' ? '/minhas-propriedades' : '/propriedades');
  expect(mayOpen(list, profile)).toBe(true);
});

it('asks for the changes of a property by its code', () => {
  expect(propertyChangesPath('52.0001.0001')).toBe('/historico?propriedade=52.0001.0001');
});
