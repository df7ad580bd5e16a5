import { ALL_PROFILES } from '@fonte/contracts';
import { LAPTOP } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { walkAt } from './src/walk.ts';

// In two files, as files run beside each other.
walkAt(useStage(), LAPTOP, ALL_PROFILES.slice(0, 5));
