/** One reason why an import is refused; the words are those of portal.importacao.falhas. */
export interface Fault {
  readonly arquivo: string;
  /** Line of the file, from 1; null where the fault is of the whole file. */
  readonly linha: number | null;
  /** Place of the feature in a GeoJSON file, from 1. */
  readonly feicao?: number;
  readonly coluna: string | null;
  readonly valor: string | null;
  readonly motivo: string;
  /** What its sender may accept after all: that rows go, or values, or that values become others. */
  readonly aceita?: 'remocoes' | 'esvaziadas' | 'trocadas';
}

/** Where a row stands in its file. */
export interface Place {
  readonly line: number;
  readonly feature?: number;
}

/** How many faults are listed before the import gives up (design: how data comes in). */
export const FAULT_LIMIT = 1_000;
const VALUE_LIMIT = 120;

/** Thrown to stop reading once the list is full. */
export class TooManyFaults extends Error {
  override readonly name = 'TooManyFaults';
}

/** The faults of one import, and its warnings, which do not refuse it. */
export class FaultList {
  readonly faults: Fault[] = [];
  readonly warnings: Fault[] = [];

  /** Errors: `TooManyFaults` when the list was full already. */
  add(fault: Fault): void {
    if (this.faults.length >= FAULT_LIMIT) throw new TooManyFaults();
    this.faults.push(shortened(fault));
  }

  warn(warning: Fault): void {
    if (this.warnings.length < FAULT_LIMIT) this.warnings.push(shortened(warning));
  }

  get refused(): boolean {
    return this.faults.length > 0;
  }
}

function shortened(fault: Fault): Fault {
  const { arquivo, coluna, valor, motivo } = fault;
  return {
    ...fault,
    arquivo: kept(arquivo),
    coluna: coluna === null ? null : kept(cut(coluna)),
    valor: valor === null ? null : kept(cut(valor)),
    motivo: kept(motivo),
  };
}

const cut = (text: string): string => (text.length > VALUE_LIMIT ? `${text.slice(0, VALUE_LIMIT)}…` : text);

/** What neither PostgreSQL nor a terminal can take is shown by its sign: a fault's own words must not break its telling. */
const kept = (text: string): string => text.replaceAll('\0', '\u2400').replace(/\p{Surrogate}/gu, '\uFFFD');

/** 'visita.csv:12' or 'poligono.geojson:1 (feição 40)'. */
export function faultPlace({ arquivo, linha, feicao }: Pick<Fault, 'arquivo' | 'linha' | 'feicao'>): string {
  const line = linha === null ? arquivo : `${arquivo}:${linha}`;
  return feicao === undefined ? line : `${line} (feição ${feicao})`;
}

/** 'visita.csv:12: numero "25": fica fora do intervalo de 0 a 24'. */
export function faultSentence(fault: Fault): string {
  const value = fault.valor === null ? '' : ` "${fault.valor}"`;
  const column = fault.coluna === null ? '' : `${fault.coluna}${value}: `;
  return `${faultPlace(fault)}: ${column}${fault.motivo}`;
}
