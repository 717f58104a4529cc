/** Entry of the suite inside the extension host: VS Code calls `run`. */
import fs from 'node:fs';
import path from 'node:path';
import { env, workspace } from 'vscode';
import { runAndCount, createSuiteOptions } from './support/outcome';
import { markOutput } from './support/output';

/**
 * Endings of the suites that need a window of their own: without a folder, in the pseudo language, or with a reload. All
 * others share the window with the folder.
 */
const suiteEndings = {
  empty: '.empty-window.test.cjs',
  otherLanguage: '.other-language.test.cjs',
  reloaded: '.reloaded-window.test.cjs',
} as const;

/** Suites that mostly take pictures. The packaged extension would show the same, and takes two minutes less without them. */
const pictureSuites = new Set(
  ['looks', 'play-looks', 'readme', 'turn-samples', 'tutorials'].map((name) => `${name}.test.cjs`),
);

export function run(): Promise<void> {
  if (workspace.workspaceFolders === undefined) return runIn('empty');
  return runIn(env.language === 'qps-ploc' ? 'otherLanguage' : undefined);
}

/** Runs the suites of a window; without a name those of the shared one. */
export async function runIn(window?: keyof typeof suiteEndings): Promise<void> {
  markOutput();
  // Mocha keeps the console that exists when it is loaded.
  const { default: Mocha } = await import('mocha');
  Mocha.reporters.Base.useColors = Boolean(process.env.FORCE_COLOR);
  const mocha = new Mocha(createSuiteOptions());
  for (const file of listSuiteFiles(window)) mocha.addFile(file);
  const outcome = await runAndCount((ended) => mocha.run(ended));
  // The harness trusts only this file: VS Code reports an extension host that crashes as a success.
  if (process.env.ASDIC_SUITE_RESULT) fs.writeFileSync(process.env.ASDIC_SUITE_RESULT, JSON.stringify(outcome));
  if (outcome.failed > 0) throw new Error(`${outcome.failed} tests failed`);
}

function listSuiteFiles(window?: keyof typeof suiteEndings): string[] {
  const folder = path.join(__dirname, 'suite');
  const windowEndings = Object.values(suiteEndings);
  const belongsToWindow = (name: string): boolean =>
    window === undefined ? !windowEndings.some((ending) => name.endsWith(ending)) : name.endsWith(suiteEndings[window]);
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.test.cjs'));
  return names
    .filter(belongsToWindow)
    .filter((name) => process.env.ASDIC_PACKAGED === undefined || !pictureSuites.has(name))
    .sort()
    .map((name) => path.join(folder, name));
}
