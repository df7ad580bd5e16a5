import { landingPage, pathOf, PAGES, undotted, type Profile } from '@fonte/contracts';

/** A tab of the property's page; without one, its general data. */
export type PropertyTab = 'visitas' | 'indicadores' | 'despesas' | 'midias';

/** Where a property's code leads: its own page. */
export const propertyPath = (code: string, tab?: PropertyTab): string =>
  tab ? pathOf('detalheAba', { id: undotted(code), tab }) : pathOf('detalhe', { id: undotted(code) });

/** The property's media, by themselves. */
export const propertyMediaPath = (code: string): string =>
  pathOf('midiasDaPropriedade', { id: undotted(code) });

/** What the loads changed of a property, which is told of one that is gone as well. */
export const propertyChangesPath = (code: string): string =>
  pathOf('mudancasDaPropriedade', { id: undotted(code) });

/** The list that a property stands in: of who lands on their own, those; for everybody else the monitoring's, whose page a property's is part of. */
export const propertyListPath = (profile: Profile | null): string => {
  const own = PAGES.minhasPropriedades.path;
  return profile !== null && landingPage(profile) === own ? own : PAGES.propriedades.path;
};
