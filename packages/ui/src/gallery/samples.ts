import type { ChartDescription } from '../index.ts';

// The figures of the design's pictures, invented there; they add up.
export const VISITS_BY_MONTH: ChartDescription = {
  kind: 'area',
  labels: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out'],
  series: [
    { name: 'Ciclo 1', data: [1190, 1250, 1310, 1290, 1275, 1240, 1200, 1284, 1150, 540] },
    { name: 'Ciclo 2', data: [420, 470, 530, 620, 660, 690, 750, 816, 780, 350] },
  ],
  target: { name: 'Esperado', data: [1680, 1730, 1820, 1900, 1960, 1980, 2010, 2060, 2080, 2100] },
  partial: { from: 9, text: 'parcial\naté 13/10' },
  unit: 'visitas',
  decimals: 0,
};

export const BY_SITUATION: ChartDescription = {
  kind: 'donut',
  colors: 'situacao',
  labels: ['Ativa em atendimento', 'Ativa concluida', 'Ativa sem visita', 'Inativa'],
  series: [{ name: 'Propriedades', data: [1207, 553, 187, 117] }],
  unit: 'propriedades',
  decimals: 0,
};

const CLASSES = ['0', '1–5', '6–11', '12–17', '18–23', '24'];
const TOWNS: [string, number[]][] = [
  ['Rio Verde', [6, 27, 57, 77, 63, 42]],
  ['Jataí', [8, 38, 58, 60, 46, 29]],
  ['Goianésia', [6, 26, 46, 60, 49, 32]],
  ['Formosa', [7, 35, 58, 38, 15, 8]],
  ['Piracanjuba', [4, 20, 39, 53, 43, 29]],
  ['Porangatu', [18, 40, 34, 24, 10, 6]],
  ['Mineiros', [5, 22, 40, 44, 24, 16]],
  ['Catalão', [4, 19, 37, 40, 22, 13]],
];
export const CYCLE_PROGRESS: ChartDescription = {
  kind: 'stacked',
  horizontal: true,
  colors: 'seq',
  legendTitle: 'Visitas válidas',
  labels: TOWNS.map(([town]) => town),
  series: CLASSES.map((name, index) => ({ name, data: TOWNS.map(([, counts]) => counts[index] ?? null) })),
  unit: 'propriedades',
  decimals: 0,
  valueLabels: false,
};

export const LAND_PROFILE: ChartDescription = {
  kind: 'pie',
  labels: ['Pequena', 'Média', 'Assentamento', 'Grande'],
  series: [{ name: 'Propriedades', data: [1012, 498, 214, 127] }],
  unit: 'propriedades',
  decimals: 0,
};

export const ISA_EVOLUTION: ChartDescription = {
  kind: 'pct',
  horizontal: true,
  colors: 'div',
  legendTitle: 'Faixa do ISA',
  labels: ['Momento 1', 'Momento 2', 'Momento 3'],
  series: [
    { name: '0 – 0,3', data: [203, 120, 65] },
    { name: '0,3 – 0,5', data: [379, 333, 259] },
    { name: '0,5 – 0,7', data: [249, 314, 360] },
    { name: '0,7 – 1', data: [93, 157, 240] },
  ],
  unit: 'propriedades',
  decimals: 0,
};

export const OTHER_CHARTS: readonly { title: string; chart: ChartDescription }[] = [
  {
    title: 'Margem bruta por município (valores negativos)',
    chart: {
      kind: 'bar',
      labels: ['Rio Verde', 'Jataí', 'Goianésia', 'São Miguel do Passa Quatro do Araguaia', 'Formosa'],
      series: [{ name: 'Margem bruta', data: [268.4, 120.75, -86.02, 95.1, -12.5] }],
      unit: 'R$',
      decimals: 2,
    },
  },
  {
    title: 'Receita de leite (valores negativos)',
    chart: {
      kind: 'column',
      labels: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun'],
      series: [{ name: 'Receita', data: [1200, 3400, -800, 2100, null, 1900] }],
      unit: 'R$',
      decimals: 0,
    },
  },
  {
    title: 'Duas séries por ano, sem rótulos',
    chart: {
      kind: 'column',
      labels: ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028'],
      series: [
        { name: 'Conservação', data: [12000, 15400, 23000, 31000, 42000, 55000, 61000, 64000, 70000, 71000] },
        { name: 'ABC', data: [8000, 9400, 13000, 21000, 28000, 35000, 41000, 44000, 50000, 61000] },
      ],
      unit: 'ha',
      decimals: 0,
    },
  },
  {
    title: 'Produtividade por trimestre',
    chart: {
      kind: 'line',
      labels: ['1º tri.', '2º tri.', '3º tri.', '4º tri.'],
      series: [
        { name: 'Leite', data: [12.1, 14.3, 13.8, 15.9] },
        { name: 'Corte', data: [8.2, 8.9, null, 9.4] },
        { name: 'Grãos', data: [10.4, 9.1, 11.6, 12.2] },
      ],
    },
  },
  {
    title: 'Metas alcançadas',
    chart: {
      kind: 'radial',
      labels: ['Visitas', 'Produtores', 'Área', 'Planos'],
      series: [{ name: 'Meta', data: [18, 42, 66, 91.5] }],
      unit: '%',
    },
  },
  {
    title: 'Área por atividade',
    chart: {
      kind: 'treemap',
      labels: ['Pastagem', 'Soja', 'Milho', 'Vegetação nativa', 'Reserva legal', 'Hortaliças'],
      series: [{ name: 'Área', data: [43100, 18150, 12400, 18900, 17280, 1410] }],
      unit: 'ha',
      decimals: 0,
    },
  },
  { title: 'Sem dados', chart: { kind: 'column', labels: [], series: [] } },
];

export const TECHNICIANS = [
  ['Ana Ipê Dourado', 62, 604, 14.1, 9, 155, '2025-10-10'],
  ['Caio Buriti Manso', 58, 640, 18.3, 2, 170, '2025-10-13'],
  ['Dora Pequi Ramos', 64, 498, 11.2, 21, 115, '2025-10-09'],
  ['Elis Jatobá Serra', 49, 566, 17.6, 3, 185, '2025-10-13'],
  ['Ivo Cagaita Lima', 60, 322, 6.8, 34, 100, '2025-09-26'],
  ['João Baru do Campo', 55, 561, 16.4, 5, 165, '2025-10-11'],
  ['Lia Sucupira Luz', 57, 631, 17.9, 1, 160, '2025-10-13'],
  ['Nilo Araticum Paz', 61, 522, 12.7, 16, 130, '2025-10-08'],
].map(([name, properties, visits, mean, late, minutes, last]) => ({
  name: name as string,
  properties: properties as number,
  visits: visits as number,
  mean: mean as number,
  late: late as number,
  minutes: minutes as number,
  last: last as string,
}));

export const AGE_BANDS = [
  ['Até 29 anos', 96],
  ['30 a 39 anos', 241],
  ['40 a 49 anos', 402],
  ['50 a 59 anos', 517],
  ['60 anos ou mais', 463],
  ['Não informado', 24],
].map(([band, producers]) => ({ band: band as string, producers: producers as number }));
