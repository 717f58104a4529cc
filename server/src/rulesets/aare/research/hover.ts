/** Hovers on research: the price of rolls and their chance. */
import { onItems, cite, formatPercent, listAmounts } from '../kit';
import type { ResearchPlan, Scenario } from '../data';
import { joinSentences } from '../hover-wording';
import { pluralize, formatList, powerName, capitalize, technologyName } from '../wording';
import { computeSharedCost, computePlanCost, computeRollPrice } from './costs';
import { computeSuccessChance, findGrantingRule, computeMinimumRolls, computePurchaseNumber, sumRolls } from './rolls';
import { findSharers } from './sharing';

export const researchHover = onItems(
  'research',
  ['', 'id', 'round', 'power', 'technology', 'rolls', 'paid'],
  ({ item, scenario }) => ({
    title: `${capitalize(powerName(item.power))}: research for ${technologyName(item.technology)}`,
    text: joinSentences(
      purchaseSentence(item, scenario),
      sharedSentence(item, scenario),
      chanceSentence(item, scenario),
      effectSentence,
    ),
    ...listAmounts([
      { amount: computeRollPrice(item, scenario) },
      { amount: computePlanCost(item, scenario) },
      { amount: computeMinimumRolls(computePurchaseNumber(item, scenario)), verdict: rollsVerdict(item, scenario) },
    ]),
    rules: ['technology-in-effect', 'shared-technology-minimum'],
  }),
);

const effectSentence = `It takes effect in the Mobilize Units phase of that turn${cite('technology-in-effect')}.`;

function purchaseSentence(plan: ResearchPlan, scenario: Scenario): string {
  const number = computePurchaseNumber(plan, scenario);
  const ordinal = ['first', 'second', 'third'][number - 1] ?? `${number}th`;
  const when = plan.round === undefined ? '' : ` in round ${plan.round}`;
  return `It is the ${ordinal} purchase for this technology${when}.`;
}

/** The price if an ally has the technology by then; undefined if it is known whether one does. */
function sharedSentence(plan: ResearchPlan, scenario: Scenario): string | undefined {
  const cost = computeSharedCost(plan, scenario);
  if (cost === undefined) return undefined;
  const allies = formatList(findSharers(plan, scenario).possible.map(powerName), 'or');
  return `The scenario does not tell whether ${allies} has the technology by then: if so, the purchase costs ${cost}${cite('shared-technology')}.`;
}

/** A plan with all the rolls of its purchase. */
function mergePurchase(plan: ResearchPlan, scenario: Scenario): ResearchPlan {
  return { ...plan, rolls: sumRolls(plan, scenario) };
}

function chanceSentence(plan: ResearchPlan, scenario: Scenario): string {
  const number = computePurchaseNumber(plan, scenario);
  const purchase = mergePurchase(plan, scenario);
  const granted = findGrantingRule(purchase, number);
  if (granted !== undefined) return `It brings the technology without a success${cite(granted)}.`;
  const chance = formatPercent(computeSuccessChance(purchase, number));
  return `The chance that ${rollsInWords(plan, purchase)} ${purchase.rolls === 1 ? 'succeeds' : 'succeed'} is ${chance}${cite('research-cost')}.`;
}

function rollsVerdict(plan: ResearchPlan, scenario: Scenario): string {
  const minimum = computeMinimumRolls(computePurchaseNumber(plan, scenario)).total;
  const purchase = mergePurchase(plan, scenario);
  const verb = purchase.rolls === 1 ? 'is' : 'are';
  return `${rollsInWords(plan, purchase)} ${verb} ${purchase.rolls < minimum ? 'too few' : 'enough'}`;
}

/** `4 rolls`; `6 rolls in all` for a purchase with several plans. */
function rollsInWords(plan: ResearchPlan, { rolls }: ResearchPlan): string {
  return `${pluralize(rolls, 'roll')}${rolls === plan.rolls ? '' : ' in all'}`;
}
