import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of sign-in, registration and recovery; rules' sentences stand with the schemas in contracts. */
export const authTexts = {
  heading: 'Painel de monitoramento do componente 2',
  email: 'E-mail',
  password: 'Senha',
  login: {
    title: 'Entrar',
    lead: 'Use o e-mail cadastrado no programa.',
    submit: 'Entrar',
    forgot: 'Esqueci minha senha',
    noAccess: 'Ainda não tem acesso?',
    register: 'Fazer cadastro',
    failed: 'Email ou senha incorretos',
  },
  registration: {
    title: 'Fazer cadastro',
    lead: 'O acesso começa com o perfil Consulta Pública.',
    name: 'Nome completo',
    cpf: 'CPF',
    confirm: 'Confirmar senha',
    passwordHint: 'Pelo menos {{count}} caracteres',
    accept: 'Li e aceito os',
    mustAccept: 'Você deve aceitar os Termos & Políticas de Privacidade',
    mismatch: 'Senha e Confirmar senha não coincidem',
    submit: 'Criar conta',
    failed: 'Não foi possível criar sua conta, tente novamente',
    haveAccess: 'Já tem acesso?',
    login: 'Entrar',
  },
  forgot: {
    title: 'Recuperar senha',
    lead: 'Enviaremos um endereço para criar uma nova senha.',
    submit: 'Enviar email',
    sent: 'Email enviado',
    sentDetail: 'Abra o email enviado para {{email}} e siga o endereço em até 30 minutos.',
    unknown: 'O email {{email}} não foi encontrado',
    back: 'Voltar para o login',
  },
  renew: {
    title: 'Nova senha',
    lead: 'Escolha a senha com que vai entrar a partir de agora.',
    password: 'Nova senha',
    submit: 'Salvar nova senha',
    done: 'Senha alterada',
    doneDetail: 'Entre com a nova senha.',
    noToken: 'Este endereço de recuperação não vale mais. Peça outro.',
    askAgain: 'Pedir outro endereço',
  },
  confirm: {
    title: 'Confirmar cadastro',
    lead: 'Escreva a senha que escolheu no cadastro para confirmar que ele é seu.',
    password: 'Senha escolhida no cadastro',
    submit: 'Confirmar e entrar',
    noToken: 'Este endereço de confirmação não vale mais. Faça o cadastro de novo ou peça uma nova senha.',
    again: 'Fazer o cadastro de novo',
  },
  logout: {
    leaving: 'Saindo...',
    unsent: 'Sair com arquivos que não foram enviados?',
    unsentOne: '1 arquivo ainda não foi enviado e está só neste aparelho.',
    unsentMany: '{{count}} arquivos ainda não foram enviados e estão só neste aparelho.',
    keptUntil:
      'Guardados, esperam aqui até você entrar de novo neste aparelho, e ninguém mais os vê. Se não forem enviados, são apagados depois de {{days}} dias.',
    sending: 'Enviando {{name}}, {{share}}',
    sendingAll: 'Enviando.',
    notAll: 'A conexão não levou tudo. Tente de novo, ou escolha o que fazer com o que ficou.',
    refused: '{{name}} não foi aceito: {{sentence}}',
    sendFirst: 'Enviar agora e sair',
    leaveKept: 'Sair e guardar neste aparelho',
    leaveAnyway: 'Sair e apagar',
    stay: 'Continuar no portal',
    failed: 'Não foi possível sair',
    offline: 'Sem rede para encerrar a sessão',
    offlineDetail:
      'O que este aparelho guardava das propriedades já foi apagado. A sessão é encerrada quando a rede voltar, com esta página aberta ou ao abrir o portal de novo.',
    stillOpen: 'Sua sessão continua aberta neste aparelho.',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    auth: typeof authTexts;
  }
}

registerTexts('auth', authTexts);
