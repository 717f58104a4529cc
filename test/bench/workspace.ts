/** A workspace of many closed files: the time until all diagnostics have arrived, and the delay of other requests meanwhile. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { createScenario } from './scenarios';
import { asdic } from './servers';
import { computeMedian } from './statistics';
import { offsetAfter, positionAt } from './text';

const fileCount = 500;
const lineCount = 200;

/** Milliseconds between two hovers. */
const pause = 20;

interface Run {
  /** Seconds from `initialized` until the diagnostics of all files have arrived. */
  readonly diagnosticsTime: number;
  /** The longest hover meanwhile, in milliseconds. */
  readonly hover: number;
  /** Milliseconds for a query that matches a unit of each file. */
  readonly symbols: number;
}

/** @param folder a folder for the files, which is removed at the end */
export async function measureWorkspace(folder: string, runs: number): Promise<readonly Figure[]> {
  mkdirSync(folder, { recursive: true });
  // Each file has a problem, so that each is reported.
  const text = createScenario(lineCount).replace(/^title:/m, 'titel:');
  for (let index = 0; index < fileCount; index++) writeFileSync(join(folder, `${index}.scenario.yaml`), text);
  const measurements: Run[] = [];
  for (let run = 0; run < runs; run++) measurements.push(await measure(folder));
  rmSync(folder, { recursive: true });
  const computeMedianBy = (key: keyof Run): number => computeMedian(measurements.map((run) => run[key]));
  return [
    {
      label: 'problems of 500 closed files',
      lines: lineCount,
      unit: 's',
      asdic: computeMedianBy('diagnosticsTime'),
      budget: otherBounds.workspaceOf500,
    },
    {
      label: 'longest hover meanwhile',
      lines: lineCount,
      unit: 'ms',
      asdic: computeMedianBy('hover'),
      budget: otherBounds.hoverMeanwhile,
    },
    {
      label: 'symbols of 500 files',
      lines: lineCount,
      unit: 'ms',
      asdic: computeMedianBy('symbols'),
      budget: otherBounds.symbolsOf500,
    },
  ];
}

async function measure(folder: string): Promise<Run> {
  const child = spawn(process.execPath, asdic.args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => ({})));
  connection.onNotification(() => {});
  connection.listen();
  try {
    const root = pathToFileURL(folder).href;
    await connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: root,
      workspaceFolders: [{ uri: root, name: 'library' }],
      capabilities: { textDocument: { diagnostic: {} }, workspace: { configuration: true, workspaceFolders: true } },
    });
    const textDocument = { uri: 'untitled:open.scenario.yaml' };
    const text = createScenario(lineCount);
    const position = positionAt(text, offsetAfter(text, 'weather: '));
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { ...textDocument, languageId: asdic.languageId, version: 1, text },
    });
    // The rules are loaded and the first hover is compiled, so that only the work on the files is measured.
    for (let count = 0; count < 20; count++)
      await connection.sendRequest('textDocument/hover', { textDocument, position });
    const reportedUris = new Set<string>();
    const complete = new Promise<number>((resolve) => {
      connection.onUnhandledProgress(({ value }) => {
        for (const { uri } of (value as { items: readonly { uri: string }[] }).items) reportedUris.add(uri);
        if (reportedUris.size === fileCount) resolve(performance.now());
      });
    });
    const startTime = performance.now();
    await connection.sendNotification('initialized', {});
    void connection
      .sendRequest('workspace/diagnostic', { previousResultIds: [], partialResultToken: 'all' })
      .catch(() => undefined);
    const hover = await measureLongestHover(complete, async () => {
      const hoverStart = performance.now();
      await connection.sendRequest('textDocument/hover', { textDocument, position });
      return performance.now() - hoverStart;
    });
    const diagnosticsTime = ((await complete) - startTime) / 1000;
    const symbolsStart = performance.now();
    await connection.sendRequest('workspace/symbol', { query: 'sub' });
    return { diagnosticsTime, hover, symbols: performance.now() - symbolsStart };
  } finally {
    connection.dispose();
    child.kill();
  }
}

async function measureLongestHover(complete: Promise<number>, hover: () => Promise<number>): Promise<number> {
  let [longest, isDone] = [0, false];
  void complete.then(() => (isDone = true));
  while (!isDone) {
    longest = Math.max(longest, await hover());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return longest;
}
