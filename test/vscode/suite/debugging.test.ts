/** Steps through a combat in VS Code's debugger, as a user does by its buttons. */
import assert from 'node:assert/strict';
import {
  commands,
  debug,
  type DebugSession,
  Location,
  Position,
  Selection,
  SourceBreakpoint,
  type TextDocument,
} from 'vscode';
import { openScenario } from '../support/combats';
import { closeAll, findPosition } from '../support/documents';
import { eventually } from '../support/eventually';
import { click, needsUi, resize, screenshot, setTheme, waitForMatch } from '../support/ui';

const file = 'samples/aare/wolfpack.scenario.yaml';

interface Frame {
  readonly name: string;
  readonly line: number;
}

interface Variable {
  readonly name: string;
  readonly value: string;
  readonly variablesReference: number;
}

async function readStack(session: DebugSession): Promise<readonly Frame[]> {
  const { stackFrames } = (await session.customRequest('stackTrace', { threadId: 1 })) as { stackFrames: Frame[] };
  return stackFrames;
}

async function readVariables(session: DebugSession, scope: string): Promise<readonly Variable[]> {
  const { scopes } = (await session.customRequest('scopes', { frameId: 1 })) as { scopes: Variable[] };
  const { variablesReference } = scopes.find(({ name }) => name === scope)!;
  return ((await session.customRequest('variables', { variablesReference })) as { variables: Variable[] }).variables;
}

/** Starts *Step Through Combat*, and waits for the first step. */
async function start(): Promise<{ readonly session: DebugSession; readonly document: TextDocument }> {
  const editor = await openScenario(file);
  const { document } = editor;
  const at = findPosition(document, 'id: north-sea', 4);
  editor.selection = new Selection(at, at);
  await commands.executeCommand('asdic.stepThrough');
  const session = await eventually(
    () => debug.activeDebugSession,
    (active) => active?.type === 'asdic',
  );
  await waitForStep(session!, /^Detection values \(British\)/);
  return { session: session!, document };
}

/** Waits until the debugger has stopped at a step, and VS Code shows it. @returns the frames of the stack */
async function waitForStep(session: DebugSession, title: RegExp): Promise<readonly Frame[]> {
  const stack = await eventually(
    () => readStack(session),
    ([top]) => top !== undefined && title.test(top.name),
  );
  await eventually(
    () => debug.activeStackItem,
    (item) => item !== undefined && 'frameId' in item,
  );
  return stack;
}

describe('stepping through a combat', () => {
  beforeEach(closeAll);
  afterEach(async () => {
    debug.removeBreakpoints(debug.breakpoints);
    await debug.stopDebugging();
    // Debugging has opened both, and they would hide what later tests look at.
    for (const part of ['closePanel', 'closeSidebar']) await commands.executeCommand(`workbench.action.${part}`);
    await closeAll();
  });

  it('steps on and back, stops where a unit acts, sets a die and evaluates the odds', async () => {
    const { session, document } = await start();
    await commands.executeCommand('workbench.action.debug.stepOver');
    const [search] = await waitForStep(session, /^British destroyers search/);
    assert.match(document.lineAt(search!.line - 1).text, /uk/);
    await screenshot('step-through-start');
    await commands.executeCommand('workbench.action.debug.stepBack');
    await waitForStep(session, /^Detection values \(British\)/);

    const submarines = findPosition(document, 'sub: 4', 0).line;
    debug.addBreakpoints([new SourceBreakpoint(new Location(document.uri, new Position(submarines, 0)))]);
    await commands.executeCommand('workbench.action.debug.continue');
    const stack = await waitForStep(session, /^Germany's submarines fire/);
    assert.deepEqual(
      stack.map(({ name }) => name),
      ["Germany's submarines fire", 'Cycle 1', 'SZ 6', 'Wolfpack in the North Sea'],
    );

    const [die] = await readVariables(session, 'Dice');
    const face = die!.value === '1' ? '6' : '1';
    await session.customRequest('setVariable', { variablesReference: 2, name: die!.name, value: face });
    assert.equal((await readVariables(session, 'Dice'))[0]!.value, face);
    const { result } = (await session.customRequest('evaluate', { expression: 'odds', context: 'repl' })) as {
      result: string;
    };
    assert.match(result, /^Germany wins: \d+\.\d%; The UK and the US win: \d+\.\d%/);
    await commands.executeCommand('workbench.debug.action.focusRepl');
    await screenshot('step-through-breakpoint');
  });

  it('shows dice, board and odds beside the text in every theme, in a narrow window too', async function () {
    needsUi(this);
    const { session } = await start();
    await commands.executeCommand('workbench.action.debug.stepOver');
    await waitForStep(session, /^British destroyers search/);
    await commands.executeCommand('workbench.view.debug');
    const odds = { selector: '.debug-variables .monaco-list-row >> text=Odds from here' };
    await waitForMatch(odds);
    await click(odds);
    await waitForMatch({ selector: '.debug-variables .monaco-list-row >> text=Germany wins' });
    for (const kind of ['dark', 'contrast', 'light'] as const) {
      await setTheme(kind);
      await screenshot(`step-through ${kind}`);
    }
    await resize({ width: 660, height: 800 });
    await screenshot('step-through narrow');
    await resize();
  });

  it('steps through a turn', async () => {
    await openScenario('samples/aare/off-hawaii.scenario.yaml', 2);
    await commands.executeCommand('asdic.stepThroughTurn');
    const session = await eventually(
      () => debug.activeDebugSession,
      (active) => active?.type === 'asdic',
    );
    await eventually(
      () => readStack(session!),
      (stack) => stack.at(-1)?.name === 'Off Hawaii',
    );
    const [odds] = await readVariables(session!, 'Odds from here');
    assert.match(odds!.value, /% chance of winning$/);
  });

  it('the debugger stops at the end of a combat, and ends when it is continued', async () => {
    const { session } = await start();
    await commands.executeCommand('workbench.action.debug.continue');
    await waitForStep(session, /^The end: /);
    await screenshot('step-through-end');
    await commands.executeCommand('workbench.action.debug.continue');
    await eventually(
      () => debug.activeDebugSession,
      (active) => active === undefined,
    );
  });
});
