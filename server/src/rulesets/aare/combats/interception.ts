/** Interception: jets shoot at what attacks their territory. They are not lost by it. */
import type { Amount } from '../../../engine/amount';
import type { Fire, Shooter, Step, Update, Volley } from '../../../engine/combat';
import type { CounterList } from '../../axis-and-allies/combats';
import { interceptionHitsOn } from '../jets/interception';
import { numbers } from '../numbers';
import { statement } from './statements';

/**
 * Jets that roll a die each; none where there are no dice.
 * @param name of the counter that holds how many there are: nothing changes it
 */
export function jets(
  list: CounterList,
  name: string,
  title: string,
  dice: Amount,
  targets: readonly string[],
): readonly Shooter[] {
  if (dice.total <= 0) return [];
  const counter = list.add(name, title, dice.total, dice.total);
  return [{ title, counters: [counter], hitsOn: () => interceptionHitsOn, targets: () => targets }];
}

/** The step in which these jets shoot; none where there are none. */
export function interceptionBy(shooters: readonly Shooter[]): readonly Fire[] {
  if (shooters.length === 0) return [];
  const { sides } = numbers['unit-values'];
  const volley: Volley = { ...statement('interception'), by: 'defender', on: 'attacker', sides, shooters };
  return [{ kind: 'fire', ...statement('interceptors'), volleys: [volley] }];
}

/** What the numbers of interceptors and escorts are made of; none where the territory has no fighters and nobody escorts. */
export function interceptorsCounted(amounts: readonly Amount[]): readonly Update[] {
  if (amounts.every(({ base, changes }) => base.by === 0 && changes.length === 0)) return [];
  return [{ kind: 'update', ...statement('interceptors.counted'), apply: (state) => state, amounts: () => amounts }];
}

/** The step in which all jets of a territory shoot at targets of one class. */
export function interceptionFire(list: CounterList, dice: Amount, targets: readonly string[]): readonly Step[] {
  return [...interceptorsCounted([dice]), ...interceptionBy(jets(list, 'jets', 'jets', dice, targets))];
}
