/** The air attack under the cursor: a standalone air attack, a strike of a round, or a combat group that may be struck. */
import type { Ids } from '../../../model/ids';
import { valueAt, type Path } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import type { AwawHover } from '../kit';
import { allotTargets, type SquadronAllotment } from '../combats/air-attack';
import type { AirAttack, CombatGroup, Header, NavalRound, Scenario, Side, Strike } from '../data';
import { resolveUnits, type OwnedUnit } from '../force';

/** An air attack with its defenders. */
export interface AirAttackContext {
  readonly attack: AirAttack | Strike;
  /** The object that states the cover, the CAP and the air defense level. */
  readonly protection: Pick<AirAttack, 'cover' | 'cap' | 'airDefenseLevel'>;
  readonly attackers: readonly OwnedUnit[];
  readonly defenders: readonly OwnedUnit[];
  readonly allotments: readonly SquadronAllotment[];
  readonly isAtSea: boolean;
  readonly header: Header;
  readonly ids: Ids;
}

type Explain = (context: AirAttackContext, remainingPath: Path) => Explanation | undefined;

const sides = ['attacker', 'defender'] as const;

/** Creates a hover on members of air attacks and of strikes; `''` is the attack itself. */
export function defineHoverOnAttack(members: readonly string[], explain: Explain): AwawHover {
  const lists = ['airAttacks.*', 'navalRounds.*.strikes.*'];
  return {
    patterns: lists.flatMap((list) => members.map((member) => (member === '' ? list : `${list}.${member}`))),
    explain: (scenario, ids, { path }) => {
      if (path[0] === 'airAttacks') {
        const attack = valueAt(scenario, path.slice(0, 2)) as AirAttack | undefined;
        return attack && explain(createStandaloneContext(attack, scenario, ids), path.slice(2));
      }
      const round = valueAt(scenario, path.slice(0, 2)) as NavalRound | undefined;
      const strike = round?.strikes?.[Number(path[3])];
      const context = round && strike && createStrikeContext(strike, round, scenario, ids);
      return context && explain(context, path.slice(4));
    },
  };
}

/** Creates a hover on members that defend, in air attacks and in the combat groups of rounds. */
export function defineHoverOnDefense(members: readonly string[], explain: Explain): AwawHover {
  const groups = sides.map((side) => `navalRounds.*.${side}.groups.*`);
  return {
    patterns: ['airAttacks.*', ...groups].flatMap((list) => members.map((member) => `${list}.${member}`)),
    explain: (scenario, ids, { path }) => {
      if (path[0] === 'airAttacks') {
        const attack = valueAt(scenario, path.slice(0, 2)) as AirAttack | undefined;
        return attack && explain(createStandaloneContext(attack, scenario, ids), path.slice(2));
      }
      const round = valueAt(scenario, path.slice(0, 2)) as NavalRound | undefined;
      const side = path[2] as Side;
      const group = round?.[side].groups[Number(path[4])];
      if (round === undefined || group === undefined) return undefined;
      const strike = round.strikes?.find(({ by, group: number }) => by !== side && number === group.number);
      const attack = strike ?? createEmptyStrike(side, group);
      return explain(createContextAgainst(attack, group, round[side].nation, scenario, ids), path.slice(5));
    },
  };
}

function createStandaloneContext(attack: AirAttack, header: Scenario, ids: Ids): AirAttackContext {
  return {
    ...{ attack, protection: attack, header, ids },
    attackers: resolveUnits(attack.attacker, ids),
    defenders: resolveUnits(attack.defender, ids),
    allotments: allotTargets(attack, header, ids),
    isAtSea: attack.where === 'at-sea',
  };
}

function createStrikeContext(
  strike: Strike,
  round: NavalRound,
  header: Scenario,
  ids: Ids,
): AirAttackContext | undefined {
  const enemy = strike.by === 'attacker' ? round.defender : round.attacker;
  const group = enemy.groups.find(({ number }) => number === strike.group);
  return group && createContextAgainst(strike, group, enemy.nation, header, ids);
}

function createContextAgainst(
  attack: Strike,
  group: CombatGroup,
  nation: string | undefined,
  header: Scenario,
  ids: Ids,
): AirAttackContext {
  const defender = nation === undefined ? group : { nation, ...group };
  const { attacker, targets } = attack;
  return {
    ...{ attack, protection: group, header, ids, isAtSea: true },
    attackers: resolveUnits(attacker, ids),
    defenders: resolveUnits(defender, ids),
    allotments: allotTargets({ where: 'at-sea', attacker, defender, targets }, header, ids),
  };
}

/** Placeholder strike for a group that no strike attacks: no attackers, no surprise. */
function createEmptyStrike(side: Side, { number }: CombatGroup): Strike {
  return { id: 'none', by: side === 'attacker' ? 'defender' : 'attacker', group: number, attacker: {} };
}
