import type { Dimension } from '../dimension.ts';
import { IDADE } from './bands.ts';
import { bandMembers } from './members.ts';

/** Who the producer is ('Informações demográficas'). */
export const PRODUCER: readonly Dimension[] = [
  {
    key: 'produtor',
    disclosure: 'identity',
    label: 'Produtor',
    type: 'integer',
    at: ['propriedade.id_produtor'],
    names: { relation: 'produtor', key: 'id_produtor', label: 'nome' },
    personal: 'nome',
    missing: 'Sem produtor',
  },
  { key: 'sexo', disclosure: 'person', label: 'Sexo', type: 'text', at: ['produtor.sexo'] },
  {
    key: 'faixa_etaria',
    disclosure: 'person',
    label: 'Faixa etária',
    type: 'text',
    at: [{ band: { age: 'produtor.dt_nascimento' }, bands: IDADE }],
    members: bandMembers(IDADE),
  },
  {
    key: 'escolaridade',
    disclosure: 'person',
    label: 'Escolaridade',
    type: 'text',
    at: ['produtor.escolaridade'],
  },
  { key: 'cor_raca', disclosure: 'person', label: 'Cor/raça', type: 'text', at: ['produtor.cor_raca'] },
  {
    key: 'faixa_renda',
    disclosure: 'person',
    label: 'Faixa de renda',
    type: 'text',
    at: ['produtor.faixa_renda'],
  },
  {
    key: 'tempo_atividade',
    disclosure: 'person',
    label: 'Tempo na atividade',
    type: 'text',
    at: ['produtor.tempo_atividade'],
  },
];
