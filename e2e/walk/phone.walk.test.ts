import { PHONE } from '../src/browser.ts';
import { useStage } from '../src/stage.ts';
import { crossProductAt } from '../src/walk/cross-product.ts';

crossProductAt(useStage(), PHONE);
