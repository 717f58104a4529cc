/** The turn and the powers: what they mean for the engagements of the scenario. */
import { valueAt } from '../../../model/place';
import { listed, sentence } from '../../../model/wording';
import type { Power } from '../data';
import type { WifHover } from '../hover-here';
import { attackers } from '../initiation/participants';
import { cite } from '../rules';
import { turnName } from '../turns';
import { ownerIn } from '../units';
import { powerName } from '../wording';
import { aswPeriod, listedPowers, yearOf } from './asw-value';

export const turnHover: WifHover = {
  at: ['turn', 'turn.*'],
  explain: (scenario) => {
    if (scenario.turn === undefined) return undefined;
    const periods = listedPowers.map((power) => aswPeriod(power, scenario));
    const period = periods[0] ?? 'asw-at-start';
    const values =
      period === 'asw-at-start'
        ? `ASW values are those of the start for every nation${cite(period)}.`
        : `ASW values of the Commonwealth, the Free French and the US are those from ${yearOf[period]}; other nations keep those of the start${cite(period)}.`;
    return {
      title: turnName(scenario.turn),
      text: values,
      amounts: [],
      rules: [period, 'asw-units'],
      bases: [{ kind: 'option', name: 'aswProgress' }],
    };
  },
};

export const powerHover: WifHover = {
  at: ['powers.*'],
  explain: (scenario, _, { path }) => {
    const key = String(path[1]);
    const power = valueAt(scenario, path) as Power;
    const period = aswPeriod(key, scenario);
    const attacking = (scenario.engagements ?? []).flatMap((engagement) =>
      attackers(engagement, scenario)
        .filter((unit) => ownerIn(unit, engagement) === key)
        .map(({ id }) => id),
    );
    const sentences = [
      power.action === 'pass' ? `It passed: its submarines stay out${cite('owner-acted')}.` : undefined,
      attacking.length > 0
        ? `Its submarines that take part: ${listed(attacking)}${cite('declare-participants')}.`
        : undefined,
      `Its ASW values are those ${period === 'asw-at-start' ? 'of the start' : `from ${yearOf[period]}`}${cite(period)}.`,
    ];
    return { title: sentence(powerName(key)), text: sentences.filter(Boolean).join(' '), amounts: [], rules: [period] };
  },
};
