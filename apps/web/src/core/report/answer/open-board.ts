import type { BoardName } from '@fonte/contracts/board-names';
import { createContext, useContext } from 'react';

/** The board whose answer the cards below read. */
const OpenBoard = createContext<BoardName>('dashboard');

export const OpenBoardProvider = OpenBoard.Provider;
export const useOpenBoard = (): BoardName => useContext(OpenBoard);

/** The days that the open page is about, where it has days instead of a year and they are known. */
const OpenDays = createContext<{ inicio: string; fim: string } | null>(null);

export const OpenDaysProvider = OpenDays.Provider;
export const useOpenDays = () => useContext(OpenDays);
