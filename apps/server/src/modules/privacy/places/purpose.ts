/**
 * Why personal data are there, who is told, and how long they stay (LGPD, art. 6º, I and art. 37): each table that may hold something of a person names one. The legal
 * basis is what the programme's papers give; the controller's officer confirms it.
 */
export interface PurposeOf {
  readonly why: string;
  readonly basis: string;
  /** Who sees the data in clear; docs/security.md has the rules. */
  readonly seen: string;
  /** Unless a class of `RETENTION` says it by days. */
  readonly kept: string;
}

const POLICY = 'execução de política pública (LGPD, art. 7º, III; dado sensível, art. 11, II, “b”)';
const STAFF = 'quem acompanha a propriedade, dentro das próprias linhas; quem só observa, ninguém';
const WHILE_SENT = 'enquanto o programa a envia; depois, até ser anonimizada';

export const PURPOSES = {
  acompanhamento: {
    why: 'Acompanhar a assistência técnica a cada propriedade: visitas, práticas, resultados',
    basis: POLICY,
    seen: STAFF,
    kept: WHILE_SENT,
  },
  territorio: {
    why: 'Mostrar no mapa o que há na propriedade e em volta: áreas, reservas, processos públicos',
    basis: POLICY,
    seen: 'quem abre o mapa, pelo perfil; nomes, quem acompanha a propriedade',
    kept: WHILE_SENT,
  },
  cargas: {
    why: 'Saber o que cada carga mudou e desfazer uma carga errada',
    basis: 'obrigação legal e execução de política pública (LGPD, art. 7º, II e III)',
    seen: 'Administrador e Nacional; o CPF, ninguém',
    kept: 'enquanto existe a instalação',
  },
  qualidade: {
    why: 'Achar e corrigir dados errados',
    basis: POLICY,
    seen: 'quem vê a propriedade e tem o detalhe de Data Quality',
    kept: 'até a carga em que o erro não está mais',
  },
  acesso: {
    why: 'Dar acesso ao portal a quem trabalha no programa ou o acompanha',
    basis: 'execução de política pública (LGPD, art. 7º, III)',
    seen: 'a própria pessoa e Administrador',
    kept: 'enquanto a conta existe',
  },
  seguranca: {
    why: 'Proteger contas e dados, e esclarecer incidentes',
    basis:
      'obrigação legal (LGPD, art. 7º, II; Lei 12.965/2014, art. 15) e segurança do titular (art. 11, II, “g”)',
    seen: 'a própria pessoa, do que é dela; Administrador',
    kept: 'até vencer ou a conta ser apagada',
  },
  correcao: {
    why: 'Atender pedidos de correção, e achar e anonimizar a pessoa também pelo nome, CPF ou e-mail que uma correção trocou',
    basis: 'obrigação legal (LGPD, art. 7º, II; direitos do titular, art. 18)',
    seen: 'Administrador, na página Privacidade',
    kept: 'enquanto o programa ou o portal tem a pessoa; os pedidos, enquanto existe a instalação',
  },
  mensagens: {
    why: 'Avisar por email quem pediu ou precisa saber',
    basis:
      'execução de política pública (LGPD, art. 7º, III); notificações, consentimento de quem as recebe (art. 7º, I)',
    seen: 'a própria pessoa e Administrador',
    kept: 'até o destino sair da notificação; o de quem deixou de receber, até ela ser removida',
  },
  arquivos: {
    why: 'Guardar fotos, vídeos, documentos e contornos das propriedades',
    basis: POLICY,
    seen: 'quem acompanha a propriedade, dentro das próprias linhas',
    kept: 'até serem removidos ou o produtor ser anonimizado',
  },
  autoria: {
    why: 'Saber quem definiu, publicou, fechou ou decidiu o que outros leem',
    basis: 'execução de política pública (LGPD, art. 7º, III)',
    seen: 'quem configura ou decide o mesmo',
    kept: 'enquanto existe o que a pessoa fez',
  },
} as const satisfies Record<string, PurposeOf>;

export type Purpose = keyof typeof PURPOSES;
