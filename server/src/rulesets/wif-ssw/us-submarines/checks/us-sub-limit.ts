import { placeAt, cite, removeMember, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { offerConstructionPool } from '../../fixes';
import { building } from '../../scenarios';
import { buildYear, listExcessUsBuilds } from '../builds';
import { usBuilds } from '../numbers';

export const usSubLimit: WifCheck = {
  rule: 'us-sub-builds',
  title: 'The US builds one submarine a year until it is at war with a major power',
  *check(scenario) {
    const production = scenario.production ?? [];
    for (const { build, earlier, excess } of listExcessUsBuilds(scenario)) {
      const allowed = (build.count ?? 1) - excess;
      const edit =
        allowed > 0 ? setMember(build, 'count', allowed) : removeMember(production, production.indexOf(build));
      yield {
        message: `The US is not at war with a major power, so it may build only ${usBuilds.aYear} submarine in ${buildYear(build, scenario)}${cite('us-sub-builds')}. Remove ${excess}.`,
        place: allowed > 0 ? placeAt(build, 'count') : placeAt(build, 'unit'),
        related: earlier.map((other) => ({ message: 'Built here in the same year.', place: placeAt(other, 'unit') })),
        fixes: [
          createPreferredFix(allowed > 0 ? `Change the count to ${allowed}` : 'Remove the build', edit),
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
