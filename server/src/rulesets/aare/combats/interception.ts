/** Interception: jets shoot at attackers of their territory. They are not lost by it. */
import type { Amount } from '../../../engine/amount';
import type { Fire, Shooter, Step, Update, Volley } from '../../../engine/combat';
import type { CounterList } from '../../axis-and-allies/combats';
import { interceptionHitsOn } from '../jets/interception';
import { battlesNumbers } from '../battles/rules';
import { createStepHead } from './step-kinds';

/**
 * Jets that roll one die each; empty without dice.
 * @param name of the counter of the jets; its value never changes
 */
export function createJets(
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

/** The step in which these jets shoot; empty without jets. */
export function createInterception(shooters: readonly Shooter[]): readonly Fire[] {
  if (shooters.length === 0) return [];
  const { sides } = battlesNumbers['unit-values'];
  const volley: Volley = { ...createStepHead('interception'), by: 'defender', on: 'attacker', sides, shooters };
  return [{ kind: 'fire', ...createStepHead('interceptors'), volleys: [volley] }];
}

/** Shows the numbers of interceptors and escorts; empty if there are neither. */
export function createInterceptorCount(amounts: readonly Amount[]): readonly Update[] {
  if (amounts.every(({ base, changes }) => base.by === 0 && changes.length === 0)) return [];
  return [
    { kind: 'update', ...createStepHead('interceptors.counted'), apply: (state) => state, amounts: () => amounts },
  ];
}

/** The step in which all jets of a territory shoot at targets of one class. */
export function createInterceptionSteps(list: CounterList, dice: Amount, targets: readonly string[]): readonly Step[] {
  return [...createInterceptorCount([dice]), ...createInterception(createJets(list, 'jets', 'jets', dice, targets))];
}
