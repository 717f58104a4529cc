import assert from 'node:assert/strict';
import {
  computeAvailability,
  getGuarantee,
  listLevelsAtStart,
} from '../../../../../server/src/rulesets/awaw/transports/transports';
import type { Header } from '../../../../../server/src/rulesets/awaw/data';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'awaw' };

describe('transports after losses', () => {
  for (const [sunk, damaged, usable] of [
    [12, 4, 4],
    [13, 3, 3],
    [5, 5, 6],
    [0, 0, 16],
  ] as const)
    it(`${usable} of 16 transports can be used with ${sunk} sunk and ${damaged} damaged`, () => {
      covers('awaw:A40');
      assert.equal(
        computeAvailability({ id: 'atlantic', box: 'atlantic', count: 16, sunk, damaged }, header).usable,
        usable,
      );
    });

  it('the guarantee of the example is for the Atlantic, and the option for every box', () => {
    const pacific = { id: 'pacific', box: 'pacific', count: 8, sunk: 2, damaged: 5 } as const;
    assert.equal(getGuarantee(pacific, header), undefined);
    assert.deepEqual(computeAvailability(pacific, header), { undamaged: 1, usable: 6 });
    const optionHeader: Header = { ruleset: 'awaw', options: { transportGuarantee: 3 } };
    assert.deepEqual(computeAvailability(pacific, optionHeader), { undamaged: 1, usable: 3 });
  });

  it('the number of usable transports follows the guarantee of the option', () => {
    const guaranteeTwo: Header = { ruleset: 'awaw', options: { transportGuarantee: 2 } };
    assert.equal(
      computeAvailability({ id: 'atlantic', box: 'atlantic', count: 16, sunk: 12, damaged: 4 }, guaranteeTwo).usable,
      2,
    );
  });
});

describe('transports at the start', () => {
  it('the level of the Western Allies is known once any of them has the research result, and only then', () => {
    covers('awaw:A37');
    const box = { id: 'us', nation: 'us', box: 'pacific', count: 0 } as const;
    const createHeader = (transports: boolean): Header => ({
      ruleset: 'awaw',
      nations: { us: { side: 'allied' }, britain: { side: 'allied', research: { transports } } },
    });
    assert.deepEqual(listLevelsAtStart(box, createHeader(true)), [10]);
    assert.equal(listLevelsAtStart(box, createHeader(false)), undefined);
  });
});
