/** Hovers on research, the price of rolls and their chance, and on powers, their technologies, and the turn. */
import { valueAt } from '../../../model/place';
import { airMovementNumbers } from '../air-movement/rules';
import { antiAircraftNumbers } from '../anti-aircraft/rules';
import { bombardmentNumbers } from '../bombardment/rules';
import type { ResearchPlan, Scenario, Technology } from '../data';
import { detectionNumbers } from '../detection/rules';
import { joinSentences } from '../hover-wording';
import { jetsNumbers } from '../jets/rules';
import {
  defineHoverOnItems,
  cite,
  formatPercent,
  listAmounts,
  formatSigned,
  type AareHover,
  type RuleId,
} from '../kit';
import { raidsNumbers } from '../raids/rules';
import { rocketsNumbers } from '../rockets/rules';
import { isInEffect, listTechnologiesInEffect } from '../technologies';
import { pluralize, formatList, formatPower, capitalize, formatTechnology, formatPhase } from '../wording';
import { computeSharedCost, computePlanCost, computeRollPrice } from './costs';
import { findPurchase } from './purchases';
import { computeSuccessChance, findGrantingRule, computeMinimumRolls } from './rolls';
import { findSharers } from './sharing';

export const researchHover = defineHoverOnItems(
  'research',
  ['', 'id', 'round', 'power', 'technology', 'rolls', 'paid'],
  ({ item, scenario }) => ({
    title: `${capitalize(formatPower(item.power))}: research for ${formatTechnology(item.technology)}`,
    text: joinSentences(
      formatPurchase(item, scenario),
      describeSharedPrice(item, scenario),
      formatChance(item, scenario),
      effectSentence,
    ),
    ...listAmounts([
      { amount: computeRollPrice(item, scenario) },
      { amount: computePlanCost(item, scenario) },
      {
        amount: computeMinimumRolls(findPurchase(item, scenario).number),
        totalNote: formatRollsTotalNote(item, scenario),
      },
    ]),
    rules: ['technology-in-effect', 'shared-technology-minimum'],
  }),
);

const effectSentence = `It takes effect in the Mobilize Units phase of that turn${cite('technology-in-effect')}.`;

function formatPurchase(plan: ResearchPlan, scenario: Scenario): string {
  const number = findPurchase(plan, scenario).number;
  const ordinal = ['first', 'second', 'third'][number - 1] ?? `${number}th`;
  const roundNote = plan.round === undefined ? '' : ` in round ${plan.round}`;
  return `It is the ${ordinal} purchase for this technology${roundNote}.`;
}

/** The price if an ally has the technology by then; undefined if it is known whether one does. */
function describeSharedPrice(plan: ResearchPlan, scenario: Scenario): string | undefined {
  const cost = computeSharedCost(plan, scenario);
  if (cost === undefined) return undefined;
  const allies = formatList(findSharers(plan, scenario).possible.map(formatPower), 'or');
  return `The scenario does not tell whether ${allies} has the technology by then: if so, the purchase costs ${cost}${cite('shared-technology')}.`;
}

/** A plan with all the rolls of its purchase. */
function mergePurchase(plan: ResearchPlan, scenario: Scenario): ResearchPlan {
  return { ...plan, rolls: findPurchase(plan, scenario).rolls };
}

function formatChance(plan: ResearchPlan, scenario: Scenario): string {
  const number = findPurchase(plan, scenario).number;
  const purchase = mergePurchase(plan, scenario);
  const granted = findGrantingRule(purchase, number);
  if (granted !== undefined) return `It brings the technology without a success${cite(granted)}.`;
  const chance = formatPercent(computeSuccessChance(purchase, number));
  return `The chance that ${formatRollCount(plan, purchase)} ${purchase.rolls === 1 ? 'succeeds' : 'succeed'} is ${chance}${cite('research-cost')}.`;
}

function formatRollsTotalNote(plan: ResearchPlan, scenario: Scenario): string {
  const minimum = computeMinimumRolls(findPurchase(plan, scenario).number).total;
  const purchase = mergePurchase(plan, scenario);
  const verb = purchase.rolls === 1 ? 'is' : 'are';
  return `${formatRollCount(plan, purchase)} ${verb} ${purchase.rolls < minimum ? 'too few' : 'enough'}`;
}

/** `4 rolls`; `6 rolls in all` for a purchase with several plans. */
function formatRollCount(plan: ResearchPlan, { rolls }: ResearchPlan): string {
  return `${pluralize(rolls, 'roll')}${rolls === plan.rolls ? '' : ' in all'}`;
}

/** The effect of a technology and the rules behind it. */
const effects: Readonly<Record<Technology, { readonly text: string; readonly rules: readonly [RuleId, ...RuleId[]] }>> =
  {
    'jet-fighters': {
      text: `Fighters defend with ${jetsNumbers['jet-defense'].defense}, anti-aircraft fire against them has ${formatSigned(antiAircraftNumbers['jets-against-anti-aircraft'].by)}, and they intercept raids, rockets and Kamikaze missions.`,
      rules: ['jet-defense', 'jets-against-anti-aircraft', 'interception'],
    },
    rockets: {
      text: `Anti-aircraft guns strike industrial complexes up to ${rocketsNumbers['rocket-launch'].range} spaces away.`,
      rules: ['rocket-launch', 'rocket-damage'],
    },
    'super-submarines': {
      text: `Submarines attack with ${detectionNumbers['super-submarine-values'].attack}, and rolls to detect them have ${formatSigned(detectionNumbers['super-submarine-detection'].by)}.`,
      rules: ['super-submarine-values', 'super-submarine-detection'],
    },
    'long-range-aircraft': {
      text: `Fighters move ${airMovementNumbers['long-range-movement'].fighter} and bombers ${airMovementNumbers['long-range-movement'].bomber} spaces; aircraft help destroyers to detect with +${detectionNumbers['long-range-air-modifier'].instead}; fighters escort raids.`,
      rules: ['long-range-movement', 'long-range-air-modifier', 'escorts-need-long-range'],
    },
    'combined-arms': {
      text: `Destroyers bombard with ${bombardmentNumbers['destroyer-bombardment'].hitsOn} and detect with +${detectionNumbers['combined-arms-detection'].by}; a battleship fires at aircraft.`,
      rules: ['destroyer-bombardment', 'combined-arms-detection', 'battleship-anti-aircraft'],
    },
    'heavy-bombers': {
      text: `Bombers roll ${raidsNumbers['heavy-bomber-dice'].dice} dice to attack and to raid, and carry infantry in the noncombat move.`,
      rules: ['heavy-bomber-dice', 'air-transport'],
    },
  };

export const powerHover: AareHover = {
  patterns: ['powers.*', 'powers.*.side'],
  explain: (scenario, _, { path }) => {
    const power = String(path[1]);
    const names = listTechnologiesInEffect(power, scenario).map(formatTechnology);
    const pendingTechnologies = (scenario.powers?.[power]?.newTechnologies ?? []).filter(
      (technology) => !isInEffect(power, technology, scenario),
    );
    return {
      title: capitalize(formatPower(power)),
      text: joinSentences(
        names.length === 0 ? 'It has no technology in effect.' : `In effect: ${formatList(names)}.`,
        pendingTechnologies.length === 0
          ? undefined
          : `Not in effect yet: ${formatList(pendingTechnologies.map(formatTechnology))}${cite('technology-in-effect')}.`,
      ),
      amounts: [],
      rules: ['technology-in-effect'],
    };
  },
};

export const technologyHover: AareHover = {
  patterns: ['powers.*.technologies.*', 'powers.*.newTechnologies.*', 'powers.*.earlierResearch.*'],
  explain: (scenario, _, { path }) => {
    const power = String(path[1]);
    const technology = valueAt(scenario, path) as Technology;
    const { text, rules } = effects[technology];
    const isActive = isInEffect(power, technology, scenario);
    const owner = capitalize(formatPower(power));
    const statusSentence = isActive
      ? `${owner} has it in effect.`
      : path[2] === 'newTechnologies'
        ? `Here it is not in effect yet${cite('technology-in-effect')}.`
        : `${owner} does not have it: the next purchase of rolls is the second${cite('second-purchase')}.`;
    return {
      title: capitalize(formatTechnology(technology)),
      // The citation stands before the full stop.
      text: `${text.replace(/\.$/, '')}${cite(...rules)}. ${statusSentence}`,
      ...listAmounts(isActive ? [] : [{ amount: computeRollPrice({ power, technology }, scenario) }]),
      rules,
    };
  },
};

export const turnHover: AareHover = {
  patterns: ['turn', 'turn.*'],
  explain: ({ turn, ...scenario }) => {
    if (turn === undefined) return undefined;
    const phase = turn.phase === undefined ? '' : `, ${formatPhase(turn.phase)}`;
    const pendingTechnologies = Object.keys(scenario.powers ?? {}).flatMap((power) =>
      (scenario.powers?.[power]?.newTechnologies ?? []).map((technology) => {
        const effectNote = isInEffect(power, technology, { ...scenario, turn }) ? 'in effect' : 'not in effect yet';
        return `${formatTechnology(technology)} of ${formatPower(power)}: ${effectNote}`;
      }),
    );
    const text =
      pendingTechnologies.length === 0
        ? 'No power has a new technology.'
        : `${capitalize(pendingTechnologies.join('; '))}${cite('technology-in-effect')}.`;
    return {
      title: `Round ${turn.round}, turn of ${formatPower(turn.power)}${phase}`,
      text,
      amounts: [],
      rules: ['technology-in-effect'],
    };
  },
};
