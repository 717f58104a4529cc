/** The pairing of capital ships (22.53): by rank, and the aims of ships beyond the enemy's line. */
import { createFileOrderBasis, createIgnoredOrderBasis, type Basis } from '../../../engine/amount';
import type { State } from '../../../engine/combat';
import { computeFate } from '../damage/damage';
import { compareRanks, type Ranked } from '../fleets/rank';
import { listAfloat, type Capital, type BattleLine } from './fleet-line';
import { isGone, type Victim } from './victims';

/** The aim of a capital ship: it fires at a ship, or holds its fire for screened ships, or for a specific one by order. */
export type Aim = { readonly at: Victim } | { readonly hold: Victim | undefined };

/** The target of the aim, or the ship that fire is held for. */
export function findAimTarget(aim: Aim): Victim | undefined {
  return 'at' in aim ? aim.at : aim.hold;
}

/**
 * The aims of both lines. Ships pair one to one by rank. A ship beyond the enemy's line follows its order, else joins the fire on the
 * enemy's line from its first ship on, else fires at light ships, else holds its fire. A ship that capital ships fire at fires back at one
 * of them; its order may choose which. Orders against this are ignored.
 */
export function computeAims(
  lines: readonly [BattleLine, BattleLine],
  state: State,
): readonly [ReadonlyMap<Capital, Aim>, ReadonlyMap<Capital, Aim>] {
  const [first, other] = lines;
  const rankedLines = [rankCapitals(first, state), rankCapitals(other, state)] as const;
  const pairs = Math.min(rankedLines[0].length, rankedLines[1].length);
  const surplus = [
    computeSurplusAims(rankedLines[0].slice(pairs), rankedLines[1], other, state),
    computeSurplusAims(rankedLines[1].slice(pairs), rankedLines[0], first, state),
  ] as const;
  const pairCapitals = (ownIndex: 0 | 1): ReadonlyMap<Capital, Aim> => {
    const enemy = ownIndex === 0 ? 1 : 0;
    const aims = new Map(surplus[ownIndex]);
    for (let rank = 0; rank < pairs; rank++) {
      const capital = rankedLines[ownIndex][rank]!;
      const opposite = rankedLines[enemy][rank]!;
      const joinedFire = [...surplus[enemy]].find(
        ([{ victim }, aim]) => victim === capital.order && 'at' in aim && aim.at === capital.victim,
      );
      aims.set(capital, { at: joinedFire ? joinedFire[0].victim : opposite.victim });
    }
    return aims;
  };
  return [pairCapitals(0), pairCapitals(1)];
}

function computeSurplusAims(
  surplus: readonly Capital[],
  enemies: readonly Capital[],
  enemy: BattleLine,
  state: State,
): ReadonlyMap<Capital, Aim> {
  const targets = enemies.map(({ victim }) => victim);
  const light = enemy.light && !isGone(enemy.light, state) ? enemy.light : undefined;
  return new Map(
    surplus.map((capital, index): [Capital, Aim] => {
      const { order } = capital;
      if (order !== undefined && enemy.screened.includes(order)) return [capital, { hold: order }];
      if (order !== undefined && (order === light || targets.includes(order))) return [capital, { at: order }];
      const target = targets[index % Math.max(1, targets.length)] ?? light;
      return [capital, target === undefined ? { hold: undefined } : { at: target }];
    }),
  );
}

/** Capital ships afloat by rank; equal ones in file order. */
export function rankCapitals({ capitals }: BattleLine, state: State): readonly Capital[] {
  const ranked = listAfloat(capitals, state).map((capital) => ({ capital, rank: computeRank(capital, state) }));
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank)).map(({ capital }) => capital);
}

/** Capital ships of equal rank, and the line with them in reverse order. */
export interface Tie {
  readonly capitals: readonly Capital[];
  readonly swapped: BattleLine;
}

/** The ties in a line. */
export function findTies(line: BattleLine, state: State): readonly Tie[] {
  const rankedCapitals = rankCapitals(line, state);
  const isEqual = (capital: Capital, other: Capital): boolean =>
    compareRanks(computeRank(capital, state), computeRank(other, state)) === 0;
  return rankedCapitals.flatMap((first, index): readonly Tie[] => {
    if (index > 0 && isEqual(rankedCapitals[index - 1]!, first)) return [];
    const capitals = rankedCapitals.filter((other) => isEqual(first, other));
    if (capitals.length < 2) return [];
    const reversed = capitals.toReversed();
    const swappedCapitals = line.capitals.map((capital) => reversed[capitals.indexOf(capital)] ?? capital);
    return [{ capitals, swapped: { ...line, capitals: swappedCapitals } }];
  });
}

/** Cases in which file order decides the aims of equal capital ships, or the fire at them. Ships of equal rank are interchangeable. */
function listEqualOrderBases(lines: readonly [BattleLine, BattleLine], state: State): readonly Basis[] {
  const [firstLine, other] = lines;
  const getDuties = describeDuties(lines, computeAims(lines, state), state);
  const ties = lines.flatMap((line) => findTies(line, state).map((tie) => ({ line, ...tie })));
  return ties
    .filter(({ line, capitals, swapped }) => {
      const aims = computeAims(line === firstLine ? [swapped, other] : [firstLine, swapped], state);
      const getChangedDuties = describeDuties(lines, aims, state);
      return capitals.some((capital) => getDuties(capital) !== getChangedDuties(capital));
    })
    .map(({ capitals }) => createFileOrderBasis(capitals.map(({ victim }) => victim.name)));
}

/** An order of a capital ship that it does not follow: it is paired by rank (22.53), or its target is sunk. */
export interface IgnoredOrder {
  readonly capital: Capital;
  readonly order: Victim;
  /** Its target instead; undefined if it has none. */
  readonly target: Victim | undefined;
}

/** The orders that capital ships afloat do not follow. */
export function listIgnoredOrders(lines: readonly [BattleLine, BattleLine], state: State): readonly IgnoredOrder[] {
  return computeAims(lines, state).flatMap((aims) =>
    [...aims].flatMap(([capital, aim]) => {
      const { order } = capital;
      const target = findAimTarget(aim);
      return order === undefined || order === target ? [] : [{ capital, order, target }];
    }),
  );
}

/** The bases of a pairing: orders that it leaves without effect, and equals that file order ranks. */
export function listPairingBases(lines: readonly [BattleLine, BattleLine], state: State): readonly Basis[] {
  return [
    ...listEqualOrderBases(lines, state),
    ...listIgnoredOrders(lines, state).map(({ capital: { victim }, order }) =>
      createIgnoredOrderBasis(`${victim.name} at ${order.name} (${isGone(order, state) ? 'sunk' : 'paired by rank'})`),
    ),
  ];
}

/** A function that describes the target and the attackers of a capital ship, by rank. */
function describeDuties(
  lines: readonly [BattleLine, BattleLine],
  [firstAims, other]: ReturnType<typeof computeAims>,
  state: State,
): (capital: Capital) => string {
  const allCapitals = lines.flatMap(({ capitals }) => capitals);
  const formatRank = (victim: Victim): string => {
    const capital = allCapitals.find((each) => each.victim === victim);
    return capital === undefined ? victim.id : JSON.stringify(computeRank(capital, state));
  };
  const aims = [...firstAims, ...other];
  return ({ victim }) => {
    const ownAim = aims.find(([capital]) => capital.victim === victim)?.[1];
    const target = ownAim && ('at' in ownAim ? formatRank(ownAim.at) : `holds ${ownAim.hold?.id}`);
    const attackers = aims.flatMap(([capital, aim]) =>
      'at' in aim && aim.at === victim ? [formatRank(capital.victim)] : [],
    );
    return [target, ...attackers.toSorted()].join();
  };
}

function computeRank({ victim, factors, isSlow, navalModifier }: Capital, state: State): Ranked {
  const { target, hitCounter } = victim;
  const hits = state[hitCounter]!;
  const isDamaged = target.kind === 'named' && computeFate(target, hits) === 'damaged';
  return { size: factors, slow: isSlow || isDamaged, hits, navalModifier };
}
