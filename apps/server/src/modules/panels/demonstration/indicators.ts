import type { IndicatorType } from '@fonte/contracts';

/** An indicator of the ready panels, as an administrator would type it. */
export interface DemoIndicator {
  readonly nome_indicador: string;
  readonly unidade: string;
  readonly data_type: IndicatorType;
  readonly formula_plain: string;
  readonly significado: string;
}

const one = (
  nome_indicador: string,
  unidade: string,
  formula_plain: string,
  significado: string,
  data_type: IndicatorType = 'numeric',
): DemoIndicator => ({ nome_indicador, unidade, data_type, formula_plain, significado });

/** In the order in which they are made: a formula uses only what stands before it. */
export const DEMO_INDICATORS: readonly DemoIndicator[] = [
  one(
    'Leite produzido',
    'L',
    'SUM(@qtde Leite produzido)',
    'Litros de leite produzidos nas propriedades visitadas.',
    'integer',
  ),
  one(
    'Produção diária de leite',
    'L/dia',
    'DIVANO365(#Leite produzido)',
    'Média diária do leite produzido nos anos escolhidos. Escolha ao menos um.',
  ),
  one(
    'Vacas em lactação',
    'cabeças',
    'AVG(@qtde Vacas em lactação)',
    'Média de vacas em lactação por propriedade e visita.',
  ),
  one(
    'Leite por vaca',
    'L/vaca',
    'SUM(@qtde Leite produzido) / SUM(@qtde Vacas em lactação)',
    'Litros por vaca em lactação entre uma visita e outra.',
  ),
  one(
    'Receita do leite',
    'R$',
    'SUM(@"qtde × vlr Leite vendido" + @"qtde × vlr Queijo artesanal")',
    'Quanto entrou com leite e queijo vendidos.',
  ),
  one(
    'Preço médio do leite',
    'R$/L',
    'SUM(@"qtde × vlr Leite vendido") / SUM(@qtde Leite vendido)',
    'Preço por litro, ponderado pelo que se vendeu.',
  ),
  one(
    'Custo operacional efetivo',
    'R$',
    'SUM(@"qtde × vlr grupo Custo operacional efetivo (COE)")',
    'Despesas do dia a dia da produção.',
  ),
  one(
    'Margem bruta',
    'R$',
    'SUM(@"qtde × vlr grupo Receitas") - #Custo operacional efetivo',
    'Receitas menos o custo operacional efetivo.',
  ),
  one('Arrobas produzidas', '@', 'SUM(@qtde Arrobas produzidas)', 'Arrobas produzidas no período.'),
  one(
    'Arrobas por hectare de pasto',
    '@/ha',
    '#Arrobas produzidas / SUM(@Área de pastagem)',
    'Arrobas do período divididas pela área de pastagem das propriedades escolhidas.',
  ),
  one(
    'Receita da pecuária de corte',
    'R$',
    'SUM(@"qtde × vlr subgrupo Gado de corte")',
    'Quanto entrou com bois, bezerros e vacas de descarte.',
  ),
  one(
    'Preço médio da arroba',
    'R$/@',
    'SUM(@"qtde × vlr Boi gordo") / SUM(@qtde Boi gordo)',
    'Preço da arroba de boi gordo, ponderado pelo que se vendeu.',
  ),
  one(
    'Custo por arroba',
    'R$/@',
    '#Custo operacional efetivo / #Arrobas produzidas',
    'Custo operacional efetivo dividido pelas arrobas produzidas. Use em propriedades de corte.',
  ),
  one(
    'Propriedades atendidas',
    'propriedades',
    'COUNT_DISTINCT(@Código de propriedade em visita)',
    'Propriedades com ao menos uma visita que conta no período.',
    'integer',
  ),
  one(
    'Propriedades com práticas de conservação',
    'propriedades',
    'COUNT(@Código de propriedade com práticas de conservação)',
    'Propriedades que aplicam práticas de conservação até o fim do período.',
    'integer',
  ),
  one(
    'Propriedades com tecnologias ABC',
    'propriedades',
    'COUNT(@Código de propriedade com tecnologias ABC)',
    'Propriedades que aplicam tecnologias ABC até o fim do período.',
    'integer',
  ),
  one(
    'Adoção de práticas de conservação',
    '%',
    '100 * #Propriedades com práticas de conservação / COUNT(@Código de propriedade)',
    'Parte das propriedades que aplica práticas de conservação.',
  ),
  one(
    'Adoção de tecnologias ABC',
    '%',
    '100 * #Propriedades com tecnologias ABC / COUNT(@Código de propriedade)',
    'Parte das propriedades que aplica tecnologias ABC.',
  ),
  one(
    'Área com práticas',
    'ha',
    'SUM(@Área de prática)',
    'Área das práticas registradas até o fim do período.',
  ),
];
