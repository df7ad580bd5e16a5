import { undotted } from '@fonte/contracts';

/** A tab of the property's page; without one, its general data. */
export type PropertyTab = 'visitas' | 'indicadores' | 'despesas' | 'midias';

/** Where a property's code leads: its own page. */
export const propertyPath = (code: string, tab?: PropertyTab): string =>
  `/propriedades/detalhe/${undotted(code)}${tab ? `/${tab}` : ''}`;

/** The property's media, by themselves. */
export const propertyMediaPath = (code: string): string => `/minhas-propriedades/${undotted(code)}/midias`;
