import type { Band } from '../expression.ts';

/** How far a property is in its 24 visits (`progress.ts`; 111239). */
export const VISITAS: readonly Band[] = [
  { value: '0', label: '0', below: '1' },
  { value: '1-5', label: '1–5', from: '1', below: '6' },
  { value: '6-11', label: '6–11', from: '6', below: '12' },
  { value: '12-17', label: '12–17', from: '12', below: '18' },
  { value: '18-23', label: '18–23', from: '18', below: '24' },
  { value: '24', label: '24', from: '24' },
];

/** ISA, 0 to 1. */
export const ISA: readonly Band[] = [
  { value: '0-0.3', label: '0 – 0,3', below: '0.3' },
  { value: '0.3-0.5', label: '0,3 – 0,5', from: '0.3', below: '0.5' },
  { value: '0.5-0.7', label: '0,5 – 0,7', from: '0.5', below: '0.7' },
  { value: '0.7-1', label: '0,7 – 1', from: '0.7' },
];

/** Age, whole years. */
export const IDADE: readonly Band[] = [
  { value: '0-29', label: 'Até 29 anos', below: '30' },
  { value: '30-39', label: '30 a 39 anos', from: '30', below: '40' },
  { value: '40-49', label: '40 a 49 anos', from: '40', below: '50' },
  { value: '50-59', label: '50 a 59 anos', from: '50', below: '60' },
  { value: '60+', label: '60 anos ou mais', from: '60' },
];

/** Duration of a visit, minutes. */
export const DURACAO: readonly Band[] = [
  { value: '0-59', label: 'Menos de 1 h', below: '60' },
  { value: '60-119', label: '1 h a 2 h', from: '60', below: '120' },
  { value: '120-179', label: '2 h a 3 h', from: '120', below: '180' },
  { value: '180-239', label: '3 h a 4 h', from: '180', below: '240' },
  { value: '240+', label: '4 h ou mais', from: '240' },
];

/** Total area of a property, ha. */
export const AREA: readonly Band[] = [
  { value: '0', label: 'Zerada', below: '0.0001' },
  { value: '0-20', label: 'Até 20 ha', from: '0.0001', below: '20' },
  { value: '20-50', label: '20 a 50 ha', from: '20', below: '50' },
  { value: '50-100', label: '50 a 100 ha', from: '50', below: '100' },
  { value: '100-500', label: '100 a 500 ha', from: '100', below: '500' },
  { value: '500+', label: '500 ha ou mais', from: '500' },
];
