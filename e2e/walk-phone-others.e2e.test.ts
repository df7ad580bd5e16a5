import { ALL_PROFILES } from '@fonte/contracts';
import { PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { walkAt, walkInPublicAt } from './src/walk.ts';

const stage = useStage();
walkAt(stage, PHONE, ALL_PROFILES.slice(5));
walkInPublicAt(stage, PHONE);
