/** The user's work with combats: resolve, odds, advice, what if; the shown report, and its updates when the text changes. */
import { CancellationTokenSource } from 'vscode-languageserver-protocol/browser';
import { toLabel, toPlainLabel } from '../../server/src/model/wording';
import {
  showReport,
  isSameCombat,
  updateStale,
  showResult,
  toCombatArguments,
  addOdds,
} from '../../server/src/page/content';
import { createCourseFollower } from '../../server/src/page/follow-course';
import type { WhatIfState } from '../../server/src/page/messages';
import type { FromView } from '../../server/src/page/view';
import {
  type AdviceArguments,
  type AdviceChoices,
  type CombatArguments,
  type CombatHistory,
  type CombatReport,
  type CompareArguments,
  type FileCombats,
  type InlineParams,
  type PlayArguments,
  type Refusal,
  serverCommands,
  type SweepArguments,
  type WhatIfReport,
} from '../../server/src/protocol';

import { copyReport, copySweep } from './copy';
import { choose } from './dialog';
import { createReportFrame } from './report-frame';
import type { Server } from './server';
import { createVariantCommands } from './variants';

export interface Page {
  readonly pane: HTMLElement;
  /** Shows a message for a while. */
  showMessage(message: string): void;
  /** Moves the cursor to a line of the scenario, from 1. */
  goToLine(line: number): void;
  showRule(rule: { readonly ruleset: string; readonly rule: string }): void;
  save(name: string, text: string): void;
  /** Switches to the report on narrow pages. */
  showReport(): void;
}

export function createCombats(server: Server, page: Page) {
  let calculation: CancellationTokenSource | undefined;
  let whatIfRequest: CancellationTokenSource | undefined;
  /** The scenario whose odds were shown last without being asked for. */
  let previewedUri: string | undefined;
  const frame = createReportFrame(page.pane, (message) => void receive(message).catch(showFailure));

  function showFailure(error: unknown): void {
    page.showMessage(error instanceof Error ? error.message : String(error));
  }

  /** Returns the answer; shows refusals and returns undefined. */
  function unwrapAnswer<Result>(answer: Result | Refusal | null): Result | undefined {
    if (answer === null) return undefined;
    if (typeof answer !== 'object' || !('refused' in (answer as object))) return answer as Result;
    page.showMessage((answer as Refusal).refused);
    return undefined;
  }

  /** Finds the combat of the arguments; the user chooses if it is ambiguous. */
  async function findCombat(args: CombatArguments): Promise<CombatReport | undefined> {
    const answer = await server.command<CombatReport>(serverCommands.combat, args);
    if (!answer || !('refused' in answer) || !answer.combats) return unwrapAnswer(answer);
    const choices = answer.combats.map((value) => ({
      label: toPlainLabel(value.title),
      detail: value.id === value.title ? undefined : toPlainLabel(value.id),
      value,
    }));
    const choice = await choose('Which combat?', choices);
    return choice && findCombat({ uri: args.uri, document: choice.document, id: choice.id });
  }

  /** Shows the combat of the arguments, and returns them with its id. */
  async function openCombat<Args extends CombatArguments>(args: Args): Promise<Args | undefined> {
    const report = await findCombat(args);
    if (!report) return undefined;
    const content = frame.getContent();
    page.showReport();
    if (!content || !isSameCombat(content.report, report)) frame.show({ report, stale: false, calculating: false });
    return { ...args, position: undefined, ...toCombatArguments(report) };
  }

  /** Finds the combat of the arguments without showing it, for commands that only write or list. */
  async function completeArguments(args: CombatArguments): Promise<CombatArguments | undefined> {
    const report = args.id === undefined ? await findCombat(args) : undefined;
    return args.id === undefined ? report && toCombatArguments(report) : args;
  }

  /** Cancels the previous calculation, as only the last one is shown. */
  async function calculate(
    command: string,
    args: AdviceArguments | CompareArguments | SweepArguments,
    title: string,
  ): Promise<CombatReport | undefined> {
    calculation?.cancel();
    const source = (calculation = new CancellationTokenSource());
    const showProgress = (percent?: number): void => {
      if (calculation === source) frame.update((content) => ({ ...content, working: { title, percent } }));
    };
    try {
      return unwrapAnswer(
        await server.command<CombatReport>(command, args, { token: source.token, progress: showProgress }),
      );
    } catch (error) {
      if (source.token.isCancellationRequested) return undefined;
      throw error;
    } finally {
      if (calculation === source) {
        calculation = undefined;
        frame.update(({ working: _, ...content }) => content);
      }
    }
  }

  /** Shows a report merged with existing results of the same combat. */
  function show(report: CombatReport | undefined, section?: string): void {
    if (!report) return;
    page.showReport();
    frame.show(showReport(frame.getContent(), report), section);
  }

  const courseFollower = createCourseFollower(
    () => new CancellationTokenSource(),
    (args, token) => server.command<CombatReport>(serverCommands.course, args, { token }),
    (change) => frame.update(change),
  );

  /** Shows the result of a command, then adds its odds. */
  async function showResolved(command: string, args: CombatArguments, oddsCommand: string): Promise<void> {
    const report = unwrapAnswer(await server.command<CombatReport>(command, args));
    if (!report) return;
    page.showReport();
    courseFollower.cancel();
    frame.show(showResult(frame.getContent(), report), 'outcome');
    let odds: CombatReport | undefined;
    try {
      odds = await calculate(oddsCommand, toCombatArguments(report), 'Calculating');
    } finally {
      frame.update((content) => (content.report === report ? addOdds(content, odds) : content));
    }
    await courseFollower.follow(odds, frame.getContent());
  }

  async function resolve(args: CombatArguments): Promise<void> {
    const combat = await openCombat(args);
    if (combat) await showResolved(serverCommands.resolve, combat, serverCommands.odds);
  }

  /** Resolves all combats of a scenario. */
  const resolveTurn = ({ id: _, ...args }: CombatArguments): Promise<void> =>
    showResolved(serverCommands.resolveTurn, args, serverCommands.oddsOfTurn);

  /** The side and aim that the user chooses from those that a command offers. */
  async function requestPurpose(command: string, args: AdviceArguments) {
    const choices = unwrapAnswer(await server.command<AdviceChoices>(command, args));
    return choices && choosePurpose(choices);
  }

  async function advise(request: AdviceArguments): Promise<void> {
    const args = await openCombat(request);
    if (!args) return;
    const purpose = await requestPurpose(serverCommands.advise, args);

    if (!purpose) return;
    const { trace, odds } = frame.getContent()?.report ?? {};
    if ((trace ?? odds) === undefined) show(await calculate(serverCommands.odds, args, 'Calculating'), 'odds');
    // A quick answer first, as the complete one may take long.
    for (const quick of [true, false]) {
      const report = await calculate(serverCommands.advise, { ...args, ...purpose, quick }, 'Comparing orders');
      if (!report) return;
      show(report, quick ? 'advice' : undefined);
    }
  }

  async function showHistory(request: CombatArguments): Promise<void> {
    const args = await completeArguments(request);
    const history = args && unwrapAnswer(await server.command<CombatHistory>(serverCommands.history, args));
    const choices = history?.results.map((result) => ({
      label: `${result.number}. ${result.brief}`,
      detail: result.stale ? `${result.diceFrom}, before the last change` : result.diceFrom,
      value: result,
    }));
    const choice = history && choices && (await choose(`Results of ${history.title}`, choices));
    if (!choice) return;
    const report = unwrapAnswer(
      await server.command<CombatReport>(serverCommands.history, { ...args, number: choice.number }),
    );
    if (report) frame.show({ report, stale: choice.stale, calculating: false }, 'outcome');
  }

  async function write(command: string, argument: object): Promise<boolean> {
    const isWritten = unwrapAnswer(await server.command<boolean>(command, argument));
    if (isWritten === false) page.showMessage('Nothing was written, as the scenario has just changed. Try again.');
    return isWritten === true;
  }

  /** Only the last change is requested; earlier requests are cancelled. */
  async function requestWhatIf(args: CombatArguments, state: WhatIfState): Promise<void> {
    whatIfRequest?.cancel();
    whatIfRequest = undefined;
    frame.update((content) => ({ ...content, whatIf: state }));
    const { changes, swapped = false } = state;
    if (changes.length === 0 && !swapped) return;
    const source = (whatIfRequest = new CancellationTokenSource());
    const showAnswer = (answer: Partial<WhatIfState>): WhatIfState => {
      const [requestedState, next] = [state, { ...state, ...answer, isWaiting: false }];
      frame.update((content) => (content.whatIf === requestedState ? { ...content, whatIf: next } : content));
      return next;
    };
    try {
      // A quick answer first; if it is rough, a better one replaces it.
      for (const quick of [true, false]) {
        const argument = { ...args, changes, swapped, quick };
        const answer = await server.command<WhatIfReport>(serverCommands.whatIf, argument, { token: source.token });
        if (!answer || source.token.isCancellationRequested) return;
        state = showAnswer('refused' in answer ? { refused: answer.refused, result: undefined } : { result: answer });
        if ('refused' in answer || answer.isFirst !== true) return;
      }
    } catch (error) {
      if (!source.token.isCancellationRequested)
        showAnswer({ refused: error instanceof Error ? error.message : String(error), result: undefined });
    }
  }

  async function writeWhatIf(args: CombatArguments, { changes, swapped }: WhatIfState): Promise<void> {
    if (await write(serverCommands.writeWhatIf, { ...args, changes, swapped })) await api.odds(args);
  }

  /** After a move the focus stays in the panel, on its field or its first option. */
  function showPlay(report: CombatReport | undefined, { moves }: Pick<PlayArguments, 'moves'>): void {
    if (report) frame.show({ report, stale: false, calculating: false }, moves ? undefined : 'play');
  }

  async function writePlay(args: PlayArguments, isTurn: boolean): Promise<void> {
    if (await write(serverCommands[isTurn ? 'writePlayOfTurn' : 'writePlay'], args))
      await api[isTurn ? 'playTurn' : 'play'](args);
  }

  async function receive(message: FromView): Promise<void> {
    const content = frame.getContent();
    if (!content) return;
    const { report } = content;
    const args = toCombatArguments(report);
    if (message.type === 'run') await api[message.command](args);
    else if (message.type === 'order')
      await write(serverCommands.writeOrder, { ...args, side: message.side, order: message.order });
    else if (message.type === 'ownTable') await write(serverCommands.ownTable, { ...args, table: message.table });
    else if (message.type === 'play') await api[report.turn ? 'playTurn' : 'play']({ ...args, moves: message.moves });
    else if (message.type === 'writePlay')
      await writePlay({ ...args, moves: message.moves }, report.turn !== undefined);
    else if (message.type === 'line') page.goToLine(message.line);
    else if (message.type === 'rule') page.showRule({ ruleset: report.ruleset.id, rule: message.rule.id });
    else if (message.type === 'whatIf') await requestWhatIf(args, message.whatIf);
    else if (message.type === 'writeWhatIf' && content.whatIf) await writeWhatIf(args, content.whatIf);
    else if (message.type === 'copy') await copyReport(report, page.showMessage);
    else if (message.type === 'page') page.save(`${report.id || 'turn'}.html`, message.html);
    else if (message.type === 'picture') page.save(`${report.id || 'turn'}.svg`, message.svg);
    else if (message.type === 'cancel') calculation?.cancel();
    else if (message.type === 'sweep') await api.sweep({ ...args, vary: message.vary });
    else if (message.type === 'sweepForm') frame.update((current) => ({ ...current, sweepForm: message.form }));
    else if (message.type === 'csv') await copySweep(report, page.showMessage);
  }

  const api = {
    resolve,
    async play(args: PlayArguments): Promise<void> {
      const combat = await completeArguments(args);
      const report = combat && unwrapAnswer(await server.command<CombatReport>(serverCommands.play, combat));
      showPlay(report, args);
    },
    reroll: (args: CombatArguments) => resolve({ ...args, seed: drawSeed() }),
    resolveTurn,
    async playTurn({ id: _, ...args }: PlayArguments): Promise<void> {
      const report = unwrapAnswer(await server.command<CombatReport>(serverCommands.playTurn, args));
      showPlay(report, args);
    },
    rerollTurn: (args: CombatArguments) => resolveTurn({ ...args, seed: drawSeed() }),
    oddsOfTurn: async (args: CombatArguments) =>
      show(await calculate(serverCommands.oddsOfTurn, args, 'Calculating'), 'totals'),
    async adviseTurn({ id: _, ...args }: AdviceArguments): Promise<void> {
      const purpose = await requestPurpose(serverCommands.adviseTurn, args);

      if (!purpose) return;
      if (!frame.getContent()?.report.turn)
        show(await calculate(serverCommands.oddsOfTurn, args, 'Calculating'), 'totals');
      show(await calculate(serverCommands.adviseTurn, { ...args, ...purpose }, 'Comparing orders'), 'advice');
    },
    async writeTurn(args: CombatArguments): Promise<void> {
      const shownReport = frame.getContent()?.report;
      const seed = shownReport?.uri === args.uri ? shownReport.turn?.resolved?.seed : undefined;
      await write(serverCommands.writeTurn, { ...args, ...(seed !== undefined && { seed }) });
    },
    ...createVariantCommands({ server, unwrapAnswer, calculate, show }),
    async odds(args: CombatArguments): Promise<void> {
      const combat = await openCombat(args);
      if (combat) show(await calculate(serverCommands.odds, combat, 'Calculating'), 'outcome');
    },
    /** Shows the odds of the first combat beside the scenario, unless the reader asks for something else meanwhile. */
    async preview(uri: string): Promise<void> {
      previewedUri = uri;
      const isOutdated = (): boolean => previewedUri !== uri || frame.getContent() !== undefined;
      const [file] = unwrapAnswer(await server.command<readonly FileCombats[]>(serverCommands.combats, { uri })) ?? [];
      const first = file?.scenarios.flatMap(({ combats }) => combats).find(({ problem }) => problem === undefined);
      if (!first || isOutdated()) return;
      const args = { uri, document: first.document, id: first.id };
      const report = await server.command<CombatReport>(serverCommands.combat, args);
      if (!report || 'refused' in report || isOutdated()) return;
      frame.show({ report, stale: false, calculating: true });
      const odds = await calculate(serverCommands.odds, args, 'Calculating');
      frame.update((content) => (content.report === report ? addOdds(content, odds) : content));
    },
    rounds: async (args: CombatArguments) =>
      show(await calculate(serverCommands.rounds, args, 'Following the rounds'), 'rounds'),
    advise,
    history: showHistory,
    async writeResult(args: CombatArguments): Promise<void> {
      const combat = await completeArguments(args);
      if (combat) await write(serverCommands.writeResult, combat);
    },
    /** Updates the report after a change of the text or its results. */
    applyResults(params: InlineParams): void {
      frame.update((content) => updateStale(content, params));
      if (frame.getContent()?.stale === true) courseFollower.cancel();
    },
    /** Cancels calculations and empties the report, for another scenario. */
    clear(): void {
      calculation?.cancel();
      whatIfRequest?.cancel();
      frame.clear();
    },
  };
  return api;
}

/** Asks for side and aim if there are several. */
async function choosePurpose({ choices }: AdviceChoices): Promise<{ side: string; aim: string } | undefined> {
  const purposes = choices.map(({ side, name, aim, note }) => ({
    label: toPlainLabel(`${toLabel(name ?? side)}: ${aim.title}`),
    detail: note,
    value: { side, aim: aim.id },
  }));
  const [only, other] = purposes;
  return other ? choose('Which side should be advised, and for what aim?', purposes) : only?.value;
}

const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
