import type { Endpoint } from '../endpoint.ts';

/** The report engine's calls (first text, section 7): `/api/app/?module=…&controller=…&action=…`. */

const path = '/api/app/';

export const report = {
  name: 'report.direct',
  method: 'GET',
  path,
  legacy: { module: 'relatorio', controller: 'index', action: 'retorno-direto' },
  access: { capability: 'report.read' },
  tells: 'persons',
} as const satisfies Endpoint;

export const drill = {
  name: 'report.drill',
  method: 'POST',
  path,
  legacy: { module: 'relatorio', controller: 'index', action: 'detalhamento' },
  access: { capability: 'report.drill' },
  tells: 'persons',
} as const satisfies Endpoint;

export const openFile = {
  name: 'report.openFile',
  method: 'GET',
  path,
  legacy: { module: 'relatorio', controller: 'index', action: 'open-file' },
  access: { capability: 'report.csv' },
  tells: 'persons',
} as const satisfies Endpoint;

export const loadConf = {
  name: 'report.loadConf',
  method: 'GET',
  path,
  legacy: { module: 'consulta', controller: 'consulta', action: 'loadconf' },
  access: { capability: 'report.handle' },
  tells: 'nothing',
} as const satisfies Endpoint;

export const loadDashboard = {
  name: 'report.loadDashboard',
  method: 'GET',
  path,
  legacy: { module: 'consulta', controller: 'dash-board', action: 'load-report-dash' },
  access: { capability: 'report.read' },
  tells: 'persons',
} as const satisfies Endpoint;
