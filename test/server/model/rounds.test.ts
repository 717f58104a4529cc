import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { appendItem, getPlaceOfEdit, setMember } from '../../../server/src/model/edit';
import { getRoundTitle, isEnding, listRoundSeries } from '../../../server/src/model/rounds';

describe('the series of a combat from round to round', () => {
  const combat = {
    labels: [
      {
        path: ['outcome'],
        title: 'outcome',
        read: ([count = 0]: readonly number[]) => (count > 0 ? 'won' : 'lost'),
        words: [
          { word: 'won', title: 'the attacker wins', side: 'attacker' },
          { word: 'lost', title: 'all is lost', when: ([, others = 0]: readonly number[]) => others > 1 },
        ],
      },
      { path: ['other'], title: 'other', read: () => 'x' },
    ],
    measures: [
      {
        path: ['units'],
        title: 'units',
        subject: { kind: 'side', side: 'attacker', start: 3 },
        read: ([count = 0]: readonly number[]) => count,
      },
      { path: ['dd'], title: 'dd', subject: { kind: 'units', side: 'attacker' }, read: () => 9 },
      { path: ['luck'], title: 'luck', read: () => 9 },
    ],
  } as unknown as Combat;

  it('the series of a combat from round to round are 1 for each ending that is reached, and the units that each side has left', () => {
    const series = listRoundSeries(combat);
    assert.deepEqual(
      series.map(({ kind, title, side }) => [kind, title, side]),
      [
        ['way', 'the attacker wins', 'attacker'],
        ['way', 'all is lost', undefined],
        ['left', 'attacker', 'attacker'],
      ],
    );
    const read = (...state: readonly number[]) => series.map((line) => line.read(state));
    assert.deepEqual(
      [read(2, 0), read(0, 2), read(0, 1)],
      [
        [1, 0, 2],
        [0, 1, 0],
        [0, 0, 0],
      ],
    );
    assert.deepEqual(listRoundSeries({ measures: [] } as unknown as Combat), []);
  });

  it('the series of a combat from round to round are of an ending by its word and, where it has one, its condition', () => {
    const [won, lost] = combat.labels![0]!.words!;
    assert.deepEqual(
      [isEnding('won', won!, [0, 0]), isEnding('lost', won!, [0, 0]), isEnding('lost', lost!, [0, 1])],
      [true, false, false],
    );
  });

  it('the series of a combat from round to round are counted in rounds only if these have numbers', () => {
    const find = (...steps: readonly object[]) => getRoundTitle({ steps } as unknown as Combat);
    const rounds = { kind: 'rounds', title: 'Cycle', first: 1 };
    assert.equal(find({ kind: 'roll', title: 'x' }, rounds), 'Cycle');
    assert.equal(find({ ...rounds, first: undefined }, { ...rounds, title: 'Round' }), 'Round');
    assert.equal(find({ kind: 'rounds', title: 'Cycle' }), undefined);
    assert.equal(find(), undefined);
  });
});

describe('the place of an edit', () => {
  it('the place of an edit is the member that it changes, or the list to which it appends', () => {
    const owner = { a: 1 };
    const list = [1];
    assert.deepEqual(getPlaceOfEdit(setMember(owner, 'a', 2)), { owner, key: 'a' });
    assert.deepEqual(getPlaceOfEdit(appendItem(list, 2)), { owner: list });
  });
});
