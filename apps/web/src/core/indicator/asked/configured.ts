import type { Answer } from '@fonte/contracts';
import { allIndicators } from '@fonte/contracts/endpoints/indicators';
import { allPanels } from '@fonte/contracts/endpoints/panels';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** What who configures has made: every indicator and every panel. */

export type IndicatorRow = Answer<typeof allIndicators>[number];
export type PanelRow = Answer<typeof allPanels>[number];

export const indicatorsQuery = () =>
  queryOptions({
    queryKey: ['indicators'],
    queryFn: ({ signal }) => call(allIndicators, { signal }),
  });

export const panelListQuery = () =>
  queryOptions({
    queryKey: ['panel-list'],
    queryFn: ({ signal }) => call(allPanels, { signal }),
    staleTime: 0,
  });
