import assert from 'node:assert/strict';
import { findFaults, findExportFaults, formatTable } from '../../scripts/rules-check.mjs';

/** @typedef {import('../../scripts/rules-check.mjs').ListedId} ListedId */

/** @param {Partial<ListedId>} given @returns {ListedId} */
const createListed = (given) => ({
  ruleset: 'game',
  id: 'X1',
  rule: 'first',
  status: 'implemented',
  tests: 1,
  seen: ['diagnostic'],
  ...given,
});

describe('the check of rule evidence', () => {
  it('reports nothing when every id has evidence and a test', () => {
    const inHover = createListed({ id: 'X2', seen: ['hover', 'trace'] });
    assert.deepEqual(findFaults([createListed({}), inHover], ['game:X1', 'game:X2']), []);
  });

  it('reports an id without evidence and one without a test', () => {
    const faults = findFaults([createListed({ seen: [] }), createListed({ id: 'X2', tests: 0 })], []);
    assert.deepEqual(faults, [
      'game:X1: no problem, hover or report shows it (rule first)',
      'game:X2: no passed test proves it (rule first)',
    ]);
  });

  it('ignores unknown tests and unknown evidence', () => {
    assert.deepEqual(findFaults([createListed({ tests: null, seen: null })], []), [
      'game:X1: no problem, hover or report shows it (rule first)',
      'game:X1: no passed test proves it (rule first)',
    ]);
  });

  it('requires nothing for a note, and only a test for a silent rule', () => {
    assert.deepEqual(findFaults([createListed({ status: 'note', seen: [], tests: 0 })], []), []);
    const silent = createListed({ status: 'silent', seen: [] });
    assert.deepEqual(findFaults([silent, { ...silent, id: 'X2', tests: 0 }], []), [
      'game:X2: no passed test proves it (rule first)',
    ]);
  });

  it('accepts missing ids that are listed as pending by ruleset and rule', () => {
    const unseen = [createListed({ seen: [] }), createListed({ id: 'X2', rule: 'second', seen: [] })];
    assert.deepEqual(findFaults(unseen, [], { game: { first: 'a sample' }, other: { second: 'a sample' } }), [
      'game:X2: no problem, hover or report shows it (rule second)',
    ]);
  });

  it('reports an id that no rule covers and one that only tests name', () => {
    const faults = findFaults([createListed({ rule: null, status: null })], ['game:X1', 'game:X9']);
    assert.deepEqual(faults, [
      'game:X1: no rule of the index covers it',
      'game:X9: tests name it, but no checklist has it',
    ]);
  });

  it('reports exports of rulesets that only tests use, except pending ones', () => {
    const dead = ['server/src/rulesets/game/facts/a.ts', 'server/src/rulesets/other/b.ts', 'server/src/text/c.ts'];
    assert.deepEqual(
      findExportFaults(
        dead.map((file) => ({ file, name: 'used' })),
        { game: ['used'] },
      ),
      ['server/src/rulesets/other/b.ts: nothing but tests imports used'],
    );
  });

  it('summarizes each ruleset', () => {
    const ids = [
      createListed({}),
      createListed({ id: 'X2', tests: 0 }),
      createListed({ id: 'X3', status: 'note', tests: 0, seen: [] }),
      createListed({ id: 'X4', status: 'silent', seen: [] }),
      createListed({ id: 'X5', seen: [] }),
    ];
    assert.deepEqual(formatTable(ids), [
      'ruleset  ids  notes  silent  seen  proved',
      'game       5      1       1     2       3',
    ]);
  });
});
