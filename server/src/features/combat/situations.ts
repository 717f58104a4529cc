/** Decisions that depend on the first dice, in a report: the orders, the value of each situation, and the edits. */
import type { Advice, SideAdvice } from '../../model/advice';
import type { Edit } from '../../model/edit';
import type { Situation, Situations, SituationsAdvice } from '../../model/situations';
import type { ReportAdvice, ReportPlay, ReportSuggestion } from '../../protocol';

/** Their part of the report. */
export interface ReportedSituations {
  readonly suggestions: readonly ReportSuggestion[];
  /** Absent if no dice are rolled before the decision: the orders then say it all. */
  readonly play?: ReportPlay;
  readonly compared: NonNullable<ReportAdvice['situations']>;
}

/** The advice for a side; undefined if it has no such decision, or there is no result. */
export function reportSituations(
  { alternatives, situations: listSituations }: SideAdvice,
  { asOrdered, situations: situationsAdvice }: Advice,
): ReportedSituations | undefined {
  if (!listSituations || !situationsAdvice) return undefined;
  const all = listSituations();
  const { ways: choicesNoun, group, policies } = all;
  const suggestions = situationsAdvice.policies.flatMap(
    ({ policy: id, value, secondValue, choices }): ReportSuggestion[] => {
      const policy = policies.find((item) => item.id === id);
      const title = policy?.title(new Map(Object.entries(choices))) ?? '';
      // It may equal one of the other orders.
      if (!policy || alternatives.some((other) => other.title === title)) return [];
      const gain = value - asOrdered;
      return [
        {
          id: formatOrder(id, choices),
          group,
          title,
          value,
          gain,
          ...(secondValue !== undefined && { besides: secondValue }),
        },
      ];
    },
  );
  const compared = {
    ways: choicesNoun,
    compared: situationsAdvice.compared,
    all: situationsAdvice.isEvery,
    better: suggestions.length > 0,
  };
  const isByDice = all.situations.some(({ chance }) => chance < 1);
  const next = isByDice
    ? []
    : suggestNextBest(all, situationsAdvice, asOrdered, new Set(suggestions.map(({ id }) => id)));
  return {
    suggestions: [...suggestions, ...next],
    ...(isByDice && { play: createPlayReport(all, situationsAdvice, asOrdered) }),
    compared,
  };
}

/** The alternatives to the best plan if no dice are rolled before, with the cost of each. @param suggestedIds ids of suggestions */
function suggestNextBest(
  { group, situations, policies }: Situations,
  situationsAdvice: SituationsAdvice,
  asOrdered: number,
  suggestedIds: ReadonlySet<string>,
): readonly ReportSuggestion[] {
  return situationsAdvice.situations.flatMap(({ situation: id, orderedValue, options }) => {
    const situation = situations.find((item) => item.id === id);
    return options.flatMap(({ plan: planId, value: planValue }): readonly ReportSuggestion[] => {
      const plan = situation?.plans.find((item) => item.id === planId);
      if (!situation || !plan || plan.id === situation.ordered.id) return [];
      const policy = policies.find(({ allows }) => allows(situation, plan));
      const order = policy && formatOrder(policy.id, { [id]: planId });
      const choices = new Map([[id, planId]]);
      if (!policy || !order || isSuggested(suggestedIds, order) || policy.edits(choices) === undefined) return [];
      const gain = planValue - orderedValue;
      return [{ id: order, group, title: policy.title(choices), value: asOrdered + gain, gain }];
    });
  });
}

/** The best order of a policy also lists the choices that it does not change. */
function isSuggested(suggestedIds: ReadonlySet<string>, order: string): boolean {
  const [, , choice = ''] = order.split(' ');
  return [...suggestedIds].some(
    (id) => id.startsWith(order.slice(0, order.length - choice.length)) && id.split(' ').includes(choice),
  );
}

function createPlayReport(
  { group, situations }: Situations,
  situationsAdvice: SituationsAdvice,
  asOrdered: number,
): ReportPlay {
  const byId = new Map(situations.map((situation) => [situation.id, situation]));
  return {
    value: situationsAdvice.value,
    gain: situationsAdvice.value - asOrdered,
    decisions: situationsAdvice.situations.flatMap(
      ({ situation: id, best, orderedValue, bestValue, cost, options }) => {
        const situation = byId.get(id);
        if (!situation) return [];
        const { title, chance, ordered } = situation;
        const bestTitle = findTitle(situation, best);
        const others = options
          .map(({ plan, value }) => ({ option: findTitle(situation, plan), value }))
          .filter(({ option }) => option !== ordered.title && option !== bestTitle);
        return [
          {
            ...{
              step: `${group} ${id}`,
              title: group,
              situation: title,
              chance,
              ordered: ordered.title,
              best: bestTitle,
              cost,
            },
            options: [
              ...(bestTitle === ordered.title ? [] : [{ option: bestTitle, value: bestValue }]),
              { option: ordered.title, value: orderedValue },
              ...others,
            ],
          },
        ];
      },
    ),
    decisionsInAll: situationsAdvice.situations.length,
  };
}

function findTitle({ ordered, plans }: Situation, id: string): string {
  return [ordered, ...plans].find((plan) => plan.id === id)?.title ?? id;
}

/** Prefix of the id of a suggestion, before the policy and its choices. */
const prefix = 'decide: ';

function formatOrder(policy: string, choices: Readonly<Record<string, string>>): string {
  const each = Object.entries(choices).map(([situation, plan]) => `${situation}=${plan}`);
  return prefix + [policy, ...each].join(' ');
}

/** The edits of a suggested order; undefined if it is not of this kind. */
export function getSituationEdits(advised: SideAdvice | undefined, order: string): readonly Edit[] | undefined {
  if (!advised?.situations || !order.startsWith(prefix)) return undefined;
  const [policy, ...each] = order.slice(prefix.length).split(' ');
  const choices = each.map((choice) => choice.split('=', 2));
  if (choices.some((choice) => choice.length < 2)) return undefined;
  return advised
    .situations()
    .policies.find(({ id }) => id === policy)
    ?.edits(new Map(choices as [string, string][]));
}
