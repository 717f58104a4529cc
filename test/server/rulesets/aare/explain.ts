/** Evaluates the hovers of aare on a scenario. */
import assert from 'node:assert/strict';
import { matchesPattern, type Path } from '../../../../server/src/model/place';
import type { Explanation } from '../../../../server/src/model/ruleset';
import type { Scenario } from '../../../../server/src/rulesets/aare/data';
import { aare } from '../../../../server/src/rulesets/aare/ruleset';
import { collectIds } from '../../../../server/src/schema';

export function findHovers(path: Path) {
  return aare.hovers.filter((hover) => hover.patterns.some((pattern) => matchesPattern(pattern, path)));
}

/** Returns the explanation of the value at a path, which may be written as in patterns. */
export function explain(scenario: Scenario, at: string | Path): Explanation {
  const path = typeof at === 'string' ? at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : at;
  const [hover] = findHovers(path);
  const { ids } = collectIds('aare', scenario);
  const explanation = hover?.explain(scenario, ids, { path, chain: [scenario], onKey: false });
  assert.ok(explanation, `${String(at)} has a hover`);
  return explanation;
}

export const listTotals = ({ amounts }: Explanation) => amounts.map(({ label, total }) => [label, total]);

/** A scenario with an example of every part. */
export const fullExample = `
title: Everything
turn: { round: 2, power: uk, phase: combat-move }
powers:
  germany: { side: axis, technologies: [combined-arms, rockets], treasury: 12 }
  japan: { side: axis, technologies: [super-submarines], newTechnologies: [jet-fighters] }
  uk: { side: allies, technologies: [jet-fighters], newTechnologies: [rockets], earlierResearch: [heavy-bombers] }
  us: { side: allies, technologies: [long-range-aircraft, heavy-bombers] }
options: { economicCap: single }
units: { sub: { cost: 7 }, dd: {} }
kaiten: { attack: 4, consumed: true }
seaBattles:
  - id: one
    seaZone: SZ 5
    attacker:
      power: japan
      units: [{ id: super, type: sub, count: 2 }, { id: mission, type: sub, kaiten: true }, { type: dd }, { type: bmbr, count: 2 }]
      orders: { losses: [dd, sub], dive: { when: always, groups: { mission: never } } }
    defender:
      forces: [{ power: uk, units: { dd: 2, sub: 1, bb: 1 } }, { power: us, units: [{ id: planes, type: ftr, count: 2 }] }]
  - id: two
    attacker: { power: us, units: { ftr: 2, bmbr: 1 } }
    defender: { power: germany, units: { sub: 1, bb: 2 }, orders: { dive: {} } }
bombardments:
  - id: landing
    territory: Norway
    attacker: { power: us, units: { bb: 1, dd: 2 } }
    defender: { power: germany, units: { inf: 2, arm: 1 } }
  - id: other
    attacker: { power: us, units: { bb: 1 } }
    defender: { units: [{ type: art, count: 2 }], orders: { losses: by-value } }
strategicBombingRaids:
  - id: ruhr
    territory: Germany
    value: 10
    damageBefore: { raids: 2, rockets: 1 }
    attacker: { power: us, bombers: 3, escorts: 2 }
    rocket: { from: UK, range: 2 }
    defender: { power: germany, fighters: 1, antiAircraft: { guns: 1, radar: true } }
    orders: { firstLost: rocket }
    dice: { anti-aircraft: [1], damage.raid: [2, 3] }
rocketStrikes:
  - id: v2
    attacker: { power: germany }
    from: Western Europe
    range: 2
    territory: UK
    value: 8
    damageBefore: { rockets: 1 }
    defender: { power: uk, fighters: 2 }
kamikazeMissions:
  - { id: wind, attacker: { power: japan, fighters: 3 }, defender: { power: uk, fighters: 1, antiAircraft: {} } }
flyOvers:
  - id: route
    attacker: { power: uk, units: { ftr: 1, bmbr: 2 } }
    spaces:
      - { space: Germany, power: germany, antiAircraft: { guns: 2 } }
      - { space: SZ 5, power: germany, battleships: 2 }
      - { space: SZ 6, power: japan, battleships: 2, interceptors: 0 }
research:
  - { id: first, round: 2, power: us, technology: rockets, rolls: 4, paid: 16 }
  - { id: second, power: uk, technology: heavy-bombers, rolls: 2 }
  - { id: all, power: us, technology: jet-fighters, rolls: 6 }
  - { id: few, power: japan, technology: rockets, rolls: 1 }
airMoves:
  - { id: far, power: us, type: bmbr, spaces: 8 }
  - { id: too-far, power: uk, type: ftr, spaces: 5 }
airTransports:
  - { id: drop, power: us, spacesBefore: 2, spacesLoaded: 3, spacesAfter: 3, cargo: { type: inf } }
seaMoves:
  - { id: way, power: germany, type: sub, route: [{ seaZone: SZ 5, enemies: warships }, { seaZone: SZ 6, enemies: destroyers }] }
`;
