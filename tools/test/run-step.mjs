import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../install.mjs';
import { childrenSeconds } from './cost.mjs';
import { reports } from './file-times.mjs';
import { BUDGET } from './steps.mjs';
import { counts, failures } from './vitest-report.mjs';

const GUARDED = fileURLToPath(new URL('guarded.mjs', import.meta.url));

/** Seconds of processor that ended children took until now. */
let before = childrenSeconds();

/** What has ended since the last call took, seconds of processor. */
function taken() {
  const now = childrenSeconds();
  const more = now === undefined ? undefined : now - before;
  before = now;
  return more;
}

function line({ name, report }, { ok, seconds, processor, tests }) {
  const over = processor > BUDGET[name] ? `, orçamento ${BUDGET[name]}` : '';
  return [
    ok ? 'ok    ' : 'FALHOU',
    name.padEnd(11),
    `${seconds.toFixed(1).padStart(6)} s`,
    processor === undefined ? '' : ` (processador ${processor.toFixed(0)} s${over})`,
    report ? `  ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped` : '',
  ]
    .join(' ')
    .trimEnd();
}

/** Runs a step to its end, says how it ended and, where it failed, the end of what it printed; as it is printed it stands in `STEP.log` beside the reports. */
export function runStep(step) {
  mkdirSync(reports, { recursive: true });
  const started = Date.now();
  // An old report is not counted for a run that wrote none.
  if (step.report) rmSync(step.report, { force: true });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [GUARDED, ...step.command], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...step.env },
    });
    let output = '';
    const log = createWriteStream(join(reports, `${step.name}.log`));
    let processor;
    const keep = (data) => {
      output += data;
      log.write(data);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('exit', () => (processor = taken()));
    child.on('close', (code) => {
      log.end();
      const tests = counts(step.report);
      // A test that is skipped is a defect (docs/architecture.md, Rules, 11): nothing may pass by not being run.
      const ok = code === 0 && tests.skipped === 0 && (!step.report || step.mayBeEmpty || tests.passed > 0);
      console.log(line(step, { ok, seconds: (Date.now() - started) / 1000, processor, tests }));
      if (!ok) console.log(output.slice(-20_000));
      resolve({
        name: step.name,
        ok,
        tests,
        counted: Boolean(step.report),
        failures: ok ? [] : failures(step.report),
      });
    });
  });
}
