import assert from 'node:assert/strict';
import type { CapitalShip, Header } from '../../../../../server/src/rulesets/awaw/data';
import { getSpeed } from '../../../../../server/src/rulesets/awaw/ships/strength';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'awaw' };
const createShip = (more: Partial<CapitalShip> = {}): CapitalShip => ({
  id: 'of-no-list',
  type: 'bb',
  size: 4,
  ...more,
});

describe('the speed of a capital ship that no list knows', () => {
  it('a capital ship that no list has is fast if it is German or Italian', () => {
    covers('awaw:A1');
    assert.deepEqual(
      ['germany', 'italy', 'japan', 'france', 'britain', 'us', undefined].map((nation) =>
        getSpeed(createShip(), nation, header),
      ),
      ['fast', 'fast', undefined, undefined, undefined, undefined, undefined],
    );
  });

  it('a capital ship that no list has is as fast as the scenario says, and slow once damaged', () => {
    covers('awaw:A1');
    assert.equal(getSpeed(createShip({ speed: 'slow' }), 'italy', header), 'slow');
    assert.equal(getSpeed(createShip({ damaged: true }), 'germany', header), 'slow');
  });
});
