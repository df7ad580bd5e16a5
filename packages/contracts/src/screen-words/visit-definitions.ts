import type { SaidTexts } from '../sheet-words/said.ts';
import { toldOf, type Told } from './told-of.ts';

/** Who is held against their like (`catalogue/compared`). */
const COMPARED: SaidTexts = {
  técnicos: { en: 'technicians', es: 'técnicos' },
  supervisores: { en: 'supervisors', es: 'supervisores' },
  municípios: { en: 'municipalities', es: 'municipios' },
};

const OF_COMPARED: readonly Told[] = [
  [
    'O esperado de cada um são as visitas previstas nas suas propriedades, vezes a parte que o grupo fez em propriedades da mesma atividade e do mesmo trimestre de início (onde são de menos de {n} @, juntam-se às do trimestre vizinho, da mesma atividade primeiro)',
    {
      en: 'What is expected of each is the visits planned in their farms, times the part that the group made in farms of the same activity and the same quarter of start (where these are of fewer than {n} @, they join those of the next quarter, of the same activity first)',
      es: 'Lo esperado de cada uno son las visitas previstas en sus fincas, multiplicadas por la parte que el grupo hizo en fincas de la misma actividad y del mismo trimestre de inicio (donde son de menos de {n} @, se juntan con las del trimestre vecino, primero de la misma actividad)',
    },
  ],
];

/** What boards count of visits, of their plan and of who is compared by them, sentence by sentence. */
export const VISIT_DEFINITIONS: SaidTexts = {
  ...toldOf(COMPARED, OF_COMPARED),
  'As visitas feitas {during} são comparadas com as previstas até a data dos dados, pelo técnico responsável pela propriedade; quem responde por propriedades de dois estados tem uma linha em cada um':
    {
      en: 'The visits made {during} are compared with those planned up to the date of the data, by the technician responsible for the farm; those who answer for farms of two states have a row in each',
      es: 'Las visitas hechas {during} se comparan con las previstas hasta la fecha de los datos, por el técnico responsable de la finca; quien responde por fincas de dos estados tiene una fila en cada uno',
    },
  'As visitas feitas {during} são comparadas com as previstas até a data dos dados, pelo supervisor responsável pela propriedade; quem responde por propriedades de dois estados tem uma linha em cada um':
    {
      en: 'The visits made {during} are compared with those planned up to the date of the data, by the supervisor responsible for the farm; those who answer for farms of two states have a row in each',
      es: 'Las visitas hechas {during} se comparan con las previstas hasta la fecha de los datos, por el supervisor responsable de la finca; quien responde por fincas de dos estados tiene una fila en cada uno',
    },
  'As visitas feitas {during} são comparadas com as previstas até a data dos dados, pelo município da propriedade':
    {
      en: 'The visits made {during} are compared with those planned up to the date of the data, by the municipality of the farm',
      es: 'Las visitas hechas {during} se comparan con las previstas hasta la fecha de los datos, por el municipio de la finca',
    },
  'Propriedades são as com visita prevista; o mês do atendimento é aquele em que caem, em média, as visitas previstas, de 1 a 24':
    {
      en: 'Farms are those with a planned visit; the month of assistance is the one in which the planned visits fall on average, from 1 to 24',
      es: 'Las fincas son las que tienen visita prevista; el mes de atención es aquel en que caen, en promedio, las visitas previstas, de 1 a 24',
    },
  'O grupo de cada um são os técnicos da sua equipe': {
    en: 'The group of each one is the technicians of your team',
    es: 'El grupo de cada uno son los técnicos de su equipo',
  },
  'O grupo de cada um são os técnicos do mesmo estado': {
    en: 'The group of each one is the technicians of the same state',
    es: 'El grupo de cada uno son los técnicos del mismo estado',
  },
  'O grupo de cada um são os supervisores{of}': {
    en: 'The group of each one is the supervisors{of}',
    es: 'El grupo de cada uno son los supervisores{of}',
  },
  'O grupo de cada um são os supervisores dos estados escolhidos': {
    en: 'The group of each one is the supervisors of the chosen states',
    es: 'El grupo de cada uno son los supervisores de los estados elegidos',
  },
  'O grupo de cada um são os supervisores do programa': {
    en: 'The group of each one is the supervisors of the programme',
    es: 'El grupo de cada uno son los supervisores del programa',
  },
  'O grupo de cada um são os municípios do mesmo estado, nas propriedades da sua supervisão': {
    en: 'The group of each one is the municipalities of the same state, in the farms under your supervision',
    es: 'El grupo de cada uno son los municipios del mismo estado, en las fincas bajo su supervisión',
  },
  'O grupo de cada um são os municípios do mesmo estado': {
    en: 'The group of each one is the municipalities of the same state',
    es: 'El grupo de cada uno son los municipios del mismo estado',
  },
  // One text: a sentence that begins with φ is not told from what stands before it.
  'A faixa de 95% vai de esperado − 1,96 × √(φ × esperado) a esperado + 1,96 × √(φ × esperado), em visitas, e é mostrada em % das previstas; a de 99,8% tem 3,09 no lugar de 1,96. φ é a dispersão do grupo: (mediana de |feitas − esperado| ÷ √esperado ÷ 0,6745)², entre quem tem casos bastantes, e ao menos 1 menos a parte feita pelo grupo':
    {
      en: 'The 95% range goes from expected − 1.96 × √(φ × expected) to expected + 1.96 × √(φ × expected), in visits, and is shown in % of those planned; that of 99.8% has 3.09 in the place of 1.96. φ is the dispersion of the group: (median of |made − expected| ÷ √expected ÷ 0.6745)², among those with cases enough, and at least 1 less the part made by the group',
      es: 'El rango del 95 % va de esperado − 1,96 × √(φ × esperado) a esperado + 1,96 × √(φ × esperado), en visitas, y se muestra en % de las previstas; el del 99,8 % tiene 3,09 en lugar de 1,96. φ es la dispersión del grupo: (mediana de |hechas − esperado| ÷ √esperado ÷ 0,6745)², entre quienes tienen casos suficientes, y al menos 1 menos la parte hecha por el grupo',
    },
  'As visitas de uma propriedade e de um técnico não são independentes; φ alarga a faixa por isso': {
    en: 'The visits to one farm and by one technician are not independent; φ widens the range for that',
    es: 'Las visitas de una finca y de un técnico no son independientes; φ ensancha el rango por eso',
  },
  'Fora da faixa de 95% é abaixo ou acima; fora da de 99,8%, muito abaixo ou muito acima: só por acaso ficariam fora 1 em 20 e 1 em 500':
    {
      en: 'Outside the 95% range is below or above; outside that of 99.8%, far below or far above: by chance alone 1 in 20 and 1 in 500 would be outside',
      es: 'Fuera del rango del 95 % es por debajo o por encima; fuera del de 99,8 %, muy por debajo o muy por encima: solo por azar quedarían fuera 1 de cada 20 y 1 de cada 500',
    },
  'Poucos casos: menos de {n} propriedades ou de {n2} visitas previstas, faixa que começa em zero, ou grupo com menos de {n3} com casos bastantes; então não há veredito':
    {
      en: 'Few cases: fewer than {n} farms or {n2} planned visits, a range that begins at zero, or a group with fewer than {n3} that have cases enough; then there is no verdict',
      es: 'Pocos casos: menos de {n} fincas o de {n2} visitas previstas, un rango que empieza en cero, o un grupo con menos de {n3} con casos suficientes; entonces no hay veredicto',
    },
  'A distância até as propriedades não está nos dados e não entra': {
    en: 'The distance to the farms is not in the data and is left out',
    es: 'La distancia hasta las fincas no está en los datos y no se cuenta',
  },
  'A ordem é a do nome: não é uma classificação': {
    en: 'The order is that of the name: it is no ranking',
    es: 'El orden es el del nombre: no es una clasificación',
  },
  'O plano prevê uma visita por mês para cada propriedade, 24 ao todo, enquanto o atendimento dura': {
    en: 'The plan has one visit per month for each farm, 24 in all, for as long as the assistance lasts',
    es: 'El plan prevé una visita por mes para cada finca, 24 en total, mientras dura la atención',
  },
  'contam as previstas até a data dos dados': {
    en: 'those planned up to the date of the data count',
    es: 'cuentan las previstas hasta la fecha de los datos',
  },
  'Sem visita está a propriedade hoje em atendimento, iniciado até o fim do período, sem visita válida nele':
    {
      en: 'Without a visit is a farm under assistance today, begun by the end of the period, without a valid visit in it',
      es: 'Sin visita está la finca hoy en atención, iniciada hasta el fin del período, sin visita válida en él',
    },
  'Visitas previstas e visitas válidas {during}, e as propriedades atendidas': {
    en: 'Visits planned and valid visits {during}, and the farms assisted',
    es: 'Visitas previstas y visitas válidas {during}, y las fincas atendidas',
  },
  'Visitas previstas e visitas válidas {during}, as propriedades e os produtores atendidos': {
    en: 'Visits planned and valid visits {during}, the farms and the producers assisted',
    es: 'Visitas previstas y visitas válidas {during}, las fincas y los productores atendidos',
  },
  'Visitas válidas {during} e as que ainda não contam, pelo técnico que fez a visita, que pode não ser o responsável pela propriedade':
    {
      en: 'Valid visits {during} and those that do not count yet, by the technician who made the visit, who may not be the one responsible for the farm',
      es: 'Visitas válidas {during} y las que aún no cuentan, por el técnico que hizo la visita, que puede no ser el responsable de la finca',
    },
  'Visitas registradas {during} que ainda não contam, pelo motivo': {
    en: 'Visits recorded {during} that do not count yet, by the reason',
    es: 'Visitas registradas {during} que aún no cuentan, según el motivo',
  },
  'Visitas registradas {during} que ainda não contam': {
    en: 'Visits recorded {during} that do not count yet',
    es: 'Visitas registradas {during} que aún no cuentan',
  },
  'Visitas válidas {during}, pelo tempo registrado entre começo e fim': {
    en: 'Valid visits {during}, by the time recorded between start and end',
    es: 'Visitas válidas {during}, según el tiempo registrado entre el comienzo y el fin',
  },
  'Visitas válidas {during}, pela data da visita': {
    en: 'Valid visits {during}, by the date of the visit',
    es: 'Visitas válidas {during}, según la fecha de la visita',
  },
  'Visitas válidas {during}; a barra as compara com as previstas': {
    en: 'Valid visits {during}; the bar compares them with those planned',
    es: 'Visitas válidas {during}; la barra las compara con las previstas',
  },
  'Visitas válidas {during}': {
    en: 'Valid visits {during}',
    es: 'Visitas válidas {during}',
  },
  'Propriedades sem visita {during}': {
    en: 'Farms without a visit {during}',
    es: 'Fincas sin visita {during}',
  },
  'Uma linha por propriedade com visita prevista ou feita {during}': {
    en: 'A row for each farm with a visit planned or made {during}',
    es: 'Una fila por cada finca con visita prevista o hecha {during}',
  },
  'Faltam: as previstas até o fim do plano menos as feitas nele; com sinal negativo, fez-se mais do que o plano':
    {
      en: 'Missing: those planned up to the end of the plan less those made in it; with a negative sign more was done than the plan has',
      es: 'Faltan: las previstas hasta el fin del plan menos las hechas en él; con signo negativo, se hizo más que el plan',
    },
  'Faltam: as previstas até o fim do período menos as feitas nele; com sinal negativo, fez-se mais do que o plano':
    {
      en: 'Missing: those planned up to the end of the period less those made in it; with a negative sign more was done than the plan has',
      es: 'Faltan: las previstas hasta el fin del período menos las hechas en él; con signo negativo, se hizo más que el plan',
    },
  'A fazer: o que falta de cada propriedade, somado; o que uma fez a mais não desconta do que falta a outra':
    {
      en: 'To do: what is missing of each farm, added up; what one has beyond its plan is not set against what another lacks',
      es: 'Por hacer: lo que falta de cada finca, sumado; lo que una hizo de más no descuenta de lo que le falta a otra',
    },
  'Ainda por mês: as que estão a fazer, divididas pelos meses da data dos dados ao fim do período, um ao menos':
    {
      en: 'Still to do per month: those to do, divided by the months from the date of the data to the end of the period, one at least',
      es: 'Por hacer cada mes: las que están por hacer, divididas por los meses desde la fecha de los datos hasta el fin del período, uno al menos',
    },
  'Sem ano nem período escolhido não há um fim até o qual dividi-las por mês': {
    en: 'Without a chosen year or period there is no end up to which to divide them by month',
    es: 'Sin año ni período elegido no hay un fin hasta el cual dividirlas por mes',
  },
  'O período acabou: não há mais meses em que fazê-las': {
    en: 'The period is over: no months are left in which to make them',
    es: 'El período terminó: ya no hay meses en que hacerlas',
  },
  'Diferença e % do previsto: as feitas ao lado das previstas até a data dos dados; com sinal negativo, há atraso':
    {
      en: 'Difference and % of the plan: those made beside those planned up to the date of the data; a negative sign means a delay',
      es: 'Diferencia y % de lo previsto: las hechas al lado de las previstas hasta la fecha de los datos; con signo negativo, hay atraso',
    },
};
