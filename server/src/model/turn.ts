/** A turn of a scenario: its combats in the order in which they are fought, and their totals. */
import type { Basis } from '../engine/amount';
import type { Combat, Counter, State } from '../engine/combat';
import { keepMeasuresToEnd } from '../engine/turn/keep-measures';
import type { Gain, Stage, Total, Turn } from '../engine/turn/turn';
import type { CombatEntry } from './combat-entry';
import type { Edit } from './edit';
import { formatExpectation, listExpectedValues, meetsExpectation, expectOddsKey, type ExpectedValue } from './expect';
import type { Ids } from './ids';
import type { Picture } from './picture';

/** Reason for the position of a combat in the turn. */
export interface TurnOrder {
  /** In a few words: `strategic submarine warfare, impulse 2`; `order of the file`, if the rules leave the choice. */
  readonly why: string;
  /** Id of the rule that determines it. */
  readonly rule?: string;
}

/** Dependencies between a combat and the other combats of the turn. */
export interface CarriedOver extends Pick<
  Stage,
  'involves' | 'takesPlace' | 'optional' | 'createCombat' | 'carryOver'
> {
  /** Describes the forces at its start as far as earlier combats changed them: `lohs: 3 of 4`; empty if unchanged. */
  readonly describeRemaining?: (state: State) => readonly string[];
  /** The board with the forces that are left, if that of the entry would show those of the file. @param combat from the state */
  readonly drawPicture?: (state: State, combat: Combat) => Picture | undefined;
}

/** A combat with its position in the turn. */
export interface OrderedEntry {
  readonly entry: CombatEntry;
  readonly order: TurnOrder;
}

/** A combat of a turn, as built by a ruleset. */
export interface TurnEntry extends OrderedEntry {
  /** Absent if it is independent of the others. */
  readonly carried?: CarriedOver;
}

/** A total of a turn. */
export interface TurnTotal extends Total {
  /** The power with the loss, by the name of the side: `Germany`; absent for expectations. */
  readonly owner?: string;
  /** Noun in the plural and in the singular: `submarines destroyed`. */
  readonly words: { readonly many: string; readonly one: string };
  /** The expectation of a combat, if the total measures whether it is met: 1 or 0. */
  readonly expects?: { readonly entry: string; readonly path: readonly string[]; readonly expected: string };
}

/** A turn with the data that reports need. */
export interface ScenarioTurn {
  readonly turn: Turn;
  /** Parallel to `turn.totals`. */
  readonly totals: readonly TurnTotal[];
  /** Parallel to `turn.stages`. */
  readonly entries: readonly TurnEntry[];
  /** Rulings of the ruleset that determine what carries over. */
  readonly bases?: readonly Basis[];
  /** Describes the effects of earlier combats: `Akagi sunk, Kaga damaged`. */
  readonly describeLeftovers?: (state: State) => string;
}

/** What a turn leaves to the next. */
export interface NextTurn {
  /** The turn, with all that the next begins with in its counters. */
  readonly scenarioTurn: ScenarioTurn;
  /** Root lists that the next turn begins with; all others are of this turn. */
  readonly keptLists: readonly string[];
  /** @param end the counters after the turn */
  readonly listEdits: (end: State) => readonly Edit[];
}

/** For combats whose order the rules leave to the players. */
export const fileOrder: TurnOrder = { why: 'order of the file' };

/** The turn-related part of a ruleset: without `createScenarioTurn`, combats are independent of each other. */
interface TurnRules {
  readonly createScenarioTurn?: (scenario: object, ids: Ids, entries: readonly CombatEntry[]) => ScenarioTurn;
  readonly listTurnOrder?: (scenario: object, entries: readonly CombatEntry[]) => readonly OrderedEntry[];
  readonly title?: string;
}

/** Orders combats as they are fought, without building them. @param entries in file order */
export function orderCombats(
  { listTurnOrder }: Pick<TurnRules, 'listTurnOrder'>,
  scenario: object,
  entries: readonly CombatEntry[],
): readonly OrderedEntry[] {
  return listTurnOrder?.(scenario, entries) ?? entries.map((entry) => ({ entry, order: fileOrder }));
}

/** Builds the turn of some combats of a scenario. @param entries in file order, at least one @throws if building a combat throws */
export function buildTurn(
  { createScenarioTurn, title }: TurnRules,
  scenario: object,
  ids: Ids,
  entries: readonly CombatEntry[],
): ScenarioTurn {
  return createScenarioTurn?.(scenario, ids, entries) ?? createIndependentTurn(title ?? 'Turn', entries);
}

/** Creates a turn of independent combats in the given order. */
export function createIndependentTurn(title: string, entries: readonly CombatEntry[]): ScenarioTurn {
  return createTurn(
    title,
    entries.map((entry) => ({ entry, order: fileOrder })),
  );
}

/**
 * Creates a turn of combats in the given order.
 * @param counters state that carries over between combats
 * @throws if building a combat throws
 */
export function createTurn(
  title: string,
  entries: readonly TurnEntry[],
  counters: readonly Counter[] = [],
  start: State = [],
): ScenarioTurn {
  const totals = new Map<string, TurnTotal>();
  const expectationTotals = new Map<string, TurnTotal>();
  for (const { entry, carried } of entries) {
    const combat = carried ? carried.createCombat(start) : entry.build();
    for (const { key, total } of listAdditions(entry, combat)) if (!totals.has(key)) totals.set(key, total);
    for (const { key, total } of listExpectations(entry, combat)) expectationTotals.set(key, total);
  }
  const keyedTotals = [...groupByOwner([...totals]), ...expectationTotals];
  const indexes = new Map(keyedTotals.map(([key], index) => [key, index]));
  const stages = entries.map(({ entry, carried: carriedOver }, index): Stage => {
    const { describeRemaining: _, drawPicture: __, ...carried } = carriedOver ?? {};
    const listGains = (combat: Combat) =>
      [...listAdditions(entry, combat), ...listExpectations(entry, combat)].flatMap(
        ({ key, measure, convert }): Gain[] => {
          const total = indexes.get(key);
          return total === undefined ? [] : [{ total, measure, convert }];
        },
      );
    // Gains and remaining forces are read from the same end state.
    const keepGainsToEnd = (combat: Combat) =>
      keepMeasuresToEnd(
        combat,
        listGains(combat).map(({ measure }) => measure),
      );
    return {
      id: `${index}/${entry.id}`,
      title: entry.title,
      involves: [],
      createCombat: () => entry.build(),
      ...carried,
      ...(carriedOver && { createCombat: (state) => keepGainsToEnd(carriedOver.createCombat(state)) }),
      listGains,
    };
  });
  const totalList = keyedTotals.map(([, total]) => total);
  return { turn: { title, counters, start, stages, totals: totalList }, totals: totalList, entries };
}

/** Returns the id of the combat of a stage. */
export function getStageEntryId({ id }: Pick<Stage, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

interface Addition extends Omit<Gain, 'total'> {
  /** Additions with the same key are summed. */
  readonly key: string;
  readonly total: TurnTotal;
}

/** Lists the losses that a combat adds for each power. */
function listAdditions({ sides }: CombatEntry, { measures }: Combat): readonly Addition[] {
  const shownMeasures = measures.filter(({ repeats = false }) => !repeats);
  const units = shownMeasures.flatMap(({ subject }) => (subject?.kind === 'units' ? [subject] : []));
  const countedSides = new Set(units.map(({ side }) => side));
  /** Sides whose units have owners, so that their value is attributed by unit. */
  const sidesWithOwners = new Set(units.flatMap(({ owner, side }) => (owner === undefined ? [] : [side])));
  const currency = shownMeasures.flatMap(({ subject }) =>
    subject?.kind === 'value' && subject.side !== undefined ? [subject.currency] : [],
  )[0];
  return shownMeasures.flatMap((measure): readonly Addition[] => {
    const { subject, turnTotal } = measure;
    const getSideName = (side: string): string => sides[side]?.name ?? side;
    if (turnTotal?.shares && turnTotal.shares.length > 0)
      return turnTotal.shares.map(({ owner, read }) =>
        createAddition({ ...measure, read }, owner, turnTotal.title, turnTotal.singular),
      );
    if (turnTotal) return [createAddition(measure, getSideName(turnTotal.side), turnTotal.title, turnTotal.singular)];
    if (subject?.kind === 'units') {
      const { side, start, valuePerUnit } = subject;
      const { name: owner, title, singular } = subject.owner ?? { ...subject, name: getSideName(side) };
      const addition = createAddition(
        measure,
        owner,
        `${title} lost`,
        `${singular} lost`,
        (remaining) => start - remaining,
      );
      if (!sidesWithOwners.has(side) || valuePerUnit === undefined || currency === undefined) return [addition];
      const words = `${currency} lost`;
      return [
        addition,
        createAddition(measure, owner, words, words, (remaining) => valuePerUnit * (start - remaining)),
      ];
    }
    if (subject?.kind === 'side' && !countedSides.has(subject.side))
      return [
        createAddition(
          measure,
          getSideName(subject.side),
          'units lost',
          'unit lost',
          (remaining) => subject.start - remaining,
        ),
      ];
    if (subject?.kind !== 'value' || subject.side === undefined || sidesWithOwners.has(subject.side)) return [];
    return [createAddition(measure, getSideName(subject.side), `${subject.currency} lost`, `${subject.currency} lost`)];
  });
}

/** @param convert the number that a measure reads, into that of the total; by default they are the same */
function createAddition(
  measure: Gain['measure'],
  owner: string,
  many: string,
  singular: string,
  convert?: (value: number) => number,
): Addition {
  return {
    key: JSON.stringify([owner, many]),
    total: {
      path: [owner, many],
      title: `${many}, ${owner}`,
      owner,
      words: { many, one: singular },
      omitAtZero: true,
    },
    measure,
    ...(convert && { convert }),
  };
}

/** Lists a 0-or-1 addition for each expectation of a combat. */
function listExpectations({ id, expect }: CombatEntry, combat: Combat): readonly Addition[] {
  if (expect === undefined) return [];
  return [...listExpectedValues(expect, [])].flatMap(({ path, value }): Addition[] => {
    if (path[0] === expectOddsKey) return [];
    const reading = findReading(combat, path, value);
    if (reading === undefined) return [];
    const words = `${reading.title} ${formatExpectation(value)}`;
    return [
      {
        key: JSON.stringify(['expect', id, ...path]),
        total: {
          path: ['expect', id, ...path],
          title: `${id}: ${words}`,
          subject: { kind: 'event' },
          words: { many: words, one: words },
          expects: { entry: id, path, expected: formatExpectation(value) },
        },
        measure: reading.measure,
        convert: reading.convert,
      },
    ];
  });
}

/** Finds the measure or label that an expectation is about; undefined if the combat has none. */
function findReading(
  { measures, labels = [] }: Combat,
  path: ExpectedValue['path'],
  expected: ExpectedValue['value'],
): (Omit<Gain, 'total'> & { readonly title: string }) | undefined {
  const key = path.join('\n');
  const label = labels.find((candidate) => candidate.path.join('\n') === key);
  const isMet = (value: number | string): number => (meetsExpectation(value, expected) ? 1 : 0);
  if (label) return { title: label.title, measure: { read: (end) => isMet(label.read(end)) } };
  const measure = measures.find((candidate) => candidate.path.join('\n') === key);
  return measure && { title: measure.title, measure, convert: isMet };
}

/** Groups totals by owner, in the order in which owners occur. */
function groupByOwner(totals: readonly (readonly [string, TurnTotal])[]): readonly (readonly [string, TurnTotal])[] {
  const owners = [...new Set(totals.map(([, { owner }]) => owner))];
  return owners.flatMap((owner) => totals.filter(([, total]) => total.owner === owner));
}
