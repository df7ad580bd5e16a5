/**
 * How long what the application writes down is kept: one row per class. Housekeeping removes by it, the terms page and docs/operations.md say it. The
 * numbers are no settings: people accepted them with the terms.
 */
export interface Retention {
  /** Table of the schema `portal`. */
  readonly table:
    | 'acesso'
    | 'diferenca'
    | 'carga_figuras'
    | 'arquivo_gerado'
    | 'senha_reset'
    | 'troca_email'
    | 'carga'
    | 'importacao'
    | 'tentativa'
    | 'tarefa'
    | 'email'
    | 'entrega'
    | 'chave_programa'
    | 'usuario';
  /** Moment from which it is kept so long. */
  readonly since: string;
  readonly days: number;
  /** The terms' sentence; `{prazo}` is the time. */
  readonly sentence: string;
  /**
   * The row stays, for others hold on to it: the person goes from it (modules/privacy, anonymise/removed-accounts.ts), or the words that may name somebody (migration 0111).
   * Default: the row goes.
   */
  readonly goes?: 'person' | 'words';
}

export const RETENTION = {
  /** Two years: the law asks for six months at least (Lei 12.965/2014, article 15), and an audit of the programme looks at the year before. */
  acesso: {
    table: 'acesso',
    since: 'quando',
    days: 730,
    sentence:
      'O registro de entradas, leituras, arquivos e recusas, com o endereço de onde veio cada pedido, fica guardado por {prazo}.',
  },
  diferenca: {
    table: 'diferenca',
    since: 'date',
    days: 366,
    sentence: 'O histórico do que cada carga de dados mudou fica guardado por {prazo}.',
  },
  /** As long as the changes that they are told beside. */
  carga_figuras: {
    table: 'carga_figuras',
    since: 'gravada_em',
    days: 366,
    sentence: 'Os números que as páginas tinham depois de cada carga ficam guardados por {prazo}.',
  },
  /** Past their validity they open nothing; a day more tells why. */
  arquivo_gerado: {
    table: 'arquivo_gerado',
    since: 'expira_em',
    days: 1,
    sentence: 'O pedido de um arquivo gerado é apagado {prazo} depois de vencer.',
  },
  senha_reset: {
    table: 'senha_reset',
    since: 'expira_em',
    days: 1,
    sentence: 'O pedido de nova senha é apagado {prazo} depois de vencer.',
  },
  troca_email: {
    table: 'troca_email',
    since: 'expira_em',
    days: 1,
    sentence: 'O pedido de troca de e-mail é apagado {prazo} depois de vencer.',
  },
  /** As long as the audit, which says who sent it. */
  carga: {
    table: 'carga',
    since: 'enviada_em',
    days: 730,
    sentence: 'O registro de uma carga enviada pela página, com quem a enviou, fica guardado por {prazo}.',
  },
  importacao: {
    table: 'importacao',
    since: 'iniciada_em',
    days: 730,
    sentence:
      'Do diário das importações, as falhas encontradas e o motivo de uma interrupção ficam guardados por {prazo}.',
    goes: 'words',
  },
  tentativa: {
    table: 'tentativa',
    since: 'inicio',
    days: 1,
    sentence:
      'A contagem de tentativas de entrada, sem nomes nem endereços, fica guardada por {prazo} no máximo.',
  },
  /** What waits has no end, and stays. */
  tarefa: {
    table: 'tarefa',
    since: 'terminada_em',
    days: 30,
    sentence:
      'O registro das tarefas que o portal fez por si, sem dados pessoais, fica guardado por {prazo}.',
  },
  /** Nothing is tried for longer than two days (platform/jobs/kinds.ts). */
  email: {
    table: 'email',
    since: 'criado_em',
    days: 30,
    sentence:
      'O registro dos emails enviados, com nome, endereço e assunto e sem o texto, fica guardado por {prazo}.',
  },
  /** Half a year: what a month's mail says of the one before is compared with it. */
  entrega: {
    table: 'entrega',
    since: 'criada_em',
    days: 183,
    sentence:
      'O registro das notificações, com o endereço e os números que cada uma contou, fica guardado por {prazo}.',
  },
  /** A revoked key's validity ends with it. */
  chave_programa: {
    table: 'chave_programa',
    since: 'expira_em',
    days: 90,
    sentence:
      'O registro de uma chave de programa, sem o segredo, é apagado {prazo} depois de ela vencer ou ser revogada.',
  },
  /** Longer than everything that names it by its number, so that none of these is nobody's before its own end. */
  usuario: {
    table: 'usuario',
    since: 'removido_em',
    days: 1_826,
    sentence:
      'Da conta removida ficam nome, e-mail e CPF por {prazo}, sem acesso; depois fica só o número dela, junto do que fez.',
    goes: 'person',
  },
} as const satisfies Record<string, Retention>;

/** A class's sentence with its time: '1 dia', '730 dias'. */
export function retentionSentence({ sentence, days }: Retention): string {
  return sentence.replace('{prazo}', days === 1 ? '1 dia' : `${days} dias`);
}
