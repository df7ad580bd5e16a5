import type { SaidTexts } from './said.ts';

/** What stands below a title or a big number: what is counted, of when and where; and whose rows a sheet is of. */
export const BELOW_TITLES = {
  'Propriedades distintas com ao menos uma visita válida {during}{of}': {
    en: 'Distinct farms with at least one valid visit {during}{of}',
    es: 'Fincas distintas con al menos una visita válida {during}{of}',
  },
  'Produtores distintos das propriedades com ao menos uma visita válida {during}{of}': {
    en: 'Distinct producers of the farms with at least one valid visit {during}{of}',
    es: 'Productores distintos de las fincas con al menos una visita válida {during}{of}',
  },
  'Visitas válidas {during}{of}': { en: 'Valid visits {during}{of}', es: 'Visitas válidas {during}{of}' },
  'Técnicos distintos que fizeram ao menos uma visita válida {during}{of}': {
    en: 'Distinct technicians who made at least one valid visit {during}{of}',
    es: 'Técnicos distintos que hicieron al menos una visita válida {during}{of}',
  },
  'Hectares registrados {upTo}{of}': {
    en: 'Hectares recorded {upTo}{of}',
    es: 'Hectáreas registradas {upTo}{of}',
  },
  'Propriedades que aplicam práticas de conservação {upTo}{of}': {
    en: 'Farms that apply conservation practices {upTo}{of}',
    es: 'Fincas que aplican prácticas de conservación {upTo}{of}',
  },
  'Propriedades que aplicam tecnologias ABC {upTo}{of}': {
    en: 'Farms that apply ABC technologies {upTo}{of}',
    es: 'Fincas que aplican tecnologías ABC {upTo}{of}',
  },
  'Propriedades que aplicam práticas de conservação e hectares registrados {upTo}{of}': {
    en: 'Farms that apply conservation practices, and hectares recorded {upTo}{of}',
    es: 'Fincas que aplican prácticas de conservación y hectáreas registradas {upTo}{of}',
  },
  'Propriedades que aplicam tecnologias ABC e hectares registrados {upTo}{of}': {
    en: 'Farms that apply ABC technologies, and hectares recorded {upTo}{of}',
    es: 'Fincas que aplican tecnologías ABC y hectáreas registradas {upTo}{of}',
  },
  'Propriedades que têm planejamento da paisagem e hectares registrados {upTo}{of}': {
    en: 'Farms that have landscape planning, and hectares recorded {upTo}{of}',
    es: 'Fincas que tienen planificación del paisaje y hectáreas registradas {upTo}{of}',
  },
  'Metas e alcançado{of}': { en: 'Targets and what was achieved{of}', es: 'Metas y lo alcanzado{of}' },
  'Metas de {year} e alcançado até {date}{of}': {
    en: 'Targets of {year} and what was achieved up to {date}{of}',
    es: 'Metas de {year} y lo alcanzado hasta el {date}{of}',
  },
  'Visitas válidas {during}, por ciclo, e o esperado pelo plano{of}': {
    en: 'Valid visits {during}, by cycle, and what the plan expects{of}',
    es: 'Visitas válidas {during}, por ciclo, y lo esperado por el plan{of}',
  },
  'Visitas válidas {during}, por trimestre e ciclo, e o esperado pelo plano{of}': {
    en: 'Valid visits {during}, by quarter and cycle, and what the plan expects{of}',
    es: 'Visitas válidas {during}, por trimestre y ciclo, y lo esperado por el plan{of}',
  },
  'Visitas válidas {during}, por trimestre, e o esperado pelo plano{of}': {
    en: 'Valid visits {during}, by quarter, and what the plan expects{of}',
    es: 'Visitas válidas {during}, por trimestre, y lo esperado por el plan{of}',
  },
  'Visitas válidas {during}, e o esperado pelo plano{of}': {
    en: 'Valid visits {during}, and what the plan expects{of}',
    es: 'Visitas válidas {during}, y lo esperado por el plan{of}',
  },
  'Todas as propriedades{of}, hoje': { en: 'All farms{of}, today', es: 'Todas las fincas{of}, hoy' },
  'Propriedades atendidas {during}{of}': {
    en: 'Farms assisted {during}{of}',
    es: 'Fincas atendidas {during}{of}',
  },
  'Produtores atendidos {during}{of}': {
    en: 'Producers assisted {during}{of}',
    es: 'Productores atendidos {during}{of}',
  },
  '% das propriedades medidas nos três momentos': {
    en: '% of the farms measured at all three moments',
    es: '% de las fincas medidas en los tres momentos',
  },
  'Propriedades medidas nos três momentos{of}': {
    en: 'Farms measured at all three moments{of}',
    es: 'Fincas medidas en los tres momentos{of}',
  },
  '% da 1 propriedade medida nos três momentos{of}': {
    en: '% of the 1 farm measured at all three moments{of}',
    es: '% de la única finca medida en los tres momentos{of}',
  },
  '% das {n} propriedades medidas nos três momentos{of}': {
    en: '% of the {n} farms measured at all three moments{of}',
    es: '% de las {n} fincas medidas en los tres momentos{of}',
  },
  '% das faixas mostradas, de 1 propriedade medida nos três momentos{of}': {
    en: '% of the bands shown, of 1 farm measured at all three moments{of}',
    es: '% de las franjas mostradas, de 1 finca medida en los tres momentos{of}',
  },
  '% das faixas mostradas, de {n} propriedades medidas nos três momentos{of}': {
    en: '% of the bands shown, of {n} farms measured at all three moments{of}',
    es: '% de las franjas mostradas, de {n} fincas medidas en los tres momentos{of}',
  },
  'Alcançado {upTo}, em % da meta{of}': {
    en: 'Achieved {upTo}, as % of target{of}',
    es: 'Alcanzado {upTo}, en % de la meta{of}',
  },
  'Propriedades{of} por visitas válidas nos dois ciclos até hoje': {
    en: 'Farms{of} by valid visits in both cycles to date',
    es: 'Fincas{of} por visitas válidas en los dos ciclos hasta hoy',
  },
  'Propriedades{of} por visitas válidas nos dois ciclos até hoje, {n} maiores estados': {
    en: 'Farms{of} by valid visits in both cycles to date, {n} largest states',
    es: 'Fincas{of} por visitas válidas en los dos ciclos hasta hoy, {n} estados mayores',
  },
  'Propriedades{of} por visitas válidas nos dois ciclos até hoje, {n} maiores municípios': {
    en: 'Farms{of} by valid visits in both cycles to date, {n} largest municipalities',
    es: 'Fincas{of} por visitas válidas en los dos ciclos hasta hoy, {n} municipios mayores',
  },
  'Atendimento {during}; práticas e meta acumuladas {upTo}{of}': {
    en: 'Assistance {during}; practices and target accumulated {upTo}{of}',
    es: 'Atención {during}; prácticas y meta acumuladas {upTo}{of}',
  },
  'Atendimento {during}; práticas acumuladas {upTo}{of}': {
    en: 'Assistance {during}; practices accumulated {upTo}{of}',
    es: 'Atención {during}; prácticas acumuladas {upTo}{of}',
  },
  'Média das propriedades medidas nos três momentos{of}': {
    en: 'Mean of the farms measured at all three moments{of}',
    es: 'Promedio de las fincas medidas en los tres momentos{of}',
  },
  'Quem fez visita válida {during}{of}': {
    en: 'Those who made a valid visit {during}{of}',
    es: 'Quienes hicieron una visita válida {during}{of}',
  },
  'Propriedades com visita{of}, desde o início até hoje': {
    en: 'Farms with a visit{of}, from the start to date',
    es: 'Fincas con visita{of}, desde el inicio hasta hoy',
  },
  'parcial até {dayMonth}': { en: 'partial, up to {dayMonth}', es: 'parcial hasta el {dayMonth}' },

  // Below big numbers.
  'todas contam': { en: 'all count', es: 'todas cuentan' },
  '1 ainda não conta': { en: '1 does not count yet', es: '1 aún no cuenta' },
  '{n} ainda não contam': { en: '{n} do not count yet', es: '{n} aún no cuentan' },
  'em 1 propriedade': { en: 'on 1 farm', es: 'en 1 finca' },
  'em {n} propriedades': { en: 'on {n} farms', es: 'en {n} fincas' },
  'em 1 propriedade atendida': { en: 'on 1 farm assisted', es: 'en 1 finca atendida' },
  'em {n} propriedades atendidas': { en: 'on {n} farms assisted', es: 'en {n} fincas atendidas' },
  '{upTo}, atendidas ou não': { en: '{upTo}, assisted or not', es: '{upTo}, atendidas o no' },
  '{percent} da 1 propriedade atendida {during}': {
    en: '{percent} of the 1 farm assisted {during}',
    es: '{percent} de la única finca atendida {during}',
  },
  '{percent} da 1 propriedade atendida {during} ({n})': {
    en: '{percent} of the 1 farm assisted {during} ({n})',
    es: '{percent} de la única finca atendida {during} ({n})',
  },
  '{percent} das {n} propriedades atendidas {during}': {
    en: '{percent} of the {n} farms assisted {during}',
    es: '{percent} de las {n} fincas atendidas {during}',
  },
  '{percent} das {n} propriedades atendidas {during} ({n2})': {
    en: '{percent} of the {n} farms assisted {during} ({n2})',
    es: '{percent} de las {n} fincas atendidas {during} ({n2})',
  },
  'protegido: grupo com menos de {n}, ou que deixaria calcular um grupo assim': {
    en: 'protected: group of fewer than {n}, or one from which such a group could be worked out',
    es: 'protegido: grupo de menos de {n}, o que permitiría calcular un grupo así',
  },
  '–: protegido: grupo com menos de {n}, ou que deixaria calcular um grupo assim': {
    en: '–: protected: group of fewer than {n}, or one from which such a group could be worked out',
    es: '–: protegido: grupo de menos de {n}, o que permitiría calcular un grupo así',
  },
  'somas com desvio de até {percent}': {
    en: 'sums deviate by up to {percent}',
    es: 'sumas con desvío de hasta {percent}',
  },

  // Whose rows.
  'Todas as propriedades do programa': {
    en: 'All farms of the programme',
    es: 'Todas las fincas del programa',
  },
  'Propriedades{of}': { en: 'Farms{of}', es: 'Fincas{of}' },
  'Propriedades{of} sob a sua supervisão': {
    en: 'Farms{of}, under your supervision',
    es: 'Fincas{of}, bajo su supervisión',
  },
  'Propriedades{of} sob a sua responsabilidade': {
    en: 'Farms{of}, under your responsibility',
    es: 'Fincas{of}, bajo su responsabilidad',
  },
  'propriedades novas, e as visitadas pela primeira vez, entram nestes números em grupos de ao menos cinco por estado':
    {
      en: 'new farms, and those visited for the first time, enter these figures in groups of at least five per state',
      es: 'las fincas nuevas, y las visitadas por primera vez, entran en estas cifras en grupos de al menos cinco por estado',
    },
  '{semester}': { en: '{semester}', es: '{semester}' },
} satisfies SaidTexts;
