/** The layers that a `geografia/` folder may bring, and the files and properties that are understood as them. */
export const LAYERS = ['uf', 'municipio', 'regiao_hidrografica', 'sub_bacia', 'bioma'] as const;
export type Layer = (typeof LAYERS)[number];

/** What is read from a feature. */
export type Field = 'codigo' | 'nome' | 'uf' | 'regiao' | 'lon' | 'lat';

interface LayerForm {
  /** Names of files (without ending) and of TopoJSON objects, in lower case with `_`; what follows a further `_` is free. */
  readonly names: readonly string[];
  /** For each field the names of properties, the first that is there wins; upper or lower case is the same. */
  readonly properties: Readonly<Partial<Record<Field, readonly string[]>>>;
  readonly required: readonly Field[];
}

const NAME = ['nome', 'name', 'nm'] as const;

export const LAYER_FORMS: Readonly<Record<Layer, LayerForm>> = {
  uf: {
    names: ['uf', 'ufs', 'estado', 'estados', 'br_uf'],
    properties: {
      uf: ['uf', 'sigla', 'sigla_uf', 'cd_sigla'],
      codigo: ['codigo_uf', 'cd_uf', 'geocodigo', 'codigo', 'id'],
      nome: [...NAME, 'nm_uf'],
      regiao: ['regiao', 'nm_regiao'],
    },
    required: ['uf'],
  },
  municipio: {
    names: ['municipio', 'municipios', 'br_municipios'],
    properties: {
      codigo: ['codigo_municipio', 'codigo_ibge', 'cd_mun', 'cd_geocmu', 'geocodigo', 'codigo', 'id'],
      nome: [...NAME, 'nm_mun', 'nm_municip'],
      uf: ['uf', 'sigla_uf', 'sigla'],
      lon: ['lon_sede', 'lon'],
      lat: ['lat_sede', 'lat'],
    },
    required: ['codigo'],
  },
  regiao_hidrografica: {
    names: ['regiao_hidrografica', 'regioes_hidrograficas'],
    properties: {
      codigo: ['id_regiao_hidrografica', 'rhi_cd', 'codigo', 'id'],
      nome: [...NAME, 'rhi_nm', 'regiao_hidrografica'],
    },
    required: ['codigo', 'nome'],
  },
  sub_bacia: {
    names: ['sub_bacia', 'sub_bacias', 'subbacia', 'subbacias'],
    properties: {
      codigo: ['id_sub_bacia', 'codigo', 'cd_sub_bacia', 'id'],
      nome: [...NAME, 'nm_sub_bacia', 'sub_bacia'],
      regiao: ['id_regiao_hidrografica', 'regiao_hidrografica', 'rhi_cd', 'regiao'],
    },
    required: ['codigo'],
  },
  bioma: {
    names: ['bioma', 'biomas', 'lm_bioma'],
    properties: { codigo: ['id_bioma', 'cd_bioma', 'codigo', 'id'], nome: [...NAME, 'bioma', 'nm_bioma'] },
    required: ['nome'],
  },
};

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');

/** The layer that a file's name or a TopoJSON object's name stands for; 'municipios-7uf' is the municipalities. */
export function layerNamed(name: string): Layer | undefined {
  const given = plain(name);
  return LAYERS.find((layer) =>
    LAYER_FORMS[layer].names.some((known) => given === known || given.startsWith(`${known}_`)),
  );
}

/** A field of a feature as text, or null when no property has it. */
export function fieldOf(
  layer: Layer,
  field: Field,
  properties: Readonly<Record<string, unknown>>,
): string | null {
  for (const name of LAYER_FORMS[layer].properties[field] ?? []) {
    for (const [key, value] of Object.entries(properties)) {
      if (key.toLowerCase() !== name) continue;
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
      if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    }
  }
  return null;
}
