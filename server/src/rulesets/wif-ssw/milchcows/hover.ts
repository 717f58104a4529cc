/** Hovers on milchcow builds. */
import { valueAt } from '../../../model/place';
import { cite, type WifHover } from '../kit';
import type { Build } from '../data';

export const milchcowBuildHover: WifHover = {
  patterns: ['production.*', 'production.*.*'],
  explain: (scenario, _, { path }) => {
    const { unit } = valueAt(scenario, path.slice(0, 2)) as Build;
    if (unit !== 'milchcow') return undefined;
    const text = `Milchcows are built from a force pool of their own${cite('milchcow-force-pool')}.`;
    return { title: 'Milchcow', text, amounts: [], rules: ['milchcow-force-pool'] };
  },
};
