import type { SaidTexts } from '../sheet-words/said.ts';

/** What stands below titles and big numbers of boards, of what no sheet for funders says. */
export const BELOW_WORDS = {
  'Técnicos com visita válida {during}{of}, por quem a fez': {
    en: 'Technicians with a valid visit {during}{of}, by who made it',
    es: 'Técnicos con visita válida {during}{of}, por quien la hizo',
  },
  'Atendimento {during}{of}, por supervisor responsável; atrasadas de hoje': {
    en: 'Assistance {during}{of}, by responsible supervisor; behind schedule as of today',
    es: 'Atención {during}{of}, por supervisor responsable; atrasadas de hoy',
  },
  'Propriedades atendidas {during}{of}, por técnico responsável; média e atrasadas de hoje': {
    en: 'Farms assisted {during}{of}, by responsible technician; mean and behind schedule as of today',
    es: 'Fincas atendidas {during}{of}, por técnico responsable; promedio y atrasadas de hoy',
  },
  'Propriedades cujo atendimento começou {during}{of}': {
    en: 'Farms whose assistance began {during}{of}',
    es: 'Fincas cuya atención comenzó {during}{of}',
  },
  'Supervisores de propriedades com ao menos uma visita válida {during}{of}': {
    en: 'Supervisors of farms with at least one valid visit {during}{of}',
    es: 'Supervisores de fincas con al menos una visita válida {during}{of}',
  },
  'com 1 técnico em campo': { en: 'with 1 technician in the field', es: 'con 1 técnico en campo' },
  'com {n} técnicos em campo': {
    en: 'with {n} technicians in the field',
    es: 'con {n} técnicos en campo',
  },
  'Propriedades com {n} visitas ou mais no ciclo {n2}{of}': {
    en: 'Farms with {n} visits or more in cycle {n2}{of}',
    es: 'Fincas con {n} visitas o más en el ciclo {n2}{of}',
  },
  'Propriedades com {n} a {n2} visitas no ciclo {n3}{of}': {
    en: 'Farms with {n} to {n2} visits in cycle {n3}{of}',
    es: 'Fincas con {n} a {n2} visitas en el ciclo {n3}{of}',
  },
  'Propriedades que começaram o ciclo {n}{of}': {
    en: 'Farms that began cycle {n}{of}',
    es: 'Fincas que comenzaron el ciclo {n}{of}',
  },
  '{percent} das {n} propriedades que o começaram': {
    en: '{percent} of the {n} farms that began it',
    es: '{percent} de las {n} fincas que lo comenzaron',
  },
  '{percent} das 1 propriedade que o começaram': {
    en: '{percent} of the 1 farm that began it',
    es: '{percent} de la única finca que lo comenzó',
  },
  'Lançamentos feitos {during}{of}': {
    en: 'Entries made {during}{of}',
    es: 'Registros hechos {during}{of}',
  },
  'Lançamentos feitos {during}{of}, o último primeiro': {
    en: 'Entries made {during}{of}, the latest first',
    es: 'Registros hechos {during}{of}, el último primero',
  },
  'Todas as propriedades{of}, as mais atrasadas primeiro': {
    en: 'All farms{of}, those furthest behind first',
    es: 'Todas las fincas{of}, las más atrasadas primero',
  },
  'Todas as propriedades{of}': { en: 'All farms{of}', es: 'Todas las fincas{of}' },
  'Visitas previstas e feitas {during}{of}, as mais atrasadas primeiro': {
    en: 'Visits planned and made {during}{of}, those furthest behind first',
    es: 'Visitas previstas y hechas {during}{of}, las más atrasadas primero',
  },
  'Visitas previstas e feitas {during}{of}, onde mais faltam primeiro; atrasadas, 12ª e 24ª visita de hoje': {
    en: 'Visits planned and made {during}{of}, where most are missing first; behind schedule, 12th and 24th visit as of today',
    es: 'Visitas previstas y hechas {during}{of}, primero donde más faltan; atrasadas, 12.ª y 24.ª visita de hoy',
  },
  'Atendimento {during}; práticas acumuladas {upTo}{of}, por município': {
    en: 'Assistance {during}; practices accumulated {upTo}{of}, by municipality',
    es: 'Atención {during}; prácticas acumuladas {upTo}{of}, por municipio',
  },
  'Todos os relatórios, com o arquivo de cada um sob o Ano e a Uf escolhidos': {
    en: 'All reports, with the file of each for the chosen year and state',
    es: 'Todos los informes, con el archivo de cada uno para el año y el estado elegidos',
  },
  'O que cada regra achou na última carga{of}, e de quantos': {
    en: 'What each rule found in the latest load{of}, and of how many',
    es: 'Lo que cada regla encontró en la última carga{of}, y de cuántos',
  },
  'Achados que estragam figuras e têm de ser corrigidos{of}': {
    en: 'Findings that spoil figures and have to be corrected{of}',
    es: 'Hallazgos que estropean cifras y deben corregirse{of}',
  },
  'Achados que podem estar certos e pedem que alguém olhe{of}': {
    en: 'Findings that may be right and ask for somebody to look{of}',
    es: 'Hallazgos que pueden ser correctos y piden que alguien los vea{of}',
  },
  'Propriedades em que nenhuma regra achou erro{of}': {
    en: 'Farms in which no rule found an error{of}',
    es: 'Fincas en las que ninguna regla encontró errores{of}',
  },
  '{percent} das {n} propriedades': { en: '{percent} of the {n} farms', es: '{percent} de las {n} fincas' },
} satisfies SaidTexts;
