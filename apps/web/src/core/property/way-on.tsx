import type { RowAction } from '@fonte/ui/grid';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { useMemo } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { propertyPath } from '../navigation/property-path.ts';
import type { PlacedRow } from '../report/columns/table-columns.tsx';
import './texts.ts';

/** From a row on: to the visits of its property where it is of one of them (`id_visita`), else to the property. */
export function useWayOn(): (row: PlacedRow) => RowAction[] {
  const { t } = useTexts('property');
  return useMemo(
    () =>
      ({ cells }) => {
        const code = String(cells['cod_propriedade'] ?? '');
        const name = String(cells['propriedade'] ?? code);
        const ofVisit = (cells['id_visita'] ?? null) !== null;
        return [
          ofVisit
            ? { label: t('visitOf', { name }), icon: <EventOutlined />, href: propertyPath(code, 'visitas') }
            : { label: t('detail', { name }), icon: <DescriptionOutlined />, href: propertyPath(code) },
        ];
      },
    [t],
  );
}
