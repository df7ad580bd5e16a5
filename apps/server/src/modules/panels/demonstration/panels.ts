import type { ViewInput } from '@fonte/contracts/view';

/** A ready panel: its views, with the ids of indicators by name. */
export interface DemoPanel {
  readonly nome: string;
  readonly views: (idOf: (name: string) => number) => ViewInput[];
}

const DIMENSIONS = [
  { id: 'propriedade', nome: 'Propriedade' },
  { id: 'municipio', nome: 'Município' },
  { id: 'tempo', nome: 'Tempo' },
];
const STATE = { alias: 'propriedade', colname: 'uf', sort: 'ASC' } as const;
const MONTH = { alias: 'tempo', colname: 'data', dateFormat: 'MM YYYY' } as const;
const YEAR = { alias: 'tempo', colname: 'data', dateFormat: 'YYYY' } as const;
const PROFILE = { alias: 'propriedade', colname: 'perfil_fundiario' } as const;
const CITY = { alias: 'municipio', colname: 'nome' } as const;
const BY_STATE = 'programa.propriedade|propriedade.uf|varchar';

const activity = (value: string) => [
  { alias: 'propriedade', colname: 'atividade_produtiva', operator: '=' as const, value: [value] },
];

const view = (
  title: string,
  subtitle: string,
  type: ViewInput['type'],
  size: number,
  more: Partial<ViewInput> & Pick<ViewInput, 'indicadores'>,
): ViewInput => ({ title, subtitle, type, size, dimensoes: DIMENSIONS, grouprow: [], ...more });

const live = (before: string, id: number, after: string): NonNullable<ViewInput['dynamicTexts']> => ({
  top: '',
  bottom: `<p>${before} <span data-indicador="${id}">…</span> ${after}</p>`,
});

const dairy: DemoPanel = {
  nome: 'Produção de leite',
  views: (idOf) => {
    const filters = activity('Bovinocultura de leite');
    const of = (...names: string[]) => names.map((name) => ({ id: idOf(name) }));
    return [
      view('Leite produzido', 'Propriedades de leite', 'bigNumber', 4, {
        indicadores: of('Leite produzido'),
        filters,
      }),
      view('Leite por vaca', 'Litros entre uma visita e outra', 'bigNumber', 4, {
        indicadores: of('Leite por vaca'),
        filters,
      }),
      view('Preço médio do leite', 'Ponderado pelo que se vendeu', 'bigNumber', 4, {
        indicadores: of('Preço médio do leite'),
        filters,
      }),
      view('Leite produzido por mês', 'Litros', 'line', 12, {
        indicadores: of('Leite produzido'),
        grouprow: [MONTH],
        dynamicTexts: live(
          'As propriedades desta visão produziram',
          idOf('Leite produzido'),
          'de leite no período.',
        ),
      }),
      view('Leite por vaca em cada estado', 'Litros por vaca em lactação', 'column', 6, {
        indicadores: of('Leite por vaca'),
        grouprow: [STATE],
        filters,
        dynamicTexts: live(
          'O leite das propriedades desta visão deu',
          idOf('Leite por vaca'),
          'entre uma visita e outra.',
        ),
      }),
      view('Receita e custo por estado', 'R$', 'bar', 6, {
        indicadores: of('Receita do leite', 'Custo operacional efetivo'),
        grouprow: [STATE],
        filters,
      }),
      view('Municípios', 'Do que mais produz ao que menos produz', 'table', 12, {
        indicadores: [
          { id: idOf('Leite produzido'), sort: 'DESC' },
          ...of('Vacas em lactação', 'Leite por vaca', 'Receita do leite', 'Preço médio do leite'),
        ],
        grouprow: [CITY],
        filters,
      }),
    ];
  },
};

const beef: DemoPanel = {
  nome: 'Pecuária de corte',
  views: (idOf) => {
    const filters = activity('Bovinocultura de corte');
    const of = (...names: string[]) => names.map((name) => ({ id: idOf(name) }));
    return [
      view('Arrobas produzidas', 'Propriedades de corte', 'bigNumber', 4, {
        indicadores: of('Arrobas produzidas'),
        filters,
      }),
      view('Preço médio da arroba', 'Boi gordo', 'bigNumber', 4, {
        indicadores: of('Preço médio da arroba'),
        filters,
      }),
      view('Custo por arroba', 'Custo operacional efetivo', 'bigNumber', 4, {
        indicadores: of('Custo por arroba'),
        filters,
      }),
      view('Margem bruta por estado', 'Receitas menos custo operacional efetivo, R$', 'column', 8, {
        indicadores: [{ id: idOf('Margem bruta'), sort: 'DESC' }],
        grouprow: [{ ...STATE, sort: null }],
        filters,
      }),
      view('Receita por perfil fundiário', 'R$', 'treemap', 4, {
        indicadores: of('Receita da pecuária de corte'),
        grouprow: [PROFILE],
      }),
      view('Receita por ano, dividida por estado', 'Parte de cada estado na receita do ano', 'column', 6, {
        indicadores: of('Receita da pecuária de corte'),
        grouprow: [YEAR],
        splitSerie: BY_STATE,
        splitStack: true,
        filters,
      }),
      view('Arrobas por hectare de pasto', 'Por estado', 'bar', 6, {
        indicadores: of('Arrobas por hectare de pasto'),
        grouprow: [STATE],
        filters,
      }),
      view('Preço médio da arroba por mês', 'R$ por arroba de boi gordo', 'line', 12, {
        indicadores: of('Preço médio da arroba'),
        grouprow: [MONTH],
      }),
    ];
  },
};

const practices: DemoPanel = {
  nome: 'Adoção de práticas',
  views: (idOf) => {
    const of = (...names: string[]) => names.map((name) => ({ id: idOf(name) }));
    return [
      view('Adoção de práticas de conservação', 'Parte das propriedades que as aplica', 'bigNumber', 4, {
        indicadores: of('Adoção de práticas de conservação'),
      }),
      view('Adoção de tecnologias ABC', 'Parte das propriedades que as aplica', 'bigNumber', 4, {
        indicadores: of('Adoção de tecnologias ABC'),
      }),
      view('Área com práticas', 'Conservação, ABC e planejamento', 'bigNumber', 4, {
        indicadores: of('Área com práticas'),
      }),
      view('Adoção por estado', '% das propriedades', 'column', 6, {
        indicadores: of('Adoção de práticas de conservação', 'Adoção de tecnologias ABC'),
        grouprow: [STATE],
        dynamicTexts: live(
          'Das propriedades desta visão,',
          idOf('Adoção de práticas de conservação'),
          'aplicam práticas de conservação.',
        ),
      }),
      view('Área por objetivo', 'Hectares', 'column', 6, {
        indicadores: of('Área com práticas'),
        grouprow: [{ alias: 'pratica', colname: 'objetivo' }],
        dimensoes: [...DIMENSIONS, { id: 'pratica', nome: 'Prática' }],
      }),
      view('Práticas por tipo', 'Hectares', 'treemap', 6, {
        indicadores: [{ id: idOf('Área com práticas'), sort: 'DESC' }],
        grouprow: [{ alias: 'pratica', colname: 'tipo' }],
        dimensoes: [...DIMENSIONS, { id: 'pratica', nome: 'Prática' }],
      }),
      view('Adoção por perfil fundiário', '% das propriedades', 'bar', 6, {
        indicadores: of('Adoção de práticas de conservação', 'Adoção de tecnologias ABC'),
        grouprow: [PROFILE],
      }),
      view('Municípios', 'Propriedades que aplicam práticas de conservação e tecnologias ABC', 'table', 12, {
        indicadores: of(
          'Propriedades com práticas de conservação',
          'Propriedades com tecnologias ABC',
          'Adoção de práticas de conservação',
          'Área com práticas',
        ),
        grouprow: [{ ...CITY, sort: 'ASC' }],
      }),
    ];
  },
};

export const DEMO_PANELS: readonly DemoPanel[] = [dairy, beef, practices];
