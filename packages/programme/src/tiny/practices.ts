import type { ObjectiveCode } from '@fonte/contracts/programme/objectives';
import type { CsvRow } from '../folder/columns.ts';
import { P1, P10, P12, P2, P3, P4, P5, P6, P7, P8 } from './properties.ts';

let practiceSerial = 0;
function practice(
  cod_propriedade: string,
  objetivo: ObjectiveCode,
  tipo: string,
  area_ha: number | null,
  dt_registro: string,
  id_poligono: number | null = null,
): CsvRow<'pratica'> {
  practiceSerial += 1;
  return { id_pratica: practiceSerial, cod_propriedade, objetivo, tipo, area_ha, dt_registro, id_poligono };
}

export const PRACTICES: CsvRow<'pratica'>[] = [
  practice(P1, 'conservacao', 'Cercamento de APP', 5, '2024-05-10', 3),
  practice(P1, 'conservacao', 'Restauração de reserva legal', 3, '2025-02-10'),
  practice(P3, 'conservacao', 'Proteção de nascente', 10, '2025-06-01'),
  // Without area and with area zero: neither makes the property one that applies conservation.
  practice(P4, 'conservacao', 'Cercamento de APP', null, '2025-05-01'),
  practice(P8, 'conservacao', 'Barraginhas', 0, '2024-09-01'),
  practice(P10, 'conservacao', 'Restauração de APP', 7.5, '2024-11-01'),
  practice(P1, 'abc', 'Recuperação de pastagem degradada', 20, '2024-08-01', 2),
  practice(P2, 'abc', 'Integração lavoura-pecuária', 10, '2025-03-01'),
  practice(P3, 'abc', 'Recuperação de pastagem degradada', 50, '2025-09-15', 6),
  // Without area: still recorded as Tecnologia ABC, so the property applies it.
  practice(P6, 'abc', 'Plantio direto', null, '2025-07-12'),
  practice(P5, 'abc', 'Florestas plantadas', 5, '2025-01-05'),
  practice(P3, 'planejamento', 'PRADA', 40, '2024-07-07'),
  practice(P8, 'planejamento', 'Plano de adequação ambiental', null, '2025-04-04'),
];

let adviceSerial = 0;
function advice(
  cod_propriedade: string,
  id_visita: number | null,
  tema: string,
  situacao: 'aberta' | 'concluida',
  dt: string,
): CsvRow<'recomendacao'> {
  adviceSerial += 1;
  return { id_recomendacao: adviceSerial, cod_propriedade, id_visita, tema, situacao, dt };
}

export const ADVICE: CsvRow<'recomendacao'>[] = [
  advice(P1, 102, 'tecnologias sustentaveis', 'aberta', '2024-03-15'),
  advice(P2, 203, 'manejo do solo', 'aberta', '2025-01-10'),
  // On another theme: does not make the property one that applies conservation.
  advice(P6, 601, 'outra', 'aberta', '2025-06-12'),
  advice(P12, null, 'outra', 'concluida', '2024-05-30'),
  advice(P7, 701, 'recursos naturais', 'aberta', '2024-03-08'),
  advice(P8, 805, 'poda', 'concluida', '2024-10-25'),
];

const isa = (cod_propriedade: string, momento: number, dt: string, indice: number): CsvRow<'isa'> => ({
  cod_propriedade,
  momento,
  dt,
  indice,
  balanco_economico: indice,
  balanco_social: indice,
  gestao: indice,
  qualidade_solo_agua: indice,
  manejo_sistemas: indice,
  diversificacao_paisagem: indice,
  vegetacao_nativa: indice,
});

export const ISA: CsvRow<'isa'>[] = [
  isa(P1, 1, '2024-03-01', 0.4),
  isa(P1, 2, '2025-02-01', 0.55),
  isa(P1, 3, '2025-12-01', 0.72),
  isa(P2, 1, '2024-12-01', 0.3),
  isa(P2, 2, '2025-12-05', 0.35),
  isa(P3, 1, '2024-02-01', 0.6),
  isa(P3, 2, '2025-01-15', 0.65),
  isa(P3, 3, '2025-12-20', 0.7),
  isa(P6, 1, '2025-07-01', 0.5),
  isa(P8, 1, '2024-07-01', 0.25),
  isa(P8, 2, '2025-06-01', 0.45),
  isa(P8, 3, '2025-06-25', 0.5),
];

export const RESULTS: CsvRow<'indicador_resultado'>[] = [
  {
    cod_propriedade: P1,
    ciclo: 1,
    nome: 'Produção diária de leite',
    valor: 95,
    unidade: 'L/dia',
    dt: '2025-01-31',
  },
  {
    cod_propriedade: P1,
    ciclo: 2,
    nome: 'Produção diária de leite',
    valor: 110,
    unidade: 'L/dia',
    dt: '2025-12-31',
  },
  { cod_propriedade: P3, ciclo: 1, nome: 'Taxa de lotação', valor: 1.2, unidade: 'UA/ha', dt: '2024-12-31' },
  { cod_propriedade: P3, ciclo: 2, nome: 'Taxa de lotação', valor: 1.5, unidade: 'UA/ha', dt: '2025-12-31' },
];

const goal = (indicador: string, uf: string, ano: number, valor: number): CsvRow<'meta'> => ({
  indicador,
  uf,
  ano,
  valor,
});

export const GOALS: CsvRow<'meta'>[] = [
  goal('propriedades', '', 2024, 10),
  goal('propriedades', '', 2025, 12),
  goal('produtores', '', 2025, 10),
  goal('visitas', '', 2025, 100),
  goal('area_conservacao', '', 2025, 51),
  goal('area_abc', '', 2025, 100),
  goal('propriedades', 'GO', 2025, 5),
  goal('visitas', 'GO', 2025, 50),
  goal('area_conservacao', 'GO', 2025, 20),
  goal('area_abc', 'GO', 2025, 100),
];
