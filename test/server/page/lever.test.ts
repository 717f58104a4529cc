import assert from 'node:assert/strict';
import { groupLevers } from '../../../server/src/page/lever';
import type { ReportLever, ReportMatters } from '../../../server/src/protocol';

const createLever = (id: string, kind: ReportLever['kind']): ReportLever => ({
  ...{ id, kind, title: id, value: 1, written: '1' },
});

const levers = [
  createLever('units/a', 'number'),
  createLever('units/b', 'number'),
  createLever('options/used', 'option'),
  createLever('options/idle', 'option'),
];
const listIds = (group: readonly ReportLever[]) => group.map(({ id }) => id);

describe('levers offered for a comparison', () => {
  it('offers last the options that the odds do not name', () => {
    const { effective, others, isTried } = groupLevers(levers, { bases: ['option used', 'house table x'] });
    assert.deepEqual(listIds(effective), ['units/a', 'units/b', 'options/used']);
    assert.deepEqual(listIds(others), ['options/idle']);
    assert.equal(isTried, false);
  });

  it('offers first what matters most, and last what changes nothing', () => {
    const strengths = { 'units/a': 0.01, 'units/b': 0.3, 'options/used': 0, 'options/idle': 0.2 };
    const matters = {
      matters: Object.entries(strengths).map(([id, strength]) => ({
        id,
        most: strength,
        title: id,
        kind: 'number',
        written: '1',
        settings: [],
      })),
    } as unknown as ReportMatters;
    const { effective, others, isTried } = groupLevers(levers, { matters, bases: ['option used'] });
    assert.deepEqual(listIds(effective), ['units/b', 'options/idle', 'units/a']);
    assert.deepEqual(listIds(others), ['options/used']);
    assert.equal(isTried, true);
  });

  it('keeps the order while nothing is known of the odds', () => {
    assert.deepEqual(groupLevers(levers, {}), { effective: levers, others: [], isTried: false });
  });
});
