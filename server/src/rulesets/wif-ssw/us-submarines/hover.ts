/** Hovers on builds of US submarines. */
import { valueAt } from '../../../model/place';
import { cite, type WifHover } from '../kit';
import type { Build } from '../data';
import { getBuildYear, isUsSubBuild, getUsWarStatus } from './builds';
import { usBuilds } from './numbers';
import { countUsSubs } from './tally';

export const usSubBuildHover: WifHover = {
  patterns: ['production.*', 'production.*.*'],
  explain: (scenario, _, { path }) => {
    const build = valueAt(scenario, path.slice(0, 2)) as Build;
    if (!isUsSubBuild(build)) return undefined;
    const warStatus = getUsWarStatus(build, scenario);
    const text =
      warStatus === true
        ? `The US is at war with a major power: it may build as it likes${cite('us-sub-builds')}.`
        : `${warStatus === 'unknown' ? 'Unless it is' : 'It is not'} at war with a major power${warStatus === 'unknown' ? ',' : ':'} the US may build ${usBuilds.perYear} submarine in ${getBuildYear(build, scenario)}${cite('us-sub-builds')}.`;
    const isInTally = warStatus !== true && build.year <= usBuilds.lastYear;
    return {
      title: 'US submarine',
      text,
      amounts: isInTally ? [countUsSubs(scenario)] : [],
      totalNotes: [`of ${usBuilds.maxAdded} at most`],
      rules: ['us-sub-builds', 'what-is-a-build'],
    };
  },
};
