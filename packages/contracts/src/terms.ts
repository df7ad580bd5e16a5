/** Version of 'Termos e Política de Privacidade' that a person accepts at registration; stored with the account. */
export const TERMS_VERSION = '2026-11-27';
