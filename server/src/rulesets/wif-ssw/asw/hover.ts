/** Hovers on the turn and the powers: their effect on the engagements. */
import { valueAt } from '../../../model/place';
import { cite, formatList, capitalize, type WifHover } from '../kit';
import type { Power } from '../data';
import { listAttackers } from '../initiation/participants';
import { createOptionBasis, getReading } from '../options';
import { formatTurnName } from '../turns';
import { findOwner } from '../units';
import { formatPower } from '../wording';
import { getAswPeriod, startYears } from './asw-value';

export const turnHover: WifHover = {
  patterns: ['turn', 'turn.*'],
  explain: (scenario) => {
    if (scenario.turn === undefined) return undefined;
    const period = getAswPeriod('cw', scenario);
    const values =
      period === 'asw-at-start'
        ? `Every nation uses its ASW values at start${cite(period)}.`
        : getReading(scenario, 'aswProgress') === 'all-nations'
          ? `Every nation uses the ASW values from ${startYears[period]}${cite(period)}.`
          : `The Commonwealth, the Free French and the US use the ASW values from ${startYears[period]}; other nations keep those at start${cite(period)}.`;
    return {
      title: formatTurnName(scenario.turn),
      text: values,
      amounts: [],
      rules: [period, 'asw-units'],
      bases: [createOptionBasis('aswProgress')],
    };
  },
};

export const powerHover: WifHover = {
  patterns: ['powers.*'],
  explain: (scenario, _, { path }) => {
    const key = String(path[1]);
    const power = valueAt(scenario, path) as Power;
    const period = getAswPeriod(key, scenario);
    const attackerIds = (scenario.engagements ?? []).flatMap((engagement) =>
      listAttackers(engagement, scenario)
        .filter((unit) => findOwner(unit, engagement) === key)
        .map(({ id }) => id),
    );
    const sentences = [
      power.action === 'pass' ? `It passed: its submarines stay out${cite('owner-acted')}.` : undefined,
      attackerIds.length > 0
        ? `Its submarines that take part: ${formatList(attackerIds)}${cite('declare-participants')}.`
        : undefined,
      `Its ASW values are those ${period === 'asw-at-start' ? 'of the start' : `from ${startYears[period]}`}${cite(period)}.`,
    ];
    return {
      title: capitalize(formatPower(key)),
      text: sentences.filter(Boolean).join(' '),
      amounts: [],
      rules: [period],
    };
  },
};
