import { useAddressState } from '../../../core/navigation/use-address-state.ts';
import { addressOfState, stateOfAddress } from './map-address.ts';
import type { MapState } from './map-state.ts';

export type ChangeMap = (change: (state: MapState) => MapState) => void;

const FORM = { read: stateOfAddress, write: addressOfState };

/** The map's state, kept in the address. */
export const useMapState = (): { state: MapState; change: ChangeMap; opened: number } =>
  useAddressState(FORM);
