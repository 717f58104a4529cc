import { placeAt, cite, removeMember, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { offerConstructionPool } from '../../fixes';
import { building } from '../../scenarios';
import { getBuildYear, listExcessUsBuilds } from '../builds';
import { usBuilds } from '../numbers';

export const usSubLimit: WifCheck = {
  rule: 'us-sub-builds',
  title: 'The US builds one submarine a year until it is at war with a major power',
  *check(scenario) {
    const production = scenario.production ?? [];
    for (const { build, earlier, excess } of listExcessUsBuilds(scenario)) {
      const allowedCount = (build.count ?? 1) - excess;
      const edit =
        allowedCount > 0
          ? setMember(build, 'count', allowedCount)
          : removeMember(production, production.indexOf(build));
      yield {
        message: `The US is not at war with a major power, so it may build only ${usBuilds.perYear} submarine in ${getBuildYear(build, scenario)}${cite('us-sub-builds')}. Remove ${excess}.`,
        place: allowedCount > 0 ? placeAt(build, 'count') : placeAt(build, 'unit'),
        related: earlier.map((other) => ({ message: 'Built here in the same year.', place: placeAt(other, 'unit') })),
        fixes: [
          createPreferredFix(allowedCount > 0 ? `Change the count to ${allowedCount}` : 'Remove the build', edit),
          offerConstructionPool(build),
        ],
      };
    }
  },
  base: addPath(building, 'production'),
  passes: `
    - { power: us, year: 1940, months: jan-feb, unit: sub }
    - { power: us, year: 1940, months: jul-aug, unit: sub, from: construction-pool }
  `,
  fails: `
    - { power: us, year: 1940, months: jan-feb, unit: sub }
    - { power: us, year: 1940, months: jul-aug, unit: sub }
    #                                                 ^^^ it may build only 1 submarine in 1940
  `,
  fixed: '- { power: us, year: 1940, months: jan-feb, unit: sub }',
};
