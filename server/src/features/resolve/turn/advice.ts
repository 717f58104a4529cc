/** Advice on a turn: orders of its combats, compared by the totals of the whole turn. */
import { type Method, mean, methodsWorstToBest } from '../../../engine/outcome';
import type { Advice } from '../../../model/advice';
import { type EntryAim, type Party, type TurnAim, findParties } from '../../../model/turn-aims';
import type { TurnOdds } from '../../../model/turn-odds';
import { formatPercent, convertKeyToName, pluralize, roundingError } from '../../../model/wording';
import type { AdviceChoices, ReportAdvice, ReportDecision, ReportBestPlay, ReportSuggestion } from '../../../protocol';
import { type TextEdit, applyTextEdits } from '../../../text';
import { type Purpose, createAdviceReport, getOrderEdits } from '../advice';
import { type LocatedCombat, type Refusal, findCombat } from '../../analysis/find-combat';
import { previewLines } from '../../combat/preview-lines';
import type { Report } from '../../report/report';
import type { LocatedTurn } from './find';
import { createTurnReport } from './report';
import { findTurnInText } from './variants';
import type { DecisionPoint, OptimalStopping } from '../../../engine/turn/optimal-stopping';
import { getStageEntryId } from '../../../model/turn';

/** The calculations that advice on a turn needs. `onProgress` takes the fraction done of each, in 0..1. */
export interface TurnCalculations {
  readonly computeAdvice: (
    target: LocatedCombat,
    purpose: Purpose,
    onProgress: (part: number) => void,
  ) => Promise<Advice>;
  /** `decides`: also finds out at which combats stopping pays. */
  readonly computeOdds: (
    turn: LocatedTurn,
    options: { readonly aims: readonly EntryAim[]; readonly decides: boolean },
    onProgress: (part: number) => void,
  ) => Promise<TurnOdds>;
  /** Takes the fraction done of everything, in 0..1. */
  readonly onProgress?: (part: number) => void;
}

/** Maximum number of orders to compare per side of a combat: the best by the combat itself. */
const maxOrdersPerSide = 16;

/** All parties and aims that can be advised on a turn. */
export function getTurnAdviceChoices(turn: LocatedTurn): AdviceChoices | Refusal {
  const parties = findParties(turn.scenarioTurn);
  if (parties.length === 0)
    return { refused: 'No decisions to make in the combats of this turn that can be compared.' };
  return {
    choices: parties.flatMap(({ id, name, aims }) =>
      aims.map((aim) => ({ side: id, name, aim: { id: aim.id, title: formatAim(aim) } })),
    ),
  };
}

/** Phrases an aim as a wish: `fewer` of a loss. */
function formatAim({ title, isLoss }: TurnAim): string {
  return isLoss ? `fewer ${title.replace(/^own /, '')}` : title;
}

/** An order of a side of a combat, by the ids that the command `writeOrder` takes. */
interface CombatOrder {
  readonly combat: string;
  readonly side: string;
  readonly order: string;
}

/** An order to compare. */
interface Candidate extends Pick<ReportSuggestion, 'group' | 'title' | 'each'> {
  readonly orders: readonly CombatOrder[];
  readonly edits: readonly TextEdit[];
}

/**
 * Compares the possible orders of a party in the combats of a turn. Advice on each combat by itself gives the candidates, which are then
 * compared by the totals of the whole turn; so is the combination of the best order of each combat.
 * @param side id of a party; the first by default, as is its aim
 * @throws errors of the calculations
 */
export async function adviseTurn(
  turn: LocatedTurn,
  { side, aim: aimId }: Partial<Purpose>,
  calculations: TurnCalculations,
): Promise<Report | Refusal> {
  const party = findParties(turn.scenarioTurn).find(({ id }) => id === (side ?? id));
  const aim = party?.aims.find(({ id }) => id === (aimId ?? id));
  if (!party || !aim) return { refused: 'There is no such advice on the turn.' };
  const candidates = await listCandidates(turn, party, aim, calculations);
  const { text } = turn.analysis;
  const methods = new Set<Method>();
  let seed: number | undefined;
  let droppedCount = 0;
  // The orders as written and the best combination are evaluated as well.
  const evaluationCount = candidates.length + 2;
  let doneCount = 0;
  let stopping: TurnOdds['optimalStopping'];
  const evaluate = async (variant: LocatedTurn): Promise<number> => {
    const reportProgress = (part: number): void =>
      calculations.onProgress?.(
        preparationFraction + ((1 - preparationFraction) * (doneCount + part)) / evaluationCount,
      );
    const odds = await calculations.computeOdds(
      variant,
      { aims: aim.parts, decides: variant === turn },
      reportProgress,
    );
    stopping ??= odds.optimalStopping;
    methods.add(odds.method);
    seed ??= odds.seed;
    droppedCount = Math.max(droppedCount, odds.dropped);
    reportProgress(1);
    doneCount++;
    const totals = aim.totals.reduce((sum, { total, times }) => sum + times * mean(odds.totals[total] ?? []), 0);
    const value = totals + (odds.aimed ?? 0);
    return aim.isLoss ? -value : value;
  };
  const asOrdered = await evaluate(turn);
  const computeGain = (value: number): number => (aim.isLoss ? asOrdered - value : value - asOrdered);
  const suggestions: (ReportSuggestion & Candidate)[] = [];
  for (const candidate of candidates) {
    const variantTurn = findTurnInText(turn, applyTextEdits(text, candidate.edits));
    if ('refused' in variantTurn) continue;
    const value = await evaluate(variantTurn);
    suggestions.push(createSuggestion(turn, candidate, value, computeGain(value)));
  }
  const combinedAdvice = combineBest(suggestions);
  const combinedTurn = combinedAdvice && findTurnInText(turn, applyTextEdits(text, combinedAdvice.edits));
  if (combinedAdvice && combinedTurn && !('refused' in combinedTurn)) {
    const value = await evaluate(combinedTurn);
    suggestions.push(createSuggestion(turn, combinedAdvice, value, computeGain(value)));
  }
  const method = methodsWorstToBest.find((candidateMethod) => methods.has(candidateMethod))!;
  const advice: ReportAdvice = {
    side: party.id,
    name: party.name,
    aim: { id: aim.id, title: aim.title, unit: aim.unit, ...(aim.isLoss && { fewer: true }) },
    ...{ exact: method === 'exact', method, ...(seed !== undefined && { seed }), dropped: droppedCount, asOrdered },
    suggestions: suggestions
      .sort((a, b) => b.gain - a.gain)
      .map(({ orders: _, edits: __, ...suggestion }) => suggestion),
    ...(stopping && { play: createStoppingReport(turn, stopping, aim.isLoss) }),
    note: `Compared by the result of the whole turn: ${pluralize(candidates.length, 'order')} of single combats${combinedAdvice ? ', and the best of each combat together' : ''}. There may be better ones.${stopping ? ` ${formatStopping(turn, stopping)}` : ''}`,
  };
  return { ...createTurnReport(turn, {}, []), advice };
}

/** The estimated fraction of the work that goes into the combats by themselves. */
const preparationFraction = 0.4;

function createSuggestion(
  { analysis }: LocatedTurn,
  candidate: Candidate,
  value: number,
  gain: number,
): ReportSuggestion & Candidate {
  const writes = previewLines(analysis.text, candidate.edits).join(' ');
  return { ...candidate, id: JSON.stringify(candidate.orders), value, gain, writes };
}

/** Promising orders, combat by combat. */
async function listCandidates(
  turn: LocatedTurn,
  { sides }: Party,
  { id: aimId }: TurnAim,
  calculations: TurnCalculations,
): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = [];
  for (const [index, { entry, advised }] of sides.entries()) {
    const combat = findCombat(turn.analysis, { document: turn.scenario.index, id: entry.id });
    if ('refused' in combat) continue;
    const aim = advised.aims.find(({ id }) => id === aimId) ?? advised.aims[0]!;
    const purpose = { side: advised.side, aim: aim.id };
    const reportProgress = (part: number): void =>
      calculations.onProgress?.((preparationFraction * (index + part)) / sides.length);
    const report = createAdviceReport(
      combat,
      purpose,
      await calculations.computeAdvice(combat, purpose, reportProgress),
    );
    for (const { id: order, group, title } of report?.suggestions.slice(0, maxOrdersPerSide) ?? []) {
      const edits = getOrderEdits(combat, advised.side, order);
      if ('refused' in edits) continue;
      const orders = [{ combat: entry.id, side: advised.side, order }];
      candidates.push({ group, title: `${formatCombatName(turn, entry.id)}: ${title}`, orders, edits });
    }
  }
  return candidates;
}

/** The title of a combat, or a name made of its id if another combat has the same title. */
function formatCombatName({ combats }: LocatedTurn, id: string): string {
  const title = combats.find(({ entry }) => entry.id === id)?.entry.title ?? id;
  return combats.filter(({ entry }) => entry.title === title).length > 1 ? convertKeyToName(id) : title;
}

/** Combines the best order of each combat in which one beats the written orders; undefined for fewer than two combats. */
function combineBest(suggestions: readonly (ReportSuggestion & Candidate)[]): Candidate | undefined {
  const bestByCombat = new Map<string, ReportSuggestion & Candidate>();
  for (const suggestion of suggestions) {
    const [{ combat, side }] = suggestion.orders as readonly [CombatOrder];
    const key = JSON.stringify([combat, side]);
    if (suggestion.gain > (bestByCombat.get(key)?.gain ?? roundingError)) bestByCombat.set(key, suggestion);
  }
  const bestSuggestions = [...bestByCombat.values()];
  if (bestSuggestions.length < 2) return undefined;
  return {
    group: 'all combats',
    title: bestSuggestions.map(({ title }) => title).join('; '),
    each: bestSuggestions.map(({ title }) => title),
    orders: bestSuggestions.flatMap(({ orders }) => orders),
    edits: bestSuggestions.flatMap(({ edits }) => edits),
  };
}

/** The edits that write the orders of a suggestion, in all of its combats. */
export function getTurnOrderEdits(turn: LocatedTurn, order: string): readonly TextEdit[] | Refusal {
  const orders = parseOrders(order);
  if (orders.length === 0) return { refused: 'There is no such order of the turn that could be written.' };
  const allEdits: TextEdit[] = [];
  for (const { combat: id, side, order: sideOrder } of orders) {
    const combat = findCombat(turn.analysis, { document: turn.scenario.index, id });
    const edits = 'refused' in combat ? combat : getOrderEdits(combat, side, sideOrder);
    if ('refused' in edits) return edits;
    allEdits.push(...edits);
  }
  return allEdits;
}

/** Parses the id of a suggestion; empty if it is invalid. */
function parseOrders(text: string): readonly CombatOrder[] {
  try {
    const parsedOrders: unknown = JSON.parse(text);
    return Array.isArray(parsedOrders) && parsedOrders.every(isOrder) ? parsedOrders : [];
  } catch {
    return [];
  }
}

function isOrder(value: unknown): value is CombatOrder {
  const { combat, side, order } = (value ?? {}) as Partial<CombatOrder>;
  return [combat, side, order].every((word) => typeof word === 'string');
}

// Optimal stopping in a report: whether to press on from one combat of a turn to the next.

const pressOn = 'press on';
const stop = 'end it';

/** The maximum number of decisions that are listed. */
const maxListed = 20;

/** The decisions before each optional combat, the most costly first. @param isLoss whether values are losses */
export function createStoppingReport(
  turn: LocatedTurn,
  { asOrdered, best, decisionPoints }: OptimalStopping,
  isLoss: boolean,
): ReportBestPlay {
  const sign = isLoss ? -1 : 1;
  const allDecisions = decisionPoints.map((decisionPoint): ReportDecision => {
    const isBetterEnded = decisionPoint.stopValue > decisionPoint.continueValue + roundingError;
    return {
      step: decisionPoint.stage,
      title: `${pressOn} to ${findStageTitle(turn, decisionPoint)}`,
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
    decisions: allDecisions.toSorted((a, b) => b.cost - a.cost || b.chance - a.chance).slice(0, maxListed),
    decisionsInAll: allDecisions.length,
  };
}

/** `Pressing on to Afternoon pays in 31% of cases for this aim; either side may end it.` */
export function formatStopping(turn: LocatedTurn, { decisionPoints }: OptimalStopping): string {
  const stages = [...new Set(decisionPoints.map(({ stage }) => stage))];
  const stageTexts = stages.map((stage) => {
    const pointsOfStage = decisionPoints.filter((decisionPoint) => decisionPoint.stage === stage);
    const payingChance = pointsOfStage
      .filter((decisionPoint) => decisionPoint.continueValue > decisionPoint.stopValue + roundingError)
      .reduce((sum, { chance }) => sum + chance, 0);
    const totalChance = pointsOfStage.reduce((sum, { chance }) => sum + chance, 0);
    const frequencyText =
      payingChance === 0
        ? 'never pays'
        : totalChance - payingChance < roundingError
          ? 'always pays'
          : `pays in ${formatPercent(payingChance / totalChance)} of cases`;
    return `to ${findStageTitle(turn, pointsOfStage[0]!)} ${frequencyText}`;
  });
  return `Pressing on ${stageTexts.join(', ')} for this aim; either side may end it.`;
}

function findStageTitle({ combats }: LocatedTurn, { stage }: DecisionPoint): string {
  const id = getStageEntryId({ id: stage });
  return combats.find(({ entry }) => entry.id === id)?.entry.title ?? id;
}
