import assert from 'node:assert/strict';
import type { Header, NamedShip, Options } from '../../../../../server/src/rulesets/awaw/data';
import { countHitsBefore } from '../../../../../server/src/rulesets/awaw/damage/hits-before';
import { covers } from '../../../../support/covers';

const nevada: NamedShip = { id: 'nevada', type: 'bb', name: 'Nevada', size: 3 };
const countHits = (ship: Partial<Omit<NamedShip, 'type'>>, isInPort: boolean, options: Options = {}): number => {
  const header: Header = { ruleset: 'awaw', options };
  return countHitsBefore({ ...nevada, ...ship }, 3, isInPort, header);
};

describe('the hits that a ship brings into a combat', () => {
  it('a ship in port brings no hits into a combat, because hits too few to damage it were repaired', () => {
    covers('awaw:A29');
    assert.equal(countHits({ hits: 1 }, true), 0);
  });

  it('a ship brings its earlier hits at sea into a combat, unless hits are never kept', () => {
    covers('awaw:A30');
    assert.equal(countHits({ hits: 1 }, false), 1);
    assert.equal(countHits({ hits: 1 }, false, { undersizedHits: 'never-kept' }), 0);
  });

  it('a damaged ship brings hits of one less than its size into a combat, unless the count begins anew', () => {
    covers('awaw:A30');
    assert.equal(countHits({ damaged: true }, false), 2);
    assert.equal(countHits({ damaged: true }, true), 2);
    assert.equal(countHits({ damaged: true }, false, { damagedAgain: 'counts-anew' }), 0);
  });
});
