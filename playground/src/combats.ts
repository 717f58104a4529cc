/** The user's work with combats: resolve, odds, advice, what if; the shown report, and its updates when the text changes. */
import { CancellationTokenSource } from 'vscode-languageserver-protocol/browser';
import { plainLabel } from '../../server/src/model/wording';
import { following, isSame, marked, resolvedNow, which, withOddsOf } from '../../server/src/page/content';
import type { WhatIfState } from '../../server/src/page/messages';
import type { FromView } from '../../server/src/page/view';
import { serverCommands } from '../../server/src/protocol';
import type {
  AdviceArguments,
  AdviceChoices,
  CombatArguments,
  CombatHistory,
  CombatReport,
  CompareArguments,
  InlineParams,
  Refusal,
  SweepArguments,
  WhatIfReport,
} from '../../server/src/protocol';
import { chosenPurpose } from './choices';
import { copyReport, copySweep } from './copy';
import { choose } from './dialog';
import { reportFrame } from './report';
import type { Server } from './server';
import { variants } from './variants';
import type { Variants } from './variants';

/** Dependencies on the page. */
export interface Page {
  readonly pane: HTMLElement;
  /** Shows a message for a while. */
  tell(message: string): void;
  /** Moves the cursor to a line of the scenario, from 1. */
  goToLine(line: number): void;
  showRule(rule: { readonly ruleset: string; readonly rule: string }): void;
  /** Downloads a file. */
  save(name: string, text: string): void;
  /** Switches to the report on narrow pages. */
  showReport(): void;
}

export interface Combats extends Variants {
  resolve(of: CombatArguments): Promise<void>;
  reroll(of: CombatArguments): Promise<void>;
  odds(of: CombatArguments): Promise<void>;
  advise(of: AdviceArguments): Promise<void>;
  rounds(of: CombatArguments): Promise<void>;
  history(of: CombatArguments): Promise<void>;
  writeResult(of: CombatArguments): Promise<void>;
  resolveTurn(of: CombatArguments): Promise<void>;
  rerollTurn(of: CombatArguments): Promise<void>;
  oddsOfTurn(of: CombatArguments): Promise<void>;
  adviseTurn(of: AdviceArguments): Promise<void>;
  writeTurn(of: CombatArguments): Promise<void>;
  /** Updates the report after a change of the text or its results. */
  refresh(params: InlineParams): void;
  /** Another scenario is shown. */
  clear(): void;
}

export function combats(server: Server, page: Page): Combats {
  let calculation: CancellationTokenSource | undefined;
  let asking: CancellationTokenSource | undefined;
  const frame = reportFrame(page.pane, (message) => void received(message).catch(failed));

  function failed(error: unknown): void {
    page.tell(error instanceof Error ? error.message : String(error));
  }

  /** Returns the answer; shows refusals and returns undefined. */
  function granted<Result>(answer: Result | Refusal | null): Result | undefined {
    if (answer === null) return undefined;
    if (typeof answer !== 'object' || !('refused' in (answer as object))) return answer as Result;
    page.tell((answer as Refusal).refused);
    return undefined;
  }

  /** Finds the combat of the arguments; the user chooses if it is ambiguous. */
  async function found(of: CombatArguments): Promise<CombatReport | undefined> {
    const answer = await server.command<CombatReport>(serverCommands.combat, of);
    if (!answer || !('refused' in answer) || !answer.combats) return granted(answer);
    const choices = answer.combats.map((value) => ({
      label: plainLabel(value.title),
      detail: value.id === value.title ? undefined : plainLabel(value.id),
      value,
    }));
    const chosen = await choose('Which combat?', choices);
    return chosen && found({ uri: of.uri, document: chosen.document, id: chosen.id });
  }

  /** Shows the combat of the arguments, and returns them with its id. */
  async function turnTo<Of extends CombatArguments>(of: Of): Promise<Of | undefined> {
    const report = await found(of);
    if (!report) return undefined;
    const content = frame.content();
    page.showReport();
    if (!content || !isSame(content.report, report)) frame.show({ report, stale: false, calculating: false });
    return { ...of, position: undefined, ...which(report) };
  }

  /** The same without showing it, for commands that only write or list. */
  async function meant(of: CombatArguments): Promise<CombatArguments | undefined> {
    const report = of.id === undefined ? await found(of) : undefined;
    return of.id === undefined ? report && which(report) : of;
  }

  /** Cancels the previous calculation, as only the last one is shown. */
  async function calculated(
    command: string,
    of: AdviceArguments | CompareArguments | SweepArguments,
    title: string,
  ): Promise<CombatReport | undefined> {
    calculation?.cancel();
    const own = (calculation = new CancellationTokenSource());
    const progress = (percent?: number): void => {
      if (calculation === own) frame.update((content) => ({ ...content, working: { title, percent } }));
    };
    try {
      return granted(await server.command<CombatReport>(command, of, { token: own.token, progress }));
    } catch (error) {
      if (own.token.isCancellationRequested) return undefined;
      throw error;
    } finally {
      if (calculation === own) {
        calculation = undefined;
        frame.update(({ working: _, ...content }) => content);
      }
    }
  }

  /** Shows a report merged with existing results of the same combat. */
  function show(report: CombatReport | undefined, section?: string): void {
    if (!report) return;
    page.showReport();
    frame.show(following(frame.content(), report), section);
  }

  async function resolve(of: CombatArguments): Promise<void> {
    const one = await turnTo(of);
    const report = one && granted(await server.command<CombatReport>(serverCommands.resolve, one));
    if (!report) return;
    page.showReport();
    frame.show(resolvedNow(frame.content(), report), 'outcome');
    let odds: CombatReport | undefined;
    try {
      odds = await calculated(serverCommands.odds, which(report), 'Calculating');
    } finally {
      frame.update((content) => (content.report === report ? withOddsOf(content, odds) : content));
    }
  }

  /** Resolves all combats of a scenario. */
  async function resolveTurn({ id: _, ...of }: CombatArguments): Promise<void> {
    const report = granted(await server.command<CombatReport>(serverCommands.resolveTurn, of));
    if (!report) return;
    page.showReport();
    frame.show(resolvedNow(frame.content(), report), 'outcome');
    let odds: CombatReport | undefined;
    try {
      odds = await calculated(serverCommands.oddsOfTurn, which(report), 'Calculating');
    } finally {
      frame.update((content) => (content.report === report ? withOddsOf(content, odds) : content));
    }
  }

  async function advise(asked: AdviceArguments): Promise<void> {
    const of = await turnTo(asked);
    if (!of) return;
    const choices = granted(await server.command<AdviceChoices>(serverCommands.advise, of));
    const purpose = choices && (await chosenPurpose(choices));
    if (!purpose) return;
    const { trace, odds } = frame.content()?.report ?? {};
    if ((trace ?? odds) === undefined) show(await calculated(serverCommands.odds, of, 'Calculating'), 'odds');
    // A quick answer first, as the complete one may take long.
    for (const quick of [true, false]) {
      const report = await calculated(serverCommands.advise, { ...of, ...purpose, quick }, 'Comparing orders');
      if (!report) return;
      show(report, quick ? 'advice' : undefined);
    }
  }

  async function history(asked: CombatArguments): Promise<void> {
    const of = await meant(asked);
    const past = of && granted(await server.command<CombatHistory>(serverCommands.history, of));
    const choices = past?.results.map((result) => ({
      label: `${result.number}. ${result.brief}`,
      detail: result.stale ? `${result.diceFrom}, before the last change` : result.diceFrom,
      value: result,
    }));
    const chosen = past && choices && (await choose(`Results of ${past.title}`, choices));
    if (!chosen) return;
    const report = granted(
      await server.command<CombatReport>(serverCommands.history, { ...of, number: chosen.number }),
    );
    if (report) frame.show({ report, stale: chosen.stale, calculating: false }, 'outcome');
  }

  async function write(command: string, argument: object): Promise<boolean> {
    const written = granted(await server.command<boolean>(command, argument));
    if (written === false) page.tell('Nothing was written, as the scenario has just changed. Try again.');
    return written === true;
  }

  /** Only the last change is requested; earlier requests are cancelled. */
  async function whatIf(of: CombatArguments, state: WhatIfState): Promise<void> {
    asking?.cancel();
    asking = undefined;
    frame.update((content) => ({ ...content, whatIf: state }));
    const { changes, swapped = false } = state;
    if (changes.length === 0 && !swapped) return;
    const own = (asking = new CancellationTokenSource());
    const showing = (answer: Partial<WhatIfState>): WhatIfState => {
      const [before, next] = [state, { ...state, ...answer, waiting: false }];
      frame.update((content) => (content.whatIf === before ? { ...content, whatIf: next } : content));
      return next;
    };
    try {
      // A quick answer first; if it is rough, a better one replaces it.
      for (const quick of [true, false]) {
        const argument = { ...of, changes, swapped, quick };
        const answer = await server.command<WhatIfReport>(serverCommands.whatIf, argument, { token: own.token });
        if (!answer || own.token.isCancellationRequested) return;
        state = showing('refused' in answer ? { refused: answer.refused, result: undefined } : { result: answer });
        if ('refused' in answer || answer.isFirst !== true) return;
      }
    } catch (error) {
      if (!own.token.isCancellationRequested)
        showing({ refused: error instanceof Error ? error.message : String(error), result: undefined });
    }
  }

  async function writeWhatIf(of: CombatArguments, { changes, swapped }: WhatIfState): Promise<void> {
    if (await write(serverCommands.writeWhatIf, { ...of, changes, swapped })) await api.odds(of);
  }

  /** Handles messages of the report view. */
  async function received(message: FromView): Promise<void> {
    const content = frame.content();
    if (!content) return;
    const { report } = content;
    const of = which(report);
    if (message.type === 'run') await api[message.command](of);
    else if (message.type === 'order')
      await write(serverCommands.writeOrder, { ...of, side: message.side, order: message.order });
    else if (message.type === 'line') page.goToLine(message.line);
    else if (message.type === 'rule') page.showRule({ ruleset: report.ruleset.id, rule: message.rule.id });
    else if (message.type === 'whatIf') await whatIf(of, message.whatIf);
    else if (message.type === 'writeWhatIf' && content.whatIf) await writeWhatIf(of, content.whatIf);
    else if (message.type === 'copy') await copyReport(report, page.tell);
    else if (message.type === 'page') page.save(`${report.id || 'turn'}.html`, message.html);
    else if (message.type === 'cancel') calculation?.cancel();
    else if (message.type === 'sweep') await api.sweep({ ...of, vary: message.vary });
    else if (message.type === 'sweepForm') frame.update((before) => ({ ...before, sweepForm: message.form }));
    else if (message.type === 'csv') await copySweep(report, page.tell);
  }

  const api: Combats = {
    resolve,
    reroll: (of) => resolve({ ...of, seed: freshSeed() }),
    resolveTurn,
    rerollTurn: (of) => resolveTurn({ ...of, seed: freshSeed() }),
    oddsOfTurn: async (of) => show(await calculated(serverCommands.oddsOfTurn, of, 'Calculating'), 'totals'),
    async adviseTurn({ id: _, ...of }) {
      const choices = granted(await server.command<AdviceChoices>(serverCommands.adviseTurn, of));
      const purpose = choices && (await chosenPurpose(choices));
      if (!purpose) return;
      if (!frame.content()?.report.turn) show(await calculated(serverCommands.oddsOfTurn, of, 'Calculating'), 'totals');
      show(await calculated(serverCommands.adviseTurn, { ...of, ...purpose }, 'Comparing orders'), 'advice');
    },
    async writeTurn(of) {
      const shown = frame.content()?.report;
      const seed = shown?.uri === of.uri ? shown.turn?.resolved?.seed : undefined;
      await write(serverCommands.writeTurn, { ...of, ...(seed !== undefined && { seed }) });
    },
    ...variants({ server, granted, calculated, show }),
    async odds(of) {
      const one = await turnTo(of);
      if (one) show(await calculated(serverCommands.odds, one, 'Calculating'), 'odds');
    },
    rounds: async (of) => show(await calculated(serverCommands.rounds, of, 'Following the rounds'), 'odds'),
    advise,
    history,
    async writeResult(of) {
      const one = await meant(of);
      if (one) await write(serverCommands.writeResult, one);
    },
    refresh: (params) => frame.update((content) => marked(content, params)),
    clear() {
      calculation?.cancel();
      asking?.cancel();
      frame.clear();
    },
  };
  return api;
}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
