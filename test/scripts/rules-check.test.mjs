import assert from 'node:assert/strict';
import { faultsOf, faultsOfExports, tableOf } from '../../scripts/rules-check.mjs';

/** @typedef {import('../../scripts/rules-check.mjs').ListedId} ListedId */

/** @param {Partial<ListedId>} given @returns {ListedId} */
const listed = (given) => ({
  ruleset: 'game',
  id: 'X1',
  rule: 'first',
  status: 'implemented',
  tests: 1,
  seen: ['diagnostic'],
  ...given,
});

describe('the check of the rules', () => {
  it('finds nothing where every id is seen and proved', () => {
    const inHover = listed({ id: 'X2', seen: ['hover', 'trace'] });
    assert.deepEqual(faultsOf([listed({}), inHover], ['game:X1', 'game:X2']), []);
  });

  it('names an id that nothing shows, and one that no test proves', () => {
    const faults = faultsOf([listed({ seen: [] }), listed({ id: 'X2', tests: 0 })], []);
    assert.deepEqual(faults, [
      'game:X1: no problem, hover or report shows it (rule first)',
      'game:X2: no passed test proves it (rule first)',
    ]);
  });

  it('takes unknown tests for none, and unknown evidence too', () => {
    assert.deepEqual(faultsOf([listed({ tests: null, seen: null })], []), [
      'game:X1: no problem, hover or report shows it (rule first)',
      'game:X1: no passed test proves it (rule first)',
    ]);
  });

  it('asks nothing of a note, and of a silent rule a test alone', () => {
    assert.deepEqual(faultsOf([listed({ status: 'note', seen: [], tests: 0 })], []), []);
    const silent = listed({ status: 'silent', seen: [] });
    assert.deepEqual(faultsOf([silent, { ...silent, id: 'X2', tests: 0 }], []), [
      'game:X2: no passed test proves it (rule first)',
    ]);
  });

  it('lets be owed what is named by its ruleset and rule', () => {
    const unseen = [listed({ seen: [] }), listed({ id: 'X2', rule: 'second', seen: [] })];
    assert.deepEqual(faultsOf(unseen, [], { game: { first: 'a sample' }, other: { second: 'a sample' } }), [
      'game:X2: no problem, hover or report shows it (rule second)',
    ]);
  });

  it('names an id that no rule covers, and one that only tests know', () => {
    const faults = faultsOf([listed({ rule: null, status: null })], ['game:X1', 'game:X9']);
    assert.deepEqual(faults, [
      'game:X1: no rule of the index covers it',
      'game:X9: tests name it, but no checklist has it',
    ]);
  });

  it('names what rulesets export for tests alone, but for what is owed', () => {
    const dead = ['server/src/rulesets/game/facts/a.ts', 'server/src/rulesets/other/b.ts', 'server/src/text/c.ts'];
    assert.deepEqual(
      faultsOfExports(
        dead.map((file) => ({ file, name: 'used' })),
        { game: ['used'] },
      ),
      ['server/src/rulesets/other/b.ts: nothing but tests imports used'],
    );
  });

  it('sums up each ruleset', () => {
    const ids = [
      listed({}),
      listed({ id: 'X2', tests: 0 }),
      listed({ id: 'X3', status: 'note', tests: 0, seen: [] }),
      listed({ id: 'X4', status: 'silent', seen: [] }),
      listed({ id: 'X5', seen: [] }),
    ];
    assert.deepEqual(tableOf(ids), [
      'ruleset  ids  notes  silent  seen  proved',
      'game       5      1       1     2       3',
    ]);
  });
});
