/** An air attack on ships: air combat with cover and with CAP, air defense, then an attack on each target (C.3, 20.51). */
import type { Measure, State, Step, Update } from '../../../engine/combat';
import { pluralize, formatList } from '../../../model/wording';
import { toColumn } from '../attacks/columns';
import { findAirRows, sumHits } from '../attacks/naval-attack';
import { createAirCombatSteps, createAirDefenseStep } from './air-combat';
import { createAttackRollSteps, type AttackResult } from './attack';
import { addCounter, addToCounter, joinId, type Board } from './board';
import type { LossCounters, Fighters, Flight, Launch, StepsAndMeasures, Strike, StrikeTarget } from './flight';
import { enemySide } from './fleet-combat';
import { createSettleStep } from './settle';
import { createStepHead } from './step-kinds';

/** The steps and measures of an air attack. */
export function createStrikeSteps(board: Board, strike: Strike): StepsAndMeasures {
  const { id, squadrons, fighters, airDefense: defense, targets } = strike;
  const createCounter = (name: string, title: string, start = 0): number =>
    addCounter(board, joinId(id, name), title, squadrons, start);
  const addLossCounters = (kind: Fighters['kind'], name: string): LossCounters => {
    const max = fighters.reduce((sum, fighter) => sum + (fighter.kind === kind ? fighter.squadrons.total : 0), 0);
    return {
      eliminated: addCounter(board, joinId(id, `${kind}.eliminated`), `squadrons of ${name} eliminated`, max),
      aborted: addCounter(board, joinId(id, `${kind}.aborted`), `squadrons of ${name} aborted`, max),
    };
  };
  const flight: Flight = {
    strike,
    remaining: createCounter('squadrons', 'squadrons that attack', squadrons),
    eliminated: createCounter('eliminated', 'squadrons eliminated'),
    aborted: createCounter('aborted', 'squadrons aborted'),
    fighterLosses: { cover: addLossCounters('cover', 'the cover'), cap: addLossCounters('cap', 'the CAP') },
    attacking: createCounter('attacking', 'squadrons that came through'),
  };
  const airCombatSteps = fighters
    .filter((fighter) => fighter.squadrons.total > 0)
    .flatMap((fighter) => createAirCombatSteps(flight, fighter));
  const airDefenseSteps = defense && defense.level.total > 0 ? [createAirDefenseStep(flight, defense)] : [];
  const attacks = targets.flatMap((target) => createAttackSteps(flight, target));
  const throughStep = createThroughStep(flight);
  const createMeasure = (path: readonly string[], title: string, counter: number, omitAtZero = true): Measure => ({
    path: id === undefined ? ['squadrons', ...path] : ['squadrons', id, ...path],
    side: path.length > 1 ? enemySide[strike.by] : strike.by,
    row: { table: id ?? 'the strike', title },
    title: id === undefined ? title : `${id}: ${title}`,
    read: (state) => state[counter]!,
    omitAtZero,
    readAfterStep: throughStep.id,
  });
  const launch = strike.launch ? [createLaunchStep(flight, strike.launch)] : [];
  return {
    steps: [...launch, ...airCombatSteps, ...airDefenseSteps, throughStep, ...attacks, createHomeStep(flight)],
    measures: [
      createMeasure(['attacking'], 'squadrons that attack ships', flight.attacking, false),
      createMeasure(['eliminated'], 'attacking squadrons eliminated', flight.eliminated),
      createMeasure(['aborted'], 'attacking squadrons aborted', flight.aborted),
      createMeasure(
        ['cover', 'eliminated'],
        'squadrons of the cover eliminated',
        flight.fighterLosses.cover.eliminated,
      ),
      createMeasure(['cover', 'aborted'], 'squadrons of the cover aborted', flight.fighterLosses.cover.aborted),
      createMeasure(['cap', 'eliminated'], 'squadrons of the CAP eliminated', flight.fighterLosses.cap.eliminated),
      createMeasure(['cap', 'aborted'], 'squadrons of the CAP aborted', flight.fighterLosses.cap.aborted),
    ],
  };
}

/** A strike needs a search result on its group; without one it is not flown. */
function createLaunchStep({ strike, remaining }: Flight, { unusedResults, isLastUse, name }: Launch): Update {
  const isFound = (state: State): boolean => unusedResults !== undefined && state[unusedResults]! > 0;
  return {
    kind: 'update',
    ...createStepHead('launch', strike.id),
    apply: (state) => (isFound(state) ? addToCounter(state, unusedResults!, -1) : state.with(remaining, 0)),
    remark: (before) =>
      isFound(before) ? `${name}: a search result is used.` : `${name}: no search result is left, it is not flown.`,
    marginalises: isLastUse && unusedResults !== undefined ? [unusedResults] : [],
  };
}

/** The squadrons that came through attack; the remark states the losses. */
function createThroughStep({ strike, remaining, eliminated, aborted, fighterLosses, attacking }: Flight): Update {
  return {
    kind: 'update',
    ...createStepHead('through', strike.id),
    // A strike that is not flown has no remark.
    when: (state) => strike.launch === undefined || state[remaining]! + state[eliminated]! + state[aborted]! > 0,
    apply: (state) =>
      strike.fighters.reduce<State>(
        (nextState, { kind, removedCounter }) => {
          const { eliminated: eliminatedCounter, aborted: abortedCounter } = fighterLosses[kind];
          return removedCounter === undefined
            ? nextState
            : addToCounter(nextState, removedCounter, nextState[eliminatedCounter]! + nextState[abortedCounter]!);
        },
        state.with(attacking, state[remaining]!),
      ),
    remark: (_, after) => {
      const words = formatThrough(strike, after[remaining]!);
      if (strike.airDefense) return words;
      return `${words} There was no air defense: neither a level nor the table for it is given.`;
    },
    bases: () => (strike.airDefense ? [] : [{ kind: 'missing-table', name: 'airDefense' }]),
    marginalises: [
      eliminated,
      aborted,
      attacking,
      ...Object.values(fighterLosses).flatMap((losses) => [losses.eliminated, losses.aborted]),
    ],
  };
}

/** Formats the allotment: `5 squadrons come through: 4 on Akagi and 1 on Kaga.` */
function formatThrough({ targets }: Strike, squadrons: number): string {
  if (squadrons === 0) return 'No squadron comes through.';
  let unassigned = squadrons;
  const allotments = targets.flatMap(({ victim, squadrons: max }) => {
    const count = Math.min(max, unassigned);
    unassigned -= count;
    return count > 0 ? [`${count} on ${victim.name}`] : [];
  });
  return `${pluralize(squadrons, 'squadron')} ${squadrons === 1 ? 'comes' : 'come'} through${allotments.length === 0 ? '' : `: ${formatList(allotments)}`}.`;
}

/** The end of a strike. Marginalises fighters that no later strike meets. */
function createHomeStep({ strike, remaining }: Flight): Update {
  return {
    kind: 'update',
    ...createStepHead('home', strike.id),
    omitFromTrace: true,
    when: (state) => state[remaining]! > 0,
    apply: (state) => state.with(remaining, 0),
    marginalises: [
      remaining,
      ...strike.fighters.flatMap(({ removedCounter, isLastReader }) =>
        removedCounter !== undefined && isLastReader ? [removedCounter] : [],
      ),
    ],
  };
}

function createAttackSteps(
  { strike, remaining }: Flight,
  { victim, squadrons, modifiers, isLast }: StrikeTarget,
): readonly Step[] {
  const readRow = createResultReader();
  const countSquadrons = (state: State): number => Math.min(squadrons, state[remaining]!);
  const steps = createAttackRollSteps({
    kind: 'air-attack',
    id: joinId(strike.id, victim.id),
    by: strike.by,
    victim,
    modifiers,
    when: (state) => countSquadrons(state) > 0,
    read: (state, total) => readRow(countSquadrons(state), total),
    criticals: strike.criticals,
    surpriseLevel: strike.surpriseLevel,
    spendResult: (next) => {
      next[remaining]! -= countSquadrons(next);
    },
  });
  return isLast ? [...steps, createSettleStep(victim)] : steps;
}

/** Creates a reader of air attack results that caches by squadrons and column. */
function createResultReader(): (squadrons: number, total: number) => AttackResult {
  const cache = new Map<number, AttackResult>();
  return (squadrons, total) => {
    // A column is less than 64, so each pair has a key of its own.
    const key = squadrons * 64 + toColumn(total);
    let result = cache.get(key);
    if (result === undefined) cache.set(key, (result = readAirResult(squadrons, total)));
    return result;
  };
}

/** The result of squadrons by their row, or by several rows beyond twenty. */
function readAirResult(squadrons: number, total: number): AttackResult {
  const rows = findAirRows(squadrons);
  const formatText = (): string => {
    const names = formatList(rows.map((row) => String(row.squadrons)));
    return `${pluralize(squadrons, 'squadron')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${toColumn(total)}`;
  };
  return { hits: sumHits(rows, total), describe: formatText };
}
