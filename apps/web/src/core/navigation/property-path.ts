/** Where a property's code leads: its place on the map. One place, so that a page of the property can take over. */
export const propertyPath = (code: string): string => `/mapa?propriedade=${encodeURIComponent(code)}`;
