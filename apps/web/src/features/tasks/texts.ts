import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of 'Tarefas'. */
export const tasksTexts = {
  list: {
    title: 'Tarefas do servidor',
    lead: 'O que o portal faz fora dos pedidos. A lista se renova sozinha.',
    agora: 'Em andamento ({{count}})',
    falharam: 'Falharam ({{count}})',
    terminadas: 'Terminadas ({{count}})',
    failed: 'Não foi possível ler as tarefas',
    task: 'Tarefa',
    state: 'Situação',
    when: 'Quando',
    attempts: 'Tentativas',
    said: 'O que houve',
    actions: 'Ações',
  },
  empty: {
    agora: 'Nada espera e nada está sendo feito',
    falharam: 'Nenhuma tarefa falhou',
    terminadas: 'Nenhuma tarefa terminou ainda',
    detail: 'As tarefas terminadas ficam aqui por 30 dias.',
  },
  state: {
    esperando: 'Esperando',
    executando: 'Executando',
    concluida: 'Concluída',
    falhou: 'Falhou',
    cancelada: 'Cancelada',
  },
  when: {
    due: 'Não antes de {{moment}}',
    since: 'Desde {{moment}}',
    ended: 'Terminou em {{moment}}',
  },
  attempts: '{{done}} de {{limit}}',
  act: {
    run: 'Executar de novo',
    runNow: 'Executar agora',
    cancel: 'Cancelar',
    deliveries: 'Ver entregas',
    named: '{{action}}: {{task}}, nº {{id}}',
    asked: 'A tarefa entrou na fila',
    askedDetail: 'Ela começa assim que um processo puder.',
    failed: 'Nada foi mudado',
  },
  cancel: {
    question: 'Deseja realmente cancelar a tarefa “{{task}}”?',
    mail: 'O email não será enviado, e o texto dele pode ser apagado: a pessoa precisaria pedir outro.',
    running: 'Ela está sendo feita agora: o que já fez fora do portal não volta atrás.',
    waiting: 'Ela não será feita, a menos que alguém a execute de novo.',
    keep: 'Voltar',
    confirm: 'Cancelar tarefa',
    done: 'Tarefa cancelada',
    doneDetail: 'Ela não será feita.',
  },
  schedule: {
    title: 'Agenda',
    lead: 'O que se repete por si, no horário de Brasília.',
    failed: 'Não foi possível ler a agenda',
    empty: 'Nada se repete neste servidor',
    last: 'Última vez',
    next: 'Próxima',
    outcome: 'Como foi',
    never: 'Ainda não',
  },
  deliveries: {
    title: 'Tentativas de entrega',
    failed: 'Não foi possível ler as tentativas',
    empty: 'Este email ainda não foi levado ao servidor de email',
    attempt: '{{number}}ª tentativa',
    open: 'Em curso',
    aceito: 'O servidor de email aceitou a mensagem',
    recusado: 'Recusada: não se tenta de novo',
    adiado: 'Não entregue: tenta-se de novo',
    desconhecido: 'Não se sabe: pode ter sido entregue',
    close: 'Fechar',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    tasks: typeof tasksTexts;
  }
}

registerTexts('tasks', tasksTexts);
