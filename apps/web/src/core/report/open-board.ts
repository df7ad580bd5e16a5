import type { BoardName } from '@fonte/contracts/boards/names';
import { createContext, useContext } from 'react';

/** The board whose answer the cards below read. */
const OpenBoard = createContext<BoardName>('dashboard');

export const OpenBoardProvider = OpenBoard.Provider;
export const useOpenBoard = (): BoardName => useContext(OpenBoard);
