/** Advice on a combat: its sides and aims, its report, and the edits of an order. */
import type { DecisionAdvice } from '../../engine/advise';
import type { Combat } from '../../engine/combat';
import type { OrderAdvice } from '../../engine/best-order';
import { type Advice, type Aim, type OmittedAdvice, type SideAdvice, hasAdvice } from '../../model/advice';
import { findOrderEdits, listCombinations, listSingleOrders } from '../../model/offered-orders';
import type {
  AdviceChoices,
  ReportAdvice,
  ReportAim,
  ReportOdds,
  ReportBestPlay,
  ReportSuggestion,
} from '../../protocol';
import { type TextEdit, createTextEdits } from '../../text';
import { formatList, formatPercent } from '../../model/wording';
import { formatSituation } from '../report/odds';
import { toSourceEdits } from '../scenario/scenario';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { previewLines } from '../combat/preview-lines';
import { reportSituations } from '../combat/situations';

/** The side that is advised, and the id of its aim. */
export interface Purpose {
  readonly side: string;
  readonly aim: string;
}

/** All sides and aims that can be advised. */
export function getAdviceChoices(target: LocatedCombat): AdviceChoices | Refusal {
  const sides = getAdvisedSides(target);
  if ('refused' in sides) return sides;
  return {
    choices: sides.flatMap((sideAdvice) => {
      const { side, aims } = sideAdvice;
      const name = target.entry.sides[side]?.name;
      const sideDetails = {
        ...(name !== undefined && { name }),
        ...(!hasAdvice(sideAdvice) && { note: 'nothing to decide' }),
      };
      return aims.map(({ id, title }) => ({ side, ...sideDetails, aim: { id, title } }));
    }),
  };
}

/** Moves settled choices to the end: a chance of winning of 0 or 1 has little to gain. */
export function moveSettledLast({ choices }: AdviceChoices, { verdicts }: Pick<ReportOdds, 'verdicts'>): AdviceChoices {
  const choicesWithNotes = choices.map((choice) => {
    const outcome = verdicts.flatMap(({ ways: outcomes }) => outcomes).find(({ side }) => side === choice.side);
    const isSettled = choice.aim.id === 'win' && outcome !== undefined && (outcome.share === 0 || outcome.share === 1);
    return isSettled && choice.note === undefined
      ? { ...choice, note: `${formatPercent(outcome.share)} with the current orders` }
      : choice;
  });
  return {
    choices: [
      ...choicesWithNotes.filter(({ note }) => note === undefined),
      ...choicesWithNotes.filter(({ note }) => note !== undefined),
    ],
  };
}

/** Finds the purpose for ids from a request; the first if they name none. */
export function findPurpose(
  target: LocatedCombat,
  { side, aim }: { readonly side?: string; readonly aim?: string },
): Purpose | Refusal {
  const availableAdvice = getAdviceChoices(target);
  if ('refused' in availableAdvice) return availableAdvice;
  const { choices } = availableAdvice;
  const match = choices.find(
    (choice) => (side ?? choice.side) === choice.side && (aim ?? choice.aim.id) === choice.aim.id,
  );
  if (match) return { side: match.side, aim: match.aim.id };
  const names = choices.map((choice) => `${choice.side} for ${choice.aim.id}`);
  return {
    refused: `There is no advice for ${side ?? 'any side'}${aim === undefined ? '' : ` with the aim ${aim}`}. Available: ${formatList(names)}.`,
  };
}

/** The report on advice; undefined if the combat no longer has that side or aim. */
export function createAdviceReport(
  target: LocatedCombat,
  { side, aim }: Purpose,
  advice: Advice,
): ReportAdvice | undefined {
  const sides = getAdvisedSides(target);
  const sideAdvice = 'refused' in sides ? undefined : sides.find((item) => item.side === side);
  const matchingAim = sideAdvice?.aims.find(({ id }) => id === aim);
  if (!sideAdvice || !matchingAim) return undefined;
  const { method, seed, dropped, estimated, asOrdered, losses, play, combinations, leftOut } = advice;
  const situations = reportSituations(sideAdvice, advice);
  return {
    side,
    aim: createAimReport(matchingAim),
    exact: method === 'exact' && estimated.length === 0,
    method,
    ...(seed !== undefined && { seed }),
    dropped,
    ...(estimated.length > 0 && { estimated }),
    asOrdered,
    ...reportSecondAim(sideAdvice, advice),
    ...(advice.isFirst === true && { isFirst: true }),
    suggestions: createSuggestions(sideAdvice, advice).map((suggestion) => ({
      ...suggestion,
      ...previewOrder(target, side, suggestion.id),
    })),
    ...(combinations && {
      combinations: {
        compared: combinations.compared,
        all: combinations.isComplete,
        better: combinations.best !== undefined,
      },
    }),
    ...(losses && losses.compared > 1 && { losses: reportComparedLosses(losses) }),
    ...(situations && { situations: situations.compared }),
    ...(situations?.play && { play: situations.play }),
    ...(play && play.decisionCount > 0 && { play: createPlayReport(target.entry.build(), play, sideAdvice) }),
    ...(leftOut.length > 0 && {
      leftOut: leftOut.map((omission) => ({ what: omission, why: omissionReasons[omission] })),
    }),
  };
}

function reportSecondAim({ aims }: SideAdvice, { secondAim }: Advice): Pick<ReportAdvice, 'besides'> {
  const aim = aims.find(({ id }) => id === secondAim?.aim);
  return aim && secondAim ? { besides: { aim: createAimReport(aim), asOrdered: secondAim.asOrdered } } : {};
}

/** The lines that an order would write, joined into one. */
function previewOrder(target: LocatedCombat, side: string, order: string): Pick<ReportSuggestion, 'writes'> {
  const edits = getOrderEdits(target, side, order);
  if ('refused' in edits) return {};
  return { writes: previewLines(target.analysis.text, edits).join(' ') };
}

const omissionReasons: Readonly<Record<OmittedAdvice, string>> = {
  losses:
    'Other orders of losses were not compared: values are estimated, and the best of many estimates would be the luckiest.',
  situations:
    'What to decide by the first dice was not compared: values are estimated, and the best of many estimates would be the luckiest.',
  combinations:
    'Orders were compared one at a time, and not together: values are estimated, and the best of many estimates would be the luckiest.',
  play: 'What deciding as the battle unfolds would gain was not looked into: there are too many situations.',
};

function reportComparedLosses({
  compared,
  isBestOfAll,
  value,
  asWritten,
}: OrderAdvice): NonNullable<ReportAdvice['losses']> {
  return { compared, all: isBestOfAll, better: value > asWritten };
}

function createPlayReport(
  combat: Combat,
  { asOrdered, best, decisions, decisionCount }: DecisionAdvice,
  { losses }: SideAdvice,
): ReportBestPlay {
  return {
    value: best,
    gain: best - asOrdered,
    ...(losses && { keepsLosses: true }),
    decisions: decisions.map(({ step, title, state, chance, ordered, best: option, cost, options }) => ({
      step,
      title,
      situation: formatSituation(combat, state),
      chance,
      ordered,
      best: option,
      cost,
      options,
    })),
    decisionsInAll: decisionCount,
  };
}

/** The edits that replace the written orders by another order. */
export function getOrderEdits(target: LocatedCombat, side: string, order: string): readonly TextEdit[] | Refusal {
  const { analysis, scenario, entry } = target;
  const sides = getAdvisedSides(target);
  if ('refused' in sides) return sides;
  const sideAdvice = sides.find((item) => item.side === side);
  const edits = sideAdvice && findOrderEdits(sideAdvice, order);
  if (!edits) return { refused: `${entry.id} has no order ${order} of ${side} that could be written.` };
  return createTextEdits(analysis.file, toSourceEdits(scenario, edits));
}

function getAdvisedSides({ entry }: LocatedCombat): readonly SideAdvice[] | Refusal {
  const sides = entry.listAdvice?.() ?? [];
  return sides.length > 0 ? sides : { refused: `No decisions to make in ${entry.id}, so there is nothing to advise.` };
}

function createAimReport({ id, title, unit }: Aim): ReportAim {
  return { id, title, unit };
}

/** The orders on offer, the best first. */
function createSuggestions(sideAdvice: SideAdvice, advice: Advice): readonly ReportSuggestion[] {
  const singleOrders = listSingleOrders(sideAdvice, advice);
  return [...listCombinations(advice, singleOrders), ...singleOrders]
    .map(({ id, group, title, each, value, secondValue }) => ({
      ...{ id, group, title, value, gain: value - advice.asOrdered },
      ...(each && { each }),
      ...(secondValue !== undefined && { besides: secondValue }),
    }))
    .sort((a, b) => b.value - a.value);
}
