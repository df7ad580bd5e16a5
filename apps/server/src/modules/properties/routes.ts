import { propertySearch } from '@fonte/contracts/routes/properties';
import { handle, type App } from '../../platform/index.ts';
import { searchProperties } from './search-properties.ts';

/** Properties, one by one. */
export function registerProperties(app: App): void {
  handle(app, propertySearch, async (call) => {
    const found = await searchProperties(call);
    call.tell({ rows: found.length });
    return found;
  });
}
