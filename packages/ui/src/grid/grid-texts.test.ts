import { enUS } from '@mui/x-data-grid/locales';
import { expect, it } from 'vitest';
import { GRID_TEXTS } from './grid-texts.ts';

/** Words of the paid editions alone, which the package's own Portuguese leaves out too. */
const PAID = ['formulaBarLabel', 'formulaBarInputLabel', 'formulaBarAddressLabel', 'promptChangeChartsLabel'];

it('says every word of the grid in Portuguese, as its English is not in the pages', () => {
  const english = enUS.components.MuiDataGrid.defaultProps.localeText;
  const missing = Object.keys(english).filter((key) => !(key in GRID_TEXTS));
  expect(missing).toEqual(PAID);
});
