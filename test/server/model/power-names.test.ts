import assert from 'node:assert/strict';
import { findOwner, mapAliases } from '../../../server/src/model/power-names';

describe('names of powers', () => {
  it('each other name of a power leads to the one that the rules know', () => {
    assert.deepEqual(mapAliases(['cw', 'japan', 'nowhere']), {
      uk: 'cw',
      britain: 'cw',
      'great-britain': 'cw',
      'united-kingdom': 'cw',
      england: 'cw',
      commonwealth: 'cw',
      'british-commonwealth': 'cw',
      japanese: 'japan',
    });
    assert.equal(mapAliases(['britain', 'uk'])['cw'], 'uk', 'the first of several');
    assert.deepEqual(mapAliases([]), {});
  });

  it('a unit belongs to its power or nation, or to that of what it is in, up to a root', () => {
    const data = {
      power: 'nobody',
      battles: [
        {
          attacker: { power: 'us', nation: 'uk', units: [{ id: 'a' }, { id: 'b', power: 'cw' }] },
          defender: { nation: 'japan', units: [{ power: 3 }] },
        },
        { attacker: { units: ['x'] } },
      ],
    };
    const units = (battle: number, side: string, unit: number) => ['battles', battle, side, 'units', unit];
    assert.equal(findOwner(data, units(0, 'attacker', 0)), 'us');
    assert.equal(findOwner(data, units(0, 'attacker', 1)), 'cw');
    assert.equal(findOwner(data, units(0, 'defender', 0)), 'japan');
    assert.equal(findOwner(data, units(1, 'attacker', 0)), undefined, 'that of the root is not asked for');
    assert.equal(findOwner(data, units(0, 'attacker', 0), ['battles', 0, 'attacker']), undefined);
    assert.equal(findOwner(data, units(0, 'attacker', 0), ['battles', 0]), 'us');
  });
});
