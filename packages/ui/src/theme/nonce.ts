import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

/** The page's CSP nonce, for libraries that make style elements of their own (the Data Grid does). */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
