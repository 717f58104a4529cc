/** Entry of the suite inside the extension host: VS Code calls `run`. */
import fs from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import type { RootHookObject } from 'mocha';
import { workspace } from 'vscode';
import { watch } from './support/watch';

/** Ending of the suites that want a window without a folder; all others want the folder. */
const emptyWindow = '.empty-window.test.cjs';

export async function run(): Promise<void> {
  markOutput();
  // Mocha keeps the console that it finds when it is loaded.
  const { default: Mocha } = await import('mocha');
  const grep = process.env.ASDIC_SUITE_GREP;
  Mocha.reporters.Base.useColors = Boolean(process.env.FORCE_COLOR);
  const mocha = new Mocha({
    ui: 'bdd',
    reporter: 'spec',
    timeout: 30_000,
    rootHooks,
    ...(grep ? { grep } : {}),
  });
  for (const file of suiteFiles()) mocha.addFile(file);
  const result = await new Promise<{ passed: number; failed: number }>((resolve) => {
    const runner = mocha.run((failed) => resolve({ passed: runner.stats?.passes ?? 0, failed }));
  });
  // A window in which nothing ran has proved nothing.
  if (!grep && result.passed + result.failed === 0) result.failed = 1;
  // The harness believes only this: an extension host that dies looks like a success to VS Code.
  if (process.env.ASDIC_SUITE_RESULT) fs.writeFileSync(process.env.ASDIC_SUITE_RESULT, JSON.stringify(result));
  if (result.failed > 0) throw new Error(`${result.failed} tests failed`);
}

const rootHooks: RootHookObject = {
  beforeEach(this: Mocha.Context) {
    if (this.currentTest) watch(this.currentTest);
  },
};

function suiteFiles(): string[] {
  const folder = path.join(__dirname, 'suite');
  const isEmpty = workspace.workspaceFolders === undefined;
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.test.cjs'));
  return names
    .filter((name) => name.endsWith(emptyWindow) === isEmpty)
    .sort()
    .map((name) => path.join(folder, name));
}

/** Marks every line of the suite, so that the harness can tell it from what VS Code itself prints. */
function markOutput(): void {
  if (!process.env.ASDIC_HARNESS) return;
  const native = console;
  const printing = ['log', 'info', 'warn', 'error'] as const;
  const isPrinting = (key: PropertyKey): key is (typeof printing)[number] => printing.some((name) => name === key);
  // The console of an extension host ignores assignments to its methods: it has to be replaced as a whole.
  globalThis.console = new Proxy(native, {
    get: (target, key) =>
      isPrinting(key)
        ? (...args: unknown[]) => native[key](`[suite] ${format(...args)}`)
        : (Reflect.get(target, key) as unknown),
  });
}
