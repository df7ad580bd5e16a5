import { expect, test } from 'vitest';
import { ALL_PAGES, pageOf, placeOf } from '../pages.ts';
import { exampleOf } from './example.ts';
import { finderOf } from './find.ts';
import { NO_FILTERS, type Page } from './page.ts';

test.each(ALL_PAGES.map(([name, page]) => [exampleOf(page), name, page] as const))(
  '%s is %s',
  (address, name, page) => {
    const place = placeOf(address);
    if ('redirect' in page.draws) expect(place).toEqual({ kind: 'elsewhere', to: page.draws.redirect });
    else expect(place).toMatchObject({ kind: 'page', name });
    expect(pageOf(`${address}/?ano=2025#x`)?.name).toBe(pageOf(address)?.name);
  },
);

test('a path with a parameter knows what its parameter may be, as its example is', () => {
  for (const [, page] of ALL_PAGES) {
    const open = page.path.split('/').filter((part) => part.startsWith(':'));
    expect([page.path, Object.keys(page.params ?? {}).map((name) => `:${name}`)]).toEqual([page.path, open]);
    expect(exampleOf(page)).not.toContain(':');
  }
});

test('whatever leads elsewhere leads to a page, and not in a circle', () => {
  for (const [, page] of ALL_PAGES) {
    const targets = [
      'redirect' in page.draws ? page.draws.redirect : undefined,
      typeof page.unknown === 'string' ? page.unknown : undefined,
    ].filter((to) => to !== undefined && to !== '/');
    for (const to of targets) expect([page.path, placeOf(to ?? '').kind]).toEqual([page.path, 'page']);
  }
});

// First text, section 2; second text, 2.1; third text, 2.10: where unknown addresses lead, by section.
test.each([
  ['/nada', '/'],
  ['/dashboard/nada', '/'],
  ['/dashboard/print/goias', '/dashboard/print'],
  ['/minhas-propriedades/5200010001/fotos', '/minhas-propriedades'],
  ['/dashboard/print/go', '/dashboard/print'],
  ['/indicadores/1', '/'],
  ['/mapa/camadas', '/'],
  ['/minhas-propriedades/agenda/hoje', '/minhas-propriedades'],
  ['/resumo-executivo/GO', '/'],
  ['/historico/propriedade', '/'],
  ['/historico/desde/ontem', '/'],
  ['/historico/desde/0', '/'],
  ['/propriedades/nada', '/propriedades'],
  ['/propriedades/area-zerada/nada', '/propriedades'],
  ['/propriedades/ciclo/3', '/propriedades'],
  ['/propriedades/poligono/1', '/propriedades'],
  ['/propriedades/detalhe', '/propriedades'],
  ['/propriedades/detalhe/5200010001/nada', '/propriedades'],
  ['/midias/tag', '/midias'],
  ['/propriedades/detalhe/..', '/propriedades'],
  ['/propriedades/detalhe/%2E%2e', '/propriedades'],
  ['/propriedades/detalhe/52\\..', '/propriedades'],
  ['/midias/tag/0', '/midias'],
  ['/midias/nada', '/midias'],
  ['/praticas-de-conservacao', '/praticas-de-conservacao/propriedades'],
  // The group has no sheet of its own: each of its pages has one.
  ['/praticas-de-conservacao/print', '/praticas-de-conservacao/propriedades'],
  ['/praticas-agricolas/nada', '/praticas-agricolas/propriedades'],
  ['/planejamento/', '/planejamento/propriedades'],
  ['/visitas', '/visitas/referencia'],
  ['/visitas/nada/mais', '/visitas/referencia'],
  ['/ateg?ano=2024', '/ateg/tecnicos'],
  ['/ateg/nada', '/ateg/tecnicos'],
  ['/ateg/fases/diagnostico-9', '/ateg/tecnicos'],
  ['/produtores/nada', '/'],
  ['/relatorios-administrador/11116', '/'],
  ['/data-quality/13410', '/'],
  ['/data-quality/fila/13410', '/'],
  ['/gestao-usuarios/1', '/'],
  ['/notificar-usuarios/1', '/'],
  ['/configuracoes/painel/1', '/'],
  ['/configuracoes/nada', '/'],
  ['/Propriedades', '/'],
  ['/configuracoes/indicador/editar/abc', '/'],
  ['/%E0%A4%A', '/'],
  ['', '/'],
  ['//exemplo.org', '/'],
])('%j leads to %s', (address, to) => {
  expect(placeOf(address)).toEqual({ kind: 'elsewhere', to });
});

test('a parameter that is none is said by its page where the page says it', () => {
  const place = { kind: 'says', name: 'semestre', says: 'Parâmetros inválidos!' };
  expect(placeOf('/relatorio-semestral-giz/2023-3')).toMatchObject(place);
  expect(placeOf('/relatorio-semestral-giz/2023-2')).toMatchObject({
    kind: 'page',
    params: { semestre: '2023-2' },
  });
});

test.each(['5200010001', '52.0001.0001', 'MG-12_a', '%00', "'%20or%201=1", '1'.repeat(500), '...'])(
  'whether %j is a property is for the server to say',
  (id) => {
    expect(placeOf(`/propriedades/detalhe/${id}`)).toMatchObject({ name: 'detalhe', params: { id } });
    expect(placeOf(`/propriedades/detalhe/${id}/visitas`)).toMatchObject({
      name: 'detalheAba',
      params: { id },
    });
    expect(placeOf(`/minhas-propriedades/${id}/midias`)).toMatchObject({ name: 'midiasDaPropriedade' });
    expect(placeOf(`/print/propriedades/detalhe/${id}`)).toMatchObject({ name: 'fichaImpressa' });
  },
);

test('what is written out goes before parameters, however deep the fault lies', () => {
  expect(placeOf('/dashboard/print')).toMatchObject({ name: 'impressao', params: {} });
  expect(placeOf('/dashboard/print/GO')).toMatchObject({ name: 'impressaoUf', params: { ufurl: 'GO' } });
  expect(placeOf('/minhas-propriedades')).toMatchObject({ name: 'minhasPropriedades' });
  expect(placeOf('/minhas-propriedades/5200010001/midias')).toMatchObject({
    name: 'midiasDaPropriedade',
    params: { id: '5200010001' },
  });
});

test('two rows of one address are a fault of the table', () => {
  const row: Page = {
    path: '/a',
    draws: { feature: 'map' },
    title: 'A',
    menu: null,
    profiles: [],
    audit: null,
    subHeader: NO_FILTERS,
  };
  expect(() => finderOf({ one: row, two: { ...row, path: '/a/' } })).toThrow('two and one are both /a/');
});
