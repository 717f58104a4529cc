import assert from 'node:assert/strict';
import { createNextTurn } from '../../../../../server/src/rulesets/axis-and-allies/combats/next-turn';

const forces = [
  { id: 'home-fleet', power: 'uk', units: { dd: 3, bb: 1, trn: 2 } },
  {
    id: 'wolves',
    power: 'germany',
    units: [
      { id: 'wolfpack', type: 'sub', count: 3 },
      { type: 'dd', count: 2 },
      { type: 'dd', count: 2 },
    ],
  },
];
const powers = { uk: { side: 'allies', treasury: 20 }, germany: { side: 'axis', treasury: 5 }, us: { side: 'allies' } };

/** What a turn leaves, as edits: the place and the new number. */
function listEdits(remaining: Readonly<Record<string, number>>) {
  const counters = Object.keys(remaining).map((name) => ({ name, title: name, max: 99 }));
  const { listEdits: list } = createNextTurn({ forces, powers } as never, { turn: { counters } } as never);
  const places = new Map<object, string>([
    [forces[0]!.units, 'home-fleet'],
    ...(forces[1]!.units as readonly object[]).map((unit, index) => [unit, `wolves ${index}`] as const),
    ...Object.entries(powers).map(([name, power]) => [power, name] as const),
  ]);
  return list(Object.values(remaining)).map((edit) =>
    edit.edit === 'set' ? `${places.get(edit.owner)} ${edit.key} ${JSON.stringify(edit.value)}` : edit.edit,
  );
}

describe('the next turn of Axis & Allies', () => {
  it('nothing changes without losses', () => {
    assert.deepEqual(listEdits({ 'home-fleet dd': 3, 'wolves wolfpack': 3, 'wolves dd': 4, 'paid uk': 0 }), []);
  });

  it('leaves in each force what the turn has left, the last of several lines first', () => {
    assert.deepEqual(listEdits({ 'home-fleet dd': 1, 'home-fleet bb': 0, 'wolves wolfpack': 2 }), [
      ...['home-fleet dd 1', 'home-fleet bb 0', 'wolves 0 count 2'],
    ]);
    assert.deepEqual(listEdits({ 'wolves dd': 3 }), ['wolves 2 count 1']);
    assert.deepEqual(listEdits({ 'wolves dd': 1 }), ['wolves 1 count 1', 'wolves 2 count 0']);
  });

  it('takes what a power has paid from its treasury, as far as that goes', () => {
    assert.deepEqual(listEdits({ 'paid uk': 7, 'paid germany': 9, 'paid us': 3 }), [
      ...['uk treasury 13', 'germany treasury 0'],
    ]);
  });
});
