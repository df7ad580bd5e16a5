import { CAPABILITIES } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { mayOpen } from './may-open.ts';
import { propertyChangesPath, propertyListPath } from './property-path.ts';

it.each(CAPABILITIES['property.detail'])('leads %s back to a list that it may open', (profile) => {
  const list = propertyListPath(profile);
  expect(list).toBe(profile === 'tecnico' ? '/minhas-propriedades' : '/propriedades');
  expect(mayOpen(list, profile)).toBe(true);
});

it.each(CAPABILITIES['property.detail'])('leads %s from a property to its changes', (profile) => {
  expect(propertyChangesPath('52.0001.0001')).toBe('/historico/propriedade/5200010001');
  expect(mayOpen(propertyChangesPath('52.0001.0001'), profile)).toBe(true);
});
