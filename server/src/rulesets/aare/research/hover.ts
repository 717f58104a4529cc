/** Hovers on research: the price of rolls and their chance. */
import type { ResearchPlan, Scenario } from '../data';
import { onItems } from '../hover-here';
import { cite, paragraph, percent, shown } from '../hover-words';
import { counted, listed, powerName, sentence, technologyName } from '../wording';
import { costIfShared, planCost, rollPrice } from './costs';
import { chanceOfSuccess, grantedBy, leastRolls, purchaseNumber, rollsTogether } from './rolls';
import { sharersOf } from './sharing';

export const researchHover = onItems(
  'research',
  ['', 'id', 'round', 'power', 'technology', 'rolls', 'paid'],
  ({ item, scenario }) => ({
    title: `${sentence(powerName(item.power))}: research for ${technologyName(item.technology)}`,
    text: paragraph(
      purchaseSentence(item, scenario),
      sharedSentence(item, scenario),
      chanceSentence(item, scenario),
      effectSentence,
    ),
    ...shown([
      { amount: rollPrice(item, scenario) },
      { amount: planCost(item, scenario) },
      { amount: leastRolls(purchaseNumber(item, scenario)), verdict: rollsVerdict(item, scenario) },
    ]),
    rules: ['technology-in-effect', 'shared-technology-minimum'],
  }),
);

const effectSentence = `It takes effect in the Mobilize Units phase of that turn${cite('technology-in-effect')}.`;

function purchaseSentence(plan: ResearchPlan, scenario: Scenario): string {
  const number = purchaseNumber(plan, scenario);
  const ordinal = ['first', 'second', 'third'][number - 1] ?? `${number}th`;
  const when = plan.round === undefined ? '' : ` in round ${plan.round}`;
  return `It is the ${ordinal} purchase for this technology${when}.`;
}

/** The price if an ally has the technology by then; undefined if it is known whether one does. */
function sharedSentence(plan: ResearchPlan, scenario: Scenario): string | undefined {
  const cost = costIfShared(plan, scenario);
  if (cost === undefined) return undefined;
  const allies = listed(sharersOf(plan, scenario).possible.map(powerName), 'or');
  return `The scenario does not tell whether ${allies} has the technology by then: if so, the purchase costs ${cost}${cite('shared-technology')}.`;
}

/** A plan with all the rolls of its purchase. */
function purchaseOf(plan: ResearchPlan, scenario: Scenario): ResearchPlan {
  return { ...plan, rolls: rollsTogether(plan, scenario) };
}

function chanceSentence(plan: ResearchPlan, scenario: Scenario): string {
  const number = purchaseNumber(plan, scenario);
  const purchase = purchaseOf(plan, scenario);
  const granted = grantedBy(purchase, number);
  if (granted !== undefined) return `It brings the technology without a success${cite(granted)}.`;
  const chance = percent(chanceOfSuccess(purchase, number));
  return `The chance that ${rollsInWords(plan, purchase)} ${purchase.rolls === 1 ? 'succeeds' : 'succeed'} is ${chance}${cite('research-cost')}.`;
}

function rollsVerdict(plan: ResearchPlan, scenario: Scenario): string {
  const least = leastRolls(purchaseNumber(plan, scenario)).total;
  const purchase = purchaseOf(plan, scenario);
  const verb = purchase.rolls === 1 ? 'is' : 'are';
  return `${rollsInWords(plan, purchase)} ${verb} ${purchase.rolls < least ? 'too few' : 'enough'}`;
}

/** `4 rolls`; `6 rolls in all` for a purchase with several plans. */
function rollsInWords(plan: ResearchPlan, { rolls }: ResearchPlan): string {
  return `${counted(rolls, 'roll')}${rolls === plan.rolls ? '' : ' in all'}`;
}
