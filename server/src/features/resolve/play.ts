/** A combat played at the table: its report after some moves, and the edits that write the moves into the file. */
import type { Basis } from '../../engine/amount';
import { collectTraceBases } from '../../engine/basis-set';
import type { LossDefault } from '../../engine/combat';
import {
  decideNext,
  listMoves,
  playMoves,
  rollNext,
  toRecordedMoves,
  type Move,
  type NextStep,
  type Play,
} from '../../engine/play';
import type { Trace } from '../../engine/trace';
import type { Edit, Plain } from '../../model/edit';
import type { CombatEntry, Ruleset } from '../../model/ruleset';
import { replaceSideNames } from '../../model/replace-side-names';
import { isMapping } from '../../model/values';
import type { PlayRoll, PlayState, PlayStep } from '../../protocol';
import { type TextEdit, createTextEdits, findWrittenMember } from '../../text';
import type { PlayValues } from '../../model/play-values';
import { createLineResolver } from '../analysis/analysis';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { createResult, createResultEdits } from '../combat/result';
import { defaultSeed, getFileDecisions, getFileDice, simulateCombat } from '../combat/simulate';
import { formatBases } from '../format/report-amount';
import { toReportRule } from '../format/rules';
import type { Report } from '../report/report';
import { createTraceReport } from '../report/trace';
import { attempt, createReport } from './report';

/**
 * The moves that the dice and decisions in the file make. Decisions after the last die that are
 * not in the file were made by the orders: they are left out, so that the player can make them. A move is a roll or a
 * decision.
 * @throws errors of the ruleset
 */
export function listFileMoves(target: LocatedCombat): readonly Move[] {
  const { table } = getFileDice(target.entry) ?? {};
  const decisions = getFileDecisions(target.entry);
  const { trace } = simulateCombat(target, { ...(table && { table }), ...(decisions && { decisions }) });
  const moves = [...listMoves(trace)];
  const counts = new Map(Object.entries(trace.decisions).map(([label, options]) => [label, options.length]));
  const isFromOrders = (move: Move): boolean =>
    move.kind === 'decision' &&
    moves.filter((other) => other.kind === 'decision' && other.label === move.label).length >
      (counts.get(move.label) ?? 0);
  while (trace.pendingRoll && moves.length > 0 && isFromOrders(moves.at(-1)!)) moves.pop();
  return moves;
}

/** Plays moves of a combat. @returns a refusal that says what is expected, if a move does not fit */
export function playCombat(target: LocatedCombat, moves: readonly Move[]): Play | Refusal {
  return attempt(target, (combat): Play | Refusal => {
    try {
      return playMoves(combat, moves);
    } catch (error) {
      if (error instanceof RangeError)
        return {
          refused: `${error.message} The combat has changed since these rolls, or they belong to another combat.`,
        };
      throw error;
    }
  });
}

/** The moves of a play and one more: the faces of all dice, or an option. A move that does not fit is a refusal. */
export function addMove(play: Play, move: readonly number[] | string): readonly Move[] | Refusal {
  try {
    return (typeof move === 'string' ? decideNext(play, move) : rollNext(play, move)).moves;
  } catch (error) {
    if (error instanceof RangeError) return { refused: error.message };
    throw error;
  }
}

/** The report on a play. @param values absent until they are computed */
export function reportPlay(target: LocatedCombat, play: Play, values?: PlayValues): Report | Refusal {
  const { analysis, scenario, ruleset, entry } = target;
  return attempt(target, (combat) => {
    const { trace, moves } = play;
    const source = { table: trace.dice };
    const traceReport = createTraceReport(combat, trace, source, {
      ruleset,
      getLine: createLineResolver(analysis, scenario),
    });
    const state: PlayState = {
      moves,
      next: describeNextStep(target, play, values),
      courses: describeCourses(entry, values),
      ...describeTrial([entry]),
    };
    return createReport(
      target,
      {
        trace: traceReport,
        play: state,
        bases: formatBases(collectPlayBases([trace], [simulateCombat(target, { seed: defaultSeed }).trace])),
      },
      trace,
    );
  });
}

/** @param wholeTraces traces to the end, with any dice: their house tables are noted from the start, since a note that came with a roll would move the buttons below it */
export function collectPlayBases(playedTraces: readonly Trace[], wholeTraces: readonly Trace[]): readonly Basis[] {
  const invented = wholeTraces.flatMap(collectTraceBases).filter(({ kind }) => kind === 'house-table');
  return [...invented, ...playedTraces.flatMap(collectTraceBases)];
}

/** What a play waits for, in words. */
export function describeNextStep(
  { entry, ruleset }: Pick<LocatedCombat, 'entry' | 'ruleset'>,
  { combat, next, trace }: Play,
  values: PlayValues | undefined,
): PlayStep {
  if (next.kind === 'end') return { kind: 'end', summary: replaceSideNames(entry, combat.summary(trace.end)) };
  if (next.kind === 'roll')
    return describeRoll(entry, next, mapLossDefaults(entry, combat.lossDefaults?.(trace.end), ruleset));
  const { step, title, by, options, effects, preferred } = next;
  const aims = entry.listAdvice?.().find(({ side }) => side === by)?.aims ?? [];
  return {
    kind: 'decision',
    label: step,
    title: replaceSideNames(entry, title),
    by,
    ordered: preferred,
    options: options.map((option, index) => ({
      option,
      ...(effects && { text: replaceSideNames(entry, effects[index]!) }),
      values: (values?.options ?? []).flatMap(({ aim: id, values: optionValues }) => {
        const aim = aims.find((candidate) => candidate.id === id);
        return aim ? [{ title: aim.title, unit: aim.unit, value: optionValues[index]! }] : [];
      }),
    })),
  };
}

/** The default that decides the losses of each side where its orders do not. */
function mapLossDefaults(
  entry: CombatEntry,
  lossDefaults: readonly LossDefault[] | undefined,
  ruleset: Ruleset,
): ReadonlyMap<string, PlayRoll['lossDefault']> {
  return new Map(
    lossDefaults?.map(({ side, text, rule }) => [
      side,
      { text: replaceSideNames(entry, text), rule: toReportRule(ruleset, rule) },
    ]),
  );
}

function describeRoll(
  entry: CombatEntry,
  { title, subject, by, rolls }: NextStep & { kind: 'roll' },
  lossDefaults: ReturnType<typeof mapLossDefaults>,
): PlayStep {
  return {
    kind: 'roll',
    title: replaceSideNames(entry, title),
    ...(subject !== undefined && { subject }),
    by,
    rolls: rolls.map(({ label, title: rollTitle, by: side, on, dice, shooters, explanation, effects }) => ({
      label,
      title: replaceSideNames(entry, rollTitle),
      by: side,
      ...dice,
      lossDefault: lossDefaults.get(on ?? ''),
      ...(shooters && { shooters: shooters.map(({ hitsOn, ...shooter }) => ({ ...shooter, hitsOn: hitsOn.total })) }),
      ...(explanation !== undefined && { explanation: replaceSideNames(entry, explanation) }),
      ...(effects && { effects: effects.map((each) => ({ ...each, text: replaceSideNames(entry, each.text) })) }),
    })),
  };
}

/** The values of each aim after each move, with the titles of the aims. */
export function describeCourses(entry: CombatEntry, values: PlayValues | undefined): PlayState['courses'] {
  return (values?.courses ?? []).flatMap(({ side, aim: id, ...course }) => {
    const aim = entry
      .listAdvice?.()
      .find((advised) => advised.side === side)
      ?.aims.find((candidate) => candidate.id === id);
    return aim ? [{ side, title: aim.title, unit: aim.unit, ...course, isSampled: values!.isSampled }] : [];
  });
}

/** The edits that write a play into the file: dice and decisions, and at its end the result. A seed in the file is removed: the dice no longer come from it. */
export function createPlayEdits(target: LocatedCombat, moves: readonly Move[]): readonly TextEdit[] | Refusal {
  const play = playCombat(target, moves);
  if ('refused' in play) return play;
  const { entry, analysis } = target;
  if (entry.fair) return refuseFairDice(entry);
  const edits = createMoveEdits(target, toRecordedMoves(moves));
  const results =
    play.next.kind === 'end'
      ? createResultEdits(entry, createResult(entry, play.combat, play.trace, { table: play.trace.dice }))
      : entry.result === undefined
        ? []
        : [{ edit: 'remove' as const, owner: entry.object, key: 'result' }];
  return createTextEdits(analysis.file, [...edits, ...results]);
}

/** A note that a play with fair dice is a trial, which will not be written; empty without fair dice. */
export function describeTrial(entries: readonly CombatEntry[]): Pick<PlayState, 'trial'> {
  const fair = entries.find((entry) => entry.fair);
  return fair ? { trial: `${refuseFairDice(fair).refused} This play is a trial.` } : {};
}

/** Fair dice follow from the secret words of both sides: other dice written over them would void the commitments. */
export function refuseFairDice({ id }: CombatEntry): Refusal {
  return { refused: `The dice of ${id} follow from the secret words of both sides, and cannot be replaced.` };
}

/**
 * The edits that write dice and decisions of a combat. Dice and decisions that are not part of the play are removed. Labels whose items are in the file
 * already stay as they are written, with their comments.
 */
export function createMoveEdits(
  { entry: { object }, scenario: { document } }: Pick<LocatedCombat, 'entry' | 'scenario'>,
  { table, decisions }: ReturnType<typeof toRecordedMoves>,
): readonly Edit[] {
  const members: readonly (readonly [key: string, value: Readonly<Record<string, readonly (string | number)[]>>])[] = [
    ['dice', table],
    ['decisions', decisions],
  ];
  return members.flatMap(([key, value]): Edit[] => {
    const isEmpty = Object.keys(value).length === 0;
    if (isEmpty) return Object.hasOwn(object, key) ? [{ edit: 'remove', owner: object, key }] : [];
    const unwrappedLists = unwrapSingles(value);
    // A label that comes from an alias is in the text of another combat and cannot be edited here.
    const existingValue: unknown = Reflect.get(object, key);
    const labels = isMapping(existingValue)
      ? Object.keys(existingValue).filter((label) => findWrittenMember(document, existingValue, label))
      : [];
    if (!labels.some((label) => Object.hasOwn(unwrappedLists, label)))
      return [{ edit: 'set', owner: object, key, value: unwrappedLists }];
    const owner = existingValue as Readonly<Record<string, unknown>>;
    return [
      ...labels
        .filter((label) => !Object.hasOwn(unwrappedLists, label))
        .map((label): Edit => ({ edit: 'remove', owner, key: label })),
      ...Object.entries(unwrappedLists)
        .filter(([label]) => !isSameList(owner[label], value[label]!))
        .map(([label, items]): Edit => ({ edit: 'set', owner, key: label, value: items })),
    ];
  });
}

/** Whether a value of the file, a single item or a list, has the items of a list. */
function isSameList(value: unknown, items: readonly (string | number)[]): boolean {
  const existingItems: readonly unknown[] = Array.isArray(value) ? value : [value];
  return existingItems.length === items.length && existingItems.every((item, at) => item === items[at]);
}

/** Lists of one item as the item, as a player would write them. */
function unwrapSingles(lists: Readonly<Record<string, readonly (string | number)[]>>): Readonly<Record<string, Plain>> {
  return Object.fromEntries(
    Object.entries(lists).map(([label, items]) => [label, items.length === 1 ? items[0]! : items]),
  );
}
