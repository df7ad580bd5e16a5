/** What is said when a page's code cannot be fetched. The entry has them too: they must be there when nothing else came. */
export const failureTexts = {
  failed: 'Não foi possível abrir esta página',
  /** Where the fault is in what we wrote. */
  broken: 'O erro é do portal, não da sua conexão. Tente de novo; se continuar, avise a equipe do programa.',
  /** Where a file of ours did not come, though the server answers. */
  fileFailed:
    'Um arquivo do portal não pôde ser aberto. Tente de novo; se continuar, avise a equipe do programa.',
  failedDetail: 'Verifique a conexão e tente de novo.',
  newVersion: 'Uma nova versão do portal foi publicada. Tente de novo para usá-la.',
  nothingStands: 'Nada desta página pôde ser carregado. Tente de novo em instantes.',
  rootFailed: 'Não foi possível abrir o portal',
  retry: 'Tentar de novo',
} as const;
