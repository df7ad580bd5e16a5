import { useAddressState } from '../../core/navigation/use-address-state.ts';
import { addressOfState, stateOfAddress, type PolygonState } from './polygon-address.ts';

const FORM = { read: stateOfAddress, write: addressOfState };

/** The page's state, kept in the address. */
export const usePolygonState = () => useAddressState<PolygonState>(FORM);
