import { registerTexts } from '../../../core/i18n/texts.ts';

/** Sentences of 'Minha conta'. */
export const accountTexts = {
  own: {
    title: 'Meus dados',
    failed: 'Não foi possível ler os seus dados',
    name: 'Nome completo',
    saveName: 'Salvar nome',
    nameDone: 'Nome alterado',
    email: 'E-mail',
    newEmail: 'Novo e-mail',
    changeEmail: 'Trocar e-mail',
    emailLead:
      'O e-mail novo vale depois de confirmado por uma mensagem que enviamos a ele. O de agora é avisado.',
    emailWaits: 'Esperando confirmação: {{email}}',
    emailSent: 'Confirme o e-mail novo',
    emailSentDetail: 'Enviamos um endereço a ele. Vale por 24 horas.',
    cancel: 'Cancelar',
    send: 'Enviar confirmação',
    profile: 'Perfil',
    cpf: 'CPF',
    since: 'Cadastro',
    before: 'Entrada anterior',
    first: 'Esta é a primeira',
    beforeFrom: '{{when}}, de {{address}}',
    kept: 'Tudo o que o portal guarda sobre você, com o registro dos seus acessos, em um arquivo.',
    download: 'Baixar os meus dados',
    confirmTitle: 'Confirmar o e-mail novo',
    confirmLead: 'A sua conta passa a entrar com o e-mail em que você recebeu este endereço.',
    confirm: 'Confirmar',
    confirmed: 'E-mail alterado',
    confirmedDetail: 'As outras sessões foram encerradas.',
  },
  password: {
    title: 'Alterar senha',
    lead: 'As sessões abertas em outros aparelhos são encerradas.',
    current: 'Senha atual',
    new: 'Nova senha',
    confirm: 'Confirmar nova senha',
    mismatch: 'Nova senha e Confirmar nova senha não coincidem',
    submit: 'Alterar senha',
    done: 'Senha alterada',
    doneDetail: 'As outras sessões foram encerradas.',
  },
  sessions: {
    title: 'Sessões abertas',
    lead: 'Onde a sua conta está aberta agora. Encerre as que não reconhecer e altere a senha.',
    here: 'Este aparelho',
    device: '{{browser}} no {{system}}',
    unknown: 'Aparelho desconhecido',
    from: 'Endereço {{address}}',
    times: 'Início {{start}} · último uso {{use}}',
    end: 'Encerrar',
    endNamed: 'Encerrar a sessão de {{device}}',
    endOthers: 'Encerrar todas as outras',
    failed: 'Não foi possível ler as sessões',
  },
  end: {
    one: 'Encerrar a sessão',
    others: 'Encerrar todas as outras sessões',
    lead: 'Confirme com a sua senha.',
    cancel: 'Cancelar',
    submit: 'Encerrar',
    done: 'Sessões encerradas',
    doneDetail: 'Quem as usava precisa entrar de novo.',
  },
} as const;

declare module '../../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    account: typeof accountTexts;
  }
}

registerTexts('account', accountTexts);
