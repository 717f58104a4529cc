import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { building } from '../../scenarios';

export const milchcowPool: WifCheck = {
  rule: 'milchcow-force-pool',
  title: 'Milchcows are built from a force pool of their own',
  part: 'production',
  *check(build) {
    const { unit, forcePool } = build;
    if (forcePool === undefined || unit === 'other' || forcePool === unit) return;
    const subject = unit === 'milchcow' ? 'A milchcow' : 'A submarine';
    yield {
      message: `${subject} is not built from the force pool \`${forcePool}\`: milchcows have a force pool of their own${cite('milchcow-force-pool')}. Change \`forcePool\` to ${unit}.`,
      place: placeAt(build, 'forcePool'),
      fixes: [createPreferredFix(`Change the force pool to ${unit}`, setMember(build, 'forcePool', unit))],
    };
  },
  base: addPath(building, 'production'),
  passes: '- { power: germany, year: 1941, unit: sub, forcePool: sub }',
  fails: `
    - { power: germany, year: 1941, unit: milchcow, forcePool: sub }
    #                                                          ^^^ A milchcow is not built from the force pool
  `,
  fixed: '- { power: germany, year: 1941, unit: milchcow, forcePool: milchcow }',
};
