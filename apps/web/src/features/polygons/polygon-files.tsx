import { useTexts } from '../../core/i18n/use-texts.ts';
import { FileMenu } from '../../core/map-services/file-menu.tsx';
import { openReportFile } from '../../core/report/answer/report-calls.ts';
import { useMay } from '../../core/session/session-store.ts';
import { openPolygonsFile, type FileForm, type Narrowing } from './polygon-calls.ts';
import type { polygonsTexts } from './texts.ts';

type Word = Exclude<keyof typeof polygonsTexts.downloads, 'menu'>;
/** What is offered: reports as csv, and what the map shows in the map services' own forms (second text, section 7). */
const FILES: readonly { word: Word; from: number | FileForm; name: string }[] = [
  { word: 'current', from: 1017722411, name: 'poligonos-atuais.csv' },
  { word: 'byKml', from: 1017722413, name: 'poligonos-por-kml.csv' },
  { word: 'history', from: 1017722412, name: 'historico-de-poligonos.csv' },
  { word: 'overlaps', from: 1017722414, name: 'sobreposicoes-de-poligonos.csv' },
  { word: 'excel', from: 'excel', name: 'poligonos.xlsx' },
  { word: 'shape', from: 'shape-zip', name: 'poligonos.zip' },
];

/** Downloads of the page for the profiles that may (second text, 2.5). */
export function PolygonFiles({ narrowing }: { narrowing: Narrowing }) {
  const { t } = useTexts('polygons');
  const may = useMay('polygons.download');
  if (!may) return null;
  const { ano, uf } = narrowing;
  return (
    <FileMenu
      label={t('downloads.menu')}
      words={t('downloads.menu')}
      of={{ ano, uf }}
      files={FILES.map(({ word, from, name }) => ({
        label: t(`downloads.${word}`),
        title: t(`downloads.${word}`),
        name,
        open: (signal) =>
          typeof from === 'number'
            ? openReportFile('Csv', from, { ano, uf }, {}, signal)
            : openPolygonsFile(from, narrowing, signal),
      }))}
    />
  );
}
