import { ROW_OPERATORS, type RowCondition, type RowList } from '@fonte/contracts';

/** Whether the list shows fewer rows than stand behind the figure. */
export const isNarrowed = ({ filtros = [], busca = '' }: RowList): boolean =>
  filtros.length > 0 || busca !== '';

/** Puts a list into the part of an address behind its '#'. */
export function writeRowList(given: URLSearchParams, { ordem, filtros = [], busca = '' }: RowList): void {
  if (ordem) given.set('ordem', ordem);
  if (filtros.length > 0) given.set('onde', JSON.stringify(filtros));
  if (busca !== '') given.set('busca', busca);
}

/** Reads it back; what cannot be read is as if it were not there. */
export function readRowList(given: URLSearchParams): RowList {
  const ordem = given.get('ordem') ?? '';
  const filtros = conditionsOf(given.get('onde'));
  const busca = (given.get('busca') ?? '').slice(0, 100);
  return {
    ...(/^-?[\w.]{1,100}$/.test(ordem) ? { ordem } : {}),
    ...(filtros.length > 0 ? { filtros } : {}),
    ...(busca === '' ? {} : { busca }),
  };
}

function conditionsOf(text: string | null): RowCondition[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isCondition) : [];
  } catch {
    return [];
  }
}

function isCondition(value: unknown): value is RowCondition {
  const one = value as Partial<RowCondition> | null;
  return (
    typeof one?.campo === 'string' &&
    (ROW_OPERATORS as readonly unknown[]).includes(one.operador) &&
    isGiven(one.valor)
  );
}

const isGiven = (value: unknown): boolean =>
  value === undefined ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => ['string', 'number', 'boolean'].includes(typeof one)));
