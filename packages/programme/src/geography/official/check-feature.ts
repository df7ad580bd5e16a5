import { shapeText } from '../../read/shape.ts';
import { Refusal } from '../../source/column.ts';
import { fieldOf, LAYER_FORMS, type Field, type Layer } from './layers.ts';
import type { FoundFeature } from './read-features.ts';
import { GEOGRAPHY_REASONS } from './reasons.ts';

/** A feature ready to be staged. */
export interface StagedFeature {
  readonly feicao: number;
  readonly linha: number | null;
  readonly codigo: number | null;
  readonly nome: string | null;
  readonly uf: string | null;
  readonly regiao: string | null;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly geom: string;
}

export interface FeatureFault {
  readonly coluna: string;
  readonly valor: string | null;
  readonly motivo: string;
}

/** Codes of the states, two digits, by their letters. */
export type UfCodes = ReadonlyMap<string, number>;

/** Reads and checks one feature; gives it, or what is wrong with it. Whether its rings cross is for PostGIS to say. */
export function checkFeature(
  layer: Layer,
  found: FoundFeature,
  codes: UfCodes,
): StagedFeature | FeatureFault[] {
  const faults: FeatureFault[] = [];
  const field = (name: Field) => fieldOf(layer, name, found.properties);
  const fault = (coluna: Field | 'geometry', valor: string | null, motivo: string) => {
    faults.push({ coluna, valor, motivo });
    return null;
  };
  for (const name of LAYER_FORMS[layer].required) {
    if (field(name) === null) fault(name, null, GEOGRAPHY_REASONS.missing);
  }
  const codigo = whole(field('codigo'));
  if (codigo === undefined) fault('codigo', field('codigo'), GEOGRAPHY_REASONS.badCode);
  const uf = ufOf(layer, field('uf'), codigo ?? null, codes);
  if (uf instanceof Refusal) fault('uf', field('uf') ?? field('codigo'), uf.reason);
  if (layer === 'municipio' && typeof codigo === 'number' && (codigo < 1_000_000 || codigo > 9_999_999)) {
    fault('codigo', String(codigo), GEOGRAPHY_REASONS.badMunicipality);
  }
  const geom = shapeText({ kind: 'MultiPolygon', required: true, invalid: 'repair' }, found.geometry);
  if (geom instanceof Refusal) fault('geometry', null, geom.reason);
  if (faults.length > 0 || typeof geom !== 'string' || uf instanceof Refusal) return faults;
  return {
    feicao: found.place,
    linha: found.line,
    codigo: codigo ?? null,
    nome: field('nome'),
    uf,
    regiao: field('regiao'),
    lon: number(field('lon')),
    lat: number(field('lat')),
    geom,
  };
}

function whole(text: string | null): number | null | undefined {
  if (text === null) return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function number(text: string | null): number | null {
  return text !== null && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** The state of a feature, by letters, by its own code, or by the first two digits of a municipality's. */
function ufOf(
  layer: Layer,
  given: string | null,
  codigo: number | null,
  codes: UfCodes,
): string | null | Refusal {
  if (layer !== 'uf' && layer !== 'municipio') return null;
  const state = layer === 'municipio' && codigo !== null ? Math.floor(codigo / 100_000) : codigo;
  const byCode = [...codes].find(([, code]) => code === state)?.[0];
  const letters = given?.toUpperCase() ?? byCode;
  if (letters === undefined || !codes.has(letters)) return new Refusal(GEOGRAPHY_REASONS.unknownUf);
  if (layer === 'municipio' && byCode !== letters)
    return new Refusal(GEOGRAPHY_REASONS.otherUf(byCode ?? '?'));
  return letters;
}
