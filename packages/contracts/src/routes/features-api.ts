import { z } from 'zod';
import * as endpoints from '../endpoints/features-api.ts';
import { route } from '../route.ts';

/**
 * OGC API – Features (docs/mapas.md). As with the map services, the parameters are read by the API itself, which refuses those that it does not know and
 * answers faults in its own form.
 */
const service = (summary: string) =>
  ({ summary, programs: 'account', keys: 'maps', content: 'service' }) as const;

const ofCollection = z.object({ collectionId: z.string().max(60) });

export const featuresApi = route(endpoints.featuresApi, service('Feições (OGC API): página de entrada'));
export const featuresApiDefinition = route(
  endpoints.featuresApiDefinition,
  service('Feições (OGC API): definição em OpenAPI 3.0'),
);
export const featuresConformance = route(
  endpoints.featuresConformance,
  service('Feições (OGC API): o que é atendido do padrão'),
);
export const featuresCollections = route(
  endpoints.featuresCollections,
  service('Feições (OGC API): as camadas'),
);
export const featuresCollection = route(endpoints.featuresCollection, {
  ...service('Feições (OGC API): uma camada'),
  params: ofCollection,
});
export const featuresQueryables = route(endpoints.featuresQueryables, {
  ...service('Feições (OGC API): por que colunas se filtra'),
  params: ofCollection,
});
export const featuresItems = route(endpoints.featuresItems, {
  ...service('Feições (OGC API): as feições de uma camada, por página'),
  params: ofCollection,
});
export const featuresItem = route(endpoints.featuresItem, {
  ...service('Feições (OGC API): uma feição'),
  params: z.object({ collectionId: z.string().max(60), featureId: z.string().max(300) }),
});
