/** Advice on air attacks and rounds of naval combat: which ships to attack with how many squadrons, which group to seek, and how many squadrons stay on CAP. */
import type { Alternative, SideAdvice } from '../../../model/advice';
import { remove, set } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import type { Plan, Policy, Situation, Situations } from '../../../model/situations';
import { counted } from '../../../model/wording';
import { squadronsIn } from '../air/squadrons';
import type { AirAttack, CombatGroup, Header, NavalRound, Strike } from '../data';
import { unitsOf } from '../force';
import { strengthOf } from '../task-forces/task-force';
import { airAttackCombat, aimedAt, type AirTarget } from './air-attack';
import { aimsOfAttack, aimsOfRound } from './advised-aims';
import { allotment, allotmentsOf, type Allotment } from './advised-allotments';
import { otherPatrols } from './advised-patrols';
import { enemyOf } from './fleet-combat';
import { sizesMissing } from './refusal';
import { navalRound } from './round';
import { unitsByGroup } from './round-plan';
import { distinctGroups } from './search-site';

const sides = ['attacker', 'defender'] as const;

/** An attack whose squadrons can be allotted otherwise. */
interface Allotting {
  readonly attack: AirAttack | Strike;
  readonly over: AirTarget;
  /** The combat with other targets; with none they are as by default. */
  readonly combat: (targets: Strike['targets']) => Plan['combat'];
}

/** The advice that there is for the attacker in an air attack: the defender decides nothing. */
export function airAttackAdvice(attack: AirAttack, header: Header, ids: Ids): readonly SideAdvice[] {
  const defenders = unitsOf(attack.defender, ids);
  if (sizesMissing(defenders, header) !== undefined || !canAllot(attack, attack, header, ids)) return [];
  const allotting: Allotting = {
    attack,
    over: attack,
    combat: (targets) => () => airAttackCombat({ ...attack, targets }, header, ids),
  };
  return [
    {
      side: 'attacker',
      aims: aimsOfAttack('attacker', new Set(defenders.map(({ unit }) => unit.id))),
      alternatives: [],
      situations: () => allotments([allotting], header, ids),
    },
  ];
}

/** The advice that there is for the sides of a round that strike; none where nobody has anything to decide. */
export function roundAdvice(round: NavalRound, header: Header, ids: Ids): readonly SideAdvice[] {
  const all = unitsByGroup(round, ids);
  if (sizesMissing(Object.values(all).flat(2), header) !== undefined) return [];
  const advised = sides.map((side): SideAdvice => {
    const enemy = enemyOf[side];
    const strikes = (round.strikes ?? []).filter(({ by }) => by === side);
    const allotting = strikes.flatMap((strike) => strikeAllotting(strike, round, header, ids) ?? []);
    const { factors } = strengthOf(all[side].flat(), header);
    return {
      side,
      aims: aimsOfRound(side, new Set(all[enemy].flat().map(({ unit }) => unit.id)), factors),
      alternatives: [
        ...strikes.flatMap((strike) => otherGroups(strike, round, header, ids)),
        ...otherPatrols(side, round, header, ids),
      ],
      ...(allotting.length > 0 && { situations: () => allotments(allotting, header, ids) }),
    };
  });
  return advised.some(({ alternatives, situations }) => alternatives.length > 0 || situations !== undefined)
    ? advised
    : [];
}

function strikeAllotting(strike: Strike, round: NavalRound, header: Header, ids: Ids): Allotting | undefined {
  const group = distinctGroups(round[enemyOf[strike.by]].groups).find(({ number }) => number === strike.group);
  if (group === undefined) return undefined;
  const over = targetOf(group, round[enemyOf[strike.by]].nation);
  if (!canAllot(strike, over, header, ids)) return undefined;
  return {
    attack: strike,
    over,
    combat: (targets) => () => navalRound(withStrike(round, strike, { targets }), header, ids),
  };
}

function targetOf(group: CombatGroup, nation: string | undefined): AirTarget {
  return { where: 'at-sea', defender: { ...(nation !== undefined && { nation }), ...group } };
}

/** Whether there are squadrons, and two targets or more. */
function canAllot({ attacker }: Pick<Strike, 'attacker'>, over: AirTarget, header: Header, ids: Ids): boolean {
  return (
    squadronsIn(unitsOf(attacker, ids)) > 0 &&
    aimedAt({ ...over, attacker, targets: undefined }, header, ids).length > 1
  );
}

function withStrike(round: NavalRound, strike: Strike, changes: Partial<Strike>): NavalRound {
  const strikes = (round.strikes ?? []).map((one) => (one === strike ? { ...one, ...changes } : one));
  return { ...round, strikes };
}

/** Of each attack every way to allot its squadrons. */
function allotments(all: readonly Allotting[], header: Header, ids: Ids): Situations {
  const found = all.map(({ attack, over, combat }) => {
    const { allotments: ways, isEvery } = allotmentsOf(attack.attacker, over, header, ids);
    const plans = ways.map(({ id, title, targets }): Plan => ({
      id: `${attack.id}:${id}`,
      title,
      combat: combat(targets),
    }));
    const now = allotment(aimedAt({ ...over, attacker: attack.attacker, targets: attack.targets }, header, ids));
    const ordered: Plan = { id: `${attack.id}:ordered`, title: now.title, combat: combat(attack.targets) };
    const squadrons = squadronsIn(unitsOf(attack.attacker, ids));
    const situation: Situation = {
      ...{ id: attack.id, title: `${attack.id}, with ${counted(squadrons, 'squadron')}`, chance: 1 },
      ...{ ordered, plans: [ordered, ...plans] },
    };
    return { attack, ways, isEvery, situation };
  });
  return {
    group: 'allotment of squadrons',
    ways: 'ways to allot squadrons',
    situations: found.map(({ situation }) => situation),
    policies: found.map(({ attack, ways, situation }) => policyOf(attack, ways, situation, all.length > 1)),
    isEvery: found.every(({ isEvery }) => isEvery),
  };
}

/** The allotment of one attack; the others stay as they are ordered. */
function policyOf(attack: Allotting['attack'], ways: readonly Allotment[], own: Situation, named: boolean): Policy {
  const meant = (choices: ReadonlyMap<string, string>): Allotment | undefined =>
    ways.find(({ id }) => choices.get(own.id) === `${attack.id}:${id}`);
  return {
    id: attack.id,
    allows: (situation, plan) => situation.id === own.id || plan === situation.ordered,
    title: (choices) => `${named ? `${attack.id}: ` : ''}${meant(choices)?.title ?? own.ordered.title}`,
    edits: (choices) => {
      const found = meant(choices);
      return found && [set(attack, 'targets', found.targets)];
    },
  };
}

/** Sending a strike against another group: what it attacks there is then as by default. */
function otherGroups(strike: Strike, round: NavalRound, header: Header, ids: Ids): readonly Alternative[] {
  const others = distinctGroups(round[enemyOf[strike.by]].groups).filter(
    (group) => group.number !== strike.group && unitsOf(group, ids).length > 0,
  );
  return others.map(({ number }) => ({
    id: `${strike.id}.group-${number}`,
    group: `group that ${strike.id} seeks`,
    title: `send ${strike.id} against group ${number}`,
    combat: () => navalRound(withStrike(round, strike, { group: number, targets: undefined }), header, ids),
    edits: () => [set(strike, 'group', number), ...(strike.targets ? [remove(strike, 'targets')] : [])],
  }));
}
