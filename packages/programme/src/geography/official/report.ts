/** A fault or warning of a geography file; the importer's own faults have the same form. */
export interface GeographyFault {
  readonly arquivo: string;
  readonly linha: number | null;
  /** Place of the feature in the file, from 1. */
  readonly feicao?: number;
  readonly coluna: string | null;
  readonly valor: string | null;
  readonly motivo: string;
}

/** Takes faults, which refuse the folder, and warnings, which do not. */
export interface GeographyReport {
  add(fault: GeographyFault): void;
  warn(warning: GeographyFault): void;
  readonly refused: boolean;
}

/** Thrown after faults have been reported, so that the transaction around the loading is undone. */
export class GeographyRefused extends Error {
  override readonly name = 'GeographyRefused';
}

/** A fault of a whole file. */
export const ofFile = (arquivo: string, motivo: string): GeographyFault => ({
  arquivo,
  linha: null,
  coluna: null,
  valor: null,
  motivo,
});
