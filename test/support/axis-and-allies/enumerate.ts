/**
 * All courses of a small battle in exact rationals: the reference for the engine and the rulesets of Axis & Allies. A cycle that changes
 * nothing is summed as a geometric series. A battle that can change no more ends.
 */
import type { Battle, BattleEnd } from './battle';
import { beginnings } from './before';
import { cycle, isFought, submerge } from './cycle';
import { isLess, minus, one, over, parseFraction, plus, times, zero } from './fraction';
import type { Fraction } from './fraction';
import { fieldOf, indexesOf, nameOf, unhurt, unitsOf } from './position';
import type { Branches, Field, Position } from './position';

/** The ends of a battle; their probabilities sum to exactly 1. */
export type Ends = readonly { readonly end: BattleEnd; readonly share: Fraction }[];

/** The sides with units left at the end, including units that submerged, dived, were not found or retreated. */
export type Winner = 'attacker' | 'defender' | 'nobody' | 'both';

/**
 * All ends with their probabilities. A battle of three units against three takes some milliseconds.
 * @throws RangeError on `depth` rules with dice other than d6, d12 and d20
 */
export function enumerate(battle: Battle): Ends {
  const field = fieldOf(battle);
  const graph = graphOf(field);
  const starts = beginnings(field);
  const shares = new Map<string, Fraction>();
  const give = (to: string, share: Fraction) => void shares.set(to, plus(shares.get(to) ?? zero, share));
  for (const [position, share] of starts) give(nameOf(position), share);

  const ends = new Map<string, { readonly end: BattleEnd; readonly share: Fraction }>();
  for (const [name, { position, next }] of inOrder(graph, starts)) {
    const share = shares.get(name)!;
    if (next) {
      for (const [to, chance] of next) give(nameOf(to), times(share, chance));
      continue;
    }
    const end = endOf(position);
    const known = ends.get(JSON.stringify(end));
    ends.set(JSON.stringify(end), { end, share: known ? plus(known.share, share) : share });
  }
  return [...ends.values()];
}

/** The probability of each winner. */
export function winners(battle: Battle, ends: Ends = enumerate(battle)): Readonly<Record<Winner, Fraction>> {
  const chances = { attacker: zero, defender: zero, nobody: zero, both: zero };
  const attackers = battle.attacker.groups.length;
  for (const { end, share } of ends) {
    const attacks = end.left.slice(0, attackers).some((units) => units > 0);
    const defends = end.left.slice(attackers).some((units) => units > 0);
    const winner = attacks ? (defends ? 'both' : 'attacker') : defends ? 'defender' : 'nobody';
    chances[winner] = plus(chances[winner], share);
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

function graphOf(field: Field): NodeLookup {
  const { retreat } = field.battle.attacker;
  const lastCycle = Math.max(2, retreat?.afterRound ?? 0);
  const pressed = retreat?.chanceBelow === undefined ? undefined : chanceOfPressingOn(field);
  const retreats = (position: Position): boolean => {
    if (!retreat) return false;
    const { afterRound = Infinity, fewerThan = 0, chanceBelow } = retreat;
    if (position.cycle >= afterRound || unitsOf(field, position, 'attacker') < fewerThan) return true;
    return chanceBelow !== undefined && isLess(pressed!(position), parseFraction(chanceBelow));
  };
  const nodes = new Map<string, Node>();
  return (position) => {
    const name = nameOf(position);
    let node = nodes.get(name);
    if (!node) nodes.set(name, (node = { position, next: following(field, position, retreats, lastCycle) }));
    return node;
  };
}

function following(field: Field, from: Position, retreats: (position: Position) => boolean, lastCycle: number) {
  if (!isFought(field, from)) return undefined;
  const after = cycle(field, from, retreats).map(
    ([position, share]) => [{ ...position, cycle: Math.min(position.cycle + 1, lastCycle) }, share] as const,
  );
  const same = after.find(([position]) => nameOf(position) === nameOf(from));
  if (!same) return after;
  const changing = minus(one, same[1]);
  if (changing.numerator === 0n) return undefined;
  return after
    .filter((branch) => branch !== same)
    .map(([position, share]) => [position, over(share, changing)] as const);
}

/** The reachable positions in topological order. */
function inOrder(graph: NodeLookup, starts: Branches<Position>): readonly (readonly [string, Node])[] {
  const order: (readonly [string, Node])[] = [];
  const seen = new Set<string>();
  const visit = (position: Position): void => {
    const name = nameOf(position);
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
function chanceOfPressingOn({ battle, ...field }: Field): (position: Position) => Fraction {
  const { retreat: _, ...attacker } = battle.attacker;
  const pressing: Field = { ...field, battle: { ...battle, attacker } };
  const graph = graphOf(pressing);
  const chances = new Map<string, Fraction>();
  const chanceFrom = (position: Position): Fraction => {
    const name = nameOf(position);
    const known = chances.get(name);
    if (known) return known;
    const { next } = graph(position);
    const chance = next
      ? next.reduce((sum, [to, share]) => plus(sum, times(share, chanceFrom(to))), zero)
      : winsAt(pressing, position);
    chances.set(name, chance);
    return chance;
  };
  return (position) => chanceFrom({ ...submerge(pressing, position, 'defender'), cycle: 2 });
}

function winsAt(field: Field, { groups }: Position): Fraction {
  const alive = (side: 'attacker' | 'defender') =>
    indexesOf(field, side).some((index) => unhurt(groups[index]!) + groups[index]!.away > 0);
  return alive('attacker') && !alive('defender') ? one : zero;
}

function endOf({ groups, retreated }: Position): BattleEnd {
  return {
    left: groups.map((standing) => unhurt(standing) + standing.away),
    damaged: groups.map(({ damaged }) => damaged),
    retreated,
  };
}
