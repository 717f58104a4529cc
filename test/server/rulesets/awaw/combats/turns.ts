/** Turns of A World at War around one order of battle. */
import assert from 'node:assert/strict';
import { analyse, diagnose } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';

export const createSide = (nation: string, units: readonly object[]) => ({
  nation,
  groups: [{ number: 1, airDefenseLevel: 0, units }],
});

export const createStrike = (id: string, targets: readonly object[], squadrons = 9) => ({
  id,
  by: 'attacker',
  group: 1,
  attacker: { nation: 'us', units: [{ id: `${id}-air`, type: 'nas', squadrons }] },
  targets,
});

export const createRound = (id: string, number: number, more: object = {}) => ({
  id,
  number,
  attacker: { ...createSide('us', [{ unit: 'fletchers' }]), search: { squadrons: 30, codebreaking: 3 } },
  defender: createSide('japan', [{ unit: 'akagi' }, { unit: 'kaga' }, { unit: 'nagara' }]),
  strikes: [
    createStrike(`strike-${number}`, [
      { ships: ['akagi'], squadrons: 6 },
      { ships: ['nagara'], squadrons: 3 },
    ]),
  ],
  fleetCombats: [],
  ...more,
});

export const base = {
  ruleset: 'awaw',
  title: 'Midway',
  turn: { year: 1942, season: 'summer' },
  nations: { japan: { side: 'axis' }, us: { side: 'allied' } },
  tables: {
    nationality: {
      source: 'house values',
      entries: ['japan', 'us'].map((nation) => ({ nation, naval: 1, air: 1 })),
    },
  },
  forces: [
    { nation: 'us', units: [{ id: 'fletchers', type: 'dd', count: 4 }] },
    {
      nation: 'japan',
      units: [
        { id: 'akagi', type: 'cv', name: 'Akagi' },
        { id: 'kaga', type: 'cv', name: 'Kaga' },
        { id: 'nagara', type: 'dd', count: 5 },
      ],
    },
  ],
};

/** The turn of a scenario without errors. */
export function createTurn(scenario: object) {
  const analysis = analyse(JSON.stringify({ ...base, ...scenario }), undefined, environment());
  assert.deepEqual(
    diagnose(analysis)
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message),
    [],
  );
  const lookup = findTurn(analysis);
  assert.ok(!('refused' in lookup), 'refused' in lookup ? lookup.refused : '');
  return lookup;
}
