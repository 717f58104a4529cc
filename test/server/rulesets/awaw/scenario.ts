/** Scenarios for tests, with their ids, parsed from YAML by the real text layer so that places have ranges. */
import assert from 'node:assert/strict';
import type { Ids } from '../../../../server/src/model/ids';
import type { Scenario } from '../../../../server/src/rulesets/awaw/data';
import { checkSchema, collectIds, createIdCache } from '../../../../server/src/schema';
import { withInheritance } from '../../../../server/src/features/scenario/order-of-battle';
import { isInherited, parse } from '../../../../server/src/text';
import { rulesets } from '../../../support/environment';

export interface ReadScenario {
  readonly scenario: Scenario;
  readonly ids: Ids;
}

/** The first scenario of a YAML text, which must be well-formed and fit the schema. `ruleset` may be omitted. */
export function readScenario(yaml: string): ReadScenario {
  const text = /^ruleset:/m.test(yaml) ? yaml : `ruleset: awaw\n${yaml}`;
  const { documents, diagnostics } = withInheritance(parse(text), { rulesets });
  assert.deepEqual(diagnostics, []);
  const data = documents[0]?.data;
  assert.ok(data, 'the text has a scenario');
  assert.deepEqual(
    checkSchema('awaw', data).map(({ message }) => message),
    [],
  );
  return {
    scenario: data as unknown as Scenario,
    ids: collectIds('awaw', data, { cache: createIdCache(isInherited) }).ids,
  };
}

/** Japanese carriers strike Pearl Harbor and a carrier at sea. The modifiers are made up for the tests. */
export const strikes = `
turn: { year: 1941, season: winter }
nations:
  japan: { side: axis }
  us: { side: allied }
tables:
  nationality:
    entries:
      - { nation: japan, naval: 1, air: 1 }
      - { nation: us, naval: -1 }
      - { nation: us, naval: 2, from: { year: 1944, season: summer } }
airAttacks:
  - id: pearl-harbor
    where: in-port
    surpriseLevel: 4
    attacker: { nation: japan, units: [{ id: kido-butai, type: nas, squadrons: 12 }] }
    defender:
      nation: us
      units:
        - { id: nevada, type: bb, name: Nevada, size: 3 }
        - { id: destroyers, type: dd, count: 4 }
    airDefenseLevel: 3
    targets:
      - { ships: [nevada], squadrons: 4 }
      - { ships: [destroyers], squadrons: 8 }
  - id: at-sea
    where: at-sea
    attacker:
      nation: japan
      units:
        - { id: vals, type: nas, squadrons: 3 }
        - { id: nells, type: aaf, factors: 1 }
    defender: { nation: us, units: [{ id: lexington, type: cv, name: Lexington }] }
    cap: { nation: us, units: [{ id: wildcats, type: nas, squadrons: 3 }] }
`;
