/**
 * All courses of a small battle in exact rationals: the reference for the engine and the rulesets of Axis & Allies. A cycle that changes
 * nothing is summed as a geometric series. A battle that can change no more ends.
 */
import type { Battle, BattleEnd } from './battle';
import { listBeginnings } from './beginnings';
import { runCycle, isFought, submerge } from './cycle';
import { isLess, subtract, unity, divide, parseFraction, add, multiply, zero } from './fraction';
import type { Fraction } from './fraction';
import { createField, listIndexes, toKey, countUnstruck, countUnits } from './position';
import type { Branches, Field, Position } from './position';

/** The ends of a battle; their probabilities sum to exactly 1. */
export type Ends = readonly { readonly end: BattleEnd; readonly probability: Fraction }[];

/** The sides with units left at the end, including units that submerged, dived, were not found or retreated. */
export type Winner = 'attacker' | 'defender' | 'nobody' | 'both';

/**
 * All ends with their probabilities. A battle of three units against three takes some milliseconds.
 * @throws RangeError on `depth` rules with dice other than d6, d12 and d20
 */
export function enumerate(battle: Battle): Ends {
  const field = createField(battle);
  const graph = createGraph(field);
  const starts = listBeginnings(field);
  const probabilities = new Map<string, Fraction>();
  const addProbability = (to: string, probability: Fraction) =>
    void probabilities.set(to, add(probabilities.get(to) ?? zero, probability));
  for (const [position, probability] of starts) addProbability(toKey(position), probability);

  const ends = new Map<string, { readonly end: BattleEnd; readonly probability: Fraction }>();
  for (const [name, { position, next }] of sortPositions(graph, starts)) {
    const probability = probabilities.get(name)!;
    if (next) {
      for (const [to, chance] of next) addProbability(toKey(to), multiply(probability, chance));
      continue;
    }
    const end = toEnd(position);
    const existing = ends.get(JSON.stringify(end));
    ends.set(JSON.stringify(end), {
      end,
      probability: existing ? add(existing.probability, probability) : probability,
    });
  }
  return [...ends.values()];
}

/** The probability of each winner. */
export function computeWinnerChances(
  battle: Battle,
  ends: Ends = enumerate(battle),
): Readonly<Record<Winner, Fraction>> {
  const chances = { attacker: zero, defender: zero, nobody: zero, both: zero };
  const attackers = battle.attacker.groups.length;
  for (const { end, probability } of ends) {
    const isAttackerLeft = end.remaining.slice(0, attackers).some((units) => units > 0);
    const isDefenderLeft = end.remaining.slice(attackers).some((units) => units > 0);
    const winner = isAttackerLeft ? (isDefenderLeft ? 'both' : 'attacker') : isDefenderLeft ? 'defender' : 'nobody';
    chances[winner] = add(chances[winner], probability);
  }
  return chances;
}

interface Node {
  readonly position: Position;
  /** The positions after the next cycle that changes anything; undefined if the battle ends. */
  readonly next: Branches<Position> | undefined;
}

/** Returns the node of a position; each is computed once. */
type NodeLookup = (position: Position) => Node;

function createGraph(field: Field): NodeLookup {
  const { retreat } = field.battle.attacker;
  const lastCycle = Math.max(2, retreat?.afterRound ?? 0);
  const computePressOnChance = retreat?.chanceBelow === undefined ? undefined : createPressOnChance(field);
  const retreats = (position: Position): boolean => {
    if (!retreat) return false;
    const { afterRound = Infinity, fewerThan = 0, chanceBelow } = retreat;
    if (position.cycle >= afterRound || countUnits(field, position, 'attacker') < fewerThan) return true;
    return chanceBelow !== undefined && isLess(computePressOnChance!(position), parseFraction(chanceBelow));
  };
  const nodes = new Map<string, Node>();
  return (position) => {
    const name = toKey(position);
    let node = nodes.get(name);
    if (!node) nodes.set(name, (node = { position, next: findNext(field, position, retreats, lastCycle) }));
    return node;
  };
}

function findNext(field: Field, from: Position, retreats: (position: Position) => boolean, lastCycle: number) {
  if (!isFought(field, from)) return undefined;
  const nextPositions = runCycle(field, from, retreats).map(
    ([position, probability]) =>
      [{ ...position, cycle: Math.min(position.cycle + 1, lastCycle) }, probability] as const,
  );
  const unchanged = nextPositions.find(([position]) => toKey(position) === toKey(from));
  if (!unchanged) return nextPositions;
  const changeProbability = subtract(unity, unchanged[1]);
  if (changeProbability.numerator === 0n) return undefined;
  return nextPositions
    .filter((branch) => branch !== unchanged)
    .map(([position, probability]) => [position, divide(probability, changeProbability)] as const);
}

/** The reachable positions in topological order. */
function sortPositions(graph: NodeLookup, starts: Branches<Position>): readonly (readonly [string, Node])[] {
  const order: (readonly [string, Node])[] = [];
  const seen = new Set<string>();
  const visit = (position: Position): void => {
    const name = toKey(position);
    if (seen.has(name)) return;
    seen.add(name);
    const node = graph(position);
    for (const [to] of node.next ?? []) visit(to);
    order.push([name, node]);
  };
  for (const [position] of starts) visit(position);
  return order.reverse();
}

/** The attacker's chance of being the only side with units left if he never retreats, from the retreat step of a cycle on. */
function createPressOnChance({ battle, ...field }: Field): (position: Position) => Fraction {
  const { retreat: _, ...attacker } = battle.attacker;
  const pressing: Field = { ...field, battle: { ...battle, attacker } };
  const graph = createGraph(pressing);
  const chances = new Map<string, Fraction>();
  const computeChance = (position: Position): Fraction => {
    const name = toKey(position);
    const cached = chances.get(name);
    if (cached) return cached;
    const { next } = graph(position);
    const chance = next
      ? next.reduce((sum, [to, probability]) => add(sum, multiply(probability, computeChance(to))), zero)
      : computeWinProbability(pressing, position);
    chances.set(name, chance);
    return chance;
  };
  return (position) => computeChance({ ...submerge(pressing, position, 'defender'), cycle: 2 });
}

function computeWinProbability(field: Field, { groups }: Position): Fraction {
  const isAlive = (side: 'attacker' | 'defender') =>
    listIndexes(field, side).some((index) => countUnstruck(groups[index]!) + groups[index]!.away > 0);
  return isAlive('attacker') && !isAlive('defender') ? unity : zero;
}

function toEnd({ groups, retreated }: Position): BattleEnd {
  return {
    remaining: groups.map((standing) => countUnstruck(standing) + standing.away),
    damaged: groups.map(({ damaged }) => damaged),
    retreated,
  };
}
