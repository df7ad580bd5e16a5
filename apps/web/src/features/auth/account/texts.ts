import { registerTexts } from '../../../core/i18n/texts.ts';

/** Sentences of 'Minha conta'. */
export const accountTexts = {
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
