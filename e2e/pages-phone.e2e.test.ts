import { PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { eachPageAt } from './src/walk/each-page.ts';

eachPageAt(useStage(), PHONE);
