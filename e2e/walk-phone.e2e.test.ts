import { ALL_PROFILES } from '@fonte/contracts';
import { PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { walkAt } from './src/walk.ts';

// In two files, as files run beside each other.
walkAt(useStage(), PHONE, ALL_PROFILES.slice(0, 5));
