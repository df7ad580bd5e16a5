import type { Cycle } from '@fonte/contracts/programme/cycles';
import { OBJECTIVES } from '@fonte/contracts/programme/objectives';
import { CYCLE_RULE } from '@fonte/contracts/programme/rules';
import { COUNTS_NOT, ofObjective } from '../../../model/measures/conditions.ts';
import type { Filter } from '../../../query/index.ts';
import type { Report } from '../declared/report.ts';
import { during, upTo } from '../../../answers/words/sentences.ts';
import { concluded, visitsOf } from './cycles.ts';
import { download, ofPolygonsPage } from './downloads.ts';
import { ZEROED_ACTIVE } from './monitoring/zero-area.ts';
import { undatedRule } from './undated.ts';

/** Downloads of single facts, with the property that each row is of: 20037 to 20044, 111232, 1017722411 to 13. */

const place = (fact: string) => ({
  cod_propriedade: `${fact}.cod_propriedade`,
  propriedade: 'propriedade.nome',
  municipio: 'municipio.nome',
  uf: 'propriedade.uf',
});
const columns = (fact: string, ...names: string[]) => ({
  ...place(fact),
  ...Object.fromEntries(names.map((name) => [name, `${fact}.${name}`])),
});

export const entriesFile = download({
  title: 'Lançamentos',
  file: 'lancamentos',
  noun: ['lançamento', 'lançamentos'],
  period: 'in',
  counts: (reading) => `Lançamentos de receitas, despesas, produção e estoque feitos ${during(reading)}`,
  plan: {
    list: 'lancamento',
    columns: {
      ...columns('lancamento', 'id_lancamento', 'id_visita', 'natureza', 'dt', 'codigo_item'),
      item: 'item.descricao',
      subgrupo: 'item.nom_subgrupo',
      grupo: 'item.nom_grupo',
      qtde: 'lancamento.qtde',
      unidade: 'item.unidade',
      vlr: 'lancamento.vlr',
      total: { op: '*', args: ['lancamento.qtde', 'lancamento.vlr'] },
    },
  },
});

export const adviceFile = download({
  title: 'Recomendações',
  file: 'recomendacoes',
  noun: ['recomendação', 'recomendações'],
  period: 'to',
  counts: (reading) => `Recomendações técnicas feitas ${upTo(reading)}`,
  plan: {
    list: 'recomendacao',
    columns: columns('recomendacao', 'id_recomendacao', 'id_visita', 'tema', 'situacao', 'dt'),
  },
});

const [CONSERVATION, ABC, PLANNING] = OBJECTIVES;
const practices = (
  { code, label: title }: (typeof OBJECTIVES)[number],
  registered: string,
  file: string,
): Report =>
  download({
    title,
    file,
    noun: ['prática', 'práticas'],
    period: 'to',
    counts: (reading) => `${title} ${registered} ${upTo(reading)}`,
    plan: {
      list: 'pratica',
      columns: columns('pratica', 'id_pratica', 'tipo', 'area_ha', 'dt_registro', 'id_poligono'),
      filters: [ofObjective(code)],
    },
  });

export const conservationFile = practices(CONSERVATION, 'registradas', 'praticas-de-conservacao');
export const abcFile = practices(ABC, 'registradas', 'tecnologias-abc');
export const planningFile = practices(PLANNING, 'registrado', 'planejamento');

export const isaFile = download({
  title: 'ISA',
  file: 'isa',
  noun: ['medição', 'medições'],
  period: 'to',
  counts: (reading) => `Medições do índice de sustentabilidade (ISA) feitas ${upTo(reading)}`,
  plan: {
    list: 'isa',
    columns: columns(
      'isa',
      'momento',
      'dt',
      'indice',
      'balanco_economico',
      'balanco_social',
      'gestao',
      'qualidade_solo_agua',
      'manejo_sistemas',
      'diversificacao_paisagem',
      'vegetacao_nativa',
    ),
  },
});

export const resultsFile = download({
  title: 'Indicadores de resultado',
  file: 'indicadores-de-resultado',
  noun: ['indicador', 'indicadores'],
  period: 'to',
  counts: (reading) => `Indicadores de resultado apurados ${upTo(reading)}`,
  rule: undatedRule,
  plan: {
    list: 'indicador_resultado',
    columns: columns('indicador_resultado', 'ciclo', 'nome', 'valor', 'unidade', 'dt'),
  },
});

const polygons = (
  title: string,
  file: string,
  counts: string,
  filters: readonly Filter[],
  period: Report['period'] = 'none',
): Report =>
  download({
    title,
    file,
    noun: ['polígono', 'polígonos'],
    period,
    counts: (reading) => (period === 'none' ? counts : `${counts} ${upTo(reading)}`),
    rule: period === 'none' ? undefined : undatedRule,
    plan: {
      list: 'poligono',
      columns: {
        ...columns(
          'poligono',
          'id_poligono',
          'cod_fip_poligono',
          'nome_area',
          'name_poligono',
          'type_poligono',
          'origem',
          'area_ha',
          'dt',
        ),
        tecnico: 'tecnico_registro.nome',
      },
      filters,
    },
  });

export const polygonsFile = polygons('Polígonos', 'poligonos', 'Polígonos atuais das propriedades', []);

// The files of the polygons page follow the year as its map does; that of overlaps stands with the findings (quality/overlaps.ts).

export const currentPolygonsFile = ofPolygonsPage(
  polygons('Polígonos atuais', 'poligonos-atuais', 'Polígonos atuais registrados', [], 'to'),
);
export const kmlPolygonsFile = ofPolygonsPage(
  polygons(
    'Polígonos por KML',
    'poligonos-por-kml',
    'Polígonos atuais que chegaram por KML',
    [{ field: 'poligono.origem', is: '=', value: 'kml' }],
    'to',
  ),
);

export const polygonHistoryFile = ofPolygonsPage(
  download({
    title: 'Histórico de polígonos',
    file: 'historico-de-poligonos',
    noun: ['mudança', 'mudanças'],
    period: 'in',
    counts: (reading) => `Mudanças de polígonos feitas ${during(reading)}`,
    plan: {
      list: 'poligono_historico',
      columns: columns('poligono_historico', 'id_historico', 'cod_poligono', 'status', 'data', 'area'),
    },
  }),
);

export const pendingVisitsFile = download({
  title: 'Visitas que ainda não contam',
  file: 'visitas-que-ainda-nao-contam',
  noun: ['visita', 'visitas'],
  period: 'in',
  counts: (reading) => `Visitas ${during(reading)} que ainda não contam, e por quê`,
  plan: {
    list: 'visita',
    columns: {
      ...columns(
        'visita',
        'id_visita',
        'numero',
        'ciclo',
        'dt_visita',
        'dt_checkin',
        'sincronizada',
        'motivo',
      ),
      tecnico: 'tecnico_visita.nome',
    },
    filters: [COUNTS_NOT],
  },
});

const properties = (
  title: string,
  file: string,
  counts: string,
  filters: readonly Filter[],
  rule?: string,
): Report =>
  download({
    title,
    file,
    rule,
    noun: ['propriedade', 'propriedades'],
    period: 'none',
    counts: () => counts,
    plan: {
      list: 'propriedade',
      columns: {
        ...columns(
          'propriedade',
          'atividade_produtiva',
          'perfil_fundiario',
          'situacao',
          'fase',
          'dt_inicio',
          'dt_fim',
          'numero_car',
          'area_total',
          'area_produtiva',
        ),
        propriedade: 'propriedade.nome',
        produtor: 'produtor.nome',
        tecnico: 'tecnico.nome',
        supervisor: 'supervisor.nome',
        visitas: 'visita_ritmo.visitas',
        visitas_ciclo_1: visitsOf('1'),
        visitas_ciclo_2: visitsOf('2'),
        ultima_visita: 'visita_ritmo.ultima',
      },
      filters,
    },
  });

const cycleDone = (ciclo: Cycle): Report =>
  properties(
    `Ciclo ${ciclo} concluído`,
    `ciclo-${ciclo}-concluido`,
    `Propriedades com 12 visitas válidas ou mais no ciclo ${ciclo}`,
    [concluded(String(ciclo))],
    CYCLE_RULE,
  );

export const firstCycleFile = cycleDone(1);
export const secondCycleFile = cycleDone(2);

export const phasesFile = properties(
  'Propriedades por fase',
  'propriedades-por-fase',
  'Todas as propriedades com a fase da ATeG em que estão',
  [],
);

export const zeroAreaFile = properties(
  'Área zerada',
  'area-zerada',
  'Propriedades ativas com área produtiva zerada: não informada ou 0',
  ZEROED_ACTIVE,
);

export const withoutCarFile = properties(
  'Propriedades sem CAR',
  'propriedades-sem-car',
  'Propriedades sem número no Cadastro Ambiental Rural (CAR)',
  [{ field: 'propriedade.numero_car', is: 'null' }],
);
