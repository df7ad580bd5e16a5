import { CardShell, type CardShellProps } from './card-shell.tsx';

/** A card whose table touches its borders; title, Filtros, Colunas, Baixar Dados above, range and pager in the foot. */
export function TableCard(props: Omit<CardShellProps, 'flush'>) {
  return <CardShell {...props} flush />;
}
