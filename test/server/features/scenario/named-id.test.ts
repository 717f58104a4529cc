import assert from 'node:assert/strict';
import {
  findDeclarations,
  findInOrderOfBattle,
  findNameConflict,
  findUses,
  isInOrderOfBattle,
} from '../../../../server/src/features/scenario/named-id';
import { findIdAt } from '../../../../server/src/features';
import type { NamedId } from '../../../../server/src/features/scenario/named-id';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay, findOffset } from '../support';

const rounds = dedent(`
  ruleset: awaw
  turn: { year: 1942, season: spring }
  nations: { us: { side: allied }, japan: { side: axis } }
  navalRounds:
    - id: morning
      attacker: { nation: us, groups: [{ number: 1, units: [{ id: hornet, type: cv }] }] }
      defender: { nation: japan, groups: [{ number: 1, units: [{ id: akagi, type: cv }] }] }
      strikes:
        - { id: first, by: attacker, group: 1, attacker: { units: [{ id: vals, type: nas }] } }
        - { id: second, by: defender, group: 1, attacker: { units: [{ id: kates, type: nas }] } }
    - id: noon
      attacker: { nation: us, groups: [{ number: 1, units: [{ id: yorktown, type: cv }] }] }
      defender: { nation: japan, groups: [{ number: 1, units: [{ id: kaga, type: cv }] }] }
      strikes:
        - { id: third, by: attacker, group: 1, attacker: { units: [{ id: zeros, type: nas }] } }
`);

const forces = biscay
  .replace(
    'engagements:',
    'forces:\n  - power: germany\n    units:\n      - { id: wolves, type: sub, attack: 4, section: 3 }\nengagements:',
  )
  .replace('- { id: flotilla-1, type: sub, attack: 4, section: 4 }', '- { unit: wolves }');

function findId(text: string, searchText: string, offsetInside: number): NamedId {
  const namedId = findIdAt(analyzeText(text), findOffset(text, searchText, offsetInside));
  assert.ok(namedId, searchText);
  return namedId;
}

describe('a name of a scenario', () => {
  it('conflicts with another in the whole scenario, or in the same part if it is unique only there', () => {
    const strike = findId(rounds, 'id: first', 5);
    assert.ok(strike.within);
    const listConflicts = (namedId: NamedId) =>
      ['second', 'third', 'hornet', 'new'].filter((name) => findNameConflict(namedId, name) !== undefined);
    assert.deepEqual(listConflicts(strike), ['second']);
    assert.deepEqual(listConflicts(findId(rounds, 'id: akagi', 5)), ['hornet']);
    assert.equal(findDeclarations(strike).length, 1);
    assert.deepEqual(findUses(strike), []);
  });

  it('is used where it is written, and not where a value is inherited', () => {
    assert.equal(findUses(findId(forces, 'id: wolves', 5)).length, 1);
    assert.equal(findUses(findId(forces, 'germany: {', 2)).length, 2);
  });

  it('is found again in the order of battle of another scenario, and nowhere else', () => {
    const wolves = findId(forces, 'id: wolves', 5);
    const flotilla = findId(forces, 'id: flotilla-7', 5);
    assert.deepEqual([isInOrderOfBattle(wolves), isInOrderOfBattle(flotilla)], [true, false]);
    const [other] = analyzeText(forces).scenarios;
    const namesake = findInOrderOfBattle(other!, wolves);
    assert.deepEqual([namesake?.scenario === other, namesake?.kind, namesake?.id], [true, 'unit', 'wolves']);
    assert.ok(!Object.hasOwn(namesake!, 'within'));
    assert.equal(findInOrderOfBattle(other!, flotilla), undefined);
    assert.equal(findInOrderOfBattle(other!, { ...wolves, id: 'sharks' }), undefined);
    assert.equal(findInOrderOfBattle(analyzeText(rounds).scenarios[0]!, wolves), undefined);
  });
});
