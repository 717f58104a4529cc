/** Research: what rolls cost and bring. */
import type { ResearchPlan, Scenario } from '../data';
import { onItems } from '../hover-here';
import { cite, paragraph, percent, shown } from '../hover-words';
import { counted, powerName, sentence, technologyName } from '../wording';
import { chanceOfSuccess, grantedBy, leastRolls, planCost, purchaseNumber, rollPrice, rollsTogether } from './rolls';

export const researchHover = onItems(
  'research',
  ['', 'id', 'round', 'power', 'technology', 'rolls', 'paid'],
  ({ item, scenario }) => ({
    title: `${sentence(powerName(item.power))}: research for ${technologyName(item.technology)}`,
    text: paragraph(purchaseSentence(item, scenario), chanceSentence(item, scenario), effectSentence),
    ...shown([
      { amount: rollPrice(item.power, item.technology, scenario) },
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

/** `4 rolls`; of a purchase in several plans `6 rolls in all`. */
function rollsInWords(plan: ResearchPlan, { rolls }: ResearchPlan): string {
  return `${counted(rolls, 'roll')}${rolls === plan.rolls ? '' : ' in all'}`;
}
