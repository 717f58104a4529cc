/** Parses scenarios for tests from YAML through the real text layer, so that places have ranges. */
import assert from 'node:assert/strict';
import type { Ids } from '../../../../server/src/model/ids';
import type { Scenario, StrategicBombingRaid } from '../../../../server/src/rulesets/aare/data';
import { checkSchema, collectIds } from '../../../../server/src/schema';
import { withInheritance } from '../../../../server/src/features/scenario/order-of-battle';
import { parse } from '../../../../server/src/text';
import { rulesets } from '../../../support/environment';

export interface ParsedScenario {
  readonly scenario: Scenario;
  readonly ids: Ids;
}

/** Parses the first scenario of a YAML text and asserts that syntax, schema and ids are valid. The text may omit `ruleset`. */
export function parseScenario(yaml: string): ParsedScenario {
  const text = /^ruleset:/m.test(yaml) ? yaml : `ruleset: aare\n${yaml}`;
  const { documents, diagnostics } = withInheritance(parse(text), { rulesets });
  assert.deepEqual(diagnostics, []);
  const data = documents[0]?.data;
  assert.ok(data, 'the text has a scenario');
  assert.deepEqual(
    checkSchema('aare', data).map(({ message }) => message),
    [],
  );
  const { ids, diagnostics: unknown } = collectIds('aare', data);
  assert.deepEqual(
    unknown.map(({ message }) => message),
    [],
  );
  return { scenario: data as unknown as Scenario, ids };
}

/** The scenario of a YAML text. */
export function readScenario(yaml: string): Scenario {
  return parseScenario(yaml).scenario;
}

/** Five powers, without technologies. */
export const powers = `
powers:
  germany: { side: axis }
  japan: { side: axis }
  uk: { side: allies }
  us: { side: allies }
  ussr: { side: allies }
`;

/** The first example of the source: destroyers of two powers; only one power has aircraft. */
export const northSea = `
powers:
  germany: { side: axis }
  uk: { side: allies }
  us: { side: allies, technologies: [long-range-aircraft] }
seaBattles:
  - id: north-sea
    attacker: { power: germany, units: { sub: 5 } }
    defender:
      forces:
        - { power: uk, units: { dd: 2 } }
        - { power: us, units: { dd: 1, ac: 1, ftr: 1 } }
`;

/** The second example of the source: super submarines and Kaitens against the same dice. */
export const kaitens = `
powers:
  japan: { side: axis, technologies: [super-submarines] }
  us: { side: allies }
seaBattles:
  - id: pacific
    attacker:
      power: japan
      units:
        - { id: super, type: sub, count: 2 }
        - { id: kaiten, type: sub, count: 2, kaiten: true }
    defender: { power: us, units: { dd: 3 } }
`;

/** A power with long-range aircraft against one with jets. */
export const bothPowers = `
powers:
  us: { side: allies, technologies: [long-range-aircraft] }
  germany: { side: axis, technologies: [jet-fighters], treasury: 30 }
`;

/** A raid with these members, and its scenario. */
export const createRaid = (members: string, head = bothPowers): readonly [StrategicBombingRaid, Scenario] => {
  const scenario = readScenario(`${head}
strategicBombingRaids:
  - { id: ruhr, value: 10, ${members} }
`);
  return [scenario.strategicBombingRaids![0]!, scenario];
};

/** A raid of three bombers and some escorts against jets. */
export const createEscortedRaid = (jets: number, escorting: number, more = '') =>
  createRaid(
    `attacker: { power: us, bombers: 3, escorts: ${escorting} }, defender: { power: germany, fighters: ${jets} }${more}`,
  );
