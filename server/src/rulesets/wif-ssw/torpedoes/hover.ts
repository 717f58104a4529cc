/** Hovers on the effect of US torpedoes in the turn of the scenario. */
import type { Remark } from '../../../model/ruleset';
import { cite, capitalize, type WifHover } from '../kit';
import type { Scenario } from '../data';
import { createOptionBasis } from '../options';
import { formatTurnName } from '../turns';
import { formatPower } from '../wording';
import { torpedoes } from './numbers';
import { getTorpedoPenalty, torpedoPower } from './period';

export const atWarSinceHover: WifHover = {
  patterns: ['powers.*.atWarSince', 'powers.*.atWarSince.*'],
  explain: (scenario, _, { path }) => {
    const [, key] = path;
    return {
      title: `${capitalize(formatPower(String(key)))}: at war since`,
      text:
        key === torpedoPower
          ? describeTorpedoes(scenario)
          : `Torpedoes depend on it only for the US; no power may fight a major power earlier${cite('initiation')}.`,
      amounts: [],
      rules: key === torpedoPower ? ['torpedo-penalty', 'initiation'] : ['initiation'],
      bases: key === torpedoPower ? [createOptionBasis('torpedoTurns')] : [],
    };
  },
};

/** The same remark on the turn and on the US. */
export const torpedoRemark: Remark<Scenario> = {
  patterns: ['turn', 'turn.*', `powers.${torpedoPower}`],
  say: (scenario) => {
    const text = describeTorpedoes(scenario);
    return text === undefined ? undefined : { text, rules: ['torpedo-penalty'] };
  },
};

/** The effect of US torpedoes in the scenario's turn; undefined if the US is not in play. */
function describeTorpedoes(scenario: Scenario): string | undefined {
  if (scenario.powers?.[torpedoPower] === undefined) return undefined;
  const { penalty, firstTurn, lastTurn, turnOfPeriod } = getTorpedoPenalty(torpedoPower, scenario);
  const { turns, by } = torpedoes;
  const citation = cite('torpedo-penalty');
  if (firstTurn === undefined || lastTurn === undefined) {
    return `Whether US torpedoes are faulty depends on since when the US is at war with a major power${citation}.`;
  }
  const period = `from ${formatTurnName(firstTurn)} to ${formatTurnName(lastTurn)}`;
  if (penalty === true) {
    return `US submarines attack with ${by}: it is turn ${turnOfPeriod} of the ${turns} with faulty torpedoes, ${period}${citation}.`;
  }
  return `US torpedoes are faulty ${period}${citation}.`;
}
