/** `workspace/executeCommand`: dispatches commands. Arguments are untrusted and validated. */
import * as lsp from 'vscode-languageserver';
import { createScenario, findRulePage } from '../features';
import type { ReadRulePage } from './rule-pages';
import {
  type AdviceArguments,
  type CombatArguments,
  type CompareArguments,
  type DebugArguments,
  type FairDiceArguments,
  type HistoryArguments,
  type OrderArguments,
  type PlayArguments,
  type RestoreArguments,
  type RulePageParams,
  type RunTestsArguments,
  type SweepArguments,
  type TableArguments,
  type WhatIfArguments,
  serverCommands,
} from '../protocol';
import { createQueue } from '../work/queue';
import type { Client } from './capabilities';
import type { CombatCommands } from './combat-commands';
import type { CombatLists } from './combat-lists';
import type { RequestControl } from './command-target';
import { createPageLink, toOffset } from './convert';
import type { DocumentViewer } from './document-viewer';
import type { Documents } from './documents';
import type { DebugSessions } from './debug-sessions';
import { type LogError, guardHandler } from './guard';
import { createResultPresenter } from './present-result';
import type { ScenarioTests } from './scenario-tests';

/** Concurrent calculations: one is prepared while the worker is busy with another. */
const maxRunning = 2;

type Command = readonly [description: string, run: ReturnType<CreateCommand>];

/** @param parse of the argument, which is untrusted */
type CreateCommand = <Args>(
  parse: (argument: unknown) => Args,
  run: (args: Args, ...control: RequestControl) => Promise<unknown>,
) => (argument: unknown, ...control: RequestControl) => Promise<unknown>;

export function createCommandRunner(
  connection: lsp.Connection,
  client: Client,
  documents: Documents,
  combats: CombatCommands,
  combatLists: CombatLists,
  tests: ScenarioTests,
  debug: DebugSessions,
  viewer: DocumentViewer,
  readRulePage: ReadRulePage,
  log: LogError,
) {
  const longCalculations = createQueue(maxRunning);
  const readPage = async ({ ruleset, rule, check }: Partial<RulePageParams>) => {
    if (typeof ruleset !== 'string') throw new TypeError('The argument must be { ruleset, rule?, check? }.');
    const ruleLink = client.asdicOptions.clientCommands ? undefined : createPageLink(client);
    return (await readRulePage({ ruleset, rule, check }, ruleLink)) ?? null;
  };
  const present = createResultPresenter(connection, viewer, readPage);
  const runAtOnce: CreateCommand =
    (parse, run) =>
    (argument, ...control) =>
      run(parse(argument), ...control);
  const runQueued: CreateCommand =
    (parse, run) =>
    (argument, ...control) =>
      longCalculations.run(control[0], () => run(parse(argument), ...control));
  const { turns, variants } = combats;
  /** Each with its description, with which the error message begins if it fails. */
  const commands: Readonly<Record<string, Command>> = {
    [serverCommands.combat]: ['Finding the combat', runAtOnce(parseCombatArguments, combats.combat)],
    [serverCommands.resolve]: ['Resolving the combat', runAtOnce(parseCombatArguments, combats.resolve)],
    [serverCommands.play]: ['Playing the combat', runAtOnce(parsePlayArguments, combats.play)],
    [serverCommands.writePlay]: ['Writing the play', runAtOnce(parsePlayArguments, combats.writePlay)],
    [serverCommands.debug]: ['Stepping through the combat', runAtOnce(parseDebugArguments, debug)],
    [serverCommands.odds]: ['Calculating the odds', runQueued(parseCombatArguments, combats.odds)],
    [serverCommands.course]: ['Following the dice', runQueued(parseCombatArguments, combats.course)],
    [serverCommands.rounds]: ['Following the rounds', runQueued(parseCombatArguments, combats.rounds)],
    [serverCommands.matters]: ['Finding what matters', runQueued(parseCombatArguments, variants.matters)],
    [serverCommands.levers]: ['Finding what can be varied', runAtOnce(parseCompareArguments, variants.levers)],
    [serverCommands.compare]: ['Comparing', runQueued(parseCompareArguments, variants.compare)],
    [serverCommands.sweep]: ['Calculating every value', runQueued(parseSweepArguments, variants.sweep)],
    [serverCommands.writeResult]: ['Writing the result', runAtOnce(parseCombatArguments, combats.writeResult)],
    [serverCommands.fairDice]: ['Writing fair dice', runAtOnce(parseFairDiceArguments, combats.fairDice)],
    [serverCommands.advise]: [
      'Advising',
      // Quick requests are not queued behind long calculations.
      (argument, ...control) =>
        (isQuick(argument) ? runAtOnce : runQueued)(parseAdviceArguments, combats.advise)(argument, ...control),
    ],
    [serverCommands.writeOrder]: ['Writing the order', runAtOnce(parseOrderArguments, combats.writeOrder)],
    [serverCommands.ownTable]: ['Making the table', runAtOnce(parseTableArguments, combats.ownTable)],
    [serverCommands.history]: ['Reading earlier results', runAtOnce(parseHistoryArguments, combats.history)],
    [serverCommands.restore]: ['Restoring a result', runAtOnce(parseRestoreArguments, combats.restore)],
    [serverCommands.showProblem]: ['Going to the problem', runAtOnce(parseCombatArguments, combats.showProblem)],
    [serverCommands.whatIf]: ['Calculating what if', runAtOnce(parseWhatIfArguments, combats.whatIf)],
    [serverCommands.writeWhatIf]: ['Writing the changes', runAtOnce(parseWhatIfArguments, combats.writeWhatIf)],
    [serverCommands.resolveTurn]: ['Resolving the turn', runAtOnce(parseCombatArguments, turns.resolve)],
    [serverCommands.playTurn]: ['Playing the turn', runAtOnce(parsePlayArguments, turns.play)],
    [serverCommands.writePlayOfTurn]: ['Writing the play of the turn', runAtOnce(parsePlayArguments, turns.writePlay)],
    [serverCommands.oddsOfTurn]: ['Calculating the odds of the turn', runQueued(parseCombatArguments, turns.odds)],
    [serverCommands.adviseTurn]: ['Advising on the turn', runQueued(parseAdviceArguments, turns.advise)],
    [serverCommands.writeTurn]: ['Writing the results of the turn', runAtOnce(parseCombatArguments, turns.write)],
    [serverCommands.newScenario]: ['Beginning a scenario', runAtOnce(toObject, createScenario)],
    [serverCommands.draftOdds]: ['Calculating the odds', runAtOnce(toObject, combats.draftOdds)],
    [serverCommands.ruleAt]: [
      'Finding the rule',
      runAtOnce(parseCombatArguments, (args) => findRuleAt(documents, args)),
    ],
    [serverCommands.rulePage]: ['Reading the rule', runAtOnce(toObject, readPage)],
    [serverCommands.nextTurn]: ['Making the next turn', runAtOnce(parseCombatArguments, tests.nextTurn)],
    [serverCommands.campaign]: ['Reading the campaign', runAtOnce(parseCombatArguments, tests.campaign)],
    [serverCommands.luck]: ['Measuring luck', runAtOnce(parseCombatArguments, tests.luck)],
    [serverCommands.combats]: ['Listing the combats', runAtOnce(parseStrings, combatLists.list)],
    [serverCommands.forecasts]: ['Calculating forecasts', runAtOnce(parseStrings, combatLists.forecast)],
    [serverCommands.tests]: ['Listing the tests', runAtOnce(parseStrings, tests.list)],
    [serverCommands.runTests]: ['Running the tests', runQueued(parseRunTestsArguments, tests.run)],
  } satisfies Readonly<Record<(typeof serverCommands)[keyof typeof serverCommands], Command>>;
  return ({ command, arguments: [argument] = [] }: lsp.ExecuteCommandParams, ...control: RequestControl) => {
    const [description, run] = (Object.hasOwn(commands, command) ? commands[command] : undefined) ?? [command];
    return guardHandler(log, description, async () => {
      if (!run) throw new lsp.ResponseError(lsp.ErrorCodes.InvalidParams, `There is no command ${command}.`);
      const result = await run(argument, ...control);
      // Clients that do not know the commands ignore their results.
      if (!client.asdicOptions.clientCommands)
        await present(result, {
          argument: toObject(argument),
          rerun: (changed) => run(changed, ...control),
          describeCombat: () => combats.combat(parseCombatArguments(argument), ...control),
        });
      return result;
    })(undefined, control[0]);
  };
}

async function findRuleAt(documents: Documents, { uri, position }: CombatArguments): Promise<RulePageParams | null> {
  const current = await documents.getCurrent(uri);
  return (current && position && findRulePage(current.analysis, toOffset(current, position))) ?? null;
}

function parseCombatArguments(argument: unknown): CombatArguments {
  const { uri, document, id, position, seed } = toObject(argument) as Partial<CombatArguments>;
  if (typeof uri !== 'string') throw new TypeError('The argument must be { uri, id? | position?, document?, seed? }.');
  if (seed !== undefined && !Number.isSafeInteger(seed)) throw new TypeError('The seed must be a whole number.');
  if (document !== undefined && !Number.isSafeInteger(document))
    throw new TypeError('The document must be a whole number: the place of the scenario in its file, from 0.');
  if (id !== undefined && typeof id !== 'string') throw new TypeError('The id must be text.');
  return { uri, document, id, position: position === undefined ? undefined : parsePosition(position), seed };
}

function parsePosition(position: unknown): CombatArguments['position'] {
  const { line, character } = toObject(position) as Partial<NonNullable<CombatArguments['position']>>;
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(character))
    throw new TypeError('The position must be { line, character }, whole numbers from 0.');
  return { line: line!, character: character! };
}

function parseAdviceArguments(argument: unknown): AdviceArguments {
  const { side, aim, quick } = toObject(argument) as Partial<AdviceArguments>;
  return { ...parseCombatArguments(argument), ...pickStrings({ side, aim }), ...(quick === true && { quick }) };
}

function parseRestoreArguments(argument: unknown): RestoreArguments {
  const { summary } = toObject(argument) as Partial<RestoreArguments>;
  if (typeof summary !== 'string')
    throw new TypeError('The argument must be { uri, summary, id? | position?, document?, seed? }.');
  return { ...parseCombatArguments(argument), summary };
}

function parseHistoryArguments(argument: unknown): HistoryArguments {
  const { number } = toObject(argument) as Partial<HistoryArguments>;
  if (number !== undefined && !Number.isSafeInteger(number)) throw new TypeError('The number must be a whole number.');
  return { ...parseCombatArguments(argument), number };
}

function parseFairDiceArguments(argument: unknown): FairDiceArguments {
  const { side, word, reveal } = toObject(argument) as Partial<FairDiceArguments>;
  if (![side, word].every((text) => text === undefined || typeof text === 'string'))
    throw new TypeError('The argument must be { uri, side?, word?, reveal?, id? | position?, document? }.');
  return { ...parseCombatArguments(argument), side, word, reveal: reveal === true };
}

function isQuick(argument: unknown): boolean {
  return (toObject(argument) as Partial<AdviceArguments>).quick === true;
}

function parseWhatIfArguments(argument: unknown): WhatIfArguments {
  const { changes, swapped = false, quick } = toObject(argument) as Partial<WhatIfArguments>;
  if (!Array.isArray(changes) || typeof swapped !== 'boolean' || !changes.every(isChange))
    throw new TypeError(
      'The argument must be { uri, changes: [{ id, value }], swapped?, quick?, id? | position?, document? }.',
    );
  const whatIf = { changes: changes as WhatIfArguments['changes'], swapped };
  return { ...parseCombatArguments(argument), ...whatIf, ...(quick === true && { quick }) };
}

/** Maximum length of lists in arguments; lever values take a few hundred bytes each. */
const maxListLength = 1_000;

function parseCompareArguments(argument: unknown): CompareArguments {
  const { variants = [], turn = false } = toObject(argument) as Partial<CompareArguments>;
  const isVariant = (variant: unknown): boolean =>
    Array.isArray(variant) && hasAllowedLength(variant) && variant.every(isChange);
  if (
    typeof turn !== 'boolean' ||
    !Array.isArray(variants) ||
    !hasAllowedLength(variants) ||
    !variants.every(isVariant)
  )
    throw new TypeError(
      'The argument must be { uri, variants: [[{ id, value, combat? }]], turn?, id? | position?, document? }.',
    );
  return { ...parseCombatArguments(argument), variants: variants as CompareArguments['variants'], turn };
}

function parseSweepArguments(argument: unknown): SweepArguments {
  const { vary } = toObject(argument) as Partial<SweepArguments>;
  const isVariable = (item: unknown): boolean => {
    const { id, values } = toObject(item) as Readonly<Record<string, unknown>>;
    return typeof id === 'string' && Array.isArray(values) && hasAllowedLength(values) && values.every(isValue);
  };
  if (!Array.isArray(vary) || !hasAllowedLength(vary) || !vary.every(isVariable))
    throw new TypeError('The argument must be { uri, vary: [{ id, values }], id? | position?, document? }.');
  return { ...parseCombatArguments(argument), vary: vary as SweepArguments['vary'] };
}

function hasAllowedLength(list: readonly unknown[]): boolean {
  return list.length <= maxListLength;
}

function isValue(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function isChange(change: unknown): boolean {
  const { id, value } = toObject(change) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && isValue(value);
}

function parseOrderArguments(argument: unknown): OrderArguments {
  const { side, order } = toObject(argument) as Partial<OrderArguments>;
  if (typeof side !== 'string' || typeof order !== 'string')
    throw new TypeError('The argument must be { uri, side, order, id? | position?, document? }.');
  return { ...parseCombatArguments(argument), side, order };
}

function parseTableArguments(argument: unknown): TableArguments {
  const { uri, document, table } = toObject(argument) as Partial<TableArguments>;
  if (typeof uri !== 'string' || typeof table !== 'string' || !Number.isSafeInteger(document))
    throw new TypeError('The argument must be { uri, document, table }.');
  return { uri, document: document!, table };
}

/** The arguments of requests are checked by the adapter. */
function parseDebugArguments(argument: unknown): DebugArguments {
  const { session, message } = toObject(argument) as Partial<DebugArguments>;
  const { command, seq } = toObject(message) as Readonly<Record<string, unknown>>;
  if (typeof session !== 'string' || typeof command !== 'string' || !Number.isSafeInteger(seq))
    throw new TypeError('The argument must be { session, message: { seq, command, arguments? } }.');
  return { session, message: message! };
}

/** The moves themselves are checked against the combat. */
function parsePlayArguments(argument: unknown): PlayArguments {
  const { moves } = toObject(argument) as Partial<PlayArguments>;
  const isRoll = (roll: unknown): boolean => {
    const { label, faces } = toObject(roll) as Readonly<Record<string, unknown>>;
    return (
      typeof label === 'string' && Array.isArray(faces) && hasAllowedLength(faces) && faces.every(Number.isInteger)
    );
  };
  const isMove = (move: unknown): boolean => {
    const { kind, rolls, label, option, combat } = toObject(move) as Readonly<Record<string, unknown>>;
    if (combat !== undefined && typeof combat !== 'string') return false;
    if (kind === 'decision') return typeof label === 'string' && typeof option === 'string';
    return kind === 'roll' && Array.isArray(rolls) && hasAllowedLength(rolls) && rolls.every(isRoll);
  };
  if (moves !== undefined && !(Array.isArray(moves) && hasAllowedLength(moves) && moves.every(isMove)))
    throw new TypeError('The argument must be { uri, moves?: [{ kind, ... }], id? | position?, document? }.');
  return { ...parseCombatArguments(argument), ...(moves && { moves }) };
}

function parseRunTestsArguments(argument: unknown): RunTestsArguments {
  const { uri, ids } = toObject(argument) as Partial<RunTestsArguments>;
  const isList = ids === undefined || (Array.isArray(ids) && ids.every((id) => typeof id === 'string'));
  if (typeof uri !== 'string' || !isList) throw new TypeError('The argument must be { uri, ids? }.');
  return { uri, ids };
}

/** String members; others count as absent. */
function pickStrings(object: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const texts = Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

function parseStrings(argument: unknown): Readonly<Record<string, string>> {
  return pickStrings(toObject(argument) as Record<string, unknown>);
}

function toObject(argument: unknown): object {
  return typeof argument === 'object' && argument !== null ? argument : {};
}
