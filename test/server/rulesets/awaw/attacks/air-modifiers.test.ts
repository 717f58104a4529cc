import assert from 'node:assert/strict';
import type { Change } from '../../../../../server/src/engine/amount';
import type { AirAttack, Scenario } from '../../../../../server/src/rulesets/awaw/data';
import { listAirAttackChanges } from '../../../../../server/src/rulesets/awaw/attacks/air-modifiers';
import { resolveUnits } from '../../../../../server/src/rulesets/awaw/force';
import { covers } from '../../../../support/covers';
import { readScenario, strikes } from '../scenario';

/** The modifiers of an air attack on all ships of the defender, by rule. */
function getChangesByRule(yaml: string, index = 0): Record<string, number> {
  return Object.fromEntries(listChanges(yaml, index).map(({ rule, by }) => [rule, by]));
}

function listChanges(yaml: string, index = 0): readonly Change[] {
  const { scenario, ids } = readScenario(yaml);
  const attack = getAttack(scenario, index);
  const attackers = resolveUnits(attack.attacker, ids);
  const target = resolveUnits(attack.defender, ids);
  return listAirAttackChanges({ attack, isAtSea: attack.where === 'at-sea', attackers, target, header: scenario });
}

function getAttack({ airAttacks = [] }: Scenario, index: number): AirAttack {
  const attack = airAttacks[index];
  assert.ok(attack);
  return attack;
}

describe('the modifiers of an air attack', () => {
  it("adds the attacker's Air DRM and subtracts the target's Naval DRM: a negative one helps the attacker", () => {
    covers('awaw:A17', 'awaw:A18');
    const modifiers = getChangesByRule(strikes);
    assert.equal(modifiers['air-nationality'], 1);
    assert.equal(modifiers['target-nationality'], 1);
  });

  it('uses the nationality modifiers of the date', () => {
    covers('awaw:A18');
    assert.equal(
      getChangesByRule(strikes.replace('1941, season: winter', '1944, season: fall'))['target-nationality'],
      -2,
    );
    assert.equal(
      getChangesByRule(strikes.replace('1941, season: winter', '1944, season: spring'))['target-nationality'],
      1,
    );
  });

  it('uses the first of two entries of a nation from the same turn on, as the problem at the second says', () => {
    const entry = '- { nation: us, naval: -1 }';
    assert.equal(
      getChangesByRule(strikes.replace(entry, `${entry}\n      - { nation: us, naval: -3 }`))['target-nationality'],
      1,
    );
  });

  it('uses zero for a nationality modifier that is not set, and says so', () => {
    covers('awaw:A17', 'awaw:A18');
    const unsetModifiers = listChanges(strikes.replace(/tables:[^]*?(?=airAttacks)/, ''));
    for (const { by, label, basis } of unsetModifiers.slice(0, 2)) {
      assert.equal(by, 0);
      assert.match(label, /nationality modifier not set$/);
      assert.deepEqual(basis, { kind: 'missing-table', name: 'nationality' });
    }
  });

  it('adds 1 for naval air against ships at sea, not in port', () => {
    covers('awaw:A19');
    const attackAtSea = strikes.replace('where: in-port', 'where: at-sea');
    assert.equal(getChangesByRule(attackAtSea)['naval-air-at-sea'], 1);
    assert.equal(getChangesByRule(strikes)['naval-air-at-sea'], undefined);
  });

  it('adds nothing for army air', () => {
    covers('awaw:A19');
    const army = strikes
      .replace('where: in-port', 'where: at-sea')
      .replace('type: nas, squadrons: 12', 'type: aas, squadrons: 12');
    assert.equal(getChangesByRule(army)['naval-air-at-sea'], undefined);
  });

  it('gives a mixed attack the naval modifier only when the option says that one naval squadron is enough', () => {
    covers('awaw:A19');
    assert.equal(getChangesByRule(strikes, 1)['naval-air-at-sea'], 0);
    assert.equal(getChangesByRule(`options: { mixedAir: any-naval }\n${strikes}`, 1)['naval-air-at-sea'], 1);
  });

  it('adds 1 from surprise level 3 on', () => {
    covers('awaw:A20');
    for (const [level, by] of [
      [2, undefined],
      [3, 1],
      [7, 1],
    ] as const)
      assert.equal(
        getChangesByRule(strikes.replace('surpriseLevel: 4', `surpriseLevel: ${level}`))['surprise-attack'],
        by,
      );
  });

  it('uses the lowest Air DRM of several nations, or that of the nation with the most squadrons', () => {
    covers('awaw:A17');
    const mixed = strikes
      .replace('entries:', 'entries:\n      - { nation: germany, air: -1 }')
      .replace('nations:', 'nations:\n  germany: { side: axis }')
      .replace('type: nas, squadrons: 12 }', 'type: nas, squadrons: 12 }, { id: stukas, type: aas, nation: germany }');
    assert.equal(getChangesByRule(mixed)['air-nationality'], -1);
    assert.equal(getChangesByRule(`options: { mixedAttackers: most-squadrons }\n${mixed}`)['air-nationality'], 1);
  });

  it('modifiers point at the values in the file that they were read from', () => {
    assert.ok(listChanges(strikes).length > 0);
    for (const change of listChanges(strikes)) assert.ok(change.from, change.label);
  });
});
