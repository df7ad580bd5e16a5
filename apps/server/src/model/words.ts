import { AREA_CHANGES, AREA_TYPES } from '@fonte/contracts/programme/areas';
import { CYCLES } from '@fonte/contracts/programme/cycles';
import { OBJECTIVES } from '@fonte/contracts/programme/objectives';
import { SITUATIONS } from '@fonte/contracts/programme/situations';
import { wordsOf } from '@fonte/contracts/programme/words';

/** Words of the programme's coded values, as users read them (docs/glossary.md). */

export const SITUACAO = wordsOf(SITUATIONS);

export const MOTIVO = {
  checkin_e_lancamento: 'Check-in e lançamento',
  checkin: 'Check-in',
  lancamento: 'Lançamento',
  nao_sincronizada: 'Não sincronizada',
  sem_lancamento_nem_checkin: 'Sem lançamento nem check-in',
};

export const NATUREZA = { receita: 'Receita', despesa: 'Despesa', producao: 'Produção', estoque: 'Estoque' };

export const OBJETIVO = wordsOf(OBJECTIVES);

export const TEMA = {
  'tecnologias sustentaveis': 'Tecnologias sustentáveis',
  'manejo do solo': 'Manejo do solo',
  'recursos naturais': 'Recursos naturais',
  'producao de mudas': 'Produção de mudas',
  poda: 'Poda',
  outra: 'Outra',
};

export const SITUACAO_RECOMENDACAO = { aberta: 'Aberta', concluida: 'Concluída' };
export const TIPO_POLIGONO = wordsOf(AREA_TYPES);
export const ORIGEM_POLIGONO = { app: 'Aplicativo', kml: 'KML' };
export const STATUS_POLIGONO = wordsOf(AREA_CHANGES);
export const CICLO: Readonly<Record<number, string>> = Object.fromEntries(
  CYCLES.map(({ code, label }) => [code, label]),
);
export const MOMENTO = { 1: 'Momento 1', 2: 'Momento 2', 3: 'Momento 3' };
