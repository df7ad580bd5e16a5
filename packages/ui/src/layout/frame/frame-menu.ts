import { createContext, useContext } from 'react';

/** The frame's menu, for a page that has the frame's header in a bar of its own (the map on a phone). */
export interface FrameMenu {
  open: boolean;
  onOpen: () => void;
}

export const FrameMenuContext = createContext<FrameMenu | null>(null);

/** Opens the frame's menu; null where the frame has a header that does. */
export const useFrameMenu = (): FrameMenu | null => useContext(FrameMenuContext);
