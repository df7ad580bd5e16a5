import {
  answerFinding as answerRoute,
  qualityQueue,
  releaseFinding as releaseRoute,
  takeFinding as takeRoute,
} from '@fonte/contracts/routes/quality';
import { handle, type App } from '../../platform/index.ts';
import { answerFinding, releaseFinding, takeFinding } from './change-finding.ts';
import { listQueue } from './list-queue.ts';

/** The queue of Data Quality: who has taken a finding on, what was answered, and what the next load said. */
export function registerQuality(app: App): void {
  handle(app, qualityQueue, listQueue);
  handle(app, takeRoute, takeFinding);
  handle(app, releaseRoute, releaseFinding);
  handle(app, answerRoute, answerFinding);
}
