/** Who fires at whom among the capital ships (22.53): rank against rank, and what ships beyond the enemy's line do. */
import type { State } from '../../../engine/combat';
import { fateOf } from '../damage/damage';
import { byRank, type Ranked } from '../fleets/rank';
import { afloat, type Capital, type Line } from './fleet-line';
import { isGone, type Victim } from './victims';

/** What a capital ship does: fires at a ship, or holds its fire for screened ships, for one of them where it is ordered so. */
export type Aim = { readonly at: Victim } | { readonly hold: Victim | undefined };

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

function rankOf({ victim, factors, slow, navalModifier }: Capital, state: State): Ranked {
  const { target, taken } = victim;
  const hits = state[taken]!;
  const damaged = target.kind === 'named' && fateOf(target, hits) === 'damaged';
  return { size: factors, slow: slow || damaged, hits, navalModifier };
}
