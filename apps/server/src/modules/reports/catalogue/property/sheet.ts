import type { Profile } from '@fonte/contracts';
import type { Report } from '../../declared/report.ts';
import { ofPlace } from '../../../../answers/words/sentences.ts';
import { FIELD, OFFICE } from './lists.ts';

/** 11199 and 3311199: the fields of the property's sheet, one row of a property (second text, 2.7 and 2.8). */
const sheet = (profiles: readonly Profile[]): Report => ({
  title: 'Ficha da propriedade',
  shape: 'list',
  period: 'none',
  profiles,
  subtitle: (reading) => `Situação, responsáveis, lugar e áreas de cada propriedade${ofPlace(reading)}`,
  definition: (reading) =>
    `O que o cadastro diz de cada propriedade${ofPlace(reading)} e as visitas válidas desde o início. Uma linha para cada. O ano não muda esta ficha.`,
  source: {
    kind: 'list',
    file: 'ficha-da-propriedade',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      list: 'propriedade',
      columns: {
        cod_propriedade: 'propriedade.cod_propriedade',
        propriedade: 'propriedade.nome',
        municipio: 'municipio.nome',
        uf: 'propriedade.uf',
        bacia: 'sub_bacia.nome',
        atividade_produtiva: 'propriedade.atividade_produtiva',
        perfil_fundiario: 'propriedade.perfil_fundiario',
        situacao: 'propriedade.situacao',
        fase: 'propriedade.fase',
        dt_inicio: 'propriedade.dt_inicio',
        dt_fim: 'propriedade.dt_fim',
        visitas: 'visita_ritmo.visitas',
        ultima_visita: 'visita_ritmo.ultima',
        lon: 'propriedade.lon',
        lat: 'propriedade.lat',
        produtor: 'produtor.nome',
        cpf_produtor: 'produtor.cpf',
        supervisor: 'supervisor.nome',
        cpf_supervisor: 'propriedade.cpf_supervisor',
        tecnico: 'tecnico.nome',
        cpf_tecnico: 'propriedade.cpf_tecnico',
        numero_car: 'propriedade.numero_car',
        area_total: 'propriedade.area_total',
        area_produtiva: 'propriedade.area_produtiva',
        area_pastagem: 'propriedade.area_pastagem',
        area_lavoura: 'propriedade.area_lavoura',
        area_vegetacao_nativa: 'propriedade.area_vegetacao_nativa',
        area_reserva_legal: 'propriedade.area_reserva_legal',
        area_app: 'propriedade.area_app',
        area_degradada: 'propriedade.area_degradada',
        area_conservacao: 'propriedade.area_conservacao',
        area_abc: 'propriedade.area_abc',
        ciclo_1_inicio: 'propriedade.ciclo_1_inicio',
        ciclo_1_fim: 'propriedade.ciclo_1_fim',
        ciclo_2_inicio: 'propriedade.ciclo_2_inicio',
        ciclo_2_fim: 'propriedade.ciclo_2_fim',
      },
    }),
    heads: { cpf_produtor: { description: 'CPF do produtor' } },
  },
});

export const propertySheet = sheet(OFFICE);
export const ownPropertySheet = sheet(FIELD);
