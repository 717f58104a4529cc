import assert from 'node:assert/strict';
import {
  destroyerBlocksDive,
  findDiveProhibition,
  resolveDiveOrder,
  canDiveInCycle,
  findPowerEndingProtection,
} from '../../../../../server/src/rulesets/aa-depth/dive/dive';
import type { Header } from '../../../../../server/src/rulesets/aa-depth/data';
import { covers } from '../../../../support/covers';
import { replacePart, getFirstBattle, hunt, parseScenario } from '../scenario';

const header: Header = { ruleset: 'aa-depth' };

describe('diving', () => {
  it('diving is ordered for all submarines or for one group', () => {
    covers('aa-depth:D28');
    const { scenario } = parseScenario(hunt);
    const battle = getFirstBattle(scenario);
    assert.deepEqual(
      ['wolfpack', 'raiders'].map((id) => resolveDiveOrder({ id }, battle)),
      ['always', 'never'],
    );
  });

  it('diving is possible at every active depth, in every cycle and against destroyers, unless options say otherwise', () => {
    covers('aa-depth:D28');
    assert.deepEqual(
      (['surfaced', 'periscope', 'submerged', 'silent'] as const).map(
        (depth) => findDiveProhibition(depth, header)?.rule,
      ),
      [undefined, undefined, undefined, 'silent-running'],
    );
    const restrictiveHeader: Header = {
      ...header,
      options: { divingDepths: 'periscope-only', divingCycles: 'first-only', destroyerBlocksDive: 'yes' },
    };
    assert.equal(findDiveProhibition('surfaced', restrictiveHeader)?.rule, 'submarine-dive');
    assert.equal(findDiveProhibition('periscope', restrictiveHeader), undefined);
    assert.deepEqual(
      [1, 2].map((cycle) => canDiveInCycle(cycle, header)),
      [true, true],
    );
    assert.deepEqual(
      [1, 2].map((cycle) => canDiveInCycle(cycle, restrictiveHeader)),
      [true, false],
    );
    assert.deepEqual([destroyerBlocksDive(header), destroyerBlocksDive(restrictiveHeader)], [false, true]);
  });

  it('a dive protects until the turn of the next power, and the first power follows the last', () => {
    covers('aa-depth:D30');
    const { scenario } = parseScenario(hunt);
    assert.equal(findPowerEndingProtection(scenario), 'us');
    assert.equal(
      findPowerEndingProtection(parseScenario(replacePart(hunt, 'power: uk, phase', 'power: us, phase')).scenario),
      'germany',
    );
    assert.equal(findPowerEndingProtection(header), undefined);
  });
});
