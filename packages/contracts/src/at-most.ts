/** What is said of too much: 'No máximo 120 caracteres'. */
export const atMost = (most: number, things = 'caracteres'): string =>
  `No máximo ${most.toLocaleString('pt-BR')} ${things}`;
