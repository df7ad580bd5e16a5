import type { Programme } from './programme.ts';

// What the rules of Data Quality must find (second text, 2.16), looked for once more in the folder by their sentences: nothing here is shared with the server.

type Spread = ReadonlyMap<string, number>;

/** Mean radius of the earth, km. */
const EARTH = 6371;
const radians = (column: string): string => `radians(cast(${column} as double))`;

/** Kilometres from a visit's check-in to its property, on the sphere. */
export const DISTANCE = `2 * ${EARTH} * asin(sqrt(
  pow(sin((${radians('v.lat_checkin')} - ${radians('p.lat')}) / 2), 2)
  + cos(${radians('p.lat')}) * cos(${radians('v.lat_checkin')}) * pow(sin((${radians('v.lon_checkin')} - ${radians('p.lon')}) / 2), 2)))`;

/** What each rule finds, as rows with the property's state; of outlines and municipalities, whose shapes the folder does not have, the import's tests know. */
const FOUND: Readonly<Record<number, string>> = {
  13410: `select uf from p where situacao in ('a_ematend', 'a_vstzero', 'a_concluida') and coalesce(cast(area_produtiva as decimal(18,4)), 0) = 0`,
  13413: `select p.uf from visita v join p using (cod_propriedade) where v.dt_checkin is not null and ${DISTANCE} > 10`,
  13414: `select p.uf from (
      select cod_propriedade, cast(dt_checkin as timestamp) as inicio,
        max(cast(dt_checkin as timestamp) + to_minutes(cast(duracao_min as integer))) over (partition by cpf_tecnico order by cast(dt_checkin as timestamp), cod_propriedade, cast(id_visita as bigint) rows between unbounded preceding and 1 preceding) as fim
      from visita where dt_checkin is not null and cpf_tecnico is not null
    ) join p using (cod_propriedade) where fim > inicio`,
  13415: 'select uf from p join produtor using (id_produtor) where produtor.cpf is null',
  13416: 'select uf from p join cpf_errado using (id_produtor)',
  13417: `select uf from p left join car using (numero_car) where numero_car is null or car.situacao_car is null or car.situacao_car in ('SU', 'CA')`,
  13418: `select uf from p where cast(ciclo_1_fim as date) < cast(ciclo_1_inicio as date) or cast(ciclo_2_fim as date) < cast(ciclo_2_inicio as date)
    or cast(ciclo_2_inicio as date) < cast(coalesce(ciclo_1_fim, ciclo_1_inicio) as date)`,
  13419:
    'select uf from lancamento l join visita v using (id_visita) join p on p.cod_propriedade = v.cod_propriedade where l.codigo_item is null',
};
const CHECKINS = 'select uf from visita v join p using (cod_propriedade) where dt_checkin is not null';
const WITH_PRODUCER = 'select uf from p where id_produtor is not null';
const EXAMINED: Readonly<Record<number, string>> = {
  13410: "select uf from p where situacao in ('a_ematend', 'a_vstzero', 'a_concluida')",
  13413: `${CHECKINS} and v.lon_checkin is not null and v.lat_checkin is not null and p.lon is not null`,
  13414: `${CHECKINS} and v.cpf_tecnico is not null`,
  13415: WITH_PRODUCER,
  13416: WITH_PRODUCER,
  13417: 'select uf from p',
  13418:
    'select uf from p where coalesce(ciclo_1_inicio, ciclo_1_fim, ciclo_2_inicio, ciclo_2_fim) is not null',
  13419: 'select uf from lancamento join visita using (id_visita) join p using (cod_propriedade)',
};

/** By rule and column ('13410/achados'), the figures of each state of the properties in the table `p`. */
export async function qualityFigures(programme: Programme): Promise<ReadonlyMap<string, Spread>> {
  await markWrongNumbers(programme);
  const figures = new Map<string, Spread>();
  for (const [column, rules] of [
    ['achados', FOUND],
    ['examinados', EXAMINED],
  ] as const)
    for (const [id, sql] of Object.entries(rules)) {
      const rows = await programme.rows(`select uf, count(*) n from (${sql}) group by 1`);
      figures.set(`${id}/${column}`, new Map(rows.map(({ uf, n }) => [String(uf), Number(n)])));
    }
  return figures;
}

/** Producers whose CPF is none, as the table `cpf_errado`. */
async function markWrongNumbers(programme: Programme): Promise<void> {
  const rows = await programme.rows('select id_produtor, cpf from produtor where cpf is not null');
  const wrong = rows.filter(({ cpf }) => !holds(String(cpf))).map((row) => `'${String(row['id_produtor'])}'`);
  await programme.rows(
    `create or replace temp table cpf_errado as select * from (select unnest([${wrong.join(', ')}]::varchar[]) as id_produtor)`,
  );
}

/** Whether both check digits are those that the other nine give, and not all eleven alike. */
function holds(cpf: string): boolean {
  const digits = cpf.replace(/\D/g, '').padStart(11, '0').split('').map(Number);
  const check = (count: number) => {
    const sum = digits.slice(0, count).reduce((total, digit, at) => total + digit * (count + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  return digits.some((one) => one !== digits[0]) && check(9) === digits[9] && check(10) === digits[10];
}
