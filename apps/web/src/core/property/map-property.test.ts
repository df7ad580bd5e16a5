import type { ReportAnswer } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { mapProperties } from './map-property.ts';

const row = {
  cod_propriedade: '52.0001.0001',
  lon: -50.9,
  lat: -17.7,
  label: 'Fazenda Sete Pequis',
  atividade: 'Bovinocultura de leite | Pequena propriedade | 0,55',
  subtitle: 'Rio Verde/GO',
  nome_produtor: 'Fábio Jacarandá',
  'Area total': 31.76,
  'Area produtiva': '20.37',
  visitas: 19,
  ISA: 'TRUE',
  Planejamento: null,
  'Praticas de conservacao e restauracao': 'TRUE',
  'Tecnologias ABC': null,
  soma_st_propriedade_ativa: 1,
  st_prprdd_a_ativa_concluida: 1,
};
/** The first property; there always is one. */
const first = (data: unknown[]) => {
  const [property] = read(data);
  if (!property) throw new Error('no property');
  return property;
};
const read = (data: unknown[]) => mapProperties({ series: [{ name: '', data }] } as unknown as ReportAnswer);

test('reads the map series: situation from the flag, tags that are TRUE, every field with Area', () => {
  expect(read([row])[0]).toMatchObject({
    cod: '52.0001.0001',
    at: [-50.9, -17.7],
    situation: 'Ativa concluida',
    visits: 19,
    tags: ['ISA', 'Práticas de conservação e restauração'],
    areas: [
      { label: 'Área total', ha: 31.76 },
      { label: 'Área produtiva', ha: 20.37 },
    ],
  });
});

test('no flag, no situation; no coordinate, no point', () => {
  const lost = first([{ ...row, st_prprdd_a_ativa_concluida: 0, lon: null }]);
  expect(lost).toMatchObject({ situation: null, at: null });
});
