import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileCircles } from './file-circles.mjs';
import { folderCircles } from './folder-circles.mjs';
import { RULES, TESTS } from './rules.mjs';

// dependency-cruiser hands swc options without `tsx`, with which JSX is a syntax error: say it for it, before it loads swc.
const swc = createRequire(import.meta.url)('@swc/core');
const parseFileSync = swc.parseFileSync;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');

/**
 * Reads every import below a folder and holds it against the rules.
 * With TypeScript 7 dependency-cruiser's own parser reads no .ts file and still exits 0, hence swc and the count of modules.
 * @param {string} baseDir folder that holds packages/ and apps/
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function boundaries(baseDir) {
  const folders = ['packages', 'apps', 'e2e'].filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(
    folders,
    {
      baseDir,
      parser: 'swc',
      ruleSet: { forbidden: RULES },
      validate: true,
      skipAnalysisNotInRules: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|node_modules)/' },
      tsPreCompilationDeps: true,
      moduleSystems: ['es6', 'cjs'],
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main'],
    },
  );
  const sources = output.modules.filter((module) => /\.tsx?$/.test(module.source));
  const test = new RegExp(TESTS);
  const shipped = (path) => /^(packages|apps)\//.test(path) && !test.test(path);
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return {
    modules: sources.length,
    violations: [
      ...output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...fileCircles(imports),
      ...folderCircles(
        imports.filter(({ from, to }) => /\.tsx?$/.test(from) && shipped(from) && shipped(to)),
      ),
    ],
  };
}
