import assert from 'node:assert/strict';
import { depthOf } from '../../../../../server/src/rulesets/aa-depth/depths/depth';
import { bringsShips, electionBar, electOrder } from '../../../../../server/src/rulesets/aa-depth/elect/elect';
import { electedTargetFrom } from '../../../../../server/src/rulesets/aa-depth/elect/numbers';
import { covers } from '../../../../support/covers';
import { firstBattle, groupOf, hunt, read } from '../scenario';

describe('electing to defend', () => {
  it('electing to defend is open to hidden submarines if the attacker has ships', () => {
    covers('aa-depth:D26', 'aa-depth:D37');
    const { scenario } = read(hunt);
    const battle = firstBattle(scenario);
    const barred = ['wolfpack', 'boats', 'raiders', 'lurkers'].map((id) => {
      const { group, power } = groupOf(scenario, id);
      return electionBar(depthOf(group, power, scenario).depth, battle)?.rule;
    });
    assert.deepEqual(barred, [undefined, undefined, 'surfaced-target', 'silent-running']);
    assert.deepEqual(
      ['wolfpack', 'boats'].map((id) => electOrder(groupOf(scenario, id), battle)),
      ['never', 'always'],
    );
    assert.equal(electedTargetFrom, 2);
  });

  it('electing to defend is not possible against submarines and aircraft alone', () => {
    covers('aa-depth:D26');
    const { scenario } = read(hunt);
    const other = scenario.seaBattles?.[1];
    assert.ok(other);
    assert.ok(!bringsShips(other));
    assert.equal(electionBar('periscope', other)?.rule, 'elect-to-defend');
  });
});
