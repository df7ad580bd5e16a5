import { BRAZIL } from '@fonte/geo/brazil';
import { Refusal, UnclearNumber, type ColumnType, type FileForm } from '../column.ts';
import { REASONS } from '../reasons.ts';

const WHOLE = /^-?\d{1,18}$/;
const NOT_WHOLE = new Refusal(REASONS.notWhole);

/** A whole number from `from` to `to`; digits only, whatever the file's form. */
export function whole(from: number, to: number, example: string): ColumnType {
  const outside = new Refusal(REASONS.outside(String(from), String(to)));
  return {
    label: from === 1 && to === ID_LIMIT ? 'número inteiro' : `número inteiro de ${from} a ${to}`,
    example,
    free: false,
    number: true,
    read(value) {
      if (!WHOLE.test(value)) return NOT_WHOLE;
      const number = Number(value);
      return number < from || number > to ? outside : value;
    },
  };
}

/** Beyond it a JavaScript reader of the portal's answers would no longer tell two identifiers apart. */
const ID_LIMIT = Number.MAX_SAFE_INTEGER;

/** An identifier of the system of origin. */
export const identifier = (example: string): ColumnType => whole(1, ID_LIMIT, example);

const ISO = /^-?\d+(?:\.\d+)?$/;
// No thousands begin with a zero: '0.999' is not 999.
const PT_BR = /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;
/** What both forms take, each for another number. */
const TWO_READINGS = /^-?[1-9]\d{0,2}\.\d{3}$/;
const NOT_NUMBER = { iso: new Refusal(REASONS.notNumber.iso), ptBr: new Refusal(REASONS.notNumber.ptBr) };

interface Bounds {
  readonly from?: number;
  readonly to?: number;
  /** Said instead of the interval. */
  readonly outside?: string;
  readonly label?: string;
}

/** A number with `digits` digits before the comma and `decimals` after it; further decimals are rounded by the database. */
export function decimal(digits: number, decimals: number, example: string, bounds: Bounds = {}): ColumnType {
  const limit = 10 ** digits;
  const from = bounds.from ?? -Infinity;
  const to = bounds.to ?? Infinity;
  const tooLarge = new Refusal(REASONS.tooLarge(digits));
  const outside = new Refusal(
    bounds.outside ?? REASONS.outside(String(from), to === Infinity ? '…' : String(to)),
  );
  // What rounds up to the limit does not fit either.
  const largest = limit - 10 ** -decimals / 2;

  function readNumber(value: string, numbers: FileForm['numbers']): string | Refusal {
    let plain = value;
    if (numbers === 'iso') {
      if (!ISO.test(value)) return NOT_NUMBER.iso;
    } else {
      if (!PT_BR.test(value)) return NOT_NUMBER.ptBr;
      plain = value.replaceAll('.', '').replace(',', '.');
    }
    const number = Number(plain);
    if (number < from || number > to) return outside;
    return Math.abs(number) >= largest ? tooLarge : plain;
  }

  return {
    label: bounds.label ?? decimalLabel(bounds, decimals),
    example,
    free: false,
    number: true,
    read(value, form) {
      const number = readNumber(value, form.numbers);
      if (form.numbers === 'ptBr' || form.stated || typeof number !== 'string' || !TWO_READINGS.test(value))
        return number;
      const other = readNumber(value, 'ptBr');
      // Where the column's own limits leave one reading, that is it.
      return typeof other === 'string' ? unclear(number, other) : number;
    },
    readNumber,
  };
}

/** Shown as a person would say them: 63 or 63000. */
function unclear(point: string, thousands: string): UnclearNumber {
  return new UnclearNumber(REASONS.unclearNumber(String(Number(point)).replace('.', ','), thousands));
}

function decimalLabel({ from, to }: Bounds, decimals: number): string {
  const kind = `número, ${decimals} casas`;
  if (from !== undefined && to !== undefined) return `${kind}, de ${from} a ${to}`;
  return from === 0 ? `${kind}, não negativo` : kind;
}

/** An area, in hectares. */
export const hectares = (example = '128,5'): ColumnType => decimal(10, 4, example, { from: 0 });

export const longitude = decimal(3, 6, '-46,5129', {
  from: BRAZIL.west,
  to: BRAZIL.east,
  outside: REASONS.outsideBrazil('longitude', BRAZIL.west, BRAZIL.east),
  label: 'graus decimais, 6 casas, negativo a oeste',
});

export const latitude = decimal(3, 6, '-18,5789', {
  from: BRAZIL.south,
  to: BRAZIL.north,
  outside: REASONS.outsideBrazil('latitude', BRAZIL.south, BRAZIL.north),
  label: 'graus decimais, 6 casas, negativo ao sul',
});
