/** Hovers on interceptions and raids: the dice, their range, and the odds. */
import { probabilityAtLeast, sumDice, type Distribution, mergeChances } from '../../../dice/distribution';
import { createAmount } from '../../../engine/amount';
import { defineHoverOnItems, listAmounts, pluralize, formatPercent, changeBy, cite } from '../kit';
import { countRolledDice, countInterceptionDice, interceptsWithoutDice } from './interception';
import { listRaidChanges } from './raiders';

export const interceptionHover = defineHoverOnItems(
  'interceptions',
  [
    '',
    'id',
    'distance',
    'against',
    'operation',
    'spotters',
    'moreCodebreaking',
    'inMissionHex',
    'inInterceptionHex',
    'submarinePatrol',
    'enemyFactors',
    'from',
    'fromBox',
  ],
  ({ item: interception, scenario, ids }) => {
    if (interceptsWithoutDice(interception, ids)) {
      return {
        title: 'Interception',
        text: 'German units in the Murmansk box intercept traffic of Bergen and nothing else, and need no dice for it.',
        amounts: [],
        rules: ['interception-barred'],
      };
    }
    const dice = countInterceptionDice(interception, scenario, ids);
    if (dice === undefined) return undefined;
    const diceCount = countRolledDice(dice);
    const { distance } = interception;
    const totals = sumDice(diceCount, 6);
    const chanceNote =
      diceCount === 0
        ? 'no dice: interception only in the hex of its own base'
        : distance === undefined
          ? `${pluralize(diceCount, 'die', 'dice')} are rolled`
          : `${pluralize(diceCount, 'die', 'dice')}: ${formatPercent(probabilityAtLeast(totals, distance))} to reach ${pluralize(distance, 'hex', 'hexes')}`;
    return {
      title: 'Interception',
      text: `The enemy is intercepted if the total of the dice reaches the distance in hexes.${diceCount === 0 ? '' : ` ${formatDistances(totals)}`}`,
      ...listAmounts([{ amount: dice, totalNote: chanceNote }]),
      rules: ['interception'],
    };
  },
);

/** Formats the largest distances for some probabilities: `Up to 3 hexes 100%, 5 hexes 83.3%, 7 hexes 58.3%`. */
function formatDistances(totals: Distribution): string {
  // The small difference is for rounding: a sum of probabilities may be slightly below 1.
  const farthest = [1, 0.9, 0.75, 0.5, 0.25, 0.1].flatMap((chance) => {
    const reached = totals.filter(({ value }) => probabilityAtLeast(totals, value) >= chance - 1e-12).at(-1);
    return reached === undefined ? [] : [reached.value];
  });
  const distances = [...new Set(farthest)].map(
    (hexes) => `${pluralize(hexes, 'hex', 'hexes')} ${formatPercent(probabilityAtLeast(totals, hexes))}`,
  );
  return `Up to ${distances.join(', ')}.`;
}

export const raidHover = defineHoverOnItems(
  'raids',
  [
    '',
    'id',
    'box',
    'raiders',
    'defender',
    'earlierGroups',
    'usAtWar',
    'fromSingapore',
    'searchSquadrons',
    'codebreaking',
  ],
  ({ item: raid, scenario, ids }) => {
    const die = createAmount(
      'defenders that may engage',
      changeBy('raiders', { label: 'one die, not rolled yet', by: 0, unrolledDie: 'd6' }),
      listRaidChanges(raid, scenario, ids),
    );
    const engagingOdds = mergeChances(
      sumDice(1, 6).map(({ value, share: probability }) => ({
        value: Math.max(0, value + die.total),
        share: probability,
      })),
    );
    const chances = engagingOdds.map(
      ({ value, share: probability }) =>
        `${value === 0 ? 'none' : pluralize(value, 'defender')} ${formatPercent(probability)}`,
    );
    return {
      title: 'Raiders',
      text: `One die with these changes gives the number of defenders that may engage; a die for each gives its kind${cite('raiders')}.`,
      ...listAmounts([{ amount: die, totalNote: `to be added to the die: ${chances.join(', ')}` }]),
      rules: ['raiders'],
    };
  },
);
