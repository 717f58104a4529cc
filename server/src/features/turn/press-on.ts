/** Optimal stopping in a report: whether to press on from one combat of a turn to the next. */
import type { Crossroads, PressingOn } from '../../engine/turn/press-on';
import { siteOfStage } from '../../model/turn';
import { percent } from '../../model/wording';
import type { ReportDecision, ReportPlay } from '../../protocol';
import type { FoundTurn } from './find';

const goOn = 'press on';
const stop = 'end it';

/** Maximum number of listed decisions. */
const listed = 20;

/** The decisions before each optional combat, the most costly first. @param isLoss whether values are losses */
export function pressingOnReport(
  found: FoundTurn,
  { asOrdered, best, crossroads }: PressingOn,
  isLoss: boolean,
): ReportPlay {
  const sign = isLoss ? -1 : 1;
  const all = crossroads.map((one): ReportDecision => {
    const isBetterEnded = one.stop > one.goOn + leastGain;
    return {
      step: one.stage,
      title: `${goOn} to ${titleOf(found, one)}`,
      situation: found.stated.leftInWords?.(one.state) ?? '',
      chance: one.chance,
      ordered: goOn,
      best: isBetterEnded ? stop : goOn,
      cost: isBetterEnded ? one.chance * (one.stop - one.goOn) : 0,
      options: [
        { option: goOn, value: sign * one.goOn },
        { option: stop, value: sign * one.stop },
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
export function pressingOnInWords(found: FoundTurn, { crossroads }: PressingOn): string {
  const stages = [...new Set(crossroads.map(({ stage }) => stage))];
  const each = stages.map((stage) => {
    const here = crossroads.filter((one) => one.stage === stage);
    const paying = here.filter((one) => one.goOn > one.stop + leastGain).reduce((sum, { chance }) => sum + chance, 0);
    const all = here.reduce((sum, { chance }) => sum + chance, 0);
    const when =
      paying === 0
        ? 'never pays'
        : all - paying < leastGain
          ? 'always pays'
          : `pays in ${percent(paying / all)} of cases`;
    return `to ${titleOf(found, here[0]!)} ${when}`;
  });
  return `Pressing on ${each.join(', ')} for this aim; either side may end it.`;
}

function titleOf({ combats }: FoundTurn, { stage }: Crossroads): string {
  const id = siteOfStage({ id: stage });
  return combats.find(({ site }) => site.id === id)?.site.title ?? id;
}

/** Smaller differences are rounding. */
const leastGain = 1e-9;
