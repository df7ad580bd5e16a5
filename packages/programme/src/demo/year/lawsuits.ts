import type { Point } from 'geojson';
import { demoCpf } from '../drawn-from/cpf.ts';
import { farmName, personName } from '../drawn-from/names.ts';
import { STREAM } from '../drawn-from/programme.ts';
import { Random, round } from '../drawn-from/random.ts';

/** Serials of parties' CPFs, after those of the producers. */
const PARTIES = 880_000;
const PARTY_COUNT = 20_000;

/** Court codes (TR) of CNJ's numbering: state courts (J 8), federal regions (J 4), labour regions (J 5). */
const COURTS: Readonly<
  Record<string, { readonly state: string; readonly federal: string; readonly labour: string }>
> = {
  BA: { state: '05', federal: '01', labour: '05' },
  GO: { state: '09', federal: '01', labour: '18' },
  MA: { state: '10', federal: '01', labour: '16' },
  MG: { state: '13', federal: '06', labour: '03' },
  MS: { state: '12', federal: '03', labour: '24' },
  MT: { state: '11', federal: '01', labour: '23' },
  TO: { state: '27', federal: '01', labour: '10' },
};

/** Subjects with their codes in CNJ's unified tables, each with the classes it comes in. */
const SUBJECTS: readonly (readonly [codigo: number, nome: string, classe: string, weight: number])[] = [
  [11823, 'Reserva legal', 'Ação Civil Pública', 18],
  [11828, 'Área de Preservação Permanente', 'Ação Civil Pública', 16],
  [15302, 'Cadastro Ambiental Rural', 'Ação Civil Pública', 12],
  [10438, 'Dano Ambiental', 'Ação Civil Pública', 16],
  [10458, 'Usucapião Extraordinária', 'Usucapião', 12],
  [10124, 'Desapropriação por Interesse Social para Reforma Agrária', 'Desapropriação', 6],
  [10501, 'Crédito Rural', 'Procedimento Comum', 12],
  [4964, 'Cédula de Crédito Rural', 'Execução de Título Extrajudicial', 8],
];

/**
 * A number of CNJ's single numbering, NNNNNNN-DD.AAAA.J.TR.OOOO, with its check digits (Resolution 65/2008, modulo
 * 97-10).
 */
export function lawsuitNumber(
  sequence: number,
  year: number,
  segment: string,
  court: string,
  origin: number,
): string {
  const n = String(sequence).padStart(7, '0');
  const o = String(origin).padStart(4, '0');
  const check = 98n - ((BigInt(`${n}${year}${segment}${court}${o}`) * 100n) % 97n);
  return `${n}-${String(check).padStart(2, '0')}.${year}.${segment}.${court}.${o}`;
}

function party(random: Random, serial: number): object {
  const company = random.chance(0.3);
  const woman = random.chance(0.3);
  const name = company
    ? `Associação Exemplo ${farmName(random)}`
    : personName(random, woman ? 'Feminino' : 'Masculino');
  return {
    tipoPessoa: company ? 'juridica' : 'fisica',
    numeroDocumentoPrincipal: company ? null : demoCpf(PARTIES + (serial % PARTY_COUNT)),
    nome: name,
    sexo: company ? null : woman ? 'F' : 'M',
    nacionalidade: 'BR',
    intimacaoPendente: random.chance(0.15) ? 1 : 0,
    assistenciaJudiciaria: random.chance(0.2),
  };
}

/** The `serial`-th invented lawsuit, near a town of the state. Parties, places and contents are made up. */
export function lawsuit(
  seed: number,
  serial: number,
  uf: string,
  town: { readonly lon: number; readonly lat: number },
): { readonly properties: object; readonly geometry: Point } {
  const random = new Random(seed, STREAM.lawsuit, serial);
  const courts = COURTS[uf];
  if (!courts) throw new Error(`no courts for ${uf}`);
  const kind = random.weighted([
    ['state', 74],
    ['federal', 21],
    ['labour', 5],
  ] as const);
  const court = courts[kind];
  const [codigo, nome, classe] =
    kind === 'labour'
      ? ([2546, 'Verbas Rescisórias', 'Ação Trabalhista - Rito Ordinário'] as const)
      : random.weighted(SUBJECTS.map((subject) => [subject, subject[3]] as const));
  const other = kind !== 'labour' && random.chance(0.35) ? random.pick(SUBJECTS) : undefined;
  const subjects =
    other && other[0] !== codigo
      ? [[codigo, nome] as const, [other[0], other[1]] as const]
      : [[codigo, nome] as const];
  // TRF6, of Minas Gerais, exists since 2022.
  const ano = random.whole(uf === 'MG' && kind === 'federal' ? 2022 : 2012, 2025);
  const segment = { state: '8', federal: '4', labour: '5' }[kind];
  const tribunal = { state: `TJ${uf}`, federal: `TRF${Number(court)}`, labour: `TRT${Number(court)}` }[kind];
  return {
    properties: {
      // The serial makes it unique, the rest makes it look like one.
      numero: lawsuitNumber(5_000_000 + serial, ano, segment, court, random.whole(1, 250)),
      tribunal,
      esfera: { state: 'Estadual', federal: 'Federal', labour: 'Trabalho' }[kind],
      classe,
      assuntos: subjects.map(([code]) => code),
      uf,
      ano,
      flg_julgamento: random.chance(ano < 2022 ? 0.75 : 0.3),
      complex_assunto: subjects.map(([, text]) => text).join('; '),
      partes: Array.from({ length: random.whole(2, 4) }, (_, i) => party(random, serial * 4 + i)),
    },
    geometry: {
      type: 'Point',
      coordinates: [
        round(town.lon + random.between(-0.12, 0.12), 6),
        round(town.lat + random.between(-0.12, 0.12), 6),
      ],
    },
  };
}
