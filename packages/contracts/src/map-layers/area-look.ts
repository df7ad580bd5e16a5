import type { AreaLook } from '../programme/areas.ts';
import type { LayerLook } from './layer.ts';

/** How a layer draws an area of the programme. */
export const areaLook = (look: AreaLook): LayerLook => ({
  shape: 'area',
  ...look,
  ...(look.fillOpacity > 0 ? { fill: look.fill ?? look.stroke } : {}),
});
