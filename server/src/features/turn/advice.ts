/** Advice on a turn: orders of its combats, compared by the totals of the whole turn. */
import { mean, worstToBest } from '../../engine/outcome';
import type { Method } from '../../engine/outcome';
import type { Advice } from '../../model/advice';
import { partiesOf } from '../../model/turn-aims';
import type { AimOfSite, Party, TurnAim } from '../../model/turn-aims';
import type { TurnOdds } from '../../model/turn-odds';
import { counted, nameOfKey } from '../../model/wording';
import type { AdviceChoices, ReportAdvice, ReportSuggestion } from '../../protocol';
import { applyTextEdits } from '../../text';
import type { TextEdit } from '../../text';
import { adviceReport, orderEdits, type Purpose } from '../combat/advice';
import { findCombat } from '../combat/find';
import type { FoundCombat, Refusal } from '../combat/find';
import { linesWritten } from '../combat/lines-written';
import type { Report } from '../report/report';
import type { FoundTurn } from './find';
import { pressingOnInWords, pressingOnReport } from './press-on';
import { reportOnTurn } from './report';
import { turnInText } from './variants';

/** The calculations that it needs. `onProgress` takes the fraction done of each, in 0..1. */
export interface TurnLooking {
  readonly advice: (found: FoundCombat, purpose: Purpose, tell: (part: number) => void) => Promise<Advice>;
  /** `decides`: also finds out at which combats stopping pays. */
  readonly odds: (
    found: FoundTurn,
    aimed: { readonly aims: readonly AimOfSite[]; readonly decides: boolean },
    tell: (part: number) => void,
  ) => Promise<TurnOdds>;
  /** Takes the fraction done of everything, in 0..1. */
  readonly tell?: (part: number) => void;
}

/** Maximum number of orders to compare per side of a combat: the best by the combat itself. */
const maxOfSide = 16;

/** All parties and aims that can be advised on a turn. */
export function turnAdviceChoices(found: FoundTurn): AdviceChoices | Refusal {
  const parties = partiesOf(found.stated);
  if (parties.length === 0)
    return { refused: 'No decisions to make in the combats of this turn that can be compared.' };
  return {
    choices: parties.flatMap(({ id, name, aims }) =>
      aims.map((aim) => ({ side: id, name, aim: { id: aim.id, title: titleOf(aim) } })),
    ),
  };
}

/** Phrases an aim as a wish: `fewer` of a loss. */
function titleOf({ title, isLoss }: TurnAim): string {
  return isLoss ? `fewer ${title.replace(/^own /, '')}` : title;
}

/** An order of a side of a combat, by the ids that the command `writeOrder` takes. */
interface OrderOfCombat {
  readonly combat: string;
  readonly side: string;
  readonly order: string;
}

/** An order to compare. */
interface Candidate extends Pick<ReportSuggestion, 'group' | 'title' | 'each'> {
  readonly orders: readonly OrderOfCombat[];
  readonly edits: readonly TextEdit[];
}

/**
 * Compares the possible orders of a party in the combats of a turn. Advice on each combat by itself gives the candidates, which are then
 * compared by the totals of the whole turn; so is the combination of the best order of each combat.
 * @param side id of a party; the first by default, as is its aim
 * @throws errors of the calculations
 */
export async function turnAdvice(
  found: FoundTurn,
  { side, aim: aimId }: Partial<Purpose>,
  looking: TurnLooking,
): Promise<Report | Refusal> {
  const party = partiesOf(found.stated).find(({ id }) => id === (side ?? id));
  const aim = party?.aims.find(({ id }) => id === (aimId ?? id));
  if (!party || !aim) return { refused: 'There is no such advice on the turn.' };
  const candidates = await candidatesOf(found, party, aim, looking);
  const { text } = found.analysis;
  const methods = new Set<Method>();
  let seed: number | undefined;
  let dropped = 0;
  const all = candidates.length + 2;
  let done = 0;
  let going: TurnOdds['pressingOn'];
  const valueOf = async (turn: FoundTurn): Promise<number> => {
    const tell = (part: number): void => looking.tell?.(comparing + ((1 - comparing) * (done + part)) / all);
    const odds = await looking.odds(turn, { aims: aim.parts, decides: turn === found }, tell);
    going ??= odds.pressingOn;
    methods.add(odds.method);
    seed ??= odds.seed;
    dropped = Math.max(dropped, odds.dropped);
    tell(1);
    done++;
    const totals = aim.totals.reduce((sum, { total, times }) => sum + times * mean(odds.totals[total] ?? []), 0);
    const value = totals + (odds.aimed ?? 0);
    return aim.isLoss ? -value : value;
  };
  const asOrdered = await valueOf(found);
  const gainOf = (value: number): number => (aim.isLoss ? asOrdered - value : value - asOrdered);
  const compared: (ReportSuggestion & Candidate)[] = [];
  for (const candidate of candidates) {
    const other = turnInText(found, applyTextEdits(text, candidate.edits));
    if ('refused' in other) continue;
    const value = await valueOf(other);
    compared.push(suggestionOf(found, candidate, value, gainOf(value)));
  }
  const together = bestTogether(compared);
  const other = together && turnInText(found, applyTextEdits(text, together.edits));
  if (together && other && !('refused' in other)) {
    const value = await valueOf(other);
    compared.push(suggestionOf(found, together, value, gainOf(value)));
  }
  const method = worstToBest.find((one) => methods.has(one))!;
  const advice: ReportAdvice = {
    side: party.id,
    name: party.name,
    aim: { id: aim.id, title: aim.title, unit: aim.unit, ...(aim.isLoss && { fewer: true }) },
    ...{ exact: method === 'exact', method, ...(seed !== undefined && { seed }), dropped, asOrdered },
    suggestions: compared.sort((a, b) => b.gain - a.gain).map(({ orders: _, edits: __, ...suggestion }) => suggestion),
    ...(going && { play: pressingOnReport(found, going, aim.isLoss) }),
    note: `Compared by what the whole turn comes to: ${counted(candidates.length, 'order')} of single combats${together ? ', and the best of each combat together' : ''}. There may be better ones.${going ? ` ${pressingOnInWords(found, going)}` : ''}`,
  };
  return { ...reportOnTurn(found, {}, []), advice };
}

/** The estimated fraction of the work that goes into the combats by themselves. */
const comparing = 0.4;

function suggestionOf(
  { analysis }: FoundTurn,
  candidate: Candidate,
  value: number,
  gain: number,
): ReportSuggestion & Candidate {
  const writes = linesWritten(analysis.text, candidate.edits).join(' ');
  return { ...candidate, id: JSON.stringify(candidate.orders), value, gain, writes };
}

/** Promising orders, combat by combat. */
async function candidatesOf(
  found: FoundTurn,
  { sides }: Party,
  { id: aimId }: TurnAim,
  looking: TurnLooking,
): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = [];
  for (const [index, { site, advised }] of sides.entries()) {
    const combat = findCombat(found.analysis, { document: found.scenario.index, id: site.id });
    if ('refused' in combat) continue;
    const aim = advised.aims.find(({ id }) => id === aimId) ?? advised.aims[0]!;
    const purpose = { side: advised.side, aim: aim.id };
    const tell = (part: number): void => looking.tell?.((comparing * (index + part)) / sides.length);
    const report = adviceReport(combat, purpose, await looking.advice(combat, purpose, tell));
    for (const { id: order, group, title } of report?.suggestions.slice(0, maxOfSide) ?? []) {
      const edits = orderEdits(combat, advised.side, order);
      if ('refused' in edits) continue;
      const orders = [{ combat: site.id, side: advised.side, order }];
      const isOfLosses = group === 'order of losses';
      const words = isOfLosses ? `lose ${title}, in this order` : title;
      candidates.push({
        group: isOfLosses ? 'losses' : group,
        title: `${calledIn(found, site.id)}: ${words}`,
        orders,
        edits,
      });
    }
  }
  return candidates;
}

/** The title of a combat, or a name made of its id if another combat has the same title. */
function calledIn({ combats }: FoundTurn, id: string): string {
  const own = combats.find(({ site }) => site.id === id)?.site.title ?? id;
  return combats.filter(({ site }) => site.title === own).length > 1 ? nameOfKey(id) : own;
}

/** Combines the best order of each combat in which one beats the written orders; undefined for fewer than two combats. */
function bestTogether(compared: readonly (ReportSuggestion & Candidate)[]): Candidate | undefined {
  const best = new Map<string, ReportSuggestion & Candidate>();
  for (const one of compared) {
    const [{ combat, side }] = one.orders as readonly [OrderOfCombat];
    const key = JSON.stringify([combat, side]);
    if (one.gain > leastGain && one.gain > (best.get(key)?.gain ?? 0)) best.set(key, one);
  }
  const all = [...best.values()];
  if (all.length < 2) return undefined;
  return {
    group: 'all combats',
    title: all.map(({ title }) => title).join('; '),
    each: all.map(({ title }) => title),
    orders: all.flatMap(({ orders }) => orders),
    edits: all.flatMap(({ edits }) => edits),
  };
}

/** Smaller differences are rounding. */
const leastGain = 1e-9;

/** The edits that write the orders of a suggestion, in all of its combats. */
export function turnOrderEdits(found: FoundTurn, order: string): readonly TextEdit[] | Refusal {
  const orders = ordersIn(order);
  if (orders.length === 0) return { refused: 'There is no such order of the turn that could be written.' };
  const all: TextEdit[] = [];
  for (const { combat: id, side, order: own } of orders) {
    const combat = findCombat(found.analysis, { document: found.scenario.index, id });
    const edits = 'refused' in combat ? combat : orderEdits(combat, side, own);
    if ('refused' in edits) return edits;
    all.push(...edits);
  }
  return all;
}

/** Parses the id of a suggestion; empty if it is invalid. */
function ordersIn(text: string): readonly OrderOfCombat[] {
  try {
    const all: unknown = JSON.parse(text);
    return Array.isArray(all) && all.every(isOrder) ? all : [];
  } catch {
    return [];
  }
}

function isOrder(one: unknown): one is OrderOfCombat {
  const { combat, side, order } = (one ?? {}) as Partial<OrderOfCombat>;
  return [combat, side, order].every((word) => typeof word === 'string');
}
