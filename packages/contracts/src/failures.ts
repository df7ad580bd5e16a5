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
  accountBlocked: { status: 403, text: 'Esta conta está bloqueada. Fale com um administrador.' },
  emailTokenInvalid: {
    status: 400,
    text: 'Este endereço não vale mais ou é de outra conta. Peça de novo em Minha conta.',
  },
  personNotFound: { status: 404, text: 'Esta busca venceu ou não é sua. Procure a pessoa de novo.' },
  personAnonymised: { status: 409, text: 'Esta pessoa já foi anonimizada: não há o que retirar.' },
  personAccount: {
    status: 409,
    text: 'Esta pessoa tem a sua própria conta ou uma que administra. Troque o perfil dela antes, por outra pessoa.',
  },
  importRunning: {
    status: 409,
    text: 'Uma carga de dados está em andamento. Nada foi mudado: tente quando ela acabar.',
  },
  personStays: {
    status: 500,
    text: 'A pessoa não saiu de todos os lugares ({where}). Nada foi mudado: avise quem mantém o portal.',
  },
  notificationNotFound: { status: 404, text: 'A notificação {id} não existe' },
  userNotFound: { status: 404, text: 'O usuário {id} não existe' },
  lastAdministrator: {
    status: 409,
    text: 'É o último Administrador. Dê este perfil a outra pessoa antes.',
  },
  emailTaken: { status: 409, text: 'O email {email} já tem uma conta' },
  notInvited: { status: 409, text: 'Esta conta já foi confirmada: não há convite a enviar.' },
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
    text: 'Esta conta entra com segundo fator, e por isso a senha sozinha não abre os serviços de mapa em programas. Use uma chave de programa, criada em Minha conta.',
  },
  factorMailMissing: { status: 400, text: 'Escreva o código que enviamos ao email da sua conta' },
  factorMailWrong: { status: 400, text: 'O código do email está incorreto' },
  factorCodeNotAsked: { status: 409, text: 'Nenhum código por email é pedido aqui' },
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
  // personal keys for programs
  keyInvalid: { status: 401, text: 'Esta chave não existe ou já não vale. Crie outra em Minha conta.' },
  keyExpired: { status: 401, text: 'Esta chave venceu. Crie outra em Minha conta.' },
  keyRevoked: { status: 401, text: 'Esta chave foi revogada. Crie outra em Minha conta.' },
  keyWithoutFactor: {
    status: 403,
    text: 'Esta conta entra com segundo fator, e a chave foi criada sem ele. Entre no portal e crie outra em Minha conta.',
  },
  keyScope: {
    status: 403,
    text: 'Esta chave não inclui {what}. Crie outra em Minha conta, com o que falta.',
  },
  keyNotHere: {
    status: 403,
    text: 'Uma chave de programa só lê mapas, relatórios e indicadores: este pedido não a aceita.',
  },
  keyInAddress: {
    status: 400,
    text: 'Há uma chave no endereço, onde outros a veem. Revogue-a em Minha conta e envie a nova como senha ou em Authorization.',
  },
  keyLimit: { status: 409, text: 'São no máximo {limit} chaves por conta. Revogue uma antes.' },
  // rights
  forbidden: { status: 403, text: 'Seu perfil não tem acesso a este recurso' },
  crossSite: { status: 403, text: 'Pedido recusado: veio de outro site' },
  otherHost: {
    status: 421,
    text: 'Este portal atende em {address}, e o pedido chegou com outro endereço. Atrás de um proxy, repasse o cabeçalho Host.',
  },
  notFound: { status: 404, text: 'Endereço não encontrado' },
  reportNotFound: { status: 404, text: 'O relatório {id} não existe' },
  noSuchName: {
    status: 404,
    text: 'Não há {what} com o nome {name}. Há, entre outros: {near}. O catálogo diz todos.',
  },
  sheetNotFound: { status: 404, text: 'Esta página não tem impressão' },
  /** In the words of the page itself (`pages/main.ts`): 'Parâmetros inválidos!' of the semester report. */
  sheetParameter: { status: 400, text: '{says}' },
  boardNotFound: { status: 404, text: 'O quadro {name} não existe' },
  fileNotFound: { status: 404, text: 'Este arquivo não existe ou expirou' },
  indicatorNotFound: { status: 404, text: 'O indicador {id} não existe' },
  panelNotFound: { status: 404, text: 'O painel {id} não existe' },
  propertyNotFound: { status: 404, text: 'Propriedade não encontrada' },
  tagNotFound: { status: 404, text: 'Tag não encontrada' },
  findingNotFound: { status: 404, text: 'Este achado não existe mais: a última carga não o achou' },
  closingNotFound: { status: 404, text: 'Não há fechamento com o código {codigo} para o seu perfil' },
  changesNotFound: { status: 404, text: 'Esta carga não existe, nem outra depois dela' },
  noteNotFound: { status: 404, text: 'Esta nota não existe mais' },
  taskNotFound: { status: 404, text: 'A tarefa {id} não existe' },
  // the server's own work
  taskMoved: { status: 409, text: 'A tarefa já está em outra situação: nada foi mudado. Atualize a lista.' },
  taskTextGone: {
    status: 409,
    text: 'O texto deste email já foi apagado ou venceu: a pessoa precisa pedir outro.',
  },
  // loads
  loadNotFound: { status: 404, text: 'A carga {id} não existe' },
  loadRunning: {
    status: 409,
    text: 'Outra carga está sendo conferida ou importada. Espere que termine, ou cancele-a.',
  },
  loadMoved: { status: 409, text: 'A carga já está em outra situação: nada foi feito. Atualize a página.' },
  loadOutdated: {
    status: 409,
    text: 'Os dados mudaram desde a prévia: nada foi importado. Confira a carga de novo.',
  },
  loadsKept: {
    status: 409,
    text: 'Já há {limit} cargas enviadas e não importadas. Importe ou cancele uma antes de enviar outra.',
  },
  loadFile: { status: 400, text: '{name}: {reason}. Envie um zip da pasta, ou os seus arquivos.' },
  // data quality
  findingTaken: { status: 409, text: 'Outra pessoa já assumiu este achado. Atualize a lista.' },
  findingMoved: { status: 409, text: 'Este achado não está com você. Atualize a lista.' },
  // closings
  closingCode: {
    status: 400,
    text: 'O código {codigo} foi digitado errado: confira as doze letras e números da folha',
  },
  periodOpen: {
    status: 409,
    text: 'O período {periodo} ainda não tinha terminado quando os dados foram carregados, em {carga}. Nada foi fechado.',
  },
  closingTampered: {
    status: 409,
    text: 'O conteúdo guardado não confere com o código {codigo}. Avise quem cuida do servidor.',
  },
  tooManyClosings: {
    status: 429,
    text: 'Você já fechou {limit} períodos em 24 horas, o máximo. Nada foi fechado.',
  },
  // indicators and panels
  staleVersion: {
    status: 409,
    text: 'Outra pessoa gravou a versão {current} enquanto você editava a versão {edited}. Nada foi gravado.',
  },
  nameTaken: { status: 409, text: 'Já existe {what} com o nome “{name}”' },
  tooManySaves: {
    status: 429,
    text: 'Você já gravou {limit} vezes em 24 horas, o máximo. Nada foi gravado: continue mais tarde.',
  },
  tooManyKept: {
    status: 409,
    text: 'Já há {limit} {what}, o máximo. Nada foi gravado: exclua algum antes de criar outro.',
  },
  tooMuchKept: {
    status: 409,
    text: 'Os {what} e suas versões já ocupam {limit} MB, o máximo. Nada foi gravado: exclua os que não se usam.',
  },
  tooManyNotifications: {
    status: 409,
    text: 'Uma pessoa tem no máximo {limit} notificações. Nada foi gravado: remova alguma antes de criar outra.',
  },
  tooManyNotes: {
    status: 409,
    text: 'Um gráfico tem no máximo {limit} notas. Nada foi gravado: remova alguma antes de escrever outra.',
  },
  tooManyAddresses: {
    status: 409,
    text: 'As notificações de uma pessoa têm no máximo {limit} endereços, e estas teriam {total}. Nada foi gravado.',
  },
  tooManyMails: {
    status: 429,
    text: 'Uma pessoa envia no máximo {limit} emails em 24 horas. Nada foi enviado: continue mais tarde.',
  },
  registrationsFull: {
    status: 429,
    text: 'Há cadastros demais agora. Tente de novo em uma hora.',
  },
  indicatorInUse: { status: 409, text: 'O indicador está em uso: {where}. Nada foi excluído.' },
  breaksPublished: {
    status: 409,
    text: 'A fórmula quebraria o que os leitores veem: {where}. Nada foi gravado: mude ou retire essas visões.',
  },
  samePanelName: {
    status: 409,
    text: 'Já existe um painel com o nome “{name}”. Nada foi gravado.',
  },
  invalidFormula: { status: 400, text: 'A fórmula não pôde ser usada: {reason}' },
  invalidView: { status: 400, text: 'A visão não pôde ser usada: {reason}' },
  // input
  invalidRequest: { status: 400, text: 'Pedido inválido' },
  invalidParameter: { status: 400, text: 'O parâmetro {name} não é válido' },
  unknownParameter: { status: 400, text: 'O parâmetro {name} não existe neste pedido' },
  noSuchParameter: { status: 400, text: 'O parâmetro {name} não existe aqui. Há: {there}.' },
  noSuchValue: { status: 400, text: 'O parâmetro {name} não tem o valor {value}. Há: {there}.' },
  statesDisagree: {
    status: 400,
    text: '{name} restringe os relatórios a {uf}, e o pedido é de outra Uf. Peça {uf} ou retire {name}.',
  },
  duplicatedParameter: { status: 400, text: 'O parâmetro {name} foi enviado mais de uma vez' },
  invalidFilter: { status: 400, text: 'O filtro não pôde ser lido: {reason}' },
  invalidGeometry: { status: 400, text: 'A geometria não é válida: {reason}' },
  methodNotAllowed: { status: 405, text: 'Este endereço não aceita este método' },
  notAcceptable: {
    status: 406,
    text: 'Nenhuma das formas aceitas existe aqui: há JSON e CSV (.json, .csv ou .iso.csv no fim do endereço)',
  },
  unsupportedMediaType: { status: 415, text: 'O pedido precisa ser JSON' },
  slowRequest: { status: 408, text: 'O pedido demorou demais para chegar' },
  payloadTooLarge: { status: 413, text: 'O pedido é maior do que o aceito' },
  headersTooLarge: { status: 431, text: 'O pedido tem cabeçalhos maiores do que o aceito' },
  uriTooLong: { status: 414, text: 'O endereço é mais longo do que o aceito' },
  tooManyColumns: {
    status: 413,
    text: 'O resultado tem mais de {limit} colunas, e uma planilha não as leva. Use o CSV ou agrupe por menos.',
  },
  tooManyRows: {
    status: 413,
    text: 'O resultado tem mais de {limit} linhas. Use o CSV ou reduza os filtros.',
  },
  notARowFile: {
    status: 400,
    text: 'Este relatório não tem arquivo Parquet: só os de linhas do programa têm. Use CSV ou XLSX.',
  },
  tooManyChanges: {
    status: 413,
    text: 'Há mais de {limit} mudanças nesta tabela neste dia. Peça-as por página.',
  },
  tooManyToCheck: {
    status: 413,
    text: 'Este número vem de mais de {limit} linhas, o máximo que uma conferência lê. Escolha um estado ou um ano e confira de novo.',
  },
  tooManyCells: {
    status: 413,
    text: 'A tabela teria {rows} × {columns}, mais que {limit} números. Filtre mais ou agrupe por menos.',
  },
  // files
  fileTooLarge: { status: 413, text: 'O arquivo {name} tem mais de {limit} MB' },
  tooManyFiles: { status: 413, text: 'São no máximo {limit} arquivos por envio, {megabytes} MB ao todo' },
  emptyFile: { status: 400, text: 'O arquivo {name} está vazio' },
  fileType: { status: 415, text: 'O arquivo {name} não é aceito: {reason}' },
  pictureUnreadable: { status: 400, text: 'A foto {name} está danificada e não pôde ser aberta' },
  pictureTooLarge: { status: 413, text: 'A foto {name} tem mais pontos do que o aceito' },
  fileUnreadable: { status: 400, text: 'O arquivo {name} não pôde ser lido' },
  uploadOffset: { status: 409, text: 'O envio continua de {offset} bytes, não de onde foi pedido' },
  uploadExpired: { status: 410, text: 'Este envio venceu ou já foi concluído. Envie o arquivo de novo.' },
  uploadCorrupted: { status: 400, text: 'O arquivo {name} chegou diferente do que saiu. Envie de novo.' },
  uploadIncomplete: { status: 400, text: 'O arquivo {name} ainda não chegou inteiro' },
  tooManyUploads: {
    status: 429,
    text: 'Há arquivos demais por concluir. Conclua ou cancele alguns antes de enviar outros.',
  },
  tooMuchSent: {
    status: 429,
    text: 'Você já enviou {files} arquivos ou {gigabytes} GB em 24 horas, o máximo. Nada foi guardado: continue mais tarde.',
  },
  wrongRange: { status: 416, text: 'Este arquivo não tem a parte pedida' },
  videoRefused: { status: 400, text: 'Este não é um vídeo do provedor deste portal' },
  storageUnavailable: {
    status: 503,
    text: 'O lugar onde os arquivos ficam não respondeu. Tente de novo em instantes.',
  },
  // the service
  timeout: {
    status: 503,
    text: 'A consulta demorou mais do que o permitido. Reduza os filtros e tente de novo.',
  },
  unavailable: { status: 503, text: 'O banco de dados não respondeu. Tente de novo em instantes.' },
  beingPrepared: {
    status: 503,
    text: 'Este número está sendo preparado desde a última carga de dados. Tente em instantes.',
  },
  // base map of the installation's own
  baseMapUnreadable: {
    status: 503,
    text: 'O mapa base da instituição não pôde ser lido. Avise quem cuida do servidor.',
  },
  // paper
  pdfUnavailable: { status: 503, text: 'Este servidor não gera PDF. Use Imprimir.' },
  pdfQueue: { status: 503, text: 'Há muitos PDFs na fila; tente em instantes' },
  pdfFailed: { status: 503, text: 'O PDF não ficou pronto a tempo. Tente de novo ou use Imprimir.' },
  sheetFailed: {
    status: 503,
    text: 'O PDF não foi gerado, porque os dados da página não vieram. Tente em instantes.',
  },
  sheetIncomplete: {
    status: 503,
    text: 'O PDF não foi gerado, porque não vieram estes relatórios: {reports}. Tente em instantes.',
  },
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
