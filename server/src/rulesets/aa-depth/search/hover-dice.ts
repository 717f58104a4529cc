/** Hovers on table dice: detection rolls and dice to hit. */
import { valueAt } from '../../../model/place';
import { explainVolleyDice } from '../../axis-and-allies/sea-battle/hover-dice';
import { createSeaBattle } from '../combats/sea-battle';
import type { Scenario, SeaBattle } from '../data';
import { explainDetection } from '../hover-amounts';
import { listAmounts, cite, formatList, type DepthHover } from '../kit';
import { depthName, isFound, hiddenDepthsIn, readSearchDice, searchLabel } from './search';
import { countSearchers } from './searchers';

export const diceHover: DepthHover = {
  at: ['seaBattles.*.dice.*', 'seaBattles.*.dice.*.*'],
  explain: (scenario, _, { path }) => {
    const battle = valueAt(scenario, path.slice(0, 2)) as SeaBattle | undefined;
    const [label, index = 0] = path.slice(3);
    if (battle === undefined || typeof label !== 'string') return undefined;
    if (label !== searchLabel) return explainVolleyDice(createSeaBattle(battle, scenario), label);
    const present = hiddenDepthsIn(battle, scenario);
    return {
      title: 'Detection rolls',
      text: [
        foundSentence(battle, scenario, path.length > 4 ? Number(index) : undefined),
        rollsSentence(battle, scenario),
      ]
        .filter((text) => text !== undefined)
        .join(' '),
      ...listAmounts(present.map((depth) => explainDetection(depth, present, battle, scenario))),
      rules: ['search-rolls', 'one-success-finds-all'],
    };
  },
};

/** The depths found by one die or by all dice. @param index of the die; undefined for all */
function foundSentence(battle: SeaBattle, scenario: Scenario, index: number | undefined): string | undefined {
  const rolledDice = readSearchDice(battle) ?? [];
  const present = hiddenDepthsIn(battle, scenario);
  const dice = index === undefined ? rolledDice : rolledDice.slice(index, index + 1);
  if (dice.length === 0 || present.length === 0) return undefined;
  const foundDepths = present.filter((depth) => isFound(Math.min(...dice), depth, present, scenario)).map(depthName);
  const who = dice.length === 1 ? `The die shows ${dice[0]}: it finds` : 'The dice together find';
  return `${who} ${foundDepths.length === 0 ? 'nothing' : `what is ${formatList(foundDepths)}`}.`;
}

function rollsSentence(battle: SeaBattle, scenario: Scenario): string {
  const searchers = countSearchers(battle, scenario);
  if (searchers === 0) return `Nobody searches here${cite('searchers')}.`;
  const who = searchers === 1 ? '1 unit searches, with a die' : `${searchers} units search, with a die each`;
  return `${who}; each die is compared with the number of every depth${cite('search-rolls')}.`;
}
