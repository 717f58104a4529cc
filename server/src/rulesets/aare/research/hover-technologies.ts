/** Hovers on powers, on their technologies, and on the turn. */
import { valueAt } from '../../../model/place';
import { cite, listAmounts, formatSigned, type AareHover, type RuleId } from '../kit';
import type { Technology } from '../data';
import { joinSentences } from '../hover-wording';
import { numbers } from '../numbers';
import { isInEffect, listTechnologiesInEffect } from '../technologies';
import { formatList, phaseName, powerName, capitalize, technologyName } from '../wording';
import { computeRollPrice } from './costs';

/** The effect of a technology and the rules behind it. */
const effects: Readonly<Record<Technology, { readonly text: string; readonly rules: readonly [RuleId, ...RuleId[]] }>> =
  {
    'jet-fighters': {
      text: `Fighters defend with ${numbers['jet-defense'].defense}, anti-aircraft fire against them has ${formatSigned(numbers['jets-against-anti-aircraft'].by)}, and they intercept raids, rockets and Kamikaze missions.`,
      rules: ['jet-defense', 'jets-against-anti-aircraft', 'interception'],
    },
    rockets: {
      text: `Anti-aircraft guns strike industrial complexes up to ${numbers['rocket-launch'].range} spaces away.`,
      rules: ['rocket-launch', 'rocket-damage'],
    },
    'super-submarines': {
      text: `Submarines attack with ${numbers['super-submarine-values'].attack}, and rolls to detect them have ${formatSigned(numbers['super-submarine-detection'].by)}.`,
      rules: ['super-submarine-values', 'super-submarine-detection'],
    },
    'long-range-aircraft': {
      text: `Fighters move ${numbers['long-range-movement'].fighter} and bombers ${numbers['long-range-movement'].bomber} spaces; aircraft help destroyers to detect with +${numbers['long-range-air-modifier'].instead}; fighters escort raids.`,
      rules: ['long-range-movement', 'long-range-air-modifier', 'escorts-need-long-range'],
    },
    'combined-arms': {
      text: `Destroyers bombard with ${numbers['destroyer-bombardment'].hitsOn} and detect with +${numbers['combined-arms-detection'].by}; a battleship fires at aircraft.`,
      rules: ['destroyer-bombardment', 'combined-arms-detection', 'battleship-anti-aircraft'],
    },
    'heavy-bombers': {
      text: `Bombers roll ${numbers['heavy-bomber-dice'].dice} dice to attack and to raid, and carry infantry in the noncombat move.`,
      rules: ['heavy-bomber-dice', 'air-transport'],
    },
  };

export const powerHover: AareHover = {
  at: ['powers.*', 'powers.*.side'],
  explain: (scenario, _, { path }) => {
    const power = String(path[1]);
    const names = listTechnologiesInEffect(power, scenario).map(technologyName);
    const waiting = (scenario.powers?.[power]?.newTechnologies ?? []).filter(
      (technology) => !isInEffect(power, technology, scenario),
    );
    return {
      title: capitalize(powerName(power)),
      text: joinSentences(
        names.length === 0 ? 'It has no technology in effect.' : `In effect: ${formatList(names)}.`,
        waiting.length === 0
          ? undefined
          : `Not in effect yet: ${formatList(waiting.map(technologyName))}${cite('technology-in-effect')}.`,
      ),
      amounts: [],
      rules: ['technology-in-effect'],
    };
  },
};

export const technologyHover: AareHover = {
  at: ['powers.*.technologies.*', 'powers.*.newTechnologies.*', 'powers.*.earlierResearch.*'],
  explain: (scenario, _, { path }) => {
    const power = String(path[1]);
    const technology = valueAt(scenario, path) as Technology;
    const { text, rules } = effects[technology];
    const now = isInEffect(power, technology, scenario);
    const owner = capitalize(powerName(power));
    const state = now
      ? `${owner} has it in effect.`
      : path[2] === 'newTechnologies'
        ? `Here it is not in effect yet${cite('technology-in-effect')}.`
        : `${owner} does not have it: the next purchase of rolls is the second${cite('second-purchase')}.`;
    return {
      title: capitalize(technologyName(technology)),
      text: `${text.replace(/\.$/, '')}${cite(...rules)}. ${state}`,
      ...listAmounts(now ? [] : [{ amount: computeRollPrice({ power, technology }, scenario) }]),
      rules,
    };
  },
};

export const turnHover: AareHover = {
  at: ['turn', 'turn.*'],
  explain: ({ turn, ...scenario }) => {
    if (turn === undefined) return undefined;
    const phase = turn.phase === undefined ? '' : `, ${phaseName(turn.phase)}`;
    const waiting = Object.keys(scenario.powers ?? {}).flatMap((power) =>
      (scenario.powers?.[power]?.newTechnologies ?? []).map((technology) => {
        const now = isInEffect(power, technology, { ...scenario, turn }) ? 'in effect' : 'not in effect yet';
        return `${technologyName(technology)} of ${powerName(power)}: ${now}`;
      }),
    );
    const text =
      waiting.length === 0
        ? 'No power has a new technology.'
        : `${capitalize(waiting.join('; '))}${cite('technology-in-effect')}.`;
    return {
      title: `Round ${turn.round}, turn of ${powerName(turn.power)}${phase}`,
      text,
      amounts: [],
      rules: ['technology-in-effect'],
    };
  },
};
