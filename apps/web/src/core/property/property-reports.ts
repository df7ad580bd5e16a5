/** Own properties, one by one: the list's report is another one for Técnico (second text, 2.6). */
export const OWN_PROPERTIES = { tecnico: 8768992, others: 8768991 } as const;

/** How many of the caller's properties there are, late, without a visit, finished. */
export const OWN_COUNTS = 8768993;

/** What the tabs of one property's page ask, each narrowed to it (second text, 2.7): hectares by kind of area, results, 'Meta', entry by entry. */
export const PROPERTY_REPORTS = { areas: 11207, indicators: 11200, visits: 11201, expenses: 11202 } as const;

/** 'Ritmo das visitas'. */
export const PACE = 13216;

/** What the properties' map draws and tells of them (second text, 2.2). */
export const POINTS = 123456;

/** A property's areas, their history and its CAR (second text, section 7). The year does not change them. */
export const SHAPES = { polygons: 67676705, history: 67676704, car: 67676706 } as const;
