import type { SaidTexts } from '../sheet-words/said.ts';

/** What figures of boards are shares of, and of which time and place: hints of big numbers, and what stands below titles. */
export const SHARE_WORDS = {
  '{dayMonth}': { en: '{dayMonth}', es: '{dayMonth}' },
  '{years}': { en: '{years}', es: '{years}' },
  '{date} a {date2}': { en: '{date} to {date2}', es: '{date} a {date2}' },
  '{n} estados, cada um com a sua faixa (no ?)': {
    en: '{n} states, each with its own range (in ?)',
    es: '{n} estados, cada uno con su propio rango (en ?)',
  },
  'sem faixa, que pede {n} com casos bastantes, e há {n2}': {
    en: 'no range, which takes {n} with cases enough, and there are {n2}',
    es: 'sin rango, que pide {n} con casos suficientes, y hay {n2}',
  },
  'nenhuma prevista': { en: 'none planned', es: 'ninguna prevista' },
  'em 1 registro': { en: 'in 1 record', es: 'en 1 registro' },
  'em {n} registros': { en: 'in {n} records', es: 'en {n} registros' },
  '1 propriedade aplica': { en: '1 farm applies them', es: '1 finca las aplica' },
  '1 propriedade tem': { en: '1 farm has it', es: '1 finca la tiene' },
  '{n} propriedades aplicam': { en: '{n} farms apply them', es: '{n} fincas las aplican' },
  '{n} propriedades têm': { en: '{n} farms have it', es: '{n} fincas la tienen' },
  '{percent} das 1 prevista': { en: '{percent} of the 1 planned', es: '{percent} de la única prevista' },
  '{percent} das {n} previstas': { en: '{percent} of the {n} planned', es: '{percent} de las {n} previstas' },
  '{percent} das 1 prevista até {dayMonth}': {
    en: '{percent} of the 1 planned up to {dayMonth}',
    es: '{percent} de la única prevista hasta el {dayMonth}',
  },
  '{percent} das {n} previstas até {dayMonth}': {
    en: '{percent} of the {n} planned up to {dayMonth}',
    es: '{percent} de las {n} previstas hasta el {dayMonth}',
  },
  '{percent} das 1 registrada': { en: '{percent} of the 1 recorded', es: '{percent} de la única registrada' },
  '{percent} das {n} registradas': {
    en: '{percent} of the {n} recorded',
    es: '{percent} de las {n} registradas',
  },
  '{percent} das 1 propriedade': { en: '{percent} of the 1 farm', es: '{percent} de la única finca' },
  '{percent} das 1 propriedade atendida': {
    en: '{percent} of the 1 farm assisted',
    es: '{percent} de la única finca atendida',
  },
  '{percent} das {n} propriedades atendidas': {
    en: '{percent} of the {n} farms assisted',
    es: '{percent} de las {n} fincas atendidas',
  },
  '{percent} das 1 propriedade atendida ({n})': {
    en: '{percent} of the 1 farm assisted ({n})',
    es: '{percent} de la única finca atendida ({n})',
  },
  '{percent} das {n} propriedades atendidas ({n2})': {
    en: '{percent} of the {n} farms assisted ({n2})',
    es: '{percent} de las {n} fincas atendidas ({n2})',
  },
  '{percent} das 1 propriedade ativa': {
    en: '{percent} of the 1 active farm',
    es: '{percent} de la única finca activa',
  },
  '{percent} das {n} propriedades ativas': {
    en: '{percent} of the {n} active farms',
    es: '{percent} de las {n} fincas activas',
  },
  '{percent} das 1 propriedade do programa': {
    en: '{percent} of the 1 farm of the programme',
    es: '{percent} de la única finca del programa',
  },
  '{percent} das {n} propriedades do programa': {
    en: '{percent} of the {n} farms of the programme',
    es: '{percent} de las {n} fincas del programa',
  },
  '{percent} das 1 propriedade em atendimento': {
    en: '{percent} of the 1 farm being assisted',
    es: '{percent} de la única finca en atención',
  },
  '{percent} das {n} propriedades em atendimento': {
    en: '{percent} of the {n} farms being assisted',
    es: '{percent} de las {n} fincas en atención',
  },
  '{percent} das 1 propriedade que tinha começado': {
    en: '{percent} of the 1 farm that had begun',
    es: '{percent} de la única finca que había comenzado',
  },
  '{percent} das {n} propriedades que tinham começado': {
    en: '{percent} of the {n} farms that had begun',
    es: '{percent} de las {n} fincas que habían comenzado',
  },
  '{percent} dos 1 agricultor': { en: '{percent} of the 1 farmer', es: '{percent} del único agricultor' },
  '{percent} dos {n} agricultores': {
    en: '{percent} of the {n} farmers',
    es: '{percent} de los {n} agricultores',
  },
  '{percent} dos 1 produtor atendido': {
    en: '{percent} of the 1 producer assisted',
    es: '{percent} del único productor atendido',
  },
  '{percent} dos {n} produtores atendidos': {
    en: '{percent} of the {n} producers assisted',
    es: '{percent} de los {n} productores atendidos',
  },
  '{percent} dos 1 produtor atendido ({n})': {
    en: '{percent} of the 1 producer assisted ({n})',
    es: '{percent} del único productor atendido ({n})',
  },
  '{percent} dos {n} produtores atendidos ({n2})': {
    en: '{percent} of the {n} producers assisted ({n2})',
    es: '{percent} de los {n} productores atendidos ({n2})',
  },

  '% das propriedades ativas{of}, por estado': {
    en: '% of the active farms{of}, by state',
    es: '% de las fincas activas{of}, por estado',
  },
  'Em atendimento e sem visita válida {during}{of}': {
    en: 'Being assisted and without a valid visit {during}{of}',
    es: 'En atención y sin visita válida {during}{of}',
  },
  'Hectares das propriedades ativas{of}': {
    en: 'Hectares of the active farms{of}',
    es: 'Hectáreas de las fincas activas{of}',
  },
  'Produtores com visita válida em cada ano {upTo}{of}': {
    en: 'Producers with a valid visit in each year {upTo}{of}',
    es: 'Productores con visita válida en cada año {upTo}{of}',
  },
  'Produtores distintos das propriedades com ao menos uma visita válida {during}{of}: mulheres': {
    en: 'Distinct producers of the farms with at least one valid visit {during}{of}: women',
    es: 'Productores distintos de las fincas con al menos una visita válida {during}{of}: mujeres',
  },
  'Produtores distintos das propriedades com ao menos uma visita válida {during}{of}: pessoas de até 29 anos {during2}':
    {
      en: 'Distinct producers of the farms with at least one valid visit {during}{of}: people up to 29 years of age {during2}',
      es: 'Productores distintos de las fincas con al menos una visita válida {during}{of}: personas de hasta 29 años {during2}',
    },
  'Produtores nos mesmos dias de {year}': {
    en: 'Producers over the same days of {year}',
    es: 'Productores en los mismos días de {year}',
  },
  'Propriedades ativas com área produtiva zerada{of}': {
    en: 'Active farms with a productive area of zero{of}',
    es: 'Fincas activas con área productiva en cero{of}',
  },
  'Propriedades com ao menos uma visita válida {upTo}{of}': {
    en: 'Farms with at least one valid visit {upTo}{of}',
    es: 'Fincas con al menos una visita válida {upTo}{of}',
  },
  'Propriedades do programa{of}, pela fase de hoje': {
    en: "Farms of the programme{of}, by today's phase",
    es: 'Fincas del programa{of}, por la fase de hoy',
  },
  'Visitas feitas das previstas {during}{of}, ao lado do que se espera, entre os municípios do mesmo estado':
    {
      en: 'Visits made of those planned {during}{of}, beside what is to be expected, among the municipalities of the same state',
      es: 'Visitas hechas de las previstas {during}{of}, al lado de lo que se espera, entre los municipios del mismo estado',
    },
  'Visitas feitas das previstas {during}{of}, ao lado do que se espera, entre os municípios do mesmo estado, nas propriedades{of2}':
    {
      en: 'Visits made of those planned {during}{of}, beside what is to be expected, among the municipalities of the same state, on the farms{of2}',
      es: 'Visitas hechas de las previstas {during}{of}, al lado de lo que se espera, entre los municipios del mismo estado, en las fincas{of2}',
    },
  'Visitas feitas das previstas {during}{of}, ao lado do que se espera, entre os supervisores do programa': {
    en: 'Visits made of those planned {during}{of}, beside what is to be expected, among the supervisors of the programme',
    es: 'Visitas hechas de las previstas {during}{of}, al lado de lo que se espera, entre los supervisores del programa',
  },
  'Visitas feitas das previstas {during}{of}, ao lado do que se espera, entre os supervisores dos estados escolhidos':
    {
      en: 'Visits made of those planned {during}{of}, beside what is to be expected, among the supervisors of the chosen states',
      es: 'Visitas hechas de las previstas {during}{of}, al lado de lo que se espera, entre los supervisores de los estados elegidos',
    },
  'Visitas feitas das previstas {during}{of}, ao lado do que se espera, entre os supervisores{of2}': {
    en: 'Visits made of those planned {during}{of}, beside what is to be expected, among the supervisors{of2}',
    es: 'Visitas hechas de las previstas {during}{of}, al lado de lo que se espera, entre los supervisores{of2}',
  },
  'Visitas feitas das previstas {during}{of}, ao lado do que se espera, entre os técnicos do mesmo estado': {
    en: 'Visits made of those planned {during}{of}, beside what is to be expected, among the technicians of the same state',
    es: 'Visitas hechas de las previstas {during}{of}, al lado de lo que se espera, entre los técnicos del mismo estado',
  },
  'Visitas feitas das previstas {during}{of}, ao lado do que se espera, entre os técnicos da sua equipe': {
    en: 'Visits made of those planned {during}{of}, beside what is to be expected, among the technicians of your team',
    es: 'Visitas hechas de las previstas {during}{of}, al lado de lo que se espera, entre los técnicos de su equipo',
  },
  'Visitas previstas e feitas {during}{of}': {
    en: 'Visits planned and made {during}{of}',
    es: 'Visitas previstas y hechas {during}{of}',
  },
  'Visitas que ainda não contam {during}{of}': {
    en: 'Visits that do not count yet {during}{of}',
    es: 'Visitas que aún no cuentan {during}{of}',
  },
  'Visitas registradas que ainda não contam {during}{of}': {
    en: 'Recorded visits that do not count yet {during}{of}',
    es: 'Visitas registradas que aún no cuentan {during}{of}',
  },
  'Visitas válidas {during}{of}, por dia': {
    en: 'Valid visits {during}{of}, by day',
    es: 'Visitas válidas {during}{of}, por día',
  },
  'Visitas válidas {during}{of}, por mês': {
    en: 'Valid visits {during}{of}, by month',
    es: 'Visitas válidas {during}{of}, por mes',
  },
  'Visitas válidas, por duração, {during}{of}': {
    en: 'Valid visits, by duration, {during}{of}',
    es: 'Visitas válidas, por duración, {during}{of}',
  },
  'Visitas válidas, por quem as fez, {during}{of}': {
    en: 'Valid visits, by who made them, {during}{of}',
    es: 'Visitas válidas, por quien las hizo, {during}{of}',
  },
} satisfies SaidTexts;
