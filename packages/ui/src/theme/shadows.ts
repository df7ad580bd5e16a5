/** Cards have none; menus, popovers, dialogs and drawers share one, map panels another. */
export const FLOATING_SHADOW = '0 8px 28px rgba(18,40,31,.16), 0 2px 6px rgba(18,40,31,.08)';
export const MAP_PANEL_SHADOW = '0 2px 10px rgba(10,25,18,.28)';
export const BACKDROP = 'rgba(14,26,20,.52)';
