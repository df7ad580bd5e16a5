import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of 'Privacidade'. */
export const privacyTexts = {
  find: {
    title: 'Procurar uma pessoa',
    lead: 'Quem procurou, quando e por quê ficam no registro de acessos. O CPF nunca aparece por inteiro.',
    by: 'Procurar por',
    bys: { nome: 'Nome', email: 'E-mail', cpf: 'CPF' },
    value: { nome: 'Nome ou parte dele', email: 'E-mail completo', cpf: 'CPF completo' },
    reason: 'Motivo',
    reasonHint: 'O pedido da pessoa, ou outra razão; sem CPF.',
    submit: 'Procurar',
    nobody: 'Nada foi encontrado',
    nobodyDetail: 'Nem no programa nem nas contas do portal.',
    more: 'Há mais pessoas com este nome: escreva mais dele.',
    found: 'Pessoas encontradas',
    back: 'Voltar às pessoas encontradas ({{count}})',
    open: 'Ver o que há',
    openOf: 'Ver o que há de {{name}}',
    gone: 'Anonimizada',
    roles: {
      produtor: 'Produtor',
      tecnico: 'Técnico',
      supervisor: 'Supervisor',
      conta: 'Conta do portal',
      email: 'Só o e-mail',
      cpf: 'Só o CPF',
    },
  },
  held: {
    title: 'O que o portal guarda de {{name}}',
    total: ['registro em {{places}}', 'registros em {{places}}'],
    places: ['lugar', 'lugares'],
    place: 'Lugar',
    rows: 'Registros',
    anonymise: 'Ao anonimizar',
    correct: 'Onde se corrige',
    troca: 'Fica, sem a pessoa',
    apaga: 'É apagado',
    corrects: {
      fonte: 'Na fonte; vem com a próxima carga',
      portal: 'No portal, por quem administra',
      pessoa: 'Pela pessoa, em Minha conta',
      registro: 'Não muda: conta o que houve',
    },
    empty: 'Nada foi encontrado',
    export: 'Baixar Dados',
    anonymiseOpen: 'Anonimizar',
    files: ['arquivo das propriedades sai junto', 'arquivos das propriedades saem junto'],
  },
  correct: {
    open: 'Pedido de correção',
    title: 'Pedido de correção de {{name}}',
    lead: 'Fica anotado quem pediu, quando e por quê. O dado se corrige onde a lista diz; depois, dê o pedido por atendido.',
    place: 'Dados a corrigir',
    choose: 'Escolha',
    reason: 'Quem pediu e o que está errado, sem os valores',
    submit: 'Anotar o pedido',
    done: 'Pedido anotado',
  },
  corrections: {
    title: 'Pedidos de correção',
    empty: 'Nenhum pedido de correção',
    who: 'Pessoa',
    nobody: 'Sem conta nem registro no programa',
    what: 'Dados',
    why: 'Motivo',
    asked: 'Pedido',
    state: 'Situação',
    open: 'Aberto',
    met: 'Atendido por {{who}} em {{when}}',
    metOnly: 'Atendido em {{when}}',
    close: 'Dar por atendido',
    closeOf: 'Dar por atendido o pedido {{id}}, de {{name}}',
    closed: 'Pedido atendido',
  },
  export: {
    title: 'Baixar os dados de {{name}}',
    lead: 'Um arquivo JSON com tudo o que está na lista, quem pediu, quando e por quê. O CPF e o e-mail de outras pessoas vão mascarados.',
    submit: 'Baixar',
    file: 'Dados de uma pessoa',
  },
  anonymise: {
    title: 'Anonimizar {{name}}',
    lead: 'Não se desfaz. Os fatos ficam, com os mesmos números; o nome, o CPF, o e-mail, a conta e o que os textos dizem dela saem de todos os lugares da lista, e a próxima carga não a traz de volta.',
    outside:
      'Não são alcançados: as cópias do banco, os emails e arquivos já entregues, a fonte dos dados e o que fotos e documentos de outras pessoas mostram. O lugar e as áreas das propriedades ficam.',
    reason: 'Motivo, sem o nome, o e-mail ou o CPF da pessoa',
    type: 'Para confirmar, escreva: {{name}}',
    password: 'Sua senha atual',
    submit: 'Anonimizar',
    done: 'Pessoa anonimizada',
    doneDetail: 'Agora é a Pessoa removida {{id}}.',
    donePending:
      'Agora é a Pessoa removida {{id}}. Alguns arquivos que a citam ainda estão na pasta de dados: a tarefa “Arquivos de pessoas anonimizadas” tenta de novo até apagá-los.',
  },
  cancel: 'Cancelar',
  retention: {
    title: 'Prazos de guarda',
    lead: 'O que as tarefas de hora em hora apagariam agora. Olhar não apaga nada.',
    what: 'O que é guardado',
    due: 'A apagar agora',
    oldest: 'O mais antigo',
    none: 'Nenhum registro',
  },
  past: {
    title: 'Pessoas anonimizadas',
    empty: 'Ninguém foi anonimizado',
    who: 'Pessoa',
    number: 'Pessoa removida {{id}}',
    was: 'Era',
    why: 'Motivo',
    by: 'Por',
    when: 'Quando',
    pending: 'Arquivos ainda em busca',
    back: 'De volta com uma cópia do banco: anonimize outra vez {{name}}',
    copies: 'Cópias do banco embutido',
    copy: '{{name}}, de {{when}}',
    before: [
      '{{copy}}: {{count}} pessoa anonimizada depois dela ainda está lá',
      '{{copy}}: {{count}} pessoas anonimizadas depois dela ainda estão lá',
    ],
    copiesNone: 'Nenhuma cópia guardada.',
    copyAway: '{{copy}} (a pasta não está aqui: apagada, mudada ou em outro disco)',
    copiesLead:
      'As próximas cargas substituem as que começam por “copia-”. “afastado” é o banco que uma restauração ou uma falha pôs de lado: apague-o à mão, como as cópias feitas com npm run backup de que não precisa mais. Quem uma cópia posta no lugar do banco traz de volta aparece no começo da lista, para ser anonimizado outra vez.',
    server:
      'O banco é um servidor PostgreSQL: as cópias são de quem o mantém, e nelas a pessoa fica até que as apague.',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    privacy: typeof privacyTexts;
  }
}

registerTexts('privacy', privacyTexts);
