import {
  beginApp as beginAppRoute,
  beginPasskey as beginPasskeyRoute,
  enrolApp as enrolAppRoute,
  enrolPasskey as enrolPasskeyRoute,
  factorChallenge,
  factorState,
  proveFactor as proveFactorRoute,
  removeFactor as removeFactorRoute,
  renameFactor as renameFactorRoute,
  renewCodes as renewCodesRoute,
  sendFactorCode,
} from '@fonte/contracts/routes/factor';
import { handle, success, type App } from '../../../platform/index.ts';
import { beginApp, enrolApp } from './enrol-app.ts';
import { beginPasskey, enrolPasskey } from './enrol-passkey.ts';
import { sendCode } from './mailed-code.ts';
import { removeFactor, renameFactor, renewCodes, stateOf } from './own-factors.ts';
import { askChallenge, proveFactor } from './prove-factor.ts';

/** The second factor: what there is, its proof, and the owner's changes to it. */
export function registerFactor(app: App): void {
  handle(app, factorState, async (call) => success(await stateOf(call)));
  handle(app, factorChallenge, async (call) => success(await askChallenge(call)));
  handle(app, proveFactorRoute, async (call) => success(await proveFactor(call)));
  handle(app, sendFactorCode, async (call) => success(await sendCode(call)));
  handle(app, beginAppRoute, async (call) => success(await beginApp(call)));
  handle(app, enrolAppRoute, async (call) => success(await enrolApp(call)));
  handle(app, beginPasskeyRoute, async (call) => success(await beginPasskey(call)));
  handle(app, enrolPasskeyRoute, async (call) => success(await enrolPasskey(call)));
  handle(app, renameFactorRoute, async (call) => success(await renameFactor(call)));
  handle(app, removeFactorRoute, async (call) => success(await removeFactor(call)));
  handle(app, renewCodesRoute, async (call) => success(await renewCodes(call)));
}
