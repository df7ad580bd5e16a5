/** A property's code as addresses carry it, without its dots (second text, 2.6). */
export const bareCode = (code: string): string => code.replaceAll('.', '');

/** A tab of the property's page; without one, its general data. */
export type PropertyTab = 'visitas' | 'indicadores' | 'despesas' | 'midias';

/** Where a property's code leads: its own page. */
export const propertyPath = (code: string, tab?: PropertyTab): string =>
  `/propriedades/detalhe/${bareCode(code)}${tab ? `/${tab}` : ''}`;

/** The property's media, by themselves. */
export const propertyMediaPath = (code: string): string => `/minhas-propriedades/${bareCode(code)}/midias`;
