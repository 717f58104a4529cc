/**
 * A debug adapter: steps through a combat by the Debug Adapter Protocol. Every request is answered by a list of messages, the response and
 * the events that it causes, so any transport will do. Nothing is rolled while stepping: the run is computed at the launch.
 */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Analysis } from '../features';
import { getStage, setDecision, setDice, type SteppedRun } from '../features/resolve/stepped-run';
import { evaluate, evaluateUnit, listCompletions, type Evaluation } from './evaluate';
import { type DebugHost, RequestError, unwrap } from './host';
import { startRun, type LaunchArguments, readProgram } from './launch';
import { type Breakpoints, createBreakpoints, type Stop } from './breakpoints';
import {
  listAmountLines,
  listAmounts,
  listDice,
  computeOdds,
  listRolledDice,
  listSides,
  listUnits,
  nameDie,
  references,
} from './variables';

type Message = DebugProtocol.ProtocolMessage;

export interface DebugAdapter {
  /** Carries out a request. Never rejects: an error is a response. */
  readonly handle: (request: DebugProtocol.Request) => Promise<readonly Message[]>;
}

const capabilities: DebugProtocol.Capabilities = {
  supportsCompletionsRequest: true,
  supportsConfigurationDoneRequest: true,
  supportsEvaluateForHovers: true,
  supportsRestartRequest: true,
  supportsSetVariable: true,
  supportsStepBack: true,
  supportsTerminateRequest: true,
  exceptionBreakpointFilters: [
    { filter: 'decisions', label: 'Decisions', description: 'Stops before each decision between several options.' },
    { filter: 'losses', label: 'Losses', description: 'Stops after each step that takes units out of the combat.' },
  ],
};

const threadId = 1;

/** A run that a client has launched, and its next step. */
interface DebugSession {
  readonly program: string;
  readonly options: LaunchArguments;
  run: SteppedRun;
  /** Index of the next step; at the end the number of steps. */
  stepIndex: number;
}

export function createDebugAdapter(host: DebugHost): DebugAdapter {
  const breakpoints: Breakpoints = createBreakpoints();
  let session: DebugSession | undefined;
  let lineBase = 1;
  let canInvalidate = false;
  let sequence = 1;
  let events: DebugProtocol.Event[] = [];

  const send = (event: string, body: object = {}): void => void events.push({ seq: 0, type: 'event', event, body });
  const print = (output: string, line?: number): void =>
    send('output', {
      category: 'stdout',
      output: `${output}\n`,
      ...(line !== undefined && session && { source: toSource(session), line: toClientLine(line) }),
    });
  const toClientLine = (line: number): number => line - 1 + lineBase;

  function getSession(): DebugSession {
    if (!session) throw new RequestError('No combat is being stepped through: launch one first.');
    return session;
  }

  /** The analysis of the file that a request is about to step through. */
  async function openProgram({ command, arguments: args }: DebugProtocol.Request): Promise<Analysis | undefined> {
    if (command !== 'launch' && command !== 'restart') return undefined;
    return host.open(readProgram(command === 'launch' ? (args as LaunchArguments) : getSession().options));
  }

  function launch(options: LaunchArguments, analysis: Analysis): void {
    const run = startRun(options, analysis);
    session = { program: readProgram(options), options, run, stepIndex: 0 };
    for (const { title, diceFrom, lines, unused } of run.stages) {
      print(`${title}: ${diceFrom}.`, lines[0]);
      for (const die of unused) print(`Not used: ${die}.`);
    }
  }

  /** Stops at the first step, or runs to a breakpoint. */
  function begin(): void {
    const { options, run } = getSession();
    if (options.noDebug === true) {
      move(1, () => undefined);
      return terminate();
    }
    if (options.stopOnEntry !== false) return stop({ reason: 'entry' });
    const firstStop = breakpoints.findStop(run, 0);
    if (firstStop) stop(firstStop);
    else runToBreakpoint(1);
  }

  function stop({ reason, text }: Stop): void {
    send('stopped', {
      reason,
      threadId,
      allThreadsStopped: true,
      ...(text !== undefined && { description: text, text }),
    });
  }

  function terminate(): void {
    session = undefined;
    send('terminated');
  }

  /** Moves until something stops it, printing the steps that it carries out. At the end and at the start it stops in any case. */
  function move(direction: 1 | -1, findStop: (stepIndex: number) => Stop | undefined): Stop {
    const current = getSession();
    const { steps, summary } = current.run;
    const lastIndex = direction > 0 ? steps.length : 0;
    while (current.stepIndex !== lastIndex) {
      if (direction > 0) printStep(current.run, current.stepIndex);
      current.stepIndex += direction;
      if (current.stepIndex === lastIndex) break;
      const reachedStop = findStop(current.stepIndex);
      if (reachedStop) return reachedStop;
    }
    if (direction > 0) print(`The end: ${summary}.`);
    return findStop(lastIndex) ?? { reason: 'step', text: direction > 0 ? `The end: ${summary}` : 'The start' };
  }

  function printStep({ steps, stages }: SteppedRun, stepIndex: number): void {
    const { title, round, dice, line, outcome, stage } = steps[stepIndex]!;
    const previousStep = steps[stepIndex - 1];
    if (stages.length > 1 && previousStep?.stage !== stage) print(stages[stage]!.title, stages[stage]!.lines[0]);
    const roundHeading = round !== undefined && round !== previousStep?.round ? `${round}\n` : '';
    const faces = dice.length === 0 ? '' : `: ${dice.map(({ face }) => face).join(' ')}`;
    print(`${roundHeading}${title}${faces}${outcome.map((sentence) => `\n    ${sentence}`).join('')}`, line);
  }

  /** A step from the end leaves the combat. */
  function step(direction: 1 | -1, isStep: (stepIndex: number) => boolean): void {
    const { run, stepIndex } = getSession();
    if (direction > 0 && stepIndex >= run.steps.length) return terminate();
    const isReached = (next: number): boolean => next < run.steps.length && isStep(next);
    stop(
      move(direction, (next) => breakpoints.findStop(run, next) ?? (isReached(next) ? { reason: 'step' } : undefined)),
    );
  }

  function runToBreakpoint(direction: 1 | -1): void {
    step(direction, () => false);
  }

  /** Whether a step has dice or a decision. Bookkeeping is passed over. */
  function isRollOrDecision(stepIndex: number): boolean {
    const next = getSession().run.steps[stepIndex]!;
    return next.dice.length > 0 || next.decision !== undefined;
  }

  function toSource({ program }: DebugSession): DebugProtocol.Source {
    return { name: program.replace(/^.*[/\\]/, ''), path: program };
  }

  /** The step, its round, the combat and the scenario: each with its line. */
  function listFrames(current: DebugSession): readonly DebugProtocol.StackFrame[] {
    const { run, stepIndex } = current;
    const { steps, turnOrScenario: whole, summary } = run;
    const { lines, title } = getStage(run, stepIndex);
    const next = steps[stepIndex];
    const names: readonly (readonly [name: string, line: number])[] = [
      [next?.title ?? `The end: ${summary}`, next?.line ?? lines[0]],
      ...(next?.round === undefined ? [] : [[next.round, lines[0]] as const]),
      [title, lines[0]],
      ...(whole ? [[whole.title, whole.line] as const] : []),
    ];
    return names.map(([name, line], index) => ({
      ...{ id: index + 1, name, line: toClientLine(line), column: lineBase },
      source: toSource(current),
    }));
  }

  async function listVariables({ variablesReference }: DebugProtocol.VariablesArguments): Promise<object> {
    const { run, stepIndex } = getSession();
    const list = (): readonly DebugProtocol.Variable[] => {
      if (variablesReference === references.board) return listSides(run, stepIndex);
      if (variablesReference === references.dice) return listDice(run, stepIndex);
      if (variablesReference === references.rolled) return listRolledDice(run, stepIndex);
      if (variablesReference === references.arithmetic) return listAmounts(run, stepIndex);
      if (variablesReference >= references.firstAmount)
        return listAmountLines(run, stepIndex, variablesReference - references.firstAmount);
      return listUnits(run, stepIndex, variablesReference - references.firstSide);
    };
    if (variablesReference !== references.odds) return { variables: list() };
    const { results, measures } = await computeOdds(run, stepIndex, host);
    return { variables: [...results, ...measures] };
  }

  /** Changes what follows, and tells the client. */
  function replace(run: SteppedRun): void {
    getSession().run = run;
    if (canInvalidate) send('invalidated', { areas: ['stacks', 'variables'] });
  }

  function setVariable({ name, value }: DebugProtocol.SetVariableArguments): { readonly value: string } {
    const { run, stepIndex } = getSession();
    const next = run.steps[stepIndex];
    const die = next?.dice.find((each) => nameDie(each) === name);
    if (next && die) replace(unwrap(setDice(run, next, [[die, Number(value)]])));
    else if (next?.decision?.label === name) replace(unwrap(setDecision(run, next, next.decision, value)));
    else throw new RequestError(`${name} cannot be set: only the dice and the decision of the next step can.`);
    return { value };
  }

  /** A hover is about units alone: the words of the console are keys of a scenario, too. */
  function evaluateExpression({
    expression,
    context,
  }: DebugProtocol.EvaluateArguments): Evaluation | Promise<Evaluation> {
    const { run, stepIndex } = getSession();
    const trimmed = expression.trim();
    const evaluation =
      context === 'hover' ? evaluateUnit(trimmed, run, stepIndex) : evaluate(trimmed, run, stepIndex, host);
    if ('then' in evaluation || !evaluation.run) return evaluation;
    const { run: changedRun, ...answered } = evaluation;
    replace(changedRun);
    return answered;
  }

  /**
   * Carries out a request. Events are collected as soon as this returns: a body that is still being calculated must send none.
   * @param analysis of the program, for a launch or a restart
   * @returns the body of the response
   */
  function answer(
    { command, arguments: args }: DebugProtocol.Request,
    analysis: Analysis | undefined,
  ): object | undefined | Promise<object> {
    switch (command) {
      case 'initialize': {
        const client = args as DebugProtocol.InitializeRequestArguments;
        lineBase = client.linesStartAt1 === false ? 0 : 1;
        canInvalidate = client.supportsInvalidatedEvent === true;
        return capabilities;
      }
      case 'launch':
        launch(args as LaunchArguments, analysis!);
        send('initialized');
        return undefined;
      case 'setBreakpoints': {
        const { source, breakpoints: requested = [] } = args as DebugProtocol.SetBreakpointsArguments;
        const isOfProgram =
          session !== undefined && host.normalize(source.path ?? '') === host.normalize(session.program);
        const lines = requested.map(({ line }) => line + 1 - lineBase);
        const verified = breakpoints.set(lines, isOfProgram ? session?.run : undefined);
        return { breakpoints: verified.map((breakpoint, index) => ({ ...breakpoint, line: requested[index]!.line })) };
      }
      case 'setExceptionBreakpoints':
        breakpoints.setFilters((args as DebugProtocol.SetExceptionBreakpointsArguments).filters);
        return undefined;
      case 'configurationDone':
        begin();
        return undefined;
      case 'restart':
        launch(getSession().options, analysis!);
        begin();
        return undefined;
      case 'threads':
        return {
          threads: [{ id: threadId, name: session ? getStage(session.run, session.stepIndex).title : 'Combat' }],
        };
      case 'stackTrace': {
        const frames = listFrames(getSession());
        const { startFrame = 0, levels = 0 } = args as DebugProtocol.StackTraceArguments;
        const stackFrames = frames.slice(startFrame, levels === 0 ? undefined : startFrame + levels);
        return { stackFrames, totalFrames: frames.length };
      }
      case 'scopes':
        return {
          scopes: [
            { name: 'Dice', variablesReference: references.dice, expensive: false, presentationHint: 'locals' },
            { name: 'Board', variablesReference: references.board, expensive: false },
            { name: 'Arithmetic', variablesReference: references.arithmetic, expensive: false },
            // Computed when they are looked at.
            { name: 'Odds from here', variablesReference: references.odds, expensive: true },
          ],
        };
      case 'variables':
        return listVariables(args as DebugProtocol.VariablesArguments);
      case 'setVariable':
        return setVariable(args as DebugProtocol.SetVariableArguments);
      case 'evaluate':
        return evaluateExpression(args as DebugProtocol.EvaluateArguments);
      case 'completions': {
        const { run, stepIndex } = getSession();
        return { targets: listCompletions(run, stepIndex).map((label) => ({ label })) };
      }
      case 'continue':
        runToBreakpoint(1);
        return { allThreadsContinued: true };
      case 'reverseContinue':
        runToBreakpoint(-1);
        return undefined;
      case 'next':
        step(1, isRollOrDecision);
        return undefined;
      case 'stepIn':
        step(1, () => true);
        return undefined;
      case 'stepBack':
        step(-1, isRollOrDecision);
        return undefined;
      case 'stepOut': {
        const { run, stepIndex } = getSession();
        const { stage, round } = run.steps[stepIndex] ?? {};
        step(1, (next) => {
          const reachedStep = run.steps[next]!;
          return reachedStep.stage !== stage || (round !== undefined && reachedStep.round !== round);
        });
        return undefined;
      }
      case 'pause':
        stop({ reason: 'pause' });
        return undefined;
      case 'terminate':
        terminate();
        return undefined;
      case 'disconnect':
        session = undefined;
        return undefined;
      default:
        throw new RequestError(`Asdic does not carry out the request ${command}.`);
    }
  }

  return {
    async handle(request) {
      const response: DebugProtocol.Response = {
        ...{ seq: 0, type: 'response', request_seq: request.seq, command: request.command, success: true },
      };
      let causedEvents: readonly DebugProtocol.Event[] = [];
      try {
        const analysis = await openProgram(request);
        events = [];
        const body = answer(request, analysis);
        causedEvents = events;
        if (body) response.body = await body;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        Object.assign(response, { success: false, message });
        response.body = { error: { id: 1, format: message.replace(/[{}]/g, ''), showUser: true } };
      }
      return [response, ...causedEvents].map((message) => ({ ...message, seq: sequence++ }));
    },
  };
}
