/** Paths of units, for hovers and suggestions. */

const forcePrefixes = ['', 'attacker.', 'defender.', 'interceptor.', 'raiders.', 'cover.', 'cap.'];
const lists = [
  'forces',
  'taskForces',
  'ports',
  'operations',
  'interceptions',
  'airAttacks',
  'fleetCombats',
  'submarineAttacks',
  'harborAttacks',
  'raids',
];

export const unitPaths: readonly string[] = [
  ...lists.flatMap((list) => forcePrefixes.map((force) => `${list}.*.${force}units.*`)),
  'taskForces.*.lost.*',
  ...['attacker', 'defender'].flatMap((side) => [
    ...['', 'cover.', 'cap.'].map((force) => `navalRounds.*.${side}.groups.*.${force}units.*`),
    `searches.*.${side}.groups.*.units.*`,
  ]),
  'navalRounds.*.strikes.*.attacker.units.*',
  'navalRounds.*.submarineAttacks.*.attacker.units.*',
];
