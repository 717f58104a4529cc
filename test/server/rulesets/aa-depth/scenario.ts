/** Parses scenarios for tests from YAML through the real text layer, so that places have ranges. */
import assert from 'node:assert/strict';
import type { Ids } from '../../../../server/src/model/ids';
import type { Group, Scenario, SeaBattle, UnitCount } from '../../../../server/src/rulesets/aa-depth/data';
import { getUnits } from '../../../../server/src/rulesets/axis-and-allies/forces';
import { checkSchema, collectIds } from '../../../../server/src/schema';
import { withInheritance } from '../../../../server/src/features/scenario/order-of-battle';
import { parse } from '../../../../server/src/text';
import { rulesets } from '../../../support/environment';

export { replacePart } from '../../../support/replace-part';

export interface ParsedScenario {
  readonly scenario: Scenario;
  readonly ids: Ids;
}

/** Parses the first scenario of a YAML text and asserts that syntax, schema and ids are valid. The text may omit `ruleset`. */
export function parseScenario(yaml: string): ParsedScenario {
  const text = /^ruleset:/m.test(yaml) ? yaml : `ruleset: aa-depth\n${yaml}`;
  const { documents, diagnostics } = withInheritance(parse(text), { rulesets });
  assert.deepEqual(diagnostics, []);
  const data = documents[0]?.data;
  assert.ok(data, 'the text has a scenario');
  assert.deepEqual(
    checkSchema('aa-depth', data).map(({ message }) => message),
    [],
  );
  const collected = collectIds('aa-depth', data);
  assert.deepEqual(
    collected.diagnostics.map(({ message }) => message),
    [],
  );
  return { scenario: data as unknown as Scenario, ids: collected.ids };
}

/** The first battle of a scenario. */
export function getFirstBattle({ seaBattles = [] }: Scenario): SeaBattle {
  const [battle] = seaBattles;
  assert.ok(battle, 'the scenario has a battle');
  return battle;
}

/** A group of the first battle, by its id. */
export function findGroup(scenario: Scenario, id: string): UnitCount {
  const battle = getFirstBattle(scenario);
  const all = [...getUnits<Group>(battle, 'attacker'), ...getUnits<Group>(battle, 'defender')];
  const match = all.find((unit) => unit.id === id);
  assert.ok(match, `${id} is in the battle`);
  return match;
}

/** Three searchers against submarines at periscope depth and submerged, and units that do not search or are not searched for. */
export const hunt = `
turn: { round: 3, power: uk, phase: conduct-combat }
powers:
  germany: { side: axis }
  uk: { side: allies }
  us: { side: allies }
seaBattles:
  - id: gap
    seaZone: SZ 6
    attacker:
      power: uk
      units:
        - { id: escorts, type: dd, count: 2, from: SZ 5 }
        - { id: liberator, type: bmbr }
        - { id: picket, type: dd, from: SZ 6 }
        - { id: hood, type: bb }
        - { id: strays, type: ftr, count: 2, alsoIn: [other] }
    defender:
      power: germany
      units:
        - { id: wolfpack, type: sub, depth: periscope }
        - { id: boats, type: sub, count: 2, depth: submerged }
        - { id: raiders, type: sub }
        - { id: lurkers, type: sub, depth: silent }
      orders:
        elect: { groups: { boats: always } }
        dive: { when: always, groups: { raiders: never } }
  - id: other
    seaZone: SZ 7
    attacker: { power: uk, units: { sub: 1, ftr: 1 } }
    defender: { power: germany, units: [{ id: u-99, type: sub, depth: periscope }] }
`;
