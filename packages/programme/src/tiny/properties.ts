import type { CsvRow } from '../folder/columns.ts';
import { ANA, CAIO, DORA, IVO, OTTO, RUTE } from './people.ts';

type Property = CsvRow<'propriedade'>;

/** Codes of the twelve properties; P1 to P12 in the tables of README.md. */
export const P1 = '52.0001.0001';
export const P2 = '52.0001.0002';
export const P3 = '52.0001.0003';
export const P4 = '52.0002.0001';
export const P5 = '52.0002.0002';
export const P6 = '31.0001.0001';
export const P7 = '31.0001.0002';
export const P8 = '31.0001.0003';
export const P9 = '31.0001.0004';
export const P10 = '50.0001.0001';
export const P11 = '50.0001.0002';
export const P12 = '50.0001.0003';

const RIO_VERDE = { uf: 'GO', codigo_municipio: 5218805, id_sub_bacia: 60 } as const;
const JATAI = { uf: 'GO', codigo_municipio: 5211909, id_sub_bacia: 60 } as const;
const GOIANESIA = { uf: 'GO', codigo_municipio: 5208608, id_sub_bacia: 20 } as const;
const UBERABA = { uf: 'MG', codigo_municipio: 3170107, id_sub_bacia: 61 } as const;
const ITUIUTABA = { uf: 'MG', codigo_municipio: 3134202, id_sub_bacia: 60 } as const;
const CAMPO_GRANDE = { uf: 'MS', codigo_municipio: 5002704, id_sub_bacia: 63 } as const;
const CAMAPUA = { uf: 'MS', codigo_municipio: 5002605, id_sub_bacia: 66 } as const;

const MILK = 'Bovinocultura de leite';
const BEEF = 'Bovinocultura de corte';
const SMALL = 'Pequena propriedade';
const MEDIUM = 'Média propriedade';
const LARGE = 'Grande propriedade';
const SETTLEMENT = 'Assentamento';

/** Visibly invented registration: 'DEMO' stands where hexadecimal digits belong. */
export const tinyCar = (uf: string, municipality: number, serial: number): string =>
  `${uf}-${municipality}-DEMO${String(serial).padStart(28, '0')}`;

function areas(
  total: number | string | null,
  produtiva: number | null,
  pastagem: number | null,
  lavoura: number | null,
  vegetacao: number | null,
  reserva: number | null,
  app: number | null,
  degradada: number | null,
  conservacao: number | null,
  abc: number | null,
): Property {
  return {
    area_total: total,
    area_produtiva: produtiva,
    area_pastagem: pastagem,
    area_lavoura: lavoura,
    area_vegetacao_nativa: vegetacao,
    area_reserva_legal: reserva,
    area_app: app,
    area_degradada: degradada,
    area_conservacao: conservacao,
    area_abc: abc,
  };
}

function cycles(c1i: string, c1f: string | null, c2i: string | null, c2f: string | null): Property {
  return { ciclo_1_inicio: c1i, ciclo_1_fim: c1f, ciclo_2_inicio: c2i, ciclo_2_fim: c2f };
}

// Written in the pt-BR form: P10's total area has a thousands point, as spreadsheets write it.
export const PROPERTIES: Property[] = [
  {
    cod_propriedade: P1,
    nome: 'Fazenda Dois Ipês',
    ...RIO_VERDE,
    lon: -50.93,
    lat: -17.8,
    atividade_produtiva: MILK,
    perfil_fundiario: SMALL,
    cpf_tecnico: ANA,
    cpf_supervisor: OTTO,
    id_produtor: 1,
    situacao: 'a_ematend',
    dt_inicio: '2024-02-01',
    numero_car: tinyCar('GO', 5218805, 1),
    ...areas(100, 80, 60, 20, 12, 15, 5, 10, 8, 20),
    ...cycles('2024-02-01', '2025-01-31', '2025-02-01', '2026-01-31'),
    fase: 'Planejamento 2',
  },
  {
    cod_propriedade: P2,
    nome: 'Sítio Vereda Alta',
    ...RIO_VERDE,
    lon: -50.92,
    lat: -17.8,
    atividade_produtiva: MILK,
    perfil_fundiario: SMALL,
    cpf_tecnico: ANA,
    cpf_supervisor: OTTO,
    id_produtor: 1,
    situacao: 'a_ematend',
    dt_inicio: '2024-11-01',
    ...areas(50, 40, 40, 0, 5, 10, 2, 5, 0, 10),
    ...cycles('2024-11-01', '2025-10-31', null, null),
    fase: 'Planejamento 1',
  },
  {
    cod_propriedade: P3,
    nome: 'Fazenda Três Barus',
    ...JATAI,
    lon: -51.75,
    lat: -17.9,
    atividade_produtiva: BEEF,
    perfil_fundiario: LARGE,
    cpf_tecnico: ANA,
    cpf_supervisor: OTTO,
    id_produtor: 2,
    situacao: 'a_concluida',
    dt_inicio: '2024-01-02',
    dt_fim: '2025-12-31',
    numero_car: tinyCar('GO', 5211909, 3),
    ...areas(400, 300, 250, 50, 60, 80, 20, 30, 10, 50),
    ...cycles('2024-01-02', '2024-12-31', '2025-01-01', '2025-12-31'),
    fase: 'Análise Sistemática de Resultados 2',
  },
  {
    cod_propriedade: P4,
    nome: 'Fazenda Pequi Novo',
    ...GOIANESIA,
    lon: -49.15,
    lat: -15.3,
    atividade_produtiva: BEEF,
    perfil_fundiario: MEDIUM,
    cpf_tecnico: CAIO,
    cpf_supervisor: OTTO,
    id_produtor: 3,
    situacao: 'a_vstzero',
    dt_inicio: '2025-04-01',
    numero_car: tinyCar('GO', 5208608, 4),
    ...areas(200, 0, 0, 0, 150, 40, 10, 0, 0, 0),
    ...cycles('2025-04-01', null, null, null),
    fase: 'Diagnóstico 1',
  },
  {
    cod_propriedade: P5,
    nome: 'Sítio Buriti Só',
    ...GOIANESIA,
    lon: -49.1,
    lat: -15.35,
    atividade_produtiva: MILK,
    perfil_fundiario: SETTLEMENT,
    cpf_tecnico: CAIO,
    cpf_supervisor: OTTO,
    id_produtor: 4,
    situacao: 'i_semvst',
    dt_inicio: '2024-08-01',
    dt_fim: '2025-02-01',
    ...areas(30, 20, 20, 0, 4, 6, 1, 2, 0, 5),
  },
  {
    cod_propriedade: P6,
    nome: 'Chácara Sete Cedros',
    ...UBERABA,
    lon: -47.9,
    lat: -19.7,
    atividade_produtiva: MILK,
    perfil_fundiario: SMALL,
    cpf_tecnico: DORA,
    cpf_supervisor: RUTE,
    id_produtor: 5,
    situacao: 'a_ematend',
    dt_inicio: '2025-06-01',
    numero_car: tinyCar('MG', 3170107, 6),
    ...areas(80, 60, 50, 10, 10, 16, 4, 6, 0, 0),
    ...cycles('2025-06-01', '2026-05-31', null, null),
    fase: 'Diagnóstico 1',
  },
  {
    cod_propriedade: P7,
    nome: 'Fazenda Aroeira Velha',
    ...UBERABA,
    lon: -47.95,
    lat: -19.72,
    atividade_produtiva: BEEF,
    perfil_fundiario: MEDIUM,
    cpf_tecnico: DORA,
    cpf_supervisor: RUTE,
    id_produtor: 6,
    situacao: 'i_inativa',
    dt_inicio: '2024-03-01',
    dt_fim: '2024-06-30',
    numero_car: tinyCar('MG', 3170107, 7),
    ...areas(120, 100, 100, 0, 10, 24, 5, 20, 0, 0),
    ...cycles('2024-03-01', '2025-02-28', null, null),
    fase: 'Diagnóstico 1',
  },
  {
    cod_propriedade: P8,
    nome: 'Fazenda Jatobá Manso',
    ...ITUIUTABA,
    lon: -49.45,
    lat: -18.98,
    atividade_produtiva: BEEF,
    perfil_fundiario: LARGE,
    cpf_tecnico: DORA,
    cpf_supervisor: RUTE,
    id_produtor: 7,
    situacao: 'a_concluida',
    dt_inicio: '2024-06-01',
    dt_fim: '2025-06-30',
    numero_car: tinyCar('MG', 3134202, 8),
    ...areas(300, 250, 200, 50, 30, 60, 15, 25, 0, 0),
    ...cycles('2024-06-01', '2025-05-31', '2025-06-01', '2026-05-31'),
    fase: 'Diagnóstico 2',
  },
  {
    cod_propriedade: P9,
    nome: 'Sítio Mangaba Doce',
    ...ITUIUTABA,
    lon: -49.5,
    lat: -18.95,
    atividade_produtiva: MILK,
    perfil_fundiario: SMALL,
    cpf_tecnico: DORA,
    cpf_supervisor: RUTE,
    id_produtor: 8,
    situacao: 'i_vstzero',
    dt_inicio: '2024-04-01',
    dt_fim: '2024-07-31',
    numero_car: tinyCar('MG', 3134202, 9),
    ...areas(60, null, null, null, null, null, null, null, null, null),
  },
  {
    cod_propriedade: P10,
    nome: 'Fazenda Peroba Grande',
    ...CAMPO_GRANDE,
    lon: -54.6,
    lat: -20.5,
    atividade_produtiva: BEEF,
    perfil_fundiario: LARGE,
    cpf_tecnico: IVO,
    cpf_supervisor: null,
    id_produtor: 9,
    situacao: 'a_ematend',
    dt_inicio: '2024-10-01',
    numero_car: tinyCar('MS', 5002704, 10),
    ...areas('1.000,0000', 700, 650, 50, 150, 200, 50, 100, 7.5, 0),
    ...cycles('2024-10-01', '2025-09-30', '2025-10-01', '2026-09-30'),
    fase: 'Planejamento 1',
  },
  {
    cod_propriedade: P11,
    nome: 'Rancho Sem Cerca',
    ...CAMAPUA,
    id_sub_bacia: null,
    lon: null,
    lat: null,
    atividade_produtiva: null,
    perfil_fundiario: null,
    cpf_tecnico: IVO,
    cpf_supervisor: null,
    id_produtor: null,
    situacao: null,
    dt_inicio: '2025-08-01',
    ...areas(null, 0, null, null, null, null, null, null, null, null),
  },
  {
    cod_propriedade: P12,
    nome: 'Fazenda Copaíba, Lote 3',
    ...CAMAPUA,
    lon: -54.05,
    lat: -19.55,
    atividade_produtiva: BEEF,
    perfil_fundiario: MEDIUM,
    cpf_tecnico: IVO,
    cpf_supervisor: RUTE,
    id_produtor: 10,
    situacao: 'a_ematend',
    dt_inicio: '2024-05-01',
    numero_car: tinyCar('MS', 5002605, 12),
    ...areas(260, 200, 180, 20, 30, 52, 10, 15, 0, 0),
    ...cycles('2024-05-01', '2025-04-30', null, null),
    fase: 'Diagnóstico 1',
  },
];
