import type { SaidTexts } from '../sheet-words/said.ts';
import { BELOW_WORDS } from './below.ts';
import { HEAD_WORDS } from './heads.ts';
import { QUALITY_WORDS } from './quality.ts';
import { SHARE_WORDS } from './shares.ts';

/** Heads, groups, hints and what stands below titles on boards, of what no sheet for funders says. */
export const REPORT_WORDS = {
  ...HEAD_WORDS,
  ...BELOW_WORDS,
  ...SHARE_WORDS,
  ...QUALITY_WORDS,
} satisfies SaidTexts;
