import { NO_PHASE } from '@fonte/contracts/programme/phase-values';
import { phaseLabel } from '@fonte/contracts/programme/phases';
import type { Dimension } from '../dimension.ts';
import { OBJETIVO, SITUACAO } from '../words.ts';
import { AREA, VISITAS } from './bands.ts';
import { bandMembers, membersOf } from './members.ts';
import { PROGRESS } from './progress.ts';

/** What kind of property, and who answers for it. */
export const PROPERTY: readonly Dimension[] = [
  {
    key: 'propriedade',
    disclosure: 'identity',
    label: 'Propriedade',
    type: 'text',
    at: ['propriedade.cod_propriedade'],
    names: { relation: 'propriedade', key: 'cod_propriedade', label: 'nome' },
  },
  {
    key: 'situacao',
    disclosure: 'category',
    label: 'Situação',
    type: 'text',
    at: ['propriedade.situacao'],
    members: membersOf(SITUACAO),
    missing: 'Sem situação',
  },
  {
    key: 'atividade',
    disclosure: 'category',
    label: 'Atividade produtiva',
    type: 'text',
    at: ['propriedade.atividade_produtiva'],
  },
  {
    key: 'perfil_fundiario',
    disclosure: 'category',
    label: 'Perfil fundiário',
    type: 'text',
    at: ['propriedade.perfil_fundiario'],
  },
  {
    key: 'fase',
    disclosure: 'category',
    label: 'Fase',
    type: 'text',
    at: ['propriedade.fase'],
    missing: phaseLabel(NO_PHASE),
  },
  {
    key: 'faixa_visitas',
    disclosure: 'category',
    label: 'Visitas válidas',
    type: 'text',
    at: [{ band: PROGRESS, bands: VISITAS }],
    members: bandMembers(VISITAS),
  },
  {
    key: 'faixa_area',
    disclosure: 'category',
    label: 'Área total',
    type: 'text',
    // An area that nobody has told is not zero.
    at: [{ band: 'propriedade.area_total', bands: AREA }],
    members: bandMembers(AREA),
    missing: 'Sem área informada',
  },
  {
    key: 'tecnico',
    disclosure: 'identity',
    label: 'Técnico',
    type: 'text',
    at: ['propriedade.cpf_tecnico', 'tecnico.cpf'],
    names: { relation: 'tecnico', key: 'cpf', label: 'nome' },
    personal: 'cpf',
    missing: 'Sem técnico',
  },
  {
    key: 'supervisor',
    disclosure: 'identity',
    label: 'Supervisor',
    type: 'text',
    at: ['propriedade.cpf_supervisor', 'supervisor.cpf'],
    names: { relation: 'supervisor', key: 'cpf', label: 'nome' },
    personal: 'cpf',
    missing: 'Sem supervisor',
  },
  {
    key: 'tem_car',
    disclosure: 'category',
    label: 'Com CAR',
    type: 'boolean',
    at: [{ known: 'propriedade.numero_car' }],
    members: [
      { value: true, label: 'Com CAR' },
      { value: false, label: 'Sem CAR' },
    ],
  },
  {
    key: 'atrasada',
    disclosure: 'category',
    label: 'Ritmo',
    type: 'boolean',
    at: ['visita_ritmo.atrasada'],
    members: [
      { value: true, label: 'Atrasada' },
      { value: false, label: 'Em dia' },
    ],
  },
  {
    key: 'aplica_conservacao',
    disclosure: 'category',
    label: OBJETIVO.conservacao,
    type: 'boolean',
    at: [{ known: 'aplica_conservacao.desde' }],
    members: [
      { value: true, label: 'Aplica' },
      { value: false, label: 'Não aplica' },
    ],
  },
  {
    key: 'aplica_abc',
    disclosure: 'category',
    label: OBJETIVO.abc,
    type: 'boolean',
    at: [{ known: 'aplica_abc.desde' }],
    members: [
      { value: true, label: 'Aplica' },
      { value: false, label: 'Não aplica' },
    ],
  },
];
