import { Navigate } from 'react-router';

/** /configuracoes has nothing of its own: it leads to its first page. */
export function ConfigurationHome() {
  return <Navigate replace to="/configuracoes/indicador" />;
}
