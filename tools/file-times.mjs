// A vitest reporter: what each file took with its imports and hooks, which vitest's JSON report leaves out. tools/slowest.mjs shows it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './install.mjs';

const files = new Map();

/** Where a step's times stand: `[{ name, ms, imports, hooks }]`, milliseconds. */
export const fileTimes = (step) =>
  join(root, 'node_modules', '.cache', 'fonte', 'reports', `${step}-files.json`);

export default class FileTimes {
  onTestModuleEnd(module) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    const tests = [...module.children.allTests()].map((test) => test.diagnostic()?.duration ?? 0);
    const imports = environmentSetupDuration + prepareDuration + collectDuration + setupDuration;
    const hooks = duration - tests.reduce((sum, one) => sum + one, 0);
    const step = module.project.name;
    const row = { name: relative(root, module.moduleId), ms: imports + duration, imports, hooks };
    files.set(step, [...(files.get(step) ?? []), row]);
  }

  onTestRunEnd() {
    for (const [step, rows] of files) {
      const path = fileTimes(step);
      // In a fresh clone no step has run before.
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(rows));
    }
  }
}
