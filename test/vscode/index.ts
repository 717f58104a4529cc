/** Entry of the suite inside the extension host: VS Code calls `run`. */
import fs from 'node:fs';
import path from 'node:path';
import { workspace } from 'vscode';
import { outcomeOf, suiteOptions } from './support/outcome';
import { markOutput } from './support/output';

/** Ending of the suites that want a window without a folder; all others want the folder. */
const emptyWindow = '.empty-window.test.cjs';

export async function run(): Promise<void> {
  markOutput();
  // Mocha keeps the console that it finds when it is loaded.
  const { default: Mocha } = await import('mocha');
  Mocha.reporters.Base.useColors = Boolean(process.env.FORCE_COLOR);
  const mocha = new Mocha(suiteOptions());
  for (const file of suiteFiles()) mocha.addFile(file);
  const outcome = await outcomeOf((ended) => mocha.run(ended));
  // The harness believes only this: an extension host that dies looks like a success to VS Code.
  if (process.env.ASDIC_SUITE_RESULT) fs.writeFileSync(process.env.ASDIC_SUITE_RESULT, JSON.stringify(outcome));
  if (outcome.failed > 0) throw new Error(`${outcome.failed} tests failed`);
}

function suiteFiles(): string[] {
  const folder = path.join(__dirname, 'suite');
  const isEmpty = workspace.workspaceFolders === undefined;
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.test.cjs'));
  return names
    .filter((name) => name.endsWith(emptyWindow) === isEmpty)
    .sort()
    .map((name) => path.join(folder, name));
}
