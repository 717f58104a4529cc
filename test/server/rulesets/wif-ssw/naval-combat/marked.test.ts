import assert from 'node:assert/strict';
import { createBarredLookup } from '../../../../../server/src/rulesets/wif-ssw/naval-combat/marked';
import { covers } from '../../../../support/covers';
import { getNavalCombat, parseScenario } from '../scenario';

const submarines = ['flotilla-7', 'flotilla-1', 'flotilla-2', 'thunderbolt'];

const listBarred = (engagement: string, combat: string, more = '') => {
  const scenario = parseScenario(`
engagements:
  - id: biscay
    weather: fine
    subs:
      units:
        - { id: flotilla-7, type: sub, attack: 3, section: 3 }
        - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
        - { id: flotilla-2, type: sub, attack: 4, section: 4, faceUp: false }
    convoy: { convoyPoints: 12, units: [{ id: thunderbolt, type: sub, attack: 3, section: convoy }] }
    ${engagement}
navalCombats:
  - id: biscay-surface
    kind: surface
    attacker: {}
    defender: {}
    ${combat}
${more}
`);
  return submarines.filter((id) => createBarredLookup(scenario)(id, getNavalCombat(scenario)) !== undefined);
};

describe('submarines that are barred from naval combat', () => {
  it('submarines that attacked convoys in the same impulse are barred, and no others', () => {
    covers('wif-ssw:W49', 'wif-ssw:W50');
    assert.deepEqual(listBarred('', ''), ['flotilla-7']);
    assert.deepEqual(listBarred('impulse: 3', 'impulse: 3'), ['flotilla-7']);
  });

  it('submarines are not barred in another impulse, or when the combat was avoided', () => {
    covers('wif-ssw:W49');
    assert.deepEqual(listBarred('impulse: 3', 'impulse: 5'), []);
    assert.deepEqual(listBarred('impulse: 3', ''), []);
    assert.deepEqual(listBarred('impulse: 3', '', 'impulse: 3'), ['flotilla-7']);
    assert.deepEqual(listBarred('result: { combatType: avoided }', ''), []);
  });

  it('submarines are barred after naval air combat as well, unless the option says otherwise', () => {
    const option = 'options: { navalAirTargets: none-if-not-fought }';
    assert.deepEqual(listBarred('result: { combatType: naval-air }', ''), ['flotilla-7']);
    assert.deepEqual(listBarred('result: { combatType: naval-air }', '', option), []);
    assert.deepEqual(listBarred('result: { combatType: ssw }', '', option), ['flotilla-7']);
  });
});
