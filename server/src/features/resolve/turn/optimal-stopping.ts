/** Optimal stopping in a report: whether to press on from one combat of a turn to the next. */
import type { DecisionPoint, OptimalStopping } from '../../../engine/turn/optimal-stopping';
import { entryOfStage } from '../../../model/turn';
import { formatPercent } from '../../../model/wording';
import type { ReportDecision, ReportPlay } from '../../../protocol';
import type { FoundTurn } from './find';

const pressOn = 'press on';
const stop = 'end it';

/** Maximum number of listed decisions. */
const listed = 20;

/** The decisions before each optional combat, the most costly first. @param isLoss whether values are losses */
export function createStoppingReport(
  turn: FoundTurn,
  { asOrdered, best, decisionPoints }: OptimalStopping,
  isLoss: boolean,
): ReportPlay {
  const sign = isLoss ? -1 : 1;
  const all = decisionPoints.map((decisionPoint): ReportDecision => {
    const isBetterEnded = decisionPoint.stopValue > decisionPoint.continueValue + minGain;
    return {
      step: decisionPoint.stage,
      title: `${pressOn} to ${findTitle(turn, decisionPoint)}`,
      situation: turn.scenarioTurn.describeLeftovers?.(decisionPoint.state) ?? '',
      chance: decisionPoint.chance,
      ordered: pressOn,
      best: isBetterEnded ? stop : pressOn,
      cost: isBetterEnded ? decisionPoint.chance * (decisionPoint.stopValue - decisionPoint.continueValue) : 0,
      options: [
        { option: pressOn, value: sign * decisionPoint.continueValue },
        { option: stop, value: sign * decisionPoint.stopValue },
      ],
    };
  });
  return {
    value: sign * best,
    gain: best - asOrdered,
    decisions: all.toSorted((a, b) => b.cost - a.cost || b.chance - a.chance).slice(0, listed),
    decisionsInAll: all.length,
  };
}

/** `Pressing on to Afternoon pays in 31% of turns; either side may end it.` */
export function formatStopping(turn: FoundTurn, { decisionPoints }: OptimalStopping): string {
  const stages = [...new Set(decisionPoints.map(({ stage }) => stage))];
  const each = stages.map((stage) => {
    const pointsOfStage = decisionPoints.filter((decisionPoint) => decisionPoint.stage === stage);
    const paying = pointsOfStage
      .filter((decisionPoint) => decisionPoint.continueValue > decisionPoint.stopValue + minGain)
      .reduce((sum, { chance }) => sum + chance, 0);
    const all = pointsOfStage.reduce((sum, { chance }) => sum + chance, 0);
    const when =
      paying === 0
        ? 'never pays'
        : all - paying < minGain
          ? 'always pays'
          : `pays in ${formatPercent(paying / all)} of cases`;
    return `to ${findTitle(turn, pointsOfStage[0]!)} ${when}`;
  });
  return `Pressing on ${each.join(', ')} for this aim; either side may end it.`;
}

function findTitle({ combats }: FoundTurn, { stage }: DecisionPoint): string {
  const id = entryOfStage({ id: stage });
  return combats.find(({ entry }) => entry.id === id)?.entry.title ?? id;
}

/** Smaller differences are rounding. */
const minGain = 1e-9;
