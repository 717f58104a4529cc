/** The orders that advice offers to write: each alternative, the best order of losses, the best decisions by the first dice, and combinations. */
import type { Advice, SideAdvice } from './advice';
import type { Edit } from './edit';
import { joinEdits } from './join-edits';
import type { Situations, SituationsAdvice } from './situations';
import { getOwn } from './wording';

/** An order on offer. */
export interface OfferedOrder {
  /** Other programs pass it back to have the order written. */
  readonly id: string;
  /** In words: `retreat`. */
  readonly group: string;
  /** Orders of the same decision exclude each other. */
  readonly decision: string;
  readonly title: string;
  readonly value: number;
  readonly secondValue?: number;
  /** The titles of orders that are written together. */
  readonly each?: readonly string[];
}

/** All orders that advice has values of, combinations apart. */
export function listSingleOrders(sideAdvice: SideAdvice, advice: Advice): readonly OfferedOrder[] {
  const alternatives = listAlternatives(sideAdvice, advice);
  // An order by the first dice may equal one of the others.
  const titles = new Set(alternatives.map(({ title }) => title));
  return [
    ...alternatives,
    ...listLossOrders(sideAdvice, advice),
    ...listDecisions(sideAdvice, advice).filter(({ title }) => !titles.has(title)),
  ];
}

function listAlternatives({ alternatives }: SideAdvice, { alternatives: values }: Advice): readonly OfferedOrder[] {
  const valueById = new Map(values.map((alternative) => [alternative.id, alternative]));
  return alternatives.flatMap(({ id, group, title }) => {
    const compared = valueById.get(id);
    return compared ? [{ ...compared, group, decision: group, title }] : [];
  });
}

function listLossOrders({ losses }: SideAdvice, { losses: advice }: Advice): readonly OfferedOrder[] {
  if (!losses || !advice || advice.value <= advice.asWritten) return [];
  const { best, value, secondValue } = advice;
  const names = best.map((name) => getOwn(losses.titles, name) ?? name).join(', ');
  return [
    {
      ...{ id: lossesPrefix + best.join(' '), group: lossesGroup, decision: lossesGroup },
      ...{ title: `lose ${names}, in this order`, value },
      ...(secondValue !== undefined && { secondValue }),
    },
  ];
}

function listDecisions({ createSituations }: SideAdvice, { asOrdered, situations }: Advice): readonly OfferedOrder[] {
  if (!createSituations || !situations) return [];
  const allSituations = createSituations();
  const best = situations.policies.flatMap(({ policy: id, value, secondValue, choices }): readonly OfferedOrder[] => {
    const policy = allSituations.policies.find((item) => item.id === id);
    if (!policy) return [];
    return [
      {
        id: formatDecision(id, choices),
        ...{ group: allSituations.group, decision: nameDecision(allSituations, id) },
        ...{ title: policy.createTitle(new Map(Object.entries(choices))), value },
        ...(secondValue !== undefined && { secondValue }),
      },
    ];
  });
  const ids = new Set(best.map(({ id }) => id));
  return isAfterDice(allSituations) ? best : [...best, ...listNextBest(allSituations, situations, asOrdered, ids)];
}

/** Whether dice are rolled before the decision. */
export function isAfterDice({ situations }: Situations): boolean {
  return situations.some(({ chance }) => chance < 1);
}

/** If dice are rolled before, all policies are about one decision; otherwise each is about a decision of its own. */
function nameDecision(all: Situations, policy: string): string {
  return isAfterDice(all) ? all.group : `${all.group} ${policy}`;
}

/** The alternatives to the best plan if no dice are rolled before, with the value of each. @param offeredIds ids of orders on offer */
function listNextBest(
  all: Situations,
  situationsAdvice: SituationsAdvice,
  asOrdered: number,
  offeredIds: ReadonlySet<string>,
): readonly OfferedOrder[] {
  const { group, situations, policies } = all;
  return situationsAdvice.situations.flatMap(({ situation: id, orderedValue, options }) => {
    const situation = situations.find((item) => item.id === id);
    return options.flatMap(({ plan: planId, value }): readonly OfferedOrder[] => {
      const plan = situation?.plans.find((item) => item.id === planId);
      if (!situation || !plan || plan.id === situation.ordered.id) return [];
      const policy = policies.find(({ allows }) => allows(situation, plan));
      const order = policy && formatDecision(policy.id, { [id]: planId });
      const choices = new Map([[id, planId]]);
      if (!policy || !order || isOffered(offeredIds, order) || policy.createEdits(choices) === undefined) return [];
      const decision = nameDecision(all, policy.id);
      return [
        { id: order, group, decision, title: policy.createTitle(choices), value: asOrdered + value - orderedValue },
      ];
    });
  });
}

/** Whether an order with one choice is on offer already: the best order of its policy lists that choice among others. */
function isOffered(offeredIds: ReadonlySet<string>, order: string): boolean {
  const [, , choice = ''] = order.split(' ');
  return [...offeredIds].some(
    (id) => id.startsWith(order.slice(0, order.length - choice.length)) && id.split(' ').includes(choice),
  );
}

/** The best combination of orders, if it is better than the best of them. */
export function listCombinations(advice: Advice, singleOrders: readonly OfferedOrder[]): readonly OfferedOrder[] {
  const { best } = advice.combinations ?? {};
  if (!best) return [];
  const orders = best.orders.flatMap((id) => singleOrders.find((order) => order.id === id) ?? []);
  const titles = orders.map(({ title }) => title);
  return [
    {
      ...{ id: combinationPrefix + JSON.stringify(best.orders), group: 'combination', decision: 'combination' },
      ...{ title: titles.join('; '), each: titles, value: best.value },
      ...(best.secondValue !== undefined && { secondValue: best.secondValue }),
    },
  ];
}

const lossesGroup = 'order of losses';

// Prefixes of ids; the choices of the order follow.
const lossesPrefix = 'losses: ';
const decisionPrefix = 'decide: ';
const combinationPrefix = 'together: ';

function formatDecision(policy: string, choices: Readonly<Record<string, string>>): string {
  const choiceTexts = Object.entries(choices).map(([situation, plan]) => `${situation}=${plan}`);
  return decisionPrefix + [policy, ...choiceTexts].join(' ');
}

/** The edits that write an order; undefined if there is no such order. */
export function findOrderEdits(sideAdvice: SideAdvice, order: string): readonly Edit[] | undefined {
  if (order.startsWith(combinationPrefix)) {
    const lists = parseIds(order.slice(combinationPrefix.length)).map((id) => findOrderEdits(sideAdvice, id));
    return lists.length > 0 && lists.every((edits) => edits !== undefined) ? joinEdits(lists) : undefined;
  }
  if (order.startsWith(decisionPrefix)) return findDecisionEdits(sideAdvice, order.slice(decisionPrefix.length));
  if (order.startsWith(lossesPrefix)) return findLossEdits(sideAdvice, order.slice(lossesPrefix.length).split(' '));
  return sideAdvice.alternatives.find(({ id }) => id === order)?.createEdits();
}

function findDecisionEdits({ createSituations }: SideAdvice, decision: string): readonly Edit[] | undefined {
  const [policy, ...each] = decision.split(' ');
  const choices = each.map((choice) => choice.split('=', 2));
  if (choices.some((choice) => choice.length < 2)) return undefined;
  return createSituations?.()
    .policies.find(({ id }) => id === policy)
    ?.createEdits(new Map(choices as [string, string][]));
}

function findLossEdits({ losses }: SideAdvice, names: readonly string[]): readonly Edit[] | undefined {
  const isAnOrder = losses && names.toSorted().join() === losses.writtenOrder.toSorted().join();
  return isAnOrder ? losses.createEdits(names) : undefined;
}

/** The ids of the orders of a combination; empty if it is invalid. */
function parseIds(text: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) && ids.every(isSingleOrder) ? ids : [];
  } catch {
    return [];
  }
}

function isSingleOrder(id: unknown): id is string {
  return typeof id === 'string' && !id.startsWith(combinationPrefix);
}
