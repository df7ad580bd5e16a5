import { written } from '@fonte/pt-br';

/** Degrees as they are written in a field: '−17,7412', seven decimals at most, which are a centimetre. */
export const degreesText = (degrees: number): string =>
  written(
    degrees.toLocaleString('pt-BR', { maximumFractionDigits: 7, useGrouping: false }).replace('-', '\u2212'),
  );
