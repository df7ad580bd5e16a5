import type { SaidTexts } from '../sheet-words/said.ts';
import { VISIT_DEFINITIONS } from './visit-definitions.ts';

/** What figures of boards count, sentence by sentence, of those that no sheet has: on the screen a definition is said whole (docs/decisions/0097). */
export const BOARD_DEFINITIONS: SaidTexts = {
  ...VISIT_DEFINITIONS,
  'Técnicos que fizeram ao menos uma visita válida {during}, o estado das propriedades, as visitas que contam e as que ainda não contam, os dias em que estiveram em campo e a duração média':
    {
      en: 'Technicians who made at least one valid visit {during}, the state of the farms, the visits that count and those that do not count yet, the days they were in the field and the mean duration',
      es: 'Técnicos que hicieron al menos una visita válida {during}, el estado de las fincas, las visitas que cuentan y las que aún no cuentan, los días que estuvieron en campo y la duración media',
    },
  'Quem visitou em dois estados tem uma linha em cada um': {
    en: 'Those who visited in two states have a row in each',
    es: 'Quien visitó en dos estados tiene una fila en cada uno',
  },
  'Técnicos em campo, propriedades, produtores e visitas válidas {during}, pelo supervisor responsável pela propriedade':
    {
      en: 'Technicians in the field, farms, producers and valid visits {during}, by the supervisor responsible for the farm',
      es: 'Técnicos en campo, fincas, productores y visitas válidas {during}, por el supervisor responsable de la finca',
    },
  'As atrasadas (duas visitas ou mais a menos que o plano) são de hoje, não do ano': {
    en: 'Those behind schedule (two or more visits fewer than the plan) are as of today, not of the year',
    es: 'Las atrasadas (dos visitas o más por debajo del plan) son de hoy, no del año',
  },
  'Propriedades cujo atendimento começou {during}, por mês': {
    en: 'Farms whose assistance began {during}, by month',
    es: 'Fincas cuya atención comenzó {during}, por mes',
  },
  'Propriedades cujo atendimento começou {during}, e quantas são de todas as propriedades do programa': {
    en: 'Farms whose assistance began {during}, and how many that is of all farms of the programme',
    es: 'Fincas cuya atención comenzó {during}, y cuántas son de todas las fincas del programa',
  },
  'Vale a data de início do atendimento registrada no sistema de origem; propriedade sem ela só está em todos os anos':
    {
      en: 'The start date of the assistance that is recorded in the source system holds; a farm without one is only in all years',
      es: 'Vale la fecha de inicio de la atención registrada en el sistema de origen; la finca sin ella solo está en todos los años',
    },
  'Supervisores distintos, responsáveis por propriedade com ao menos uma visita válida {during}': {
    en: 'Distinct supervisors, responsible for a farm with at least one valid visit {during}',
    es: 'Supervisores distintos, responsables de una finca con al menos una visita válida {during}',
  },
  'Técnicos distintos que fizeram ao menos uma visita válida {during}': {
    en: 'Distinct technicians who made at least one valid visit {during}',
    es: 'Técnicos distintos que hicieron al menos una visita válida {during}',
  },
  'Propriedades com ao menos uma visita válida {during} e as visitas feitas nelas, pelo técnico responsável pela propriedade':
    {
      en: 'Farms with at least one valid visit {during} and the visits made to them, by the technician responsible for the farm',
      es: 'Fincas con al menos una visita válida {during} y las visitas hechas en ellas, por el técnico responsable de la finca',
    },
  'A média de visitas por propriedade e as atrasadas (duas visitas ou mais a menos que o plano) são de hoje, não do ano: quem não teve propriedade atendida {during} ainda pode ter atrasadas, que são as que esperam visita':
    {
      en: 'The mean of visits per farm and those behind schedule (two or more visits fewer than the plan) are as of today, not of the year: those without a farm assisted {during} may still have some behind schedule, which are those that expect a visit',
      es: 'El promedio de visitas por finca y las atrasadas (dos visitas o más por debajo del plan) son de hoy, no del año: quien no tuvo finca atendida {during} puede aún tener atrasadas, que son las que esperan visita',
    },
  'Conclui o ciclo {n} a propriedade com {n2} visitas válidas ou mais nele': {
    en: 'A farm completes cycle {n} with {n2} valid visits or more in it',
    es: 'Concluye el ciclo {n} la finca con {n2} visitas válidas o más en él',
  },
  'Propriedades que começaram o ciclo e ainda não o concluíram': {
    en: 'Farms that began the cycle and have not completed it yet',
    es: 'Fincas que comenzaron el ciclo y aún no lo concluyeron',
  },
  'Uma linha por propriedade com {n} visitas válidas ou mais no ciclo {n2}': {
    en: 'A row for each farm with {n} valid visits or more in cycle {n2}',
    es: 'Una fila por cada finca con {n} visitas válidas o más en el ciclo {n2}',
  },
  'Propriedades do programa pela fase em que estão': {
    en: 'Farms of the programme by the phase they are in',
    es: 'Fincas del programa según la fase en que están',
  },
  'A fase é a que o sistema de origem diz da propriedade hoje; o ano não a muda': {
    en: 'The phase is the one that the source system states of the farm today; the year does not change it',
    es: 'La fase es la que el sistema de origen dice de la finca hoy; el año no la cambia',
  },
  'Sem fase definida está a propriedade de que ele não diz nenhuma': {
    en: 'No phase set means a farm of which it states none',
    es: 'Sin fase definida está la finca de la que no dice ninguna',
  },
  'Propriedades do programa que estão na fase escolhida, e quantas são de todas as do estado': {
    en: 'Farms of the programme that are in the chosen phase, and how many that is of all those of the state',
    es: 'Fincas del programa que están en la fase elegida, y cuántas son de todas las del estado',
  },
  'Uma linha por propriedade na fase escolhida': {
    en: 'A row for each farm in the chosen phase',
    es: 'Una fila por cada finca en la fase elegida',
  },
  'Propriedades do programa que estão na fase escolhida': {
    en: 'Farms of the programme that are in the chosen phase',
    es: 'Fincas del programa que están en la fase elegida',
  },
  'Na fase desde a primeira visita válida feita nela, até a data dos dados; a média é das propriedades em atendimento que já têm visita na fase':
    {
      en: 'In the phase since the first valid visit made in it, up to the date of the data; the mean is of the farms under assistance that already have a visit in the phase',
      es: 'En la fase desde la primera visita válida hecha en ella, hasta la fecha de los datos; el promedio es de las fincas en atención que ya tienen visita en la fase',
    },
  'Soma da área produtiva das propriedades ativas': {
    en: 'Sum of the productive area of the active farms',
    es: 'Suma del área productiva de las fincas activas',
  },
  'Está zerada a área produtiva que não foi informada ou é 0 numa propriedade ativa': {
    en: 'A productive area is zero when it was not entered or is 0 in an active farm',
    es: 'Está en cero el área productiva que no fue informada o es 0 en una finca activa',
  },
  'Propriedades ativas sem área produtiva': {
    en: 'Active farms without a productive area',
    es: 'Fincas activas sin área productiva',
  },
  'Propriedades ativas com área produtiva e com ela zerada, por estado': {
    en: 'Active farms with a productive area and with an area of zero, by state',
    es: 'Fincas activas con área productiva y con ella en cero, por estado',
  },
  'Uma linha por propriedade ativa sem área produtiva': {
    en: 'A row for each active farm without a productive area',
    es: 'Una fila por cada finca activa sin área productiva',
  },
  'Propriedades com ao menos uma visita válida {upTo}, desde o início do projeto': {
    en: 'Farms with at least one valid visit {upTo}, since the start of the project',
    es: 'Fincas con al menos una visita válida {upTo}, desde el inicio del proyecto',
  },
  'A barra mostra quantas são das propriedades do programa': {
    en: 'The bar shows how many that is of the farms of the programme',
    es: 'La barra muestra cuántas son de las fincas del programa',
  },
  'A barra mostra quantas são das propriedades que tinham começado {upTo}': {
    en: 'The bar shows how many that is of the farms that had begun {upTo}',
    es: 'La barra muestra cuántas son de las fincas que habían comenzado {upTo}',
  },
  'Começou a propriedade com início de atendimento registrado até então, ou já visitada': {
    en: 'A farm has begun when the start of its assistance is recorded by then, or when it was visited',
    es: 'Comenzó la finca con inicio de atención registrado hasta entonces, o ya visitada',
  },
  'Propriedades com ao menos uma visita válida {upTo}, os produtores e as visitas delas': {
    en: 'Farms with at least one valid visit {upTo}, their producers and visits',
    es: 'Fincas con al menos una visita válida {upTo}, sus productores y visitas',
  },
  'a porcentagem é das propriedades do programa': {
    en: 'the percentage is of the farms of the programme',
    es: 'el porcentaje es de las fincas del programa',
  },
  'a porcentagem é das propriedades que tinham começado {upTo}': {
    en: 'the percentage is of the farms that had begun {upTo}',
    es: 'el porcentaje es de las fincas que habían comenzado {upTo}',
  },
  'Propriedades com ao menos uma visita válida {upTo}, por {quality} de hoje': {
    en: 'Farms with at least one valid visit {upTo}, by {quality} as of today',
    es: 'Fincas con al menos una visita válida {upTo}, por {quality} de hoy',
  },
  'Produtores distintos das propriedades com ao menos uma visita válida {during}, as propriedades e as visitas deles':
    {
      en: 'Distinct producers of the farms with at least one valid visit {during}, their farms and visits',
      es: 'Productores distintos de las fincas con al menos una visita válida {during}, sus fincas y visitas',
    },
  'Quem tem propriedades em dois lugares está em cada um deles; cada total é contado de novo, não somado das linhas':
    {
      en: 'Those who have farms in two places are in each of them; each total is counted anew, not added up from the rows',
      es: 'Quien tiene fincas en dos lugares está en cada uno de ellos; cada total se cuenta de nuevo, no se suma de las filas',
    },
  'Produtores distintos com visita válida em cada ano {upTo}; quem foi atendido em dois anos está nos dois, e no total uma vez':
    {
      en: 'Distinct producers with a valid visit in each year {upTo}; those assisted in two years are in both, and once in the total',
      es: 'Productores distintos con visita válida en cada año {upTo}; quien fue atendido en dos años está en los dos, y en el total una vez',
    },
  'Produtores distintos das propriedades com ao menos uma visita válida {during}': {
    en: 'Distinct producers of the farms with at least one valid visit {during}',
    es: 'Productores distintos de las fincas con al menos una visita válida {during}',
  },
  'Propriedades distintas com ao menos uma visita válida {during}': {
    en: 'Distinct farms with at least one valid visit {during}',
    es: 'Fincas distintas con al menos una visita válida {during}',
  },
  'As regras são avaliadas a cada carga, sobre os dados dela; o ano não muda este número': {
    en: 'The rules are applied at each load, to its data; the year does not change this figure',
    es: 'Las reglas se evalúan en cada carga, sobre sus datos; el año no cambia esta cifra',
  },
  'Silenciados são os que alguém deu por certos na fila de correção, até um dia que ainda não passou: continuam contados entre os achados':
    {
      en: 'Silenced are those that somebody declared right in the correction queue, until a day that has not passed: they are still counted among the findings',
      es: 'Silenciados son los que alguien dio por correctos en la cola de corrección, hasta un día que aún no pasó: siguen contados entre los hallazgos',
    },
  'Uma linha por achado': {
    en: 'A row for each finding',
    es: 'Una fila por cada hallazgo',
  },
  'Uma linha por regra: o que ela achou e quantos examinou, que são os que podiam estar errados': {
    en: 'A row for each rule: what it found and how many it examined, which are those that could be wrong',
    es: 'Una fila por cada regla: lo que encontró y cuántos examinó, que son los que podían estar mal',
  },
  'O que cada regra procura está na sua tabela por estado': {
    en: 'What each rule looks for stands in its table by state',
    es: 'Lo que cada regla busca está en su tabla por estado',
  },
  'Achados das regras de gravidade "Erro"': {
    en: 'Findings of the rules of severity "Error"',
    es: 'Hallazgos de las reglas de gravedad "Error"',
  },
  'Achados das regras de gravidade "Alerta"': {
    en: 'Findings of the rules of severity "Warning"',
    es: 'Hallazgos de las reglas de gravedad "Alerta"',
  },
  'Propriedades do programa em que nenhuma regra de gravidade "Erro" achou nada; alertas não contam': {
    en: 'Farms of the programme in which no rule of severity "Error" found anything; warnings do not count',
    es: 'Fincas del programa en las que ninguna regla de gravedad "Error" encontró nada; las alertas no cuentan',
  },
  'Achados da regra escolhida em cada carga, até as sessenta últimas': {
    en: 'Findings of the chosen rule at each load, up to the latest sixty',
    es: 'Hallazgos de la regla elegida en cada carga, hasta las sesenta últimas',
  },
  'Onde ela mudou, a linha se interrompe: antes e depois não se comparam': {
    en: 'Where it changed the line is interrupted: before and after do not compare',
    es: 'Donde cambió, la línea se interrumpe: antes y después no se comparan',
  },
  'Achados de todas as regras em cada carga, até as sessenta últimas': {
    en: 'Findings of all rules at each load, up to the latest sixty',
    es: 'Hallazgos de todas las reglas en cada carga, hasta las sesenta últimas',
  },
  'Onde uma regra mudou, as linhas se interrompem: antes e depois não se comparam': {
    en: 'Where a rule changed the lines are interrupted: before and after do not compare',
    es: 'Donde una regla cambió, las líneas se interrumpen: antes y después no se comparan',
  },
  'Os relatórios que o seu perfil lê, pelo número': {
    en: 'The reports that your profile reads, by their number',
    es: 'Los informes que su perfil lee, por el número',
  },
  'O arquivo tem o Ano e a Uf escolhidos acima, onde o relatório os usa: a coluna Ano diz se usa': {
    en: 'The file has the year and the state chosen above where the report uses them: the column Year says whether it does',
    es: 'El archivo tiene el año y el estado elegidos arriba, donde el informe los usa: la columna Año dice si los usa',
  },
  'Linhas são as do arquivo, contadas depois que a lista aparece': {
    en: 'Rows are those of the file, counted after the list appears',
    es: 'Las filas son las del archivo, contadas después de que la lista aparece',
  },
  'Situação: só em Ativa em atendimento e Ativa sem visita ainda se esperam visitas; nas outras, Ativa concluida entre elas, continua contado o que o plano previa e não foi feito':
    {
      en: 'Status: only in ‘Active, assisted’ and ‘Active, no visit’ are visits still expected; in the others, ‘Active, completed’ among them, what the plan had and was not made is still counted',
      es: 'Situación: solo en ‘Activa en atención’ y ‘Activa sin visita’ se esperan aún visitas; en las otras, ‘Activa concluida’ entre ellas, sigue contado lo que el plan preveía y no se hizo',
    },
  'Atrasadas hoje: propriedades em atendimento com duas visitas ou mais a menos que o plano, contadas desde o início':
    {
      en: 'Behind schedule today: farms under assistance with two or more visits fewer than the plan, counted since the start',
      es: 'Atrasadas hoy: fincas en atención con dos visitas o más por debajo del plan, contadas desde el inicio',
    },
  '12ª e 24ª visita: propriedades que já as fizeram, até hoje': {
    en: '12th and 24th visit: farms that have had them, to date',
    es: '12.ª y 24.ª visita: fincas que ya las tuvieron, hasta hoy',
  },
  'A 12ª conclui o ciclo 1, a 24ª o ciclo 2': {
    en: 'The 12th completes cycle 1, the 24th cycle 2',
    es: 'La 12.ª concluye el ciclo 1, la 24.ª el ciclo 2',
  },
  'Todas as propriedades do programa na situação da última carga; sem coordenada, a propriedade não tem ponto no mapa':
    {
      en: 'All farms of the programme in the status of the latest load; without coordinates a farm has no point on the map',
      es: 'Todas las fincas del programa en la situación de la última carga; sin coordenada, la finca no tiene punto en el mapa',
    },
  'O ano não muda o mapa': { en: 'The year does not change the map', es: 'El año no cambia el mapa' },
  'Cada ponto é uma propriedade do programa na situação da última carga, num lugar aproximado: diz a área em que ela está com ao menos outras quatro, e nada mais dela':
    {
      en: 'Each point is a farm of the programme in the status of the latest load, at an approximate place: it tells the area in which it lies with at least four others, and nothing else of it',
      es: 'Cada punto es una finca del programa en la situación de la última carga, en un lugar aproximado: dice el área en que está con al menos otras cuatro, y nada más de ella',
    },
  'Destes, pessoas de até 29 anos {during}; quem não declarou não entra': {
    en: 'Of these, people of up to 29 years of age {during}; those who did not declare it are left out',
    es: 'De estos, personas de hasta 29 años {during}; quienes no lo declararon no entran',
  },
  'O ponto da propriedade está fora do seu município; onde a malha é aproximada, só a mais de 5 km dele': {
    en: "The farm's point is outside its municipality; where boundaries are approximate, only if more than 5 km away",
    es: 'El punto de la finca está fuera de su municipio; donde los límites son aproximados, solo a más de 5 km',
  },
  'Estraga mapas e somas por lugar': {
    en: 'It spoils maps and sums by place',
    es: 'Estropea mapas y sumas por lugar',
  },
  'O contorno divide mais de 0,1 ha com o de outra propriedade: a mesma terra conta duas vezes': {
    en: "The outline shares more than 0.1 ha with another farm's: the same land counts twice",
    es: 'El contorno comparte más de 0,1 ha con el de otra finca: la misma tierra cuenta dos veces',
  },
  'Cada lado é um achado': { en: 'Each side is a finding', es: 'Cada lado es un hallazgo' },
};
