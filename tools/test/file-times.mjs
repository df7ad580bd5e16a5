// A vitest reporter: what each file took with its imports and hooks, which vitest's JSON report leaves out. The run's end and tools/test/slowest.mjs
// show it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../install.mjs';

/** Folder of what vitest's reporters write. */
export const reports = join(root, 'node_modules', '.cache', 'fonte', 'reports');

const pathOf = (step) => join(reports, `${step}-files.json`);

/** A step's times in its last run: `[{ name, ms, imports, hooks }]`, milliseconds; nothing where it has not run. */
export const fileTimes = (step) =>
  existsSync(pathOf(step)) ? JSON.parse(readFileSync(pathOf(step), 'utf8')) : [];

export default class FileTimes {
  #files = new Map();

  onTestModuleEnd(module) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    const tests = [...module.children.allTests()].map((test) => test.diagnostic()?.duration ?? 0);
    const imports = environmentSetupDuration + prepareDuration + collectDuration + setupDuration;
    const hooks = duration - tests.reduce((sum, one) => sum + one, 0);
    const step = module.project.name;
    const row = { name: relative(root, module.moduleId), ms: imports + duration, imports, hooks };
    this.#files.set(step, [...(this.#files.get(step) ?? []), row]);
  }

  onTestRunEnd() {
    // In a fresh clone no step has run before.
    mkdirSync(reports, { recursive: true });
    for (const [step, rows] of this.#files) writeFileSync(pathOf(step), JSON.stringify(rows));
  }
}
