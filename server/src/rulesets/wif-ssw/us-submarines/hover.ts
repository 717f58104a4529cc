/** Hovers on builds of US submarines. */
import { valueAt } from '../../../model/place';
import { cite, type WifHover } from '../kit';
import type { Build } from '../data';
import { buildYear, isUsSubBuild, isUsAtWar } from './builds';
import { usBuilds } from './numbers';
import { countUsSubs } from './tally';

export const usSubBuildHover: WifHover = {
  patterns: ['production.*', 'production.*.*'],
  explain: (scenario, _, { path }) => {
    const build = valueAt(scenario, path.slice(0, 2)) as Build;
    if (!isUsSubBuild(build)) return undefined;
    const war = isUsAtWar(build, scenario);
    const text =
      war === true
        ? `The US is at war with a major power: it may build as it likes${cite('us-sub-builds')}.`
        : `${war === 'unknown' ? 'Unless it is' : 'It is not'} at war with a major power${war === 'unknown' ? ',' : ':'} the US may build ${usBuilds.aYear} submarine in ${buildYear(build, scenario)}${cite('us-sub-builds')}.`;
    const tally = war !== true && build.year <= usBuilds.byTheEndOf;
    return {
      title: 'US submarine',
      text,
      amounts: tally ? [countUsSubs(scenario)] : [],
      totalNotes: [`of ${usBuilds.addedAtMost} at most`],
      rules: ['us-sub-builds', 'what-is-a-build'],
    };
  },
};
