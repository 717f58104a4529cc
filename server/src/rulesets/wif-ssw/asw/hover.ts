/** The turn and the powers: what they mean for the engagements of the scenario. */
import { valueAt } from '../../../model/place';
import { aswPeriod, listedPowers, yearOf } from './asw-value';
import type { Power, Scenario } from '../data';
import { attackers } from '../initiation/participants';
import { ownerIn } from '../units';
import { torpedoPenalty, torpedoPower } from '../facts/torpedoes';
import { turnName } from '../turns';
import { numbers } from '../rules/numbers';
import { cite, sectionOf } from '../rules';
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
        : `ASW values of the Commonwealth, the Free French and the US are those from ${yearOf[period]}; other nations keep those of the start${cite(period)}.`;
    return {
      title: turnName(scenario.turn),
      text: [values, torpedoSentence(scenario)].filter((text) => text !== undefined).join(' '),
      amounts: [],
      rules: [period, 'asw-units', ...(scenario.powers?.[torpedoPower] ? ['torpedo-penalty'] : [])],
      bases: [{ kind: 'option', name: 'aswProgress' }],
    };
  },
};

export const atWarSinceHover: WifHover = {
  at: ['powers.*.atWarSince', 'powers.*.atWarSince.*'],
  explain: (scenario, _, { path }) => {
    const [, key] = path;
    const text = key === torpedoPower ? torpedoSentence(scenario) : 'It matters for US submarines alone.';
    const bases = [{ kind: 'option', name: 'torpedoTurns' } as const];
    return {
      title: `${sentence(powerName(String(key)))} at war`,
      text,
      amounts: [],
      rules: ['torpedo-penalty'],
      bases,
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
      key === torpedoPower ? torpedoSentence(scenario) : undefined,
    ];
    return { title: sentence(powerName(key)), text: sentences.filter(Boolean).join(' '), amounts: [], rules: [period] };
  },
};

/** What the torpedoes of the US do in the scenario's turn; undefined where the US is not in play. */
function torpedoSentence(scenario: Scenario): string | undefined {
  if (scenario.powers?.[torpedoPower] === undefined) return undefined;
  const { penalty, from, until, turnOfPeriod } = torpedoPenalty(torpedoPower, scenario);
  const { turns, by } = numbers['torpedo-penalty'];
  const section = sectionOf('torpedo-penalty');
  if (from === undefined || until === undefined) {
    return `Whether US torpedoes are faulty depends on since when the US is at war with a major power (${section}).`;
  }
  const period = `from ${turnName(from)} to ${turnName(until)}`;
  if (penalty === true) {
    return `US submarines attack with ${by}: it is turn ${turnOfPeriod} of the ${turns} with faulty torpedoes, ${period} (${section}).`;
  }
  return `US torpedoes are faulty ${period} (${section}).`;
}
