import { PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { walkAt } from './src/walk.ts';

walkAt(useStage(), PHONE);
