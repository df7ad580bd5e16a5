import type { View } from '@fonte/contracts/view';
import { UiProvider } from '@fonte/ui';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VISITS } from '../testing.ts';
import { LookedBody } from './looked-body.tsx';
import type { ViewBodyProps } from './view-body-props.ts';

const VIEW: View = {
  ...VISITS,
  look: { rules: [{ when: '<=', value: 20, tone: 'error', word: 'Baixo' }] },
};
const BODY: ViewBodyProps = {
  view: VIEW,
  result: null,
  status: 'loading',
  failed: { sentence: undefined },
  empty: {},
  onPoint: undefined,
  download: null,
  help: null,
  actions: null,
  above: null,
  below: null,
  height: 300,
  panel: undefined,
};

test.each([
  ['bars beside each other', VIEW, true],
  ['bars that are shares', { ...VIEW, splitStack: true }, false],
  ['a table', { ...VIEW, type: 'table' as const, splitStack: true }, true],
])('what a rule means stands under %s, where it marks anything', (_, view, said) => {
  render(
    <UiProvider>
      <LookedBody {...BODY} view={view} Body={({ below }) => <>{below}</>} />
    </UiProvider>,
  );
  expect(screen.queryByText(/Baixo: até 20/) !== null).toBe(said);
});
