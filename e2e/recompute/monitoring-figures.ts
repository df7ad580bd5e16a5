import { FigureSheet } from './figure-sheet.ts';
import { upTo, years, type Case, type Programme } from './programme.ts';

// What the monitoring pages must say (second text, 2.15), worked out from the folder by the specification's sentences: nothing here is shared with the server.

/** The places of a family of three tables, as its keys have them. */
const PLACES = ['uf', "codigo_municipio || '/' || uf", 'id_sub_bacia'] as const;
const REFERENCE = '(select max(dia) from v where conta)';
const ACTIVE = "situacao in ('a_ematend', 'a_vstzero', 'a_concluida')";
const EXPECTING = "situacao in ('a_ematend', 'a_vstzero')";
/** A number written by the folder; nothing where it is empty. */
const decimal = (column: string): string => `cast(${column} as decimal(18,4))`;
const day = (column: string): string => `cast(${column} as date)`;

/** A band of `column`: the name of each, and where it ends. */
const banded = (column: string, bands: readonly (readonly [name: string, below: number])[], last: string) =>
  `case when ${column} is null then null ${bands.map(([name, below]) => `when ${column} < ${below} then '${name}'`).join(' ')} else '${last}' end`;
const AREA_BAND = banded(
  decimal('area_total'),
  [
    ['0', 0.0001],
    ['0-20', 20],
    ['20-50', 50],
    ['50-100', 100],
    ['100-500', 500],
  ],
  '500+',
);
const DURATION_BAND = banded(
  'cast(duracao_min as integer)',
  [
    ['0-59', 60],
    ['60-119', 120],
    ['120-179', 180],
    ['180-239', 240],
  ],
  '240+',
);

/** Of the properties that a case sees: visits of any time and of its years, what the plan foresees, how far each is. */
async function prepare(programme: Programme, { anos }: Case): Promise<void> {
  const make = (name: string, sql: string) =>
    programme.rows(`create or replace temp table ${name} as ${sql}`);
  await make(
    'vp',
    `select v.cod_propriedade, v.id_visita, v.dia, v.conta, v.ciclo, v.fase as fase_da_visita, v.cpf_tecnico as tecnico_visita, v.duracao_min, v.sincronizada,
      p.uf, p.codigo_municipio, p.id_sub_bacia, p.id_produtor, p.cpf_supervisor, p.cpf_tecnico, p.situacao, p.atividade_produtiva, p.perfil_fundiario, p.area_total
     from v join p using (cod_propriedade)`,
  );
  await make('ate', `select * from vp where conta and ${upTo(anos, 'dia')}`);
  await make('no', `select * from vp where ${years(anos, 'dia')}`);
  await make('feitas', 'select * from no where conta');
  // One a month, twelve a cycle; the second cycle from its own start where that is known.
  await make(
    'plano',
    `select * from (
      select p.cod_propriedade, p.uf, p.codigo_municipio, p.id_sub_bacia, p.cpf_tecnico, p.cpf_supervisor, p.dt_fim, cast(
        case when n.numero > 12 and p.ciclo_2_inicio is not null then ${day('p.ciclo_2_inicio')} + to_months(cast(n.numero - 13 as integer))
        else ${day('coalesce(p.ciclo_1_inicio, p.dt_inicio)')} + to_months(cast(n.numero - 1 as integer)) end as date) as dia
      from p cross join (select unnest(range(1, 25)) as numero) n
    ) where dia is not null and (dt_fim is null or dia <= ${day('dt_fim')})`,
  );
  await make('previstas', `select *, dia <= ${REFERENCE} as vencida from plano where ${years(anos, 'dia')}`);
  await make(
    'ritmo',
    `select p.*, coalesce(c.n1, 0) as n1, coalesce(c.n2, 0) as n2,
      ${EXPECTING} and coalesce(e.n, 0) - coalesce(c.n, 0) >= 2 as atrasada, d.desde
     from p
     left join (select cod_propriedade, count(*) n, count(*) filter (where ciclo = '1') n1, count(*) filter (where ciclo = '2') n2
       from vp where conta group by 1) c using (cod_propriedade)
     left join (select cod_propriedade, count(*) n from plano where dia <= ${REFERENCE} group by 1) e using (cod_propriedade)
     left join (select cod_propriedade, fase_da_visita as fase, min(dia) as desde from vp where conta group by all) d
       on d.cod_propriedade = p.cod_propriedade and d.fase = p.fase`,
  );
}

/** Figures of the monitoring pages of a case, by report and name. */
export async function monitoringFigures(programme: Programme, one: Case): Promise<Map<string, number>> {
  const { anos } = one;
  await programme.narrow(one);
  await prepare(programme, one);
  const sheet = new FigureSheet(programme);
  const { put, spread, columns } = {
    put: sheet.put.bind(sheet),
    spread: sheet.spread.bind(sheet),
    columns: sheet.columns.bind(sheet),
  };
  const begun =
    anos.length === 0
      ? 'true'
      : `(${upTo(anos, day('dt_inicio'))} or cod_propriedade in (select cod_propriedade from ate))`;

  // Visited since the beginning.
  await put('13010', 'select count(distinct cod_propriedade) from ate');
  await put('13010:todo', `select count(*) from p where ${begun}`);
  for (const [index, place] of PLACES.entries()) {
    const id = String(13_011 + index);
    await columns(id, place, 'ate', {
      propriedades: 'count(distinct cod_propriedade)',
      produtores: 'count(distinct id_produtor)',
      visitas: 'count(*)',
    });
    await columns(id, place, `p where ${begun}`, { todas: 'count(*)' });
  }
  for (const [id, group] of [
    ['13014', 'situacao'],
    ['13015', 'atividade_produtiva'],
    ['13016', 'perfil_fundiario'],
    ['13017', AREA_BAND],
  ] as const)
    await spread(id, `select ${group} k, count(distinct cod_propriedade) n from ate group by 1`);

  // Productive area.
  const area = `coalesce(${decimal('area_produtiva')}, 0)`;
  await put('13020', `select coalesce(sum(${area}), 0) from p where ${ACTIVE}`);
  await put('13022', `select count(*) from p where ${ACTIVE} and ${area} = 0`);
  await put('13022:todo', `select count(*) from p where ${ACTIVE}`);
  for (const [name, is] of [
    ['com_area', '> 0'],
    ['zerada', '= 0'],
  ] as const)
    await spread(
      '13023',
      `select uf || '/${name}' k, count(*) n from p where ${ACTIVE} and ${area} ${is} group by 1`,
    );

  // Cycles.
  for (const cycle of ['1', '2'] as const) {
    const [done, going] = [`n${cycle} >= 12`, `n${cycle} between 1 and 11`];
    await put(`13030.${cycle}`, `select count(*) from ritmo where ${done}`);
    await put(`13030.${cycle}:todo`, `select count(*) from ritmo where n${cycle} >= 1`);
    await put(`13033.${cycle}`, `select count(*) from ritmo where ${going}`);
    await spread(
      `13034.${cycle}`,
      `select uf || '/concluido' k, count(*) n from ritmo where ${done} group by 1`,
    );
    await spread(
      `13034.${cycle}`,
      `select uf || '/andamento' k, count(*) n from ritmo where ${going} group by 1`,
    );
  }
  await put('13031', 'select count(*) from ritmo where n1 >= 12');
  await put('13032', 'select count(*) from ritmo where n2 >= 12');
  await put('13021', `select count(*) from p where ${ACTIVE} and ${area} = 0`);

  // Producers.
  const women = "id_produtor in (select id_produtor from produtor where sexo = 'Feminino')";
  await put('13110', 'select count(distinct id_produtor) from feitas');
  await put('13114', `select count(distinct id_produtor) from feitas where ${women}`);
  for (const [index, place] of PLACES.entries())
    await columns(String(13_111 + index), place, 'feitas', {
      produtores: 'count(distinct id_produtor)',
      mulheres: `count(distinct id_produtor) filter (where ${women})`,
      propriedades: 'count(distinct cod_propriedade)',
      visitas: 'count(*)',
    });
  await spread('13116', 'select year(dia) k, count(distinct id_produtor) n from ate group by 1');

  // Visits.
  // Without a year those count too of which nobody knows when they began.
  const unvisited = `${EXPECTING} and ${upTo(anos, day('dt_inicio'))}`;
  await columns('13210', 'uf', 'previstas where vencida', { previstas: 'count(*)' });
  await columns('13210', 'uf', 'feitas', {
    visitas: 'count(*)',
    propriedades: 'count(distinct cod_propriedade)',
  });
  await columns(
    '13210',
    'uf',
    `p where ${unvisited} and cod_propriedade not in (select cod_propriedade from feitas)`,
    { sem_visita: 'count(*)' },
  );
  for (const [index, place] of PLACES.entries()) {
    const id = ['13211', '132112', '132113'][index] ?? '';
    await columns(id, place, 'feitas', {
      visitas: 'count(*)',
      propriedades: 'count(distinct cod_propriedade)',
      produtores: 'count(distinct id_produtor)',
    });
    await columns(id, place, 'previstas where vencida', { previstas: 'count(*)' });
  }
  await spread(
    '13213',
    `select case when sincronizada = 'true' then 'sem_lancamento_nem_checkin' else 'nao_sincronizada' end k, count(*) n from no where not conta group by 1`,
  );
  await spread('13214', `select ${DURATION_BAND} k, count(*) n from feitas group by 1`);
  await spread('13215', 'select year(dia) * 100 + month(dia) k, count(*) n from feitas group by 1');
  await put('13217', 'select count(*) from feitas');
  await put('13217:todo', 'select count(*) from previstas where vencida');
  await put(
    '13218',
    `select count(*) from p where ${unvisited} and cod_propriedade not in (select cod_propriedade from feitas)`,
  );
  await put('13218:todo', `select count(*) from p where ${unvisited}`);
  await put('13219', 'select count(*) from no where not conta');
  await put('13219:todo', 'select count(*) from no');

  // The ATeG.
  const inField = {
    visitas: 'count(*) filter (where conta)',
    propriedades: 'count(distinct cod_propriedade) filter (where conta)',
    nao_contam: 'count(*) filter (where not conta)',
  };
  await columns('13212', 'tecnico_visita', 'no', inField);
  // What names nobody is a row of its own, so that the total is that of its rows.
  await columns('13310', "coalesce(tecnico_visita, 'null') || '/' || uf", 'no', inField);
  await columns('13311', 'cpf_supervisor', 'feitas', {
    tecnicos: 'count(distinct tecnico_visita)',
    propriedades: 'count(distinct cod_propriedade)',
    visitas: 'count(*)',
  });
  await columns('13311', 'cpf_supervisor', 'ritmo where atrasada', { atrasadas: 'count(*)' });
  await put('13319', 'select count(distinct cpf_supervisor) from feitas');
  const started = years(anos, day('dt_inicio'));
  await spread(
    '13312',
    `select year(${day('dt_inicio')}) * 100 + month(${day('dt_inicio')}) k, count(*) n from p where ${started} and dt_inicio is not null group by 1`,
  );
  for (const [index, place] of PLACES.entries()) {
    const id = ['13313', '133132', '133133'][index] ?? '';
    await columns(id, place, `p where ${started}`, { inicios: 'count(*)' });
    await columns(id, place, 'p', { todas: 'count(*)' });
  }
  for (const [id, group] of [
    ['13511', 'cpf_supervisor'],
    ['13512', 'cpf_tecnico'],
    ['13513', 'uf'],
  ] as const) {
    await columns(id, group, 'previstas', {
      previstas: 'count(*)',
      ate_hoje: 'count(*) filter (where vencida)',
    });
    await columns(id, group, 'feitas', { visitas: 'count(*)' });
    await columns(id, group, 'ritmo where atrasada', { atrasadas: 'count(*)' });
    const lacking = `select any_value(${group}) as ${group}, sum(n) as n from (
      select cod_propriedade, ${group}, 1 as n from previstas union all
      select cod_propriedade, ${group}, -1 from feitas) group by cod_propriedade`;
    await columns(id, group, `(${lacking}) where n > 0`, { a_fazer: 'sum(n)' });
  }

  // Phases: of today, whatever the year.
  await spread('13314', 'select fase k, count(*) n from p group by 1');
  await spread('13317', 'select fase k, count(*) n from p group by 1');
  await spread(
    '13318',
    `select fase k, avg(${REFERENCE} - desde) n from ritmo where situacao = 'a_ematend' and desde is not null group by 1`,
  );
  await columns('13315', "coalesce(fase, 'null') || '/' || uf", 'p', { na_fase: 'count(*)' });
  return sheet.figures;
}
