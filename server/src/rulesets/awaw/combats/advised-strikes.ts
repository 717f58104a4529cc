/** Target decisions of air attacks: which ships to attack, with how many squadrons. */
import { set } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import type { Plan } from '../../../model/situations';
import { counted } from '../../../model/wording';
import { squadronsIn } from '../air/squadrons';
import type { AirAttack, CombatGroup, Header, NavalRound, Strike } from '../data';
import { unitsOf } from '../force';
import { airAttackCombat, aimedAt, type AirTarget } from './air-attack';
import { allotment, allotmentsOf } from './advised-allotments';
import type { Choosing } from './advised-choices';
import { enemyOf } from './fleet-combat';
import { navalRound } from './round';
import { distinctGroups } from './search-site';

/** An attack whose allotment is decided. */
interface Allotting {
  readonly attack: AirAttack | Strike;
  readonly over: AirTarget;
  /** The combat with other targets; undefined means the default targets. */
  readonly combat: (targets: Strike['targets']) => Plan['combat'];
}

/** The allotment decision of an air attack; undefined with fewer than two targets. */
export function airAttackTargets(attack: AirAttack, header: Header, ids: Ids): Choosing | undefined {
  if (!canAllot(attack, attack, header, ids)) return undefined;
  const combat: Allotting['combat'] = (targets) => () => airAttackCombat({ ...attack, targets }, header, ids);
  return allotting({ attack, over: attack, combat }, header, ids);
}

/** The allotment decision of a strike; undefined if its group has fewer than two targets. */
export function strikeTargets(strike: Strike, round: NavalRound, header: Header, ids: Ids): Choosing | undefined {
  const group = distinctGroups(round[enemyOf[strike.by]].groups).find(({ number }) => number === strike.group);
  if (group === undefined) return undefined;
  const over = targetOf(group, round[enemyOf[strike.by]].nation);
  if (!canAllot(strike, over, header, ids)) return undefined;
  const combat: Allotting['combat'] = (targets) => () =>
    navalRound(withStrike(round, strike, { targets }), header, ids);
  return allotting({ attack: strike, over, combat }, header, ids);
}

/** The round with one strike changed. */
export function withStrike(round: NavalRound, strike: Strike, changes: Partial<Strike>): NavalRound {
  const strikes = (round.strikes ?? []).map((one) => (one === strike ? { ...one, ...changes } : one));
  return { ...round, strikes };
}

function targetOf(group: CombatGroup, nation: string | undefined): AirTarget {
  return { where: 'at-sea', defender: { ...(nation !== undefined && { nation }), ...group } };
}

/** Whether there are squadrons to allot and at least two targets. */
function canAllot({ attacker }: Pick<Strike, 'attacker'>, over: AirTarget, header: Header, ids: Ids): boolean {
  return (
    squadronsIn(unitsOf(attacker, ids)) > 0 &&
    aimedAt({ ...over, attacker, targets: undefined }, header, ids).length > 1
  );
}

function allotting({ attack, over, combat }: Allotting, header: Header, ids: Ids): Choosing {
  const { allotments, isEvery } = allotmentsOf(attack.attacker, over, header, ids);
  const now = allotment(aimedAt({ ...over, attacker: attack.attacker, targets: attack.targets }, header, ids));
  return {
    id: attack.id,
    title: `${attack.id}, with ${counted(squadronsIn(unitsOf(attack.attacker, ids)), 'squadron')}`,
    name: attack.id,
    group: 'allotment of squadrons',
    words: 'ways to allot squadrons',
    ordered: { title: now.title, combat: combat(attack.targets) },
    ways: allotments.map(({ id, title, targets }) => ({
      ...{ id, title },
      combat: combat(targets),
      edits: () => [set(attack, 'targets', targets)],
    })),
    isEvery,
  };
}
