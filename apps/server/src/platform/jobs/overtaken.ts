/** What a job of a data version says that another one has taken the place of. */
export const OVERTAKEN = 'Outra carga veio depois';
