/** Scenarios for tests, parsed from YAML by the real text layer so that places have ranges. */
import assert from 'node:assert/strict';
import type { Engagement, NavalCombat, Scenario } from '../../../../server/src/rulesets/wif-ssw/data';
import { withInheritance } from '../../../../server/src/features/scenario/order-of-battle';
import { parse } from '../../../../server/src/text';
import { rulesets } from '../../../support/environment';

export { replacePart } from '../../../support/replace-part';

/** The first scenario of a YAML text, which must be well-formed. `ruleset` may be omitted. */
export function parseScenario(yaml: string): Scenario {
  const text = /^ruleset:/m.test(yaml) ? yaml : `ruleset: wif-ssw\n${yaml}`;
  const { documents, diagnostics } = withInheritance(parse(text), { rulesets });
  assert.deepEqual(diagnostics, []);
  return documents[0]?.data as object as Scenario;
}

/** The first engagement of a scenario. */
export function getEngagement(scenario: Scenario): Engagement {
  const [engagement] = scenario.engagements ?? [];
  assert.ok(engagement, 'the scenario has an engagement');
  return engagement;
}

/** The first naval combat of a scenario. */
export function getNavalCombat(scenario: Scenario): NavalCombat {
  const [combat] = scenario.navalCombats ?? [];
  assert.ok(combat, 'the scenario has a naval combat');
  return combat;
}

/** The worked example of the rulebook (checklist T1): Germany gains six surprise points. */
export const biscay = `
turn: { year: 1941, months: jan-feb }
powers:
  germany: { side: axis, action: naval, atWarWith: [cw] }
  cw: { side: allied, action: combined }
engagements:
  - id: biscay
    seaZone: Bay of Biscay
    weather: rain
    subs:
      power: germany
      units:
        - { id: flotilla-7, type: sub, attack: 3, section: 3, count: 2 }
        - { id: flotilla-1, type: sub, attack: 4, section: 4 }
        - { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }
    convoy:
      power: cw
      convoyPoints: 12
      units:
        - { id: liberator, type: nav, range: 12, airToSea: 3 }
    dice: { search.subs: 4, search.convoy: 5 }
`;
