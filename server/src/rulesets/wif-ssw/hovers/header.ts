/** The turn and the powers: what they mean for the engagements of the scenario. */
import { valueAt } from '../../../model/place';
import { aswPeriod, listedPowers } from '../facts/asw-value';
import { isSub } from '../data';
import type { Power, Scenario } from '../data';
import { attackers, ownerIn, ownerOf, standing } from '../facts/participants';
import { turnName } from '../turns';
import { numbers } from '../rules/numbers';
import { cite } from '../rules';
import { listed, powerName, sentence } from '../wording';
import type { WifHover } from '../hover-here';

export const turnHover: WifHover = {
  at: ['turn', 'turn.*'],
  explain: (scenario) => {
    if (scenario.turn === undefined) return undefined;
    const periods = listedPowers.map((power) => aswPeriod(power, scenario));
    const period = periods[0] ?? 'asw-at-start';
    const values =
      period === 'asw-at-start'
        ? `ASW values are those of the start for every nation${cite(period)}.`
        : `ASW values of the Commonwealth, the Free French and the US are those from ${numbers[period].year}; other nations keep those of the start${cite(period)}.`;
    return {
      title: turnName(scenario.turn),
      text: values,
      amounts: [],
      rules: [period, 'asw-units'],
      bases: [{ kind: 'option', name: 'aswProgress' }],
    };
  },
};

export const actionHover: WifHover = {
  at: ['powers.*.action'],
  explain: (scenario, _, { path }) => {
    const [, key] = path;
    const { action } = valueAt(scenario, path.slice(0, 2)) as Power;
    const name = powerName(String(key));
    const units = submarinesOf(scenario, String(key));
    const whose = units.length > 0 ? `: ${listed(units)}` : '';
    const text =
      action === 'pass'
        ? `${sentence(name)} passed: its submarines stay out of strategic submarine warfare${whose}${cite('owner-acted')}.`
        : `With ${action === 'air' ? 'an' : 'a'} ${action} action the submarines of ${name} may take part in strategic submarine warfare${whose}${cite('owner-acted')}.`;
    return { title: `${sentence(name)}: ${action} action`, text, amounts: [], rules: ['owner-acted'] };
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
      `Its ASW values are those ${period === 'asw-at-start' ? 'of the start' : `from ${numbers[period].year}`}${cite(period)}.`,
    ];
    return { title: sentence(powerName(key)), text: sentences.filter(Boolean).join(' '), amounts: [], rules: [period] };
  },
};

/** The submarines of a power in the engagements, with those that stay out marked. */
function submarinesOf(scenario: Scenario, power: string): string[] {
  return (scenario.engagements ?? []).flatMap((engagement) =>
    engagement.subs.units
      .filter(isSub)
      .filter((unit) => ownerOf(unit, engagement.subs) === power)
      .map((unit) => `${unit.id}${standing(unit, engagement, scenario).in ? '' : ' (out)'}`),
  );
}
