/** The combats of a scenario, independent of the list that they are in. */
import type { AirForce, CombatGroup, Group, RoundSide, Scenario, Target } from './data';

/** The two sides of a combat. */
export interface CombatSides {
  readonly id: string;
  /** The item of the file, for places. */
  readonly object: { readonly attacker: object; readonly defender: object };
  readonly attacker: readonly Group[];
  readonly defender: readonly Group[];
}

/** Air attacks, fleet combats, submarine and harbor attacks, rounds and searches. */
export function listCombatSides(scenario: Scenario): readonly CombatSides[] {
  const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
  const undividedCombats = [...airAttacks, ...fleetCombats, ...submarineAttacks, ...harborAttacks].map((object) => ({
    ...{ id: object.id, object, attacker: [object.attacker], defender: [object.defender] },
  }));
  const dividedCombats = [...(scenario.navalRounds ?? []), ...(scenario.searches ?? [])].map((object) => ({
    ...{
      id: object.id,
      object,
      attacker: listGroupsWithNation(object.attacker),
      defender: listGroupsWithNation(object.defender),
    },
  }));
  return [...undividedCombats, ...dividedCombats];
}

/** The combat groups of a side, with its nation as the default. */
export function listGroupsWithNation({ nation, groups }: RoundSide): readonly CombatGroup[] {
  return nation === undefined ? groups : groups.map((group) => ({ nation, ...group }));
}

/** An air attack, standalone or in a round. */
export interface AirStrike {
  readonly id: string;
  /** The item of the file, for places. */
  readonly object: { readonly attacker: AirForce; surpriseLevel?: number; targets?: Target[] };
  readonly defender: Group;
  readonly isAtSea: boolean;
}

/** Air attacks, and the strikes of rounds whose target group exists. */
export function listAirStrikes(scenario: Scenario): readonly AirStrike[] {
  const standalone = (scenario.airAttacks ?? []).map((object) => ({
    ...{ id: object.id, object, defender: object.defender, isAtSea: object.where === 'at-sea' },
  }));
  const inRounds = (scenario.navalRounds ?? []).flatMap((round) =>
    (round.strikes ?? []).flatMap((object) => {
      const enemy = object.by === 'attacker' ? round.defender : round.attacker;
      const defender = listGroupsWithNation(enemy).find(({ number }) => number === object.group);
      return defender === undefined ? [] : [{ id: object.id, object, defender, isAtSea: true }];
    }),
  );
  return [...standalone, ...inRounds];
}

/** An attack whose target ships are named individually. */
export interface AimedAttack {
  readonly id: string;
  readonly object: { readonly attacker: Group; targets?: string[] };
  readonly attacker: Group;
  readonly defender: Group;
}

/** Submarine and harbor attacks, and the submarine attacks of rounds whose target group exists. */
export function listAimedAttacks(scenario: Scenario): readonly AimedAttack[] {
  const standalone = [...(scenario.submarineAttacks ?? []), ...(scenario.harborAttacks ?? [])].map((object) => ({
    ...{ id: object.id, object, attacker: object.attacker, defender: object.defender },
  }));
  return [...standalone, ...listRoundSubmarineAttacks(scenario)];
}

/** The submarine attacks of rounds whose target group exists. */
export function listRoundSubmarineAttacks(scenario: Scenario): readonly AimedAttack[] {
  return (scenario.navalRounds ?? []).flatMap((round) =>
    (round.submarineAttacks ?? []).flatMap((object) => {
      const enemy = object.by === 'attacker' ? round.defender : round.attacker;
      const defender = listGroupsWithNation(enemy).find(({ number }) => number === object.group);
      return defender === undefined ? [] : [{ id: object.id, object, attacker: object.attacker, defender }];
    }),
  );
}

/** The sides of rounds and searches, which are divided into combat groups. */
export function listDividedSides(scenario: Scenario): readonly DividedSide[] {
  return [...(scenario.navalRounds ?? []), ...(scenario.searches ?? [])].flatMap(({ id, attacker, defender }) => [
    { id, name: 'attacker' as const, side: attacker },
    { id, name: 'defender' as const, side: defender },
  ]);
}

export interface DividedSide {
  readonly id: string;
  readonly name: 'attacker' | 'defender';
  readonly side: RoundSide;
}
