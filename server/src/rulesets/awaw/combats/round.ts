/**
 * A whole round of naval combat (22.4 to 22.9) as a combat, in the order of the rules: search, air strikes, fleet combat, submarine
 * attacks. Every ship is settled after the last part that uses it, so that exact odds can marginalise it.
 */
import type { Combat, State, Step, Update } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { capitalize } from '../../../model/wording';
import { sumSquadrons } from '../air/squadrons';
import { isRepairedEverywhere } from '../damage/hits-before';
import type { Header, NavalRound, Side, RoundSubmarineAttack } from '../data';
import { resolveUnits, type OwnedUnit } from '../force';
import { findFirstDeclarer } from '../rounds/round';
import { getSearchDice } from '../rounds/search';
import { assembleCombat } from './assemble-combat';
import { addCounter, createBoard, type Board } from './board';
import { createCriticals } from './critical-table';
import { enemySide } from './fleet-combat';
import type { StepsAndMeasures } from './flight';
import { planFleetCombats } from './round-fleets';
import {
  createForces,
  groupUnitsByGroup,
  listVictims,
  type PlannedPart,
  type RoundContext,
  type RoundForces,
  type RoundGroup,
  type PartContext,
} from './round-plan';
import { createUniqueNames } from '../../../model/free-name';
import { planStrikes } from './round-strikes';
import { createSearchSteps, type SearchPart } from './search';
import { describeGroup } from './search-combat';
import { createSideClosingStep, createRepairStep, createSettleStep } from './settle';
import { countAttacks, createResearchLookup, sortTargets, listRollTargets, readSuppliedHits } from './single-attack';
import { createSingleAttackSteps } from './single-attack-steps';
import { sortByFile, type OwnedShips } from './ships';
import { createStepHead } from './step-kinds';
import { createUnresolvedCombat, explainMissingSizes } from './unresolved-combat';
import { countDamaged, countSunk, type Victim } from './victims';

const sides = ['attacker', 'defender'] as const;

/** Creates the combat of a round; unresolved if the size of a ship is unknown. */
export function createNavalRound(round: NavalRound, header: Header, ids: Ids): Combat {
  const missing = explainMissingSizes(Object.values(groupUnitsByGroup(round, ids)).flat(2), header);
  if (missing !== undefined) return createUnresolvedCombat(round.id, missing);
  const board = createBoard();
  const forces = createForces(board, round, header, ids, computeMaxAttacks(round, ids));
  const context: RoundContext = {
    board,
    round,
    forces,
    criticals: createCriticals(board, header),
    makeUniqueId: createUniqueNames(),
    header,
    ids,
  };
  const plannedParts = [...planStrikes(context), ...planFleetCombats(context), ...planSubmarineAttacks(context)];
  const searches = {
    attacker: createSearch('attacker', plannedParts, context),
    defender: createSearch('defender', plannedParts, context),
  };
  const victims = sides.flatMap((side) => forces.groups[side].flatMap(listVictims));
  return assembleCombat({
    title: round.id,
    board,
    parts: [
      ...createOpening(round),
      searches.attacker,
      searches.defender,
      ...buildParts(plannedParts, searches, context),
    ],
    victims,
    sides: sides.map((side) => forces.tallies[side]),
    describeMore: (end) => formatDeclaration(forces, end),
  });
}

/** An upper bound for the number of attacks on a ship, which bounds its counters. */
function computeMaxAttacks({ strikes = [], fleetCombats, submarineAttacks = [] }: NavalRound, ids: Ids): number {
  const bySubmarines = submarineAttacks.reduce((sum, { attacker }) => sum + countAttacks(attacker, ids), 0);
  return strikes.length + 2 * (fleetCombats?.length ?? 1) + bySubmarines;
}

/** The step that says who declared first whether to fight this round, if there was a round before. */
function createOpening({ lastRound }: NavalRound): readonly StepsAndMeasures[] {
  if (lastRound === undefined) return [];
  const countLosses = (side: Side) => ({ sunk: 0, damaged: 0, ...lastRound[side] });
  const { side, because } = findFirstDeclarer({ attacker: countLosses('attacker'), defender: countLosses('defender') });
  const step: Update = {
    kind: 'update',
    ...createStepHead('declares'),
    apply: (state) => state,
    remark: () => `The ${side} declared first whether to fight this round: ${because}.`,
  };
  return [{ steps: [step], measures: [] }];
}

function createSearch(side: Side, plannedParts: readonly PlannedPart[], context: RoundContext): SearchPart {
  const { round, forces, board, header, ids } = context;
  const enemy = enemySide[side];
  const part = createSearchSteps(board, {
    side,
    dice: getSearchDice(round[side], round[enemy], round.number ?? 1, header, ids),
    groups: forces.groups[enemy].map(({ number, group }) => ({
      number,
      maxUses: plannedParts.filter(({ neededResult }) => neededResult?.by === side && neededResult.group === number)
        .length,
      describe: () => describeGroup(round[enemy].nation, group, header, ids),
    })),
    dropsUnused: true,
  });
  const measure = {
    path: ['searchResults', side],
    title: `search results, the ${side}`,
    side,
    read: (state: State) => state[part.totalCounter]!,
    omitAtZero: true,
    readAfterStep: createStepHead('found', side).id,
  };
  return { ...part, measures: [measure] };
}

/** The parts in order; ships and sides are closed after the last part that uses them. */
function buildParts(
  plannedParts: readonly PlannedPart[],
  searches: Readonly<Record<Side, SearchPart>>,
  { board, forces, header, ids }: RoundContext,
): readonly StepsAndMeasures[] {
  const fighters = createFighterCounters(board, plannedParts, ids);
  const uses = plannedParts.flatMap(({ victims }, index) => victims.map((victim) => [victim, index] as const));
  const firstUses = new Map(uses.toReversed());
  const lastUses = new Map(uses);
  const parts = plannedParts.map((part, index): StepsAndMeasures => {
    const laterParts = plannedParts.slice(index + 1);
    const { neededResult, victims: affectedVictims } = part;
    const usesSameResult = (other: PlannedPart): boolean =>
      other.neededResult?.by === neededResult?.by && other.neededResult?.group === neededResult?.group;
    const partContext: PartContext = {
      mayBeHit: (victim) => (firstUses.get(victim) ?? index) < index,
      isUsedLater: (victim) => (lastUses.get(victim) ?? index) > index,
      unusedResults: neededResult && searches[neededResult.by].resultCounters.get(neededResult.group),
      isLastUse: !laterParts.some(usesSameResult),
      getFighters: (kind) =>
        fighters.get(part.defendingGroup)?.(
          kind,
          !laterParts.some(({ defendingGroup }) => defendingGroup === part.defendingGroup),
        ) ?? {},
    };
    const { steps, measures } = part.build(partContext);
    const keptShips = affectedVictims.filter(partContext.isUsedLater);
    const repair =
      isRepairedEverywhere(header) && keptShips.length > 0 ? [createRepairStep(String(index + 1), keptShips)] : [];
    return { steps: [...steps, ...repair, ...createClosings(lastUses, index, forces)], measures };
  });
  const closingsOfUnused = { steps: createClosings(lastUses, -1, forces), measures: [] };
  return [closingsOfUnused, ...parts];
}

/** Closes the sides that no later part uses. Ships that no part uses are settled with them. */
function createClosings(lastUses: ReadonlyMap<Victim, number>, index: number, forces: RoundForces): readonly Step[] {
  return sides.flatMap((side) => {
    const ships = forces.groups[side].flatMap(listVictims);
    const lastUse = ships.reduce((latest, ship) => Math.max(latest, lastUses.get(ship) ?? -1), -1);
    if (lastUse !== index) return [];
    const unusedShips = ships.filter((victim) => !lastUses.has(victim));
    return [...unusedShips.map(createSettleStep), createSideClosingStep(forces.tallies[side])];
  });
}

/** Counters of lost fighters, for groups that several strikes attack. */
function createFighterCounters(
  board: Board,
  plannedParts: readonly PlannedPart[],
  ids: Ids,
): ReadonlyMap<
  RoundGroup | undefined,
  (kind: 'cover' | 'cap', isLastReader: boolean) => { removedCounter?: number; isLastReader?: boolean }
> {
  const struckGroups = plannedParts.flatMap(({ defendingGroup }) => defendingGroup ?? []);
  const repeatedGroups = new Set(struckGroups.filter((group, index) => struckGroups.indexOf(group) !== index));
  return new Map(
    [...repeatedGroups].map((group) => {
      const createCounter = (kind: 'cover' | 'cap'): number => {
        const force = group.group[kind];
        const max = force ? sumSquadrons(resolveUnits(force, ids)) : 0;
        const name = `out.${group.side}.${group.number}.${kind}`;
        return addCounter(board, name, `${kind} of group ${group.number} that is out`, max);
      };
      const counters = { cover: createCounter('cover'), cap: createCounter('cap') };
      return [group, (kind, isLastReader) => ({ removedCounter: counters[kind], isLastReader })];
    }),
  );
}

function formatDeclaration({ groups }: RoundForces, end: State): string {
  const countLosses = (side: Side) => {
    const victims = groups[side].flatMap(listVictims);
    return {
      sunk: victims.reduce((sum, victim) => sum + countSunk(victim, end), 0),
      damaged: victims.reduce((sum, victim) => sum + countDamaged(victim, end), 0),
    };
  };
  const { side, because } = findFirstDeclarer({ attacker: countLosses('attacker'), defender: countLosses('defender') });
  return capitalize(`the ${side} declares first whether the combat goes on: ${because}.`);
}

/** The submarine attacks in file order. */
function planSubmarineAttacks(context: RoundContext): readonly PlannedPart[] {
  const { submarineAttacks = [] } = context.round;
  return submarineAttacks.map((attack) => planSubmarineAttack(attack, context.makeUniqueId(attack.id), context));
}

function planSubmarineAttack(attack: RoundSubmarineAttack, id: string, context: RoundContext): PlannedPart {
  const { round, forces, criticals, header, ids } = context;
  const submarines = { nation: round[attack.by].nation, ...attack.attacker };
  const group = forces.groups[enemySide[attack.by]].find(({ number }) => number === attack.group);
  const targets = listSubmarineTargets(attack, [...(group?.victims.keys() ?? [])], group?.units ?? [], ids);
  const listResearchChanges = createResearchLookup(submarines, header, ids);
  const attackByShips = new Map(
    [...new Set(targets)].map((ships) => [
      ships,
      { victim: group!.victims.get(ships)!, modifiers: listResearchChanges(ships) },
    ]),
  );
  const rolls = targets.map((ships) => attackByShips.get(ships)!);
  return {
    victims: [...new Set(rolls.map(({ victim }) => victim))],
    build: ({ isUsedLater }) =>
      createSingleAttackSteps({
        ...{ kind: 'submarine-attack', id, by: attack.by, rolls, criticals, isUsedLater },
        table: readSuppliedHits('submarine-attack', header),
      }),
  };
}

/** The target of each roll of a submarine attack, among the ships of the attacked group. @param group its units, in the order of the file */
export function listSubmarineTargets<S extends OwnedShips>(
  { attacker, targets }: RoundSubmarineAttack,
  allShips: readonly S[],
  group: readonly OwnedUnit[],
  ids: Ids,
): readonly S[] {
  const ships = sortByFile(allShips, group);
  const targetShips = targets ? ships.filter(({ units }) => units.some((unit) => targets.includes(unit))) : ships;
  return listRollTargets(sortTargets(targetShips, targets), targets, attacker, ids);
}
