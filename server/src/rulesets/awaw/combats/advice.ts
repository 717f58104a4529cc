/** Advice on naval combat: targets of attacks, groups to strike, targets of fire, and the division of squadrons. */
import type { Measure } from '../../../engine/combat';
import type { Alternative, SideAdvice, Aim, AimPart } from '../../../model/advice';
import { removeMember, setMember } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import type {
  AirAttack,
  CombatGroup,
  FleetCombat,
  HarborAttack,
  Header,
  NavalRound,
  Side,
  Strike,
  SubmarineAttack,
} from '../data';
import { resolveUnits } from '../force';
import { computeStrength } from '../task-forces/task-force';
import { createSituations, type Decision } from './decisions';
import { createFireDecision } from './fire-decision';
import { enemySide, createFleetCombat } from './fleet-combat';
import { factorsSunk } from './losses';
import { listOtherPatrols } from './patrol-alternatives';
import { createNavalRound } from './round';
import { groupUnitsByGroup } from './round-plan';
import { listDistinctGroups } from './search-combat';
import type { SingleAttackKind } from './single-attack-steps';
import { allotmentGroup, createAirAttackDecision, createStrikeDecision, withStrike } from './strike-decisions';
import { createRoundAttackDecision, createSingleAttackDecision } from './submarine-decisions';
import { explainMissingSizes } from './unresolved-combat';

const sides = ['attacker', 'defender'] as const;

/** Advice for the attacker of an air attack; the defender has no decisions. */
export function createAirAttackAdvice(attack: AirAttack, header: Header, ids: Ids): readonly SideAdvice[] {
  return createAttackAdvice(attack, () => createAirAttackDecision(attack, header, ids), header, ids);
}

/** Advice for the attacker of a submarine or harbor attack; the defender has no decisions. */
export function createSingleAttackAdvice(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  header: Header,
  ids: Ids,
): readonly SideAdvice[] {
  return createAttackAdvice(attack, () => createSingleAttackDecision(attack, kind, header, ids), header, ids);
}

function createAttackAdvice(
  { defender }: Pick<AirAttack, 'defender'>,
  createTargetDecision: () => Decision | undefined,
  header: Header,
  ids: Ids,
): readonly SideAdvice[] {
  const defenders = resolveUnits(defender, ids);
  const decision = explainMissingSizes(defenders, header) === undefined ? createTargetDecision() : undefined;
  if (!decision) return [];
  const aims = listAttackAims('attacker', new Set(defenders.map(({ unit }) => unit.id)));
  return [{ side: 'attacker', aims, alternatives: [], createSituations: () => createSituations([decision]) }];
}

/** Advice for both sides of a fleet combat; empty if the pairing leaves no choice. */
export function createFleetCombatAdvice(combat: FleetCombat, header: Header, ids: Ids): readonly SideAdvice[] {
  const units = { attacker: resolveUnits(combat.attacker, ids), defender: resolveUnits(combat.defender, ids) };
  if (explainMissingSizes([...units.attacker, ...units.defender], header) !== undefined) return [];
  return dropEmptyAdvice(
    sides.map((side): SideAdvice => {
      const fireDecision = createFireDecision(
        combat,
        side,
        (orders) => createFleetCombat({ ...combat, orders }, header, ids),
        header,
        ids,
      );
      return {
        side,
        aims: listRoundAims(
          side,
          new Set(units[enemySide[side]].map(({ unit }) => unit.id)),
          computeStrength(units[side], header).factors,
        ),
        alternatives: [],
        ...(fireDecision && { createSituations: () => createSituations([fireDecision]) }),
      };
    }),
  );
}

/** Advice for both sides of a round; empty if neither has a decision. */
export function createRoundAdvice(round: NavalRound, header: Header, ids: Ids): readonly SideAdvice[] {
  const unitsByGroup = groupUnitsByGroup(round, ids);
  if (explainMissingSizes(Object.values(unitsByGroup).flat(2), header) !== undefined) return [];
  return dropEmptyAdvice(
    sides.map((side): SideAdvice => {
      const enemy = enemySide[side];
      const strikes = (round.strikes ?? []).filter(({ by }) => by === side);
      const submarines = (round.submarineAttacks ?? []).filter(({ by }) => by === side);
      const decisions = [
        ...strikes.map((strike) => createStrikeDecision(strike, round, header, ids)),
        ...createFireDecisions(side, round, header, ids),
        ...submarines.map((attack) => createRoundAttackDecision(attack, round, header, ids)),
      ].filter((decision) => decision !== undefined);
      const { factors } = computeStrength(unitsByGroup[side].flat(), header);
      const alternatives = [
        ...strikes.flatMap((strike) => listOtherGroups(strike, round, header, ids)),
        ...listOtherPatrols(side, round, header, ids),
      ];
      return {
        side,
        aims: listRoundAims(side, new Set(unitsByGroup[enemy].flat().map(({ unit }) => unit.id)), factors),
        alternatives,
        // Squadrons that one order takes away or sends elsewhere may be those that the other allots.
        exclusiveGroups: [...new Set(alternatives.map(({ group }) => group)), allotmentGroup],
        ...(decisions.length > 0 && { createSituations: () => createSituations(decisions) }),
      };
    }),
  );
}

function dropEmptyAdvice(advice: readonly SideAdvice[]): readonly SideAdvice[] {
  return advice.some(({ alternatives, createSituations }) => alternatives.length > 0 || createSituations !== undefined)
    ? advice
    : [];
}

/** Fire decisions in the fleet combats stated by a round. Combats created by the pairing cannot have orders. */
function createFireDecisions(
  side: Side,
  round: NavalRound,
  header: Header,
  ids: Ids,
): readonly (Decision | undefined)[] {
  const findGroup = (owner: Side, number: number): CombatGroup | undefined =>
    listDistinctGroups(round[owner].groups).find((candidate) => candidate.number === number);
  return (round.fleetCombats ?? []).map((combat) => {
    const [attacker, defender] = [findGroup('attacker', combat.attacker), findGroup('defender', combat.defender)];
    if (!attacker || !defender) return undefined;
    const withSideNation = (owner: Side, units: CombatGroup): CombatGroup => ({
      nation: round[owner].nation,
      ...units,
    });
    const { id, orders } = combat;
    return createFireDecision(
      { id, orders, attacker: withSideNation('attacker', attacker), defender: withSideNation('defender', defender) },
      side,
      (otherOrders) => {
        const fleetCombats = round.fleetCombats?.map((candidate) =>
          candidate === combat ? { ...candidate, orders: otherOrders } : candidate,
        );
        return createNavalRound({ ...round, ...(fleetCombats && { fleetCombats }) }, header, ids);
      },
      header,
      ids,
      combat,
    );
  });
}

/** Alternatives that send a strike against another group, with default targets there. */
function listOtherGroups(strike: Strike, round: NavalRound, header: Header, ids: Ids): readonly Alternative[] {
  const otherGroups = listDistinctGroups(round[enemySide[strike.by]].groups).filter(
    (group) => group.number !== strike.group && resolveUnits(group, ids).length > 0,
  );
  return otherGroups.map(({ number }) => ({
    id: `${strike.id}.group-${number}`,
    group: `group that ${strike.id} seeks`,
    title: `send ${strike.id} against group ${number}`,
    createCombat: () => createNavalRound(withStrike(round, strike, { group: number, targets: undefined }), header, ids),
    createEdits: () => [
      setMember(strike, 'group', number),
      ...(strike.targets ? [removeMember(strike, 'targets')] : []),
    ],
  }));
}

/** An aim that is a sum of measures, including measures that are read before the end. */
function createAim(
  id: string,
  title: string,
  selectParts: (measures: readonly Measure[]) => readonly AimPart[],
  constant = 0,
): Aim {
  return {
    ...{ id, title, unit: '' },
    getQuantity: ({ measures }) => {
      const parts = selectParts(measures);
      return (end) => parts.reduce((sum, { measure, times }) => sum + times * measure.read(end), constant);
    },
    getSum: ({ measures }) => ({ constant, parts: selectParts(measures) }),
  };
}

/** The measures of a side's sunk naval factors. */
function listSunkFactorParts(side: Side, times: number) {
  return (measures: readonly Measure[]): readonly AimPart[] =>
    measures
      .filter(({ path: [kind, ownerSide] }) => kind === factorsSunk && ownerSide === side)
      .map((measure) => ({ measure, times }));
}

/** The measures of sunk named ships. @param ids of the side's units */
function listSunkShipParts(ids: ReadonlySet<string>, times: number) {
  return (measures: readonly Measure[]): readonly AimPart[] =>
    measures
      .filter(
        ({ path: [kind, ship, fate], subject }) =>
          kind === 'ships' && fate === 'sunk' && subject?.kind === 'event' && ids.has(ship!),
      )
      .map((measure) => ({ measure, times }));
}

/** Aims of an attacker whose own ships are not at risk. @param ids of the enemy's units */
function listAttackAims(side: Side, ids: ReadonlySet<string>): readonly Aim[] {
  return [
    createAim('factors', 'naval factors sunk', listSunkFactorParts(enemySide[side], 1)),
    createAim('ships', 'named ships sunk', listSunkShipParts(ids, 1)),
  ];
}

/** Aims of a side in a round in which both sides may lose ships. @param ownFactors the side's naval factors */
function listRoundAims(side: Side, enemies: ReadonlySet<string>, ownFactors: number): readonly Aim[] {
  const [listSunk, listLost] = [listSunkFactorParts(enemySide[side], 1), listSunkFactorParts(side, -1)];
  return [
    createAim('balance', 'naval factors sunk less those lost', (measures) => [
      ...listSunk(measures),
      ...listLost(measures),
    ]),
    ...listAttackAims(side, enemies),
    {
      ...createAim('own', 'own naval factors not sunk', listLost, ownFactors),
      preserved: { count: ownFactors, lossTitle: 'own naval factors sunk' },
    },
  ];
}
