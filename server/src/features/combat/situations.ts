/** Decisions that depend on the first dice, in a report: the value of each situation. */
import type { Advice, SideAdvice } from '../../model/advice';
import { isAfterDice } from '../../model/offered-orders';
import type { Situation, Situations, SituationsAdvice } from '../../model/situations';
import type { ReportAdvice, ReportBestPlay } from '../../protocol';

/** The part of a report on decisions that depend on the first dice. */
export interface ReportedSituations {
  /** Absent if no dice are rolled before the decision: the orders then say it all. */
  readonly play?: ReportBestPlay;
  readonly compared: NonNullable<ReportAdvice['situations']>;
}

/** The advice for a side; undefined if it has no such decision, or there is no result. */
export function reportSituations(
  { createSituations }: SideAdvice,
  { asOrdered, situations: situationsAdvice }: Advice,
): ReportedSituations | undefined {
  if (!createSituations || !situationsAdvice) return undefined;
  const all = createSituations();
  return {
    ...(isAfterDice(all) && { play: createPlayReport(all, situationsAdvice, asOrdered) }),
    compared: {
      ways: all.ways,
      compared: situationsAdvice.compared,
      all: situationsAdvice.isComplete,
      better: situationsAdvice.policies.length > 0,
    },
  };
}

function createPlayReport(
  { group, situations }: Situations,
  situationsAdvice: SituationsAdvice,
  asOrdered: number,
): ReportBestPlay {
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
