import { placeAt, cite, removeMember, addPath, offer, type WifCheck } from '../../kit';
import { offerConstructionPool } from '../../fixes';
import { building } from '../../scenarios';
import { usBuilds } from '../numbers';
import { findExcessBuild, lastTurn } from '../tally';

export const usSubTally: WifCheck = {
  rule: 'us-subs-on-map',
  severity: 'warning',
  title: 'In peace the US adds three submarines at most by the end of 1941',
  *check(scenario) {
    const excessBuild = findExcessBuild(scenario);
    if (excessBuild === undefined) return;
    const { build, addedCount } = excessBuild;
    const production = scenario.production ?? [];
    yield {
      message: `With this build the US has added ${addedCount} submarines by ${lastTurn}, and in peace it adds ${usBuilds.maxAdded} at most${cite('us-subs-on-map')}. Remove a build.`,
      place: placeAt(build, 'unit'),
      fixes: [
        offer('Remove the build', removeMember(production, production.indexOf(build))),
        offerConstructionPool(build),
      ],
    };
  },
  base: addPath(building, 'production'),
  passes: `
    - { power: us, year: 1938, unit: sub, from: construction-pool }
    - { power: us, year: 1939, unit: sub }
    - { power: us, year: 1940, unit: sub }
    - { power: us, year: 1941, unit: sub }
  `,
  fails: `
    - { power: us, year: 1938, unit: sub }
    - { power: us, year: 1939, unit: sub }
    - { power: us, year: 1940, unit: sub }
    - { power: us, year: 1941, unit: sub }
    #                                ^^^ the US has added 4 submarines by N/D 1941
  `,
};
