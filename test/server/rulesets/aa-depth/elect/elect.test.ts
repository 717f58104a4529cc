import assert from 'node:assert/strict';
import { resolveDepth } from '../../../../../server/src/rulesets/aa-depth/depths/depth';
import {
  bringsShips,
  findElectionProhibition,
  resolveElectOrder,
} from '../../../../../server/src/rulesets/aa-depth/elect/elect';
import { firstTargetCycle } from '../../../../../server/src/rulesets/aa-depth/elect/rules';
import { covers } from '../../../../support/covers';
import { getFirstBattle, findGroup, hunt, parseScenario } from '../scenario';

describe('electing to defend', () => {
  it('electing to defend is open to hidden submarines if the attacker has ships', () => {
    covers('aa-depth:D26', 'aa-depth:D37');
    const { scenario } = parseScenario(hunt);
    const battle = getFirstBattle(scenario);
    const prohibitions = ['wolfpack', 'boats', 'raiders', 'lurkers'].map((id) => {
      const { group, power } = findGroup(scenario, id);
      return findElectionProhibition(resolveDepth(group, power, scenario).depth, battle)?.rule;
    });
    assert.deepEqual(prohibitions, [undefined, undefined, 'surfaced-target', 'silent-running']);
    assert.deepEqual(
      ['wolfpack', 'boats'].map((id) => resolveElectOrder(findGroup(scenario, id), battle)),
      ['never', 'always'],
    );
    assert.equal(firstTargetCycle, 2);
  });

  it('electing to defend is not possible against submarines and aircraft alone', () => {
    covers('aa-depth:D26');
    const { scenario } = parseScenario(hunt);
    const other = scenario.seaBattles?.[1];
    assert.ok(other);
    assert.ok(!bringsShips(other));
    assert.equal(findElectionProhibition('periscope', other)?.rule, 'elect-to-defend');
  });
});
