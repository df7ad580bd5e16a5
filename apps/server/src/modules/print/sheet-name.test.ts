import { placeOf, type Profile } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { sheetName } from './sheet-name.ts';

const app = { settings: readSettings({}) };

const nameOf = (pagina: string, uf: string | null = null, profile: Profile = 'nacional'): string => {
  const place = placeOf(pagina);
  if (place.kind !== 'page') throw new Error(`no page: ${pagina}`);
  return sheetName(place, { session: { uf }, profile, query: { pagina }, app }, 17);
};

it.each([
  ['/resumo-executivo?ano=2025&uf=GO', 'resumo-executivo-GO-2025-v17'],
  ['/resumo-executivo?ano=todos&uf=todas', 'resumo-executivo-todas-as-ufs-todos-os-anos-v17'],
  ['/dashboard/print?ano=2024&uf=todas', 'dashboard-print-todas-as-ufs-2024-v17'],
  // The state of the monthly report is that of its path.
  ['/dashboard/print?ano=2024&uf=GO', 'dashboard-print-todas-as-ufs-2024-v17'],
  ['/dashboard/print/GO?ano=2024&uf=MG', 'dashboard-print-GO-2024-v17'],
  // A semester is no year, whatever else the address says.
  ['/relatorio-semestral-giz/2023-2?ano=2025&uf=MG', 'relatorio-semestral-giz-MG-2023-2-v17'],
  ['/print/propriedades/detalhe/5200010013', 'print-propriedades-detalhe-5200010013-v17'],
  ['/print/minhas-propriedades/agenda?ano=2025', 'print-minhas-propriedades-agenda-v17'],
  // What the address does not say, or says of nothing that there is.
  ['/resumo-executivo', 'resumo-executivo-v17'],
  ['/resumo-executivo?ano=%0D%0Ax&uf=..', 'resumo-executivo-v17'],
  // A state and a year that this installation does not have: the sheet is of the country and of the default year.
  ['/resumo-executivo?ano=2025&uf=SP', 'resumo-executivo-todas-as-ufs-2025-v17'],
  ['/resumo-executivo?ano=1999&uf=GO', 'resumo-executivo-GO-v17'],
  // In the language of the sheet; one that there is not is Portuguese, as is a sheet in Portuguese alone.
  ['/resumo-executivo?ano=2025&uf=GO&idioma=en', 'executive-summary-GO-2025-v17-en'],
  [
    '/resumo-executivo?ano=todos&uf=todas&idioma=es',
    'resumen-ejecutivo-todos-los-estados-todos-los-anos-v17-es',
  ],
  ['/relatorio-semestral-giz/2023-2?uf=MG&idioma=en', 'semi-annual-report-giz-MG-2023-2-v17-en'],
  ['/dashboard/print?ano=2024&uf=todas&idioma=en', 'monthly-report-all-states-2024-v17-en'],
  ['/dashboard/print/GO?ano=2024&idioma=es', 'informe-mensual-GO-2024-v17-es'],
  [
    '/praticas-de-conservacao/agricultores/print?ano=2025&uf=GO&idioma=en',
    'conservation-practices-farmers-GO-2025-v17-en',
  ],
  [
    '/planejamento/propriedades/print?ano=2025&uf=GO&idioma=es',
    'planificacion-del-paisaje-fincas-GO-2025-v17-es',
  ],
  ['/resumo-executivo?ano=2025&uf=GO&idioma=fr', 'resumo-executivo-GO-2025-v17'],
  ['/print/minhas-propriedades/agenda?idioma=en', 'print-minhas-propriedades-agenda-v17'],
])('%s is %s', (address, name) => expect(nameOf(address)).toBe(name));

it("names the session's own state before any that was asked for", () => {
  expect(nameOf('/resumo-executivo?ano=2025&uf=GO', 'MG')).toBe('resumo-executivo-MG-2025-v17');
  expect(nameOf('/dashboard/print/GO?ano=2025', 'MG')).toBe('dashboard-print-MG-2025-v17');
});

it('names the year of a semester for who only observes, as the sheet is of that', () => {
  expect(nameOf('/relatorio-semestral-giz/2023-2?uf=MG', null, 'giz')).toBe(
    'relatorio-semestral-giz-MG-2023-v17',
  );
});
