import type { CsvRow } from '../../folder/columns.ts';

/** Who uses an item: dairy farms, beef farms or both. */
type Use = 'leite' | 'corte' | 'ambas';

export interface Item {
  readonly codigo: number;
  readonly descricao: string;
  readonly unidade: string;
  readonly use: Use;
  /** How often it is bought compared with the others; 0 for items that have their own occasion. */
  readonly weight: number;
  /** Quantity per visit on a farm of 100 ha, and R$ per unit in 2020. */
  readonly qtde: number;
  readonly vlr: number;
}

type Given = readonly [
  descricao: string,
  unidade: string,
  use: Use,
  weight: number,
  qtde: number,
  vlr: number,
];
interface Subgroup {
  readonly cod: number;
  readonly nome: string;
  readonly items: readonly Given[];
}
interface Group {
  readonly cod: number;
  readonly nome: string;
  readonly subgroups: readonly Subgroup[];
}

/** Groups and subgroups as technical and managerial assistance keeps them for cattle: effective and total operating cost. */
const GROUPS: readonly Group[] = [
  {
    cod: 10,
    nome: 'Custo operacional efetivo (COE)',
    subgroups: [
      {
        cod: 101,
        nome: 'Concentrados',
        items: [
          ['Ração concentrada 18 % PB', 'kg', 'leite', 14, 900, 1.55],
          ['Ração concentrada 22 % PB', 'kg', 'leite', 9, 700, 1.8],
          ['Farelo de soja', 'kg', 'ambas', 5, 300, 2.1],
          ['Milho grão moído', 'kg', 'ambas', 8, 600, 1.05],
          ['Caroço de algodão', 'kg', 'ambas', 3, 400, 1.3],
          ['Proteinado de seca', 'kg', 'corte', 9, 450, 1.9],
        ],
      },
      {
        cod: 102,
        nome: 'Minerais',
        items: [
          ['Sal mineral 80 g P', 'kg', 'ambas', 12, 90, 3.4],
          ['Sal branco', 'kg', 'ambas', 6, 60, 0.9],
          ['Ureia pecuária', 'kg', 'corte', 3, 40, 3.1],
          ['Núcleo mineral leite', 'kg', 'leite', 5, 50, 4.2],
        ],
      },
      {
        cod: 103,
        nome: 'Volumosos e pastagens',
        items: [
          ['Silagem de milho comprada', 't', 'leite', 3, 9, 190],
          ['Sementes de capim', 'kg', 'ambas', 3, 60, 16],
          ['Adubo formulado 20-05-20', 'kg', 'ambas', 5, 700, 2.3],
          ['Calcário dolomítico', 't', 'ambas', 4, 22, 115],
          ['Herbicida para pastagem', 'L', 'ambas', 4, 12, 48],
          ['Mudas de cana e capineira', 't', 'leite', 1, 3, 140],
        ],
      },
      {
        cod: 104,
        nome: 'Medicamentos e vacinas',
        items: [
          ['Vacina contra febre aftosa', 'dose', 'ambas', 3, 90, 1.8],
          ['Vacina contra brucelose', 'dose', 'ambas', 2, 12, 3.2],
          ['Vermífugo', 'mL', 'ambas', 6, 500, 0.28],
          ['Carrapaticida', 'L', 'ambas', 6, 2, 95],
          ['Antibiótico para mastite', 'bisnaga', 'leite', 6, 14, 11],
          ['Vacina contra clostridioses', 'dose', 'corte', 3, 90, 1.4],
        ],
      },
      {
        cod: 105,
        nome: 'Reprodução',
        items: [
          ['Sêmen convencional', 'dose', 'ambas', 4, 8, 26],
          ['Nitrogênio líquido', 'L', 'leite', 3, 20, 9],
          ['Protocolo de IATF', 'protocolo', 'corte', 3, 25, 32],
        ],
      },
      {
        cod: 106,
        nome: 'Mão de obra contratada',
        items: [
          ['Diária de trabalhador', 'diária', 'ambas', 9, 6, 85],
          ['Salário de vaqueiro', 'mês', 'ambas', 6, 1, 1650],
          ['Encargos sociais', 'R$', 'ambas', 3, 1, 420],
        ],
      },
      {
        cod: 107,
        nome: 'Energia e combustíveis',
        items: [
          ['Energia elétrica', 'kWh', 'ambas', 14, 900, 0.62],
          ['Óleo diesel', 'L', 'ambas', 11, 110, 3.9],
          ['Gasolina', 'L', 'ambas', 5, 45, 4.6],
        ],
      },
      {
        cod: 108,
        nome: 'Manutenção',
        items: [
          ['Manutenção de máquinas', 'serviço', 'ambas', 6, 1, 480],
          ['Manutenção de cercas', 'serviço', 'ambas', 5, 1, 390],
          ['Manutenção da ordenha', 'serviço', 'leite', 4, 1, 260],
          ['Hora de máquina contratada', 'hora', 'ambas', 4, 7, 140],
        ],
      },
      {
        cod: 109,
        nome: 'Outras despesas',
        items: [
          ['Frete', 'viagem', 'ambas', 4, 2, 210],
          ['Material de limpeza da ordenha', 'L', 'leite', 7, 18, 9.5],
          ['Impostos e taxas', 'R$', 'ambas', 3, 1, 180],
          ['Internet e telefone', 'mês', 'ambas', 3, 1, 110],
        ],
      },
    ],
  },
  {
    cod: 20,
    nome: 'Custo operacional total (COT)',
    subgroups: [
      {
        cod: 201,
        nome: 'Depreciação',
        items: [
          ['Depreciação de benfeitorias', 'R$', 'ambas', 0, 1, 620],
          ['Depreciação de máquinas', 'R$', 'ambas', 0, 1, 740],
        ],
      },
      {
        cod: 202,
        nome: 'Mão de obra familiar',
        items: [['Pró-labore do produtor', 'mês', 'ambas', 0, 1, 1500]],
      },
    ],
  },
  {
    cod: 40,
    nome: 'Receitas',
    subgroups: [
      {
        cod: 401,
        nome: 'Leite',
        items: [
          ['Leite vendido', 'litro', 'leite', 0, 5200, 1.75],
          ['Queijo artesanal', 'kg', 'leite', 0, 60, 24],
        ],
      },
      {
        cod: 402,
        nome: 'Gado de corte',
        items: [
          ['Boi gordo', 'arroba', 'corte', 0, 160, 225],
          ['Bezerro desmamado', 'cabeça', 'corte', 0, 9, 1750],
          ['Vaca de descarte', 'arroba', 'ambas', 0, 30, 195],
        ],
      },
      {
        cod: 403,
        nome: 'Gado de leite',
        items: [
          ['Novilha leiteira', 'cabeça', 'leite', 0, 2, 3200],
          ['Bezerro de leite', 'cabeça', 'leite', 0, 4, 450],
        ],
      },
    ],
  },
  {
    cod: 50,
    nome: 'Produção',
    subgroups: [
      { cod: 501, nome: 'Leite', items: [['Leite produzido', 'litro', 'leite', 0, 5600, 0]] },
      {
        cod: 502,
        nome: 'Carne',
        items: [
          ['Arrobas produzidas', 'arroba', 'corte', 0, 42, 0],
          ['Bezerros desmamados', 'cabeça', 'corte', 0, 6, 0],
        ],
      },
    ],
  },
  {
    cod: 60,
    nome: 'Rebanho',
    subgroups: [
      {
        cod: 601,
        nome: 'Fêmeas',
        items: [
          ['Vacas em lactação', 'cabeça', 'leite', 0, 18, 0],
          ['Vacas secas', 'cabeça', 'leite', 0, 7, 0],
          ['Matrizes de corte', 'cabeça', 'corte', 0, 48, 0],
          ['Novilhas', 'cabeça', 'ambas', 0, 14, 0],
        ],
      },
      {
        cod: 602,
        nome: 'Machos',
        items: [
          ['Touros', 'cabeça', 'ambas', 0, 2, 0],
          ['Bois em recria e engorda', 'cabeça', 'corte', 0, 45, 0],
        ],
      },
      { cod: 603, nome: 'Bezerros', items: [['Bezerros e bezerras', 'cabeça', 'ambas', 0, 16, 0]] },
    ],
  },
];

/** Every item with its code: subgroup × 100 and a running number. */
export const ITEMS: readonly (Item & { readonly row: CsvRow<'item'> })[] = GROUPS.flatMap((group) =>
  group.subgroups.flatMap((subgroup) =>
    subgroup.items.map(([descricao, unidade, use, weight, qtde, vlr], i) => {
      const codigo = subgroup.cod * 100 + i + 1;
      const row = {
        codigo,
        descricao,
        cod_grupo: group.cod,
        nom_grupo: group.nome,
        cod_subgrupo: subgroup.cod,
        nom_subgrupo: subgroup.nome,
        unidade,
      };
      return { codigo, descricao, unidade, use, weight, qtde, vlr, row };
    }),
  ),
);

/** Items of one subgroup that an activity uses. */
export function itemsOf(subgroup: number, activity: 'leite' | 'corte'): Item[] {
  return ITEMS.filter((item) => Math.floor(item.codigo / 100) === subgroup && fits(item, activity));
}

/** The expenses that an activity may have at any visit, with their weights. */
export function expensesOf(activity: 'leite' | 'corte'): (readonly [Item, number])[] {
  return ITEMS.filter((item) => item.weight > 0 && fits(item, activity)).map(
    (item) => [item, item.weight] as const,
  );
}

const fits = (item: Item, activity: 'leite' | 'corte'): boolean =>
  item.use === activity || item.use === 'ambas';
