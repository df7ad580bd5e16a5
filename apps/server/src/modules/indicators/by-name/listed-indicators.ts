import { addressOf, can } from '@fonte/contracts';
import { figuresOfIndicator } from '@fonte/contracts/endpoints/figures';
import type { IndicatorCatalogue } from '@fonte/contracts/routes/figures';
import { scopeSentence, stateName } from '../../../answers/index.ts';
import type { Call } from '../../../platform/index.ts';
import { accessOf } from '../../../query/index.ts';
import { VIEW_DIMENSIONS } from '../columns/dimensions.ts';
import type { Field } from '../columns/field.ts';
import { reachOf } from '../may-read.ts';
import type { Indicators } from '../service.ts';
import { groupName, groupsOf, isListed } from './groups.ts';
import { definitionOf, valueColumn } from './indicator-by-name.ts';
import { namedIndicators } from './names.ts';
import { PARAMETERS } from './question.ts';

/** The indicators that the caller reads, by name, with all that a program must know to ask for them and to read what comes. One whose formula names what is no longer there is not among them. */
export async function listedIndicators(indicators: Indicators, call: Call): Promise<IndicatorCatalogue> {
  const access = accessOf(call);
  const { YEARS, STATES } = call.app.settings;
  const reach = await reachOf(indicators, call);
  const book = await indicators.book(call.db);
  const { versao, dtAtualizacao, dadosAte } = await indicators.engine.version();
  const groups = new Map<string, Field>();
  const indicadores = namedIndicators(book, reach).flatMap(({ name, indicator }) => {
    const { measure } = book.read(indicator.formula_struct);
    if (!measure) return [];
    const own = groupsOf(measure.facts, reach, access);
    for (const field of own) groups.set(groupName(field), field);
    return {
      nome: name,
      numero: indicator.id,
      titulo: indicator.nome_indicador,
      definicao: definitionOf(book, indicator),
      endereco: addressOf(figuresOfIndicator, { params: { nome: name } }),
      formas: can(call.profile, 'report.csv') ? ['json', 'csv', 'iso.csv'] : ['json'],
      colunas: [valueColumn(indicator)],
      parametros: [...PARAMETERS, ...own.filter(isListed).map(groupName)],
      unidade: indicator.unidade,
      grupos: own.map(groupName),
    };
  });
  const list = 'um ou vários, separados por vírgulas';
  const day = 'um dia, 2025-03-31';
  return {
    versao,
    dt_atualizacao: dtAtualizacao || null,
    dados_ate: dadosAte,
    alcance: scopeSentence({ access }),
    parametros: [
      {
        nome: 'ano',
        titulo: 'Ano',
        forma: list,
        valores: YEARS.map((valor) => ({ valor, titulo: String(valor) })),
      },
      { nome: 'inicio', titulo: 'Primeiro dia, com fim e em lugar de ano', forma: day, valores: null },
      { nome: 'fim', titulo: 'Último dia', forma: day, valores: null },
      {
        nome: 'uf',
        titulo: 'UF',
        forma: list,
        valores: STATES.map((valor) => ({ valor, titulo: stateName(valor) })),
      },
      { nome: 'por', titulo: 'Grupos', forma: 'nomes de grupos, separados por vírgulas', valores: null },
    ],
    grupos: [...groups].map(([nome, { alias, description, type }]) => ({
      nome,
      titulo: description,
      dimensao: VIEW_DIMENSIONS.find(({ id }) => id === alias)?.nome ?? alias,
      tipo: type,
    })),
    indicadores,
  };
}
