/** The critical hit table that a scenario supplies. */
import { valueAt } from '../../../model/place';
import { pluralize, formatPercent, capitalize, type AwawHover } from '../kit';
import { formatSource } from '../hover-wording';
import { readCriticalResult } from './critical';

export const criticalTableHover: AwawHover = {
  patterns: ['tables.criticalHits.results.*'],
  explain: (scenario, _, { path }) => {
    const face = Number(path[3]);
    const result = readCriticalResult(face, scenario);
    if (result === undefined) return undefined;
    const effects = [
      result.hits ? pluralize(result.hits, 'more hit') : undefined,
      result.sunk === true ? 'the ship is sunk' : undefined,
    ].filter((effect) => effect !== undefined);
    return {
      title: `Critical die: ${face}`,
      text: `${formatPercent(1 / 6)} of critical hits. ${effects.length > 0 ? `${capitalize(effects.join(', '))}.` : 'No effect that Asdic can apply.'}${formatSource(valueAt(scenario, path.slice(0, 2)) as { source?: string })}`,
      amounts: [],
      rules: ['critical-effect', 'critical-one-die'],
      bases: [{ kind: 'supplied-table', name: 'criticalHits' }],
    };
  },
};
