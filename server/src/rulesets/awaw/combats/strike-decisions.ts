/** Target decisions of air attacks: which ships to attack, with how many squadrons. */
import { setMember } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import type { Plan } from '../../../model/situations';
import { pluralize } from '../../../model/wording';
import { sumSquadrons } from '../air/squadrons';
import type { AirAttack, CombatGroup, Header, NavalRound, Strike } from '../data';
import { resolveUnits } from '../force';
import { createAirAttackCombat, allotTargets, type AirTarget } from './air-attack';
import { toAllotment, listAllotments } from './allotments';
import type { Decision } from './decisions';
import { enemySide } from './fleet-combat';
import { createNavalRound } from './round';
import { listDistinctGroups } from './search-combat';

/** In words, the group of the orders that allot squadrons to targets. */
export const allotmentGroup = 'allotment of squadrons';

/** An attack whose allotment is decided. */
interface AllotmentContext {
  readonly attack: AirAttack | Strike;
  readonly target: AirTarget;
  /** The combat with other targets; undefined means the default targets. */
  readonly createCombatWith: (targets: Strike['targets']) => Plan['createCombat'];
}

/** The allotment decision of an air attack; undefined with fewer than two targets. */
export function createAirAttackDecision(attack: AirAttack, header: Header, ids: Ids): Decision | undefined {
  if (!canAllot(attack, attack, header, ids)) return undefined;
  const createCombat: AllotmentContext['createCombatWith'] = (targets) => () =>
    createAirAttackCombat({ ...attack, targets }, header, ids);
  return createAllotmentDecision({ attack, target: attack, createCombatWith: createCombat }, header, ids);
}

/** The allotment decision of a strike; undefined if its group has fewer than two targets. */
export function createStrikeDecision(
  strike: Strike,
  round: NavalRound,
  header: Header,
  ids: Ids,
): Decision | undefined {
  const group = listDistinctGroups(round[enemySide[strike.by]].groups).find(({ number }) => number === strike.group);
  if (group === undefined) return undefined;
  const target = toAirTarget(group, round[enemySide[strike.by]].nation);
  if (!canAllot(strike, target, header, ids)) return undefined;
  const createCombat: AllotmentContext['createCombatWith'] = (targets) => () =>
    createNavalRound(withStrike(round, strike, { targets }), header, ids);
  return createAllotmentDecision({ attack: strike, target, createCombatWith: createCombat }, header, ids);
}

/** The round with one strike changed. */
export function withStrike(round: NavalRound, strike: Strike, changes: Partial<Strike>): NavalRound {
  const strikes = (round.strikes ?? []).map((candidate) =>
    candidate === strike ? { ...candidate, ...changes } : candidate,
  );
  return { ...round, strikes };
}

function toAirTarget(group: CombatGroup, nation: string | undefined): AirTarget {
  return { where: 'at-sea', defender: { ...(nation !== undefined && { nation }), ...group } };
}

/** Whether there are squadrons to allot and at least two targets. */
function canAllot({ attacker }: Pick<Strike, 'attacker'>, target: AirTarget, header: Header, ids: Ids): boolean {
  return (
    sumSquadrons(resolveUnits(attacker, ids)) > 0 &&
    allotTargets({ ...target, attacker, targets: undefined }, header, ids).length > 1
  );
}

function createAllotmentDecision(
  { attack, target, createCombatWith }: AllotmentContext,
  header: Header,
  ids: Ids,
): Decision {
  const { allotments, isComplete } = listAllotments(attack.attacker, target, header, ids);
  const currentAllotment = toAllotment(
    allotTargets({ ...target, attacker: attack.attacker, targets: attack.targets }, header, ids),
  );
  return {
    id: attack.id,
    title: `${attack.id}, with ${pluralize(sumSquadrons(resolveUnits(attack.attacker, ids)), 'squadron')}`,
    name: attack.id,
    group: allotmentGroup,
    plural: 'ways to allot squadrons',
    ordered: { title: currentAllotment.title, createCombat: createCombatWith(attack.targets) },
    candidates: allotments.map(({ id, title, targets }) => ({
      ...{ id, title },
      createCombat: createCombatWith(targets),
      createEdits: () => [setMember(attack, 'targets', targets)],
    })),
    isComplete,
  };
}
