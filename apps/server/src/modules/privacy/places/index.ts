import { ACCOUNT } from './account.ts';
import type { Mark, Place } from './place.ts';
import { PROGRAMME } from './programme.ts';
import { WRITTEN } from './written.ts';

export type { Correction, Mark, Place } from './place.ts';
export { PURPOSES } from './purpose.ts';

/** Where personal data are: the one table that finding, exporting and anonymising walk. */
export const PLACES: Readonly<Record<string, Place>> = { ...PROGRAMME, ...ACCOUNT, ...WRITTEN };

/** Tables of facts, catalogues and the server's own that hold nothing of a person: their texts are listed, so that a new one is looked at. */
export const NOBODY: Readonly<Record<string, string>> = {
  'programa.indicador_resultado': 'cod_propriedade nome unidade',
  'programa.isa': 'cod_propriedade',
  'programa.item': 'descricao nom_grupo nom_subgrupo unidade',
  'programa.lancamento': 'cod_propriedade natureza',
  'programa.meta': 'indicador uf',
  'programa.poligono_historico': 'cod_propriedade status',
  'programa.pratica': 'cod_propriedade objetivo tipo',
  'programa.recomendacao': 'cod_propriedade tema situacao',
  'camada.bacia_20km': 'codigo nome',
  'camada.car': 'numero_car cod_propriedade tipo_imovel_car situacao_car condicao_car',
  'portal.agenda': 'nome regra',
  'portal.carga_figuras': 'figuras',
  'portal.anonimizado': 'tipo codigo pseudonimo',
  'portal.anonimizado_sal': 'sal',
  'portal.email_anexo': 'id_email id_arquivo nome tipo cid',
  'portal.email_arquivo': 'id_arquivo conteudo palavras',
  // Sealed, and gone with the files it is for.
  'portal.esquecimento': 'palavras desenhos',
  'portal.fator_desafio': 'sessao finalidade desafio',
  'portal.migracao': 'nome checksum',
  'portal.objeto_solto': 'chave',
  'portal.sigilo': 'tabela decisao',
  // Figures of places: what tells of persons is not made ready (docs/decisions/0107).
  'portal.resposta_pronta': 'edicao chave resposta',
  // Keyed codes (platform/identity/keyed-code.ts).
  'portal.ritmo': 'chave',
  'portal.tentativa': 'chave',
  'resumo.acaso': 'sal',
  'resumo.area_sem_sobreposicao': 'cod_propriedade type_poligono',
  'resumo.bacia_publicada': 'nome',
  'resumo.coorte_divulgada': 'cod_propriedade uf espera',
  'resumo.contorno_propriedade':
    'cod_propriedade id uf legenda contorno numero_car tipo_imovel_car situacao_car condicao_car',
  'resumo.desvio_divulgado': 'cod_propriedade',
  'resumo.divulgacao': 'cod_propriedade uf situacao',
  'resumo.exame': 'cod_propriedade',
  'resumo.forma_divulgada': 'camada chave',
  'resumo.lancamento_ano': 'uf natureza atividade_produtiva',
  'resumo.lancamento_mes': 'uf natureza atividade_produtiva perfil_fundiario',
  'resumo.municipio_publicado': 'nome uf',
  'resumo.saida_divulgada': 'uf',
  'resumo.pratica_mes': 'uf objetivo',
  'resumo.pratica_dia': 'uf objetivo',
  'resumo.visita_dia': 'uf motivo',
  'resumo.visita_duracao': 'uf',
  'resumo.visita_mes': 'uf',
};

/** The columns of a place that bear one of the marks. */
export const columnsOf = ({ columns }: Place, ...marks: readonly Mark[]): string[] =>
  marks.flatMap((mark) => (columns[mark] ?? '').split(' ').filter(Boolean));
