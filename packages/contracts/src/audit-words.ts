/** What a line of the audit says was done (`portal.acesso.acao`), in the words of the page and of its file. */
export const AUDIT_WORDS = {
  entrar: 'Entrou',
  sair: 'Saiu',
  abrir: 'Abriu',
  ler: 'Viu',
  exportar: 'Exportou',
  alterar: 'Mudou',
  recusar: 'Recusado',
  limitar: 'Limite atingido',
} as const;

export type AuditAction = keyof typeof AUDIT_WORDS;
export const auditActions = Object.keys(AUDIT_WORDS) as [AuditAction, ...AuditAction[]];
