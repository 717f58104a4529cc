import assert from 'node:assert/strict';
import { kept, keptBy, keptUnder } from '../../../server/src/rulesets/kept';

describe('keptBy', () => {
  it('computes again only where one of the two objects is another one', () => {
    let computed = 0;
    const sum = keptBy((part: { readonly size: number }, rest: { readonly size: number }) => {
      computed++;
      return { total: part.size + rest.size };
    });
    const [part, rest] = [{ size: 1 }, { size: 2 }];
    const first = sum(part, rest);
    assert.deepEqual(first, { total: 3 });
    assert.equal(sum(part, rest), first);
    assert.deepEqual(sum(part, { size: 5 }), { total: 6 });
    assert.deepEqual(sum({ size: 4 }, rest), { total: 6 });
    assert.equal(computed, 3);
  });
});

describe('kept', () => {
  it('computes once for each object', () => {
    let computed = 0;
    const size = kept((part: { readonly size: number }) => (computed++, part.size));
    const part = { size: 3 };
    assert.deepEqual([size(part), size(part), size({ size: 4 })], [3, 3, 4]);
    assert.equal(computed, 2);
  });
});

describe('keptUnder', () => {
  it('computes once for each object under each other', () => {
    let computed = 0;
    const sum = keptUnder((part: { readonly size: number }, whole: { readonly size: number }) => {
      computed++;
      return part.size + whole.size;
    });
    const [one, two, whole, other] = [{ size: 1 }, { size: 2 }, { size: 10 }, { size: 20 }];
    assert.deepEqual([sum(one, whole), sum(two, whole), sum(one, whole), sum(one, other)], [11, 12, 11, 21]);
    assert.equal(computed, 3);
  });
});
