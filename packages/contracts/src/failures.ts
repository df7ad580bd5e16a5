/**
 * Every error the server answers with: status and Portuguese sentence, once (first text, section 8).
 * On the wire: `{ tipo: 0, result: sentence, codigo: name }`, with `errors: [{ campo, msg }]` where fields are at fault.
 */

export const FAILURES = {
  // sign-in and people
  invalidCredentials: { status: 401, text: 'Email ou senha incorretos' },
  unauthorized: { status: 401, text: 'Unauthorized' },
  registrationFailed: { status: 400, text: 'Não foi possível criar sua conta, tente novamente' },
  emailNotFound: { status: 404, text: 'O email {email} não foi encontrado' },
  resetTokenInvalid: { status: 400, text: 'Este endereço de recuperação não vale mais. Peça outro.' },
  confirmTokenInvalid: {
    status: 400,
    text: 'Este endereço de confirmação não vale mais. Faça o cadastro de novo ou peça uma nova senha.',
  },
  cpfTaken: {
    status: 409,
    text: 'Este CPF já tem uma conta, com outro email. Entre com ela ou fale com um administrador.',
  },
  tooManyAttempts: { status: 429, text: 'Muitas tentativas. Tente novamente em {minutes}.' },
  tooManyCalls: { status: 429, text: 'Muitos pedidos seguidos. Tente em instantes.' },
  profileNotGranted: { status: 403, text: 'Este perfil não foi concedido a você' },
  // second factor
  factorDue: { status: 403, text: 'Confirme o segundo fator para continuar' },
  factorMissing: { status: 403, text: 'Seu perfil precisa de um segundo fator. Cadastre um para continuar.' },
  factorForProfile: {
    status: 403,
    text: 'O perfil {perfil} precisa de um segundo fator. Cadastre um em Minha conta e troque de perfil depois.',
  },
  factorNoPrograms: {
    status: 403,
    text: 'Esta conta entra com segundo fator, e por isso a senha sozinha não abre os serviços de mapa em programas. Use uma conta que não precise dele.',
  },
  factorCodeWrong: { status: 400, text: 'Código incorreto' },
  factorCodeUsed: { status: 400, text: 'Este código já foi usado. Espere o próximo.' },
  factorCodeExpired: {
    status: 400,
    text: 'Este código já venceu. Escreva o que o aplicativo mostra agora e confira a hora do aparelho.',
  },
  recoveryCodeWrong: { status: 400, text: 'Este código de recuperação não existe ou já foi usado' },
  factorUnreadable: {
    status: 409,
    text: 'Este aplicativo autenticador deixou de valer no servidor. Use uma chave de acesso ou um código de recuperação.',
  },
  passkeyRefused: { status: 400, text: 'A chave de acesso não pôde ser confirmada. Tente de novo.' },
  passkeyUnavailable: {
    status: 409,
    text: 'O endereço deste portal não permite chaves de acesso. Use um aplicativo autenticador.',
  },
  factorStepExpired: { status: 409, text: 'Este passo venceu. Comece de novo.' },
  factorNotFound: { status: 404, text: 'Este fator não existe mais' },
  factorNeeded: {
    status: 409,
    text: 'Seu perfil precisa de um segundo fator: cadastre outro antes de remover este.',
  },
  factorLimit: { status: 409, text: 'São no máximo {limit} fatores por conta. Remova um antes.' },
  // rights
  forbidden: { status: 403, text: 'Seu perfil não tem acesso a este recurso' },
  crossSite: { status: 403, text: 'Pedido recusado: veio de outro site' },
  otherHost: {
    status: 421,
    text: 'Este portal atende em {address}, e o pedido chegou com outro endereço. Atrás de um proxy, repasse o cabeçalho Host.',
  },
  notFound: { status: 404, text: 'Endereço não encontrado' },
  reportNotFound: { status: 404, text: 'O relatório {id} não existe' },
  boardNotFound: { status: 404, text: 'O quadro {name} não existe' },
  fileNotFound: { status: 404, text: 'Este arquivo não existe ou expirou' },
  indicatorNotFound: { status: 404, text: 'O indicador {id} não existe' },
  panelNotFound: { status: 404, text: 'O painel {id} não existe' },
  taskNotFound: { status: 404, text: 'A tarefa {id} não existe' },
  // the server's own work
  taskMoved: { status: 409, text: 'A tarefa já está em outra situação: nada foi mudado. Atualize a lista.' },
  taskTextGone: {
    status: 409,
    text: 'O texto deste email já foi apagado ou venceu: a pessoa precisa pedir outro.',
  },
  // indicators and panels
  staleVersion: {
    status: 409,
    text: 'Outra pessoa gravou a versão {current} enquanto você editava a versão {edited}. Nada foi gravado.',
  },
  nameTaken: { status: 409, text: 'Já existe {what} com o nome “{name}”' },
  indicatorInUse: { status: 409, text: 'O indicador está em uso: {where}. Nada foi excluído.' },
  invalidFormula: { status: 400, text: 'A fórmula não pôde ser usada: {reason}' },
  invalidView: { status: 400, text: 'A visão não pôde ser usada: {reason}' },
  // input
  invalidRequest: { status: 400, text: 'Pedido inválido' },
  invalidParameter: { status: 400, text: 'O parâmetro {name} não é válido' },
  duplicatedParameter: { status: 400, text: 'O parâmetro {name} foi enviado mais de uma vez' },
  invalidFilter: { status: 400, text: 'O filtro não pôde ser lido: {reason}' },
  invalidGeometry: { status: 400, text: 'A geometria não é válida: {reason}' },
  methodNotAllowed: { status: 405, text: 'Este endereço não aceita este método' },
  unsupportedMediaType: { status: 415, text: 'O pedido precisa ser JSON' },
  slowRequest: { status: 408, text: 'O pedido demorou demais para chegar' },
  payloadTooLarge: { status: 413, text: 'O pedido é maior do que o aceito' },
  headersTooLarge: { status: 431, text: 'O pedido tem cabeçalhos maiores do que o aceito' },
  uriTooLong: { status: 414, text: 'O endereço é mais longo do que o aceito' },
  tooManyRows: {
    status: 413,
    text: 'O resultado tem mais de {limit} linhas. Use o CSV ou reduza os filtros.',
  },
  tooManyCells: {
    status: 413,
    text: 'A tabela teria {rows} × {columns}, mais que {limit} números. Filtre mais ou agrupe por menos.',
  },
  // the service
  timeout: {
    status: 503,
    text: 'A consulta demorou mais do que o permitido. Reduza os filtros e tente de novo.',
  },
  unavailable: { status: 503, text: 'O banco de dados não respondeu. Tente de novo em instantes.' },
  busy: { status: 503, text: 'Há pedidos demais ao mesmo tempo. Tente em instantes.' },
  databaseEnding: { status: 503, text: 'O banco de dados está reiniciando. Tente de novo em instantes.' },
  databaseBusy: {
    status: 503,
    text: 'O banco de dados está sem conexões ou memória livres. Tente de novo em instantes.',
  },
  databaseConflict: { status: 503, text: 'Outra gravação interrompeu esta consulta. Tente de novo.' },
  databaseReadOnly: {
    status: 503,
    text: 'O banco de dados só aceita leitura agora: nada foi gravado. Tente de novo mais tarde.',
  },
  mapNotDrawn: {
    status: 503,
    text: 'O mapa não pôde ser desenhado agora. Peça uma área ou uma figura menor.',
  },
  noData: { status: 503, text: 'Nenhum dado foi importado ainda' },
  storageFull: {
    status: 507,
    text: 'O disco do servidor está cheio: a leitura continua, mas nada foi gravado. Avise o administrador.',
  },
  storageFault: {
    status: 503,
    text: 'O servidor não conseguiu ler ou gravar no disco. Avise o administrador.',
  },
  unexpected: { status: 500, text: 'Um erro desconhecido ocorreu' },
} as const;

export type FailureName = keyof typeof FAILURES;

/** The sentence of a failure with its `{params}` put in. */
export function failureText(name: FailureName, params: Record<string, string | number> = {}): string {
  return FAILURES[name].text.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}
