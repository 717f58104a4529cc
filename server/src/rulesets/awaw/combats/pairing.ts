/** Who fires at whom among the capital ships (22.53): rank against rank, and what ships beyond the enemy's line do. */
import { fileOrder, ignoredOrder, type Basis } from '../../../engine/amount';
import type { State } from '../../../engine/combat';
import { fateOf } from '../damage/damage';
import { byRank, type Ranked } from '../fleets/rank';
import { afloat, type Capital, type Line } from './fleet-line';
import { isGone, type Victim } from './victims';

/** What a capital ship does: fires at a ship, or holds its fire for screened ships, for one of them where it is ordered so. */
export type Aim = { readonly at: Victim } | { readonly hold: Victim | undefined };

/** The ship that is fired at, or that fire is held for. */
export function aimTarget(aim: Aim): Victim | undefined {
  return 'at' in aim ? aim.at : aim.hold;
}

/**
 * The aims of both lines. Ships pair one to one by rank. A ship beyond the enemy's line does as ordered, else joins the fire on the
 * enemy's line from its first ship on, else fires at light ships, else holds its fire. A ship that is fired at by capital ships fires at
 * one of them: its order may choose which. An order that breaks this is not followed.
 */
export function aimsOf(
  lines: readonly [Line, Line],
  state: State,
): readonly [ReadonlyMap<Capital, Aim>, ReadonlyMap<Capital, Aim>] {
  const [one, other] = lines;
  const ranked = [ranks(one, state), ranks(other, state)] as const;
  const pairs = Math.min(ranked[0].length, ranked[1].length);
  const surplus = [
    surplusAims(ranked[0].slice(pairs), ranked[1], other, state),
    surplusAims(ranked[1].slice(pairs), ranked[0], one, state),
  ] as const;
  const paired = (own: 0 | 1): ReadonlyMap<Capital, Aim> => {
    const enemy = own === 0 ? 1 : 0;
    const aims = new Map(surplus[own]);
    for (let rank = 0; rank < pairs; rank++) {
      const capital = ranked[own][rank]!;
      const opposite = ranked[enemy][rank]!;
      const joined = [...surplus[enemy]].find(
        ([{ victim }, aim]) => victim === capital.order && 'at' in aim && aim.at === capital.victim,
      );
      aims.set(capital, { at: joined ? joined[0].victim : opposite.victim });
    }
    return aims;
  };
  return [paired(0), paired(1)];
}

function surplusAims(
  surplus: readonly Capital[],
  enemies: readonly Capital[],
  enemy: Line,
  state: State,
): ReadonlyMap<Capital, Aim> {
  const targets = enemies.map(({ victim }) => victim);
  const light = enemy.light && !isGone(enemy.light, state) ? enemy.light : undefined;
  return new Map(
    surplus.map((capital, index): [Capital, Aim] => {
      const { order } = capital;
      if (order !== undefined && enemy.screened.includes(order)) return [capital, { hold: order }];
      if (order !== undefined && (order === light || targets.includes(order))) return [capital, { at: order }];
      const at = targets[index % Math.max(1, targets.length)] ?? light;
      return [capital, at === undefined ? { hold: undefined } : { at }];
    }),
  );
}

/** Capital ships afloat by their rank; of equals the first in the file. */
export function ranks({ capitals }: Line, state: State): readonly Capital[] {
  const ranked = afloat(capitals, state).map((capital) => ({ capital, rank: rankOf(capital, state) }));
  return ranked.sort((a, b) => byRank(a.rank, b.rank)).map(({ capital }) => capital);
}

/** Capital ships of a line that only their order in the file tells apart, and the line with these in the opposite order. */
export interface Tie {
  readonly capitals: readonly Capital[];
  readonly swapped: Line;
}

/** The ties in a line. */
export function tiesIn(line: Line, state: State): readonly Tie[] {
  const ranked = ranks(line, state);
  const isEqual = (one: Capital, other: Capital): boolean => byRank(rankOf(one, state), rankOf(other, state)) === 0;
  return ranked.flatMap((first, index): readonly Tie[] => {
    if (index > 0 && isEqual(ranked[index - 1]!, first)) return [];
    const capitals = ranked.filter((other) => isEqual(first, other));
    if (capitals.length < 2) return [];
    const backwards = capitals.toReversed();
    const swapped = line.capitals.map((capital) => backwards[capitals.indexOf(capital)] ?? capital);
    return [{ capitals, swapped: { ...line, capitals: swapped } }];
  });
}

/** Where the order of the file decides what equal capital ships fire at, or what fires at them: ships of the same rank count as one. */
export function orderOfEquals(lines: readonly [Line, Line], state: State): readonly Basis[] {
  const [one, other] = lines;
  const now = dutiesOf(lines, aimsOf(lines, state), state);
  const found = lines.flatMap((line) => tiesIn(line, state).map((tie) => ({ line, ...tie })));
  return found
    .filter(({ line, capitals, swapped }) => {
      const aims = aimsOf(line === one ? [swapped, other] : [one, swapped], state);
      const then = dutiesOf(lines, aims, state);
      return capitals.some((capital) => now(capital) !== then(capital));
    })
    .map(({ capitals }) => fileOrder(capitals.map(({ victim }) => victim.name)));
}

/** Orders to fire at a ship that is there, against the pairing by rank (22.53). */
export function ignoredOrders(lines: readonly [Line, Line], state: State): readonly Basis[] {
  return aimsOf(lines, state).flatMap((aims) =>
    [...aims].flatMap(([{ victim, order }, aim]) => {
      if (order === undefined || isGone(order, state) || order === aimTarget(aim)) return [];
      return [ignoredOrder(`${victim.name} at ${order.name} (paired by rank)`)];
    }),
  );
}

/** What a capital ship fires at and what fires at it, by rank. */
function dutiesOf(
  lines: readonly [Line, Line],
  [one, other]: ReturnType<typeof aimsOf>,
  state: State,
): (capital: Capital) => string {
  const all = lines.flatMap(({ capitals }) => capitals);
  const rankName = (victim: Victim): string => {
    const capital = all.find((each) => each.victim === victim);
    return capital === undefined ? victim.id : JSON.stringify(rankOf(capital, state));
  };
  const aims = [...one, ...other];
  return ({ victim }) => {
    const own = aims.find(([capital]) => capital.victim === victim)?.[1];
    const target = own && ('at' in own ? rankName(own.at) : `holds ${own.hold?.id}`);
    const attackers = aims.flatMap(([capital, aim]) =>
      'at' in aim && aim.at === victim ? [rankName(capital.victim)] : [],
    );
    return [target, ...attackers.toSorted()].join();
  };
}

function rankOf({ victim, factors, slow, navalModifier }: Capital, state: State): Ranked {
  const { target, taken } = victim;
  const hits = state[taken]!;
  const damaged = target.kind === 'named' && fateOf(target, hits) === 'damaged';
  return { size: factors, slow: slow || damaged, hits, navalModifier };
}
