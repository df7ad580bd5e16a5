import { ABC_RULE, CONSERVATION_RULE, CYCLE_RULE, PLANNING_RULE, VISIT_RULE } from '../programme/rules.ts';
import type { SaidTexts } from './said.ts';

/** 'O que conta cada número', sentence by sentence; what also stands below a title has its row there. */
export const DEFINITIONS = {
  [VISIT_RULE]: {
    en: 'A visit is valid when it is synchronised and has an entry or a check-in.',
    es: 'Una visita es válida cuando está sincronizada y tiene un registro o un check-in.',
  },
  [CYCLE_RULE]: {
    en: 'The cycle of a visit is the one that the source states; where it states none, the valid visits of the farm are of cycle 1 up to the 12th, by date, and of cycle 2 from the 13th on.',
    es: 'El ciclo de una visita es el que declara la fuente; donde no lo declara, las visitas válidas de la finca son del ciclo 1 hasta la 12.ª, por fecha, y del ciclo 2 a partir de la 13.ª.',
  },
  [CONSERVATION_RULE]: {
    en: 'A farm applies conservation practices when it has a conservation practice with an area, or an open or completed recommendation on sustainable technologies, soil management, natural resources, seedling production or pruning.',
    es: 'Aplica prácticas de conservación la finca que tiene una práctica de conservación con área, o una recomendación abierta o concluida sobre tecnologías sostenibles, manejo del suelo, recursos naturales, producción de plantines o poda.',
  },
  [ABC_RULE]: {
    en: 'A farm applies ABC (low-carbon agriculture) technologies when it has a practice recorded as Tecnologia ABC.',
    es: 'Aplica tecnologías ABC (agricultura baja en carbono) la finca que tiene una práctica registrada como Tecnologia ABC.',
  },
  [PLANNING_RULE]: {
    en: 'A farm has landscape planning when a plan is recorded, with an area or still without one.',
    es: 'Tiene planificación del paisaje la finca con un plan registrado, con área o aún sin ella.',
  },
  'Soma da área das práticas de conservação registradas {upTo}, desde o início do projeto': {
    en: 'Sum of the area of the conservation practices recorded {upTo}, since the start of the project',
    es: 'Suma del área de las prácticas de conservación registradas {upTo}, desde el inicio del proyecto',
  },
  'Soma da área das tecnologias ABC registradas {upTo}, desde o início do projeto': {
    en: 'Sum of the area of the ABC technologies recorded {upTo}, since the start of the project',
    es: 'Suma del área de las tecnologías ABC registradas {upTo}, desde el inicio del proyecto',
  },
  'A barra mostra quantas das atendidas {during} aplicam': {
    en: 'The bar shows how many of those assisted {during} apply them',
    es: 'La barra muestra cuántas de las atendidas {during} las aplican',
  },
  'O esperado é uma visita por mês para cada propriedade, 24 ao todo, enquanto o atendimento dura': {
    en: 'One visit per month is expected for each farm, 24 in all, for as long as the assistance lasts',
    es: 'Lo esperado es una visita por mes para cada finca, 24 en total, mientras dura la atención',
  },
  'Todas as propriedades do programa, atendidas ou não, na situação em que estão na última carga': {
    en: 'All farms of the programme, assisted or not, in the status that they have in the latest load of data',
    es: 'Todas las fincas del programa, atendidas o no, en la situación que tienen en la última carga de datos',
  },
  'O ano não muda este gráfico': {
    en: 'The year does not change this chart',
    es: 'El año no cambia este gráfico',
  },
  'O ano não muda este número': {
    en: 'The year does not change this figure',
    es: 'El año no cambia esta cifra',
  },
  'O ano não muda esta tabela': {
    en: 'The year does not change this table',
    es: 'El año no cambia esta tabla',
  },
  'Propriedades distintas com ao menos uma visita válida {during}, por {quality}': {
    en: 'Distinct farms with at least one valid visit {during}, by {quality}',
    es: 'Fincas distintas con al menos una visita válida {during}, por {quality}',
  },
  'Produtores distintos das propriedades com ao menos uma visita válida {during}, por {quality}': {
    en: 'Distinct producers of the farms with at least one valid visit {during}, by {quality}',
    es: 'Productores distintos de las fincas con al menos una visita válida {during}, por {quality}',
  },
  "Quem não declarou está em 'Não informado'": {
    en: "Those who did not declare it are under 'Not stated'",
    es: "Quienes no lo declararon están en 'No informado'",
  },
  'Para quem só observa, o ano não muda este número': {
    en: 'For observers the year does not change this figure',
    es: 'Para quien solo observa, el año no cambia esta cifra',
  },
  'Propriedades por faixa do índice de sustentabilidade (ISA, de 0 a 1) em cada um dos três momentos; entram apenas as propriedades medidas nos três, para que se comparem as mesmas':
    {
      en: 'Farms by band of the sustainability index (ISA, 0 to 1) at each of the three moments; only farms measured at all three are included, so that the same ones are compared',
      es: 'Fincas por franja del índice de sostenibilidad (ISA, de 0 a 1) en cada uno de los tres momentos; solo entran las fincas medidas en los tres, para comparar las mismas',
    },
  'Média do índice de sustentabilidade (ISA, de 0 a 1) em cada um dos três momentos, das propriedades medidas nos três, para que se comparem as mesmas':
    {
      en: 'Mean of the sustainability index (ISA, 0 to 1) at each of the three moments, of the farms measured at all three, so that the same ones are compared',
      es: 'Promedio del índice de sostenibilidad (ISA, de 0 a 1) en cada uno de los tres momentos, de las fincas medidas en los tres, para comparar las mismas',
    },
  'O que foi alcançado do início do projeto {upTo}, dividido pela meta acumulada até o mesmo fim': {
    en: 'What was achieved from the start of the project {upTo}, divided by the cumulative target up to the same end',
    es: 'Lo alcanzado desde el inicio del proyecto {upTo}, dividido por la meta acumulada hasta el mismo fin',
  },
  'Metas sem valor cadastrado não aparecem; com vários estados, só as que todos eles têm': {
    en: 'Targets without a registered value are not shown; of several states, only those that all of them have',
    es: 'Las metas sin valor registrado no aparecen; con varios estados, solo las que todos ellos tienen',
  },
  'Em branco onde não há meta cadastrada; a de vários estados, só onde todos eles a têm': {
    en: 'Blank where no target is set; that of several states only where all of them have one',
    es: 'En blanco donde no hay meta registrada; la de varios estados, solo donde todos ellos la tienen',
  },
  'A meta acumulada e o que foi alcançado': {
    en: 'The cumulative target and what was achieved',
    es: 'La meta acumulada y lo que se alcanzó',
  },
  'A meta acumulada até o fim de {year} e o que foi alcançado do início do projeto até {date}': {
    en: 'The cumulative target up to the end of {year} and what was achieved from the start of the project up to {date}',
    es: 'La meta acumulada hasta el fin de {year} y lo que se alcanzó desde el inicio del proyecto hasta el {date}',
  },
  'A diferença é o alcançado menos a meta': {
    en: 'The difference is what was achieved less the target',
    es: 'La diferencia es lo alcanzado menos la meta',
  },
  'O ano acabou: não há mais meses em que fazer o que falta': {
    en: 'The year is over: no months are left in which to do what is missing',
    es: 'El año terminó: ya no hay meses en que hacer lo que falta',
  },
  'O que é datado depois da data dos dados não entra': {
    en: 'What is dated after the date of the data is left out',
    es: 'Lo que tiene fecha posterior a la de los datos no se cuenta',
  },
  'Esperado é a meta de {year} mais a parte do aumento até a de {year2} que cabe a {n} dos {n2} dias do ano; conta-se de zero onde a de {year3} é a primeira, e não há esperado onde há metas anteriores, mas não a de {year4}':
    {
      en: 'Expected is the target of {year} and, of the increase up to that of {year2}, the part of {n} of the {n2} days of the year; it counts from zero where that of {year3} is the first, and there is none where there are earlier targets but not that of {year4}',
      es: 'Lo esperado es la meta de {year} más la parte del aumento hasta la de {year2} que corresponde a {n} de los {n2} días del año; se cuenta desde cero donde la de {year3} es la primera, y no hay esperado donde hay metas anteriores, pero no la de {year4}',
    },
  'A diferença é o alcançado menos o esperado': {
    en: 'The difference is what was achieved less what was expected',
    es: 'La diferencia es lo alcanzado menos lo esperado',
  },
  'Na data dos dados {year} não tinha começado: ainda não há o que esperar dele': {
    en: 'On the date of the data {year} had not begun: there is nothing to expect of it yet',
    es: 'En la fecha de los datos {year} no había comenzado: todavía no hay qué esperar de él',
  },
  'Ainda por mês é o que falta para a meta, dividido pelos meses da data dos dados a {date}, um ao menos': {
    en: 'Still to do per month is what is missing of the target, divided by the months from the date of the data to {date}, one at least',
    es: 'Por hacer cada mes es lo que falta para la meta, dividido por los meses desde la fecha de los datos hasta el {date}, uno al menos',
  },
  'A previsão para {dayMonth} é o que havia no fim de {year} mais o que o ano trouxe até a data dos dados, no mesmo ritmo até o fim dele':
    {
      en: 'The forecast for {dayMonth} is what there was at the end of {year} and what the year brought up to the date of the data, at the same pace up to its end',
      es: 'La previsión para el {dayMonth} es lo que había al fin de {year} más lo que el año trajo hasta la fecha de los datos, al mismo ritmo hasta su fin',
    },
  'Com menos de {n} dias de dados no ano não há ritmo de que tirar uma previsão': {
    en: 'With fewer than {n} days of data in the year there is no pace to draw a forecast from',
    es: 'Con menos de {n} días de datos en el año no hay ritmo del cual sacar una previsión',
  },
  'Não há meta de um supervisor ou técnico': {
    en: 'There is no target of a single supervisor or technician',
    es: 'No hay meta de un supervisor o técnico',
  },
  'Sem meta cadastrada, de modo que os estados juntos não têm a porcentagem: {without}': {
    en: 'No target is registered, so the states together have no percentage: {without}',
    es: 'No hay meta registrada, de modo que los estados juntos no tienen porcentaje: {without}',
  },
  'Todas as propriedades, por quantas visitas válidas têm das 24 do plano, 12 em cada ciclo, desde o início':
    {
      en: 'All farms, by how many valid visits they have of the 24 of the plan, 12 in each cycle, since the start',
      es: 'Todas las fincas, según cuántas visitas válidas tienen de las 24 del plan, 12 en cada ciclo, desde el inicio',
    },
  'Com 12 ou mais, o ciclo 1 está concluído, e com 24, os dois': {
    en: 'With 12 or more cycle 1 is completed, and with 24 both are',
    es: 'Con 12 o más está concluido el ciclo 1, y con 24, los dos',
  },
  'Além da 12ª de um ciclo, uma visita não conta para o outro; enquanto o ciclo 1 não está concluído, as do ciclo 2 contam só até 11 com as dele':
    {
      en: 'Beyond the 12th of a cycle a visit does not count for the other; until cycle 1 is completed, visits of cycle 2 count together with those of cycle 1 only up to 11',
      es: 'Más allá de la 12.ª de un ciclo, una visita no cuenta para el otro; mientras el ciclo 1 no está concluido, las visitas del ciclo 2 cuentan junto con las del ciclo 1 solo hasta 11',
    },
  'Propriedades, produtores, visitas e áreas são de quem teve visita válida {during}': {
    en: 'Farms, producers, visits and areas are of those who had a valid visit {during}',
    es: 'Fincas, productores, visitas y áreas son de quienes tuvieron una visita válida {during}',
  },
  'Hectares de práticas e a % da meta de propriedades contam do início do projeto {upTo}': {
    en: 'Hectares of practices and the % of the target of farms count from the start of the project {upTo}',
    es: 'Las hectáreas de prácticas y el % de la meta de fincas cuentan desde el inicio del proyecto {upTo}',
  },
  'Hectares de práticas contam do início do projeto {upTo}': {
    en: 'Hectares of practices count from the start of the project {upTo}',
    es: 'Las hectáreas de prácticas cuentan desde el inicio del proyecto {upTo}',
  },
  'Cada total é contado de novo, não somado das linhas': {
    en: 'Each total is counted anew, not added up from the rows',
    es: 'Cada total se cuenta de nuevo, no se suma de las filas',
  },
  'Técnicos que fizeram ao menos uma visita válida {during}, e os supervisores das propriedades visitadas': {
    en: 'Technicians who made at least one valid visit {during}, and the supervisors of the farms visited',
    es: 'Técnicos que hicieron al menos una visita válida {during}, y los supervisores de las fincas visitadas',
  },
  'Por técnico: as propriedades atendidas e as visitas divididas pelos técnicos do lugar': {
    en: 'Per technician: the farms assisted and the visits divided by the technicians of the place',
    es: 'Por técnico: las fincas atendidas y las visitas divididas por los técnicos del lugar',
  },
  'Quem esteve em dois lugares está nos dois': {
    en: 'Those who worked in two places are counted in both',
    es: 'Quienes estuvieron en dos lugares se cuentan en los dos',
  },

  // The pace card.
  'Visitas válidas desde o início, divididas pelas propriedades que já têm visita válida, em atendimento, concluídas ou inativas':
    {
      en: 'Valid visits since the start, divided by the farms that already have a valid visit, assisted, completed or inactive',
      es: 'Visitas válidas desde el inicio, divididas por las fincas que ya tienen visita válida, en atención, concluidas o inactivas',
    },
  'Tem a 12ª visita a propriedade que concluiu o ciclo 1': {
    en: 'A farm has its 12th visit when it has completed cycle 1',
    es: 'Una finca tiene la 12.ª visita cuando concluyó el ciclo 1',
  },
  'O esperado é, das mesmas propriedades, uma visita por mês enquanto o atendimento dura, até 24': {
    en: 'Of the same farms one visit per month is expected for as long as the assistance lasts, up to 24',
    es: 'Lo esperado es, de las mismas fincas, una visita por mes mientras dura la atención, hasta 24',
  },
  'Atrasada é a propriedade em atendimento com duas visitas ou mais a menos que o esperado': {
    en: 'A farm under assistance is behind schedule when it has two or more visits fewer than expected',
    es: 'Una finca en atención está atrasada cuando tiene dos o más visitas menos que lo esperado',
  },
  'A previsão segue o ritmo das propriedades em atendimento com três visitas ou mais; a meta do plano é uma visita por mês':
    {
      en: 'The forecast follows the pace of the farms under assistance with three or more visits; the target of the plan is one visit per month',
      es: 'La previsión sigue el ritmo de las fincas en atención con tres visitas o más; la meta del plan es una visita por mes',
    },

  // Of percentages that do not come to 100.
  'As porcentagens são arredondadas a uma casa: somadas como aparecem, dão {sums}': {
    en: 'Percentages are rounded to one decimal: added up as shown, they come to {sums}',
    es: 'Los porcentajes se redondean a un decimal: sumados como aparecen, dan {sums}',
  },
  'As porcentagens são arredondadas a uma casa: em {n} das {n2} linhas, somadas como aparecem, não dão 100%':
    {
      en: 'Percentages are rounded to one decimal: in {n} of the {n2} rows, added up as shown, they do not come to 100%',
      es: 'Los porcentajes se redondean a un decimal: en {n} de las {n2} filas, sumados como aparecen, no dan 100 %',
    },
} satisfies SaidTexts;

/** By what a definition says that something is divided: heads of columns within a sentence. */
export const QUALITIES = {
  estado: { en: 'state', es: 'estado' },
  'atividade produtiva': { en: 'productive activity', es: 'actividad productiva' },
  'perfil fundiário': { en: 'landholding profile', es: 'perfil de tenencia de la tierra' },
  sexo: { en: 'sex', es: 'sexo' },
  'faixa etária': { en: 'age group', es: 'grupo de edad' },
  escolaridade: { en: 'education', es: 'escolaridad' },
  'cor/raça': { en: 'colour/race', es: 'color/raza' },
  'faixa de renda': { en: 'income group', es: 'nivel de ingresos' },
  situação: { en: 'status', es: 'situación' },
  'área total': { en: 'total area', es: 'área total' },
  'tempo na atividade': { en: 'time in the activity', es: 'tiempo en la actividad' },
} satisfies SaidTexts;
