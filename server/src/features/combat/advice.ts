/** Advice on a combat: its sides and aims, its report, and the edits of an order. */
import type { PlayAdvice } from '../../engine/advise';
import type { Combat } from '../../engine/combat';
import type { OrderAdvice } from '../../engine/order';
import { hasOrders } from '../../model/advice';
import type { Advice, Aim, LeftOut, SideAdvice } from '../../model/advice';
import type { Edit } from '../../model/edit';
import type { AdviceChoices, ReportAdvice, ReportAim, ReportOdds, ReportPlay, ReportSuggestion } from '../../protocol';
import { textEdits } from '../../text';
import type { TextEdit } from '../../text';
import { listed, ownMember, percent } from '../../model/wording';
import { situationInWords } from '../report/forces';
import { editsOfText } from '../scenario';
import type { FoundCombat, Refusal } from './find';
import { linesWritten } from './lines-written';
import { reportedSituations, situationEdits } from './situations';

/** The side that is advised, and the id of its aim. */
export interface Purpose {
  readonly side: string;
  readonly aim: string;
}

/** All sides and aims that can be advised. */
export function adviceChoices(found: FoundCombat): AdviceChoices | Refusal {
  const sides = advisedIn(found);
  if ('refused' in sides) return sides;
  return {
    choices: sides.flatMap((advised) => {
      const { side, aims } = advised;
      const name = found.site.sides[side]?.name;
      const about = { ...(name !== undefined && { name }), ...(!hasOrders(advised) && { note: 'nothing to decide' }) };
      return aims.map(({ id, title }) => ({ side, ...about, aim: { id, title } }));
    }),
  };
}

/** Moves settled choices to the end: a chance of winning of 0 or 1 has little to gain. */
export function promisingFirst({ choices }: AdviceChoices, { verdicts }: Pick<ReportOdds, 'verdicts'>): AdviceChoices {
  const noted = choices.map((choice) => {
    const way = verdicts.flatMap(({ ways }) => ways).find(({ side }) => side === choice.side);
    const isSettled = choice.aim.id === 'win' && way !== undefined && (way.share === 0 || way.share === 1);
    return isSettled && choice.note === undefined
      ? { ...choice, note: `${percent(way.share)} with the current orders` }
      : choice;
  });
  return {
    choices: [...noted.filter(({ note }) => note === undefined), ...noted.filter(({ note }) => note !== undefined)],
  };
}

/** Finds the purpose for ids from a request; the first if they name none. */
export function purposeOf(
  found: FoundCombat,
  { side, aim }: { readonly side?: string; readonly aim?: string },
): Purpose | Refusal {
  const advised = adviceChoices(found);
  if ('refused' in advised) return advised;
  const { choices } = advised;
  const meant = choices.find(
    (choice) => (side ?? choice.side) === choice.side && (aim ?? choice.aim.id) === choice.aim.id,
  );
  if (meant) return { side: meant.side, aim: meant.aim.id };
  const names = choices.map((choice) => `${choice.side} for ${choice.aim.id}`);
  return {
    refused: `There is no advice for ${side ?? 'any side'} with the aim ${aim ?? 'that is wanted'}. There is: ${listed(names)}.`,
  };
}

/** The report on advice; undefined if the combat no longer has that side or aim. */
export function adviceReport(found: FoundCombat, { side, aim }: Purpose, advice: Advice): ReportAdvice | undefined {
  const sides = advisedIn(found);
  const advised = 'refused' in sides ? undefined : sides.find((one) => one.side === side);
  const meant = advised?.aims.find(({ id }) => id === aim);
  if (!advised || !meant) return undefined;
  const { method, seed, dropped, estimated, asOrdered, losses, play, leftOut } = advice;
  const decided = reportedSituations(advised, advice);
  return {
    side,
    aim: aimReport(meant),
    exact: method === 'exact' && estimated.length === 0,
    method,
    ...(seed !== undefined && { seed }),
    dropped,
    ...(estimated.length > 0 && { estimated }),
    asOrdered,
    ...besidesOf(advised, advice),
    ...(advice.isFirst === true && { isFirst: true }),
    suggestions: [...suggestions(advised, advice), ...(decided?.suggestions ?? [])]
      .sort((a, b) => b.value - a.value)
      .map((suggestion) => ({ ...suggestion, ...writesOf(found, side, suggestion.id) })),
    ...(losses && losses.compared > 1 && { losses: comparedIn(losses) }),
    ...(decided && { situations: decided.compared }),
    ...(decided?.play && { play: decided.play }),
    ...(play && play.decisionsInAll > 0 && { play: playReport(found.site.combat(), play) }),
    ...(leftOut.length > 0 && { leftOut: leftOut.map((what) => ({ what, why: whyLeftOut[what] })) }),
  };
}

function besidesOf({ aims }: SideAdvice, { besides }: Advice): Pick<ReportAdvice, 'besides'> {
  const aim = aims.find(({ id }) => id === besides?.aim);
  return aim && besides ? { besides: { aim: aimReport(aim), asOrdered: besides.asOrdered } } : {};
}

/** The lines that an order would write, joined into one. */
function writesOf(found: FoundCombat, side: string, order: string): Pick<ReportSuggestion, 'writes'> {
  const edits = orderEdits(found, side, order);
  if ('refused' in edits) return {};
  return { writes: linesWritten(found.analysis.text, edits).join(' ') };
}

const whyLeftOut: Readonly<Record<LeftOut, string>> = {
  losses:
    'Other orders of losses were not compared: values are estimated, and the best of many estimates would be the luckiest.',
  situations:
    'What to decide by the first dice was not compared: values are estimated, and the best of many estimates would be the luckiest.',
  play: 'What deciding as the battle unfolds would gain was not looked into: there are too many situations.',
};

function comparedIn({ compared, isBestOfAll, value, asWritten }: OrderAdvice): NonNullable<ReportAdvice['losses']> {
  return { compared, all: isBestOfAll, better: value > asWritten };
}

function playReport(combat: Combat, { asOrdered, best, decisions, decisionsInAll }: PlayAdvice): ReportPlay {
  return {
    value: best,
    gain: best - asOrdered,
    decisions: decisions.map(({ step, title, state, chance, ordered, best: option, cost, options }) => ({
      step,
      title,
      situation: situationInWords(combat, state),
      chance,
      ordered,
      best: option,
      cost,
      options,
    })),
    decisionsInAll,
  };
}

/** The edits that replace the written orders by another order. */
export function orderEdits(found: FoundCombat, side: string, order: string): readonly TextEdit[] | Refusal {
  const { analysis, scenario, site } = found;
  const sides = advisedIn(found);
  if ('refused' in sides) return sides;
  const edits = editsOf(
    sides.find((one) => one.side === side),
    order,
  );
  if (!edits) return { refused: `${site.id} has no order ${order} of ${side} that could be written.` };
  return textEdits(analysis.file, editsOfText(scenario, edits));
}

function advisedIn({ site }: FoundCombat): readonly SideAdvice[] | Refusal {
  const sides = site.advice?.() ?? [];
  return sides.length > 0 ? sides : { refused: `No decisions to make in ${site.id}, so there is nothing to advise.` };
}

function aimReport({ id, title, unit }: Aim): ReportAim {
  return { id, title, unit };
}

/** Alternatives to the written orders, and the best order of losses if it is better. */
function suggestions(
  { alternatives, losses }: SideAdvice,
  { asOrdered, alternatives: values, losses: order }: Advice,
): ReportSuggestion[] {
  const valuesOf = new Map(values.map((one) => [one.id, one]));
  const others = alternatives.flatMap(({ id, group, title }): ReportSuggestion[] => {
    const { value, besides } = valuesOf.get(id) ?? {};
    if (value === undefined) return [];
    return [{ id, group, title, value, gain: value - asOrdered, ...(besides !== undefined && { besides }) }];
  });
  if (!losses || !order || order.value <= order.asWritten) return others;
  const title = order.best.map((name) => ownMember(losses.titles, name) ?? name).join(', ');
  const { value, besides } = order;
  const id = lossesPrefix + order.best.join(' ');
  const gain = value - asOrdered;
  return [...others, { id, group: 'order of losses', title, value, gain, ...(besides !== undefined && { besides }) }];
}

/** Prefix of the id of a suggested order of losses. */
const lossesPrefix = 'losses: ';

function editsOf(advised: SideAdvice | undefined, order: string): readonly Edit[] | undefined {
  const { losses } = advised ?? {};
  const decided = situationEdits(advised, order);
  if (decided) return decided;
  if (!losses || !order.startsWith(lossesPrefix)) return advised?.alternatives.find(({ id }) => id === order)?.edits();
  const names = order.slice(lossesPrefix.length).split(' ');
  const isAnOrder = names.toSorted().join() === losses.written.toSorted().join();
  return isAnOrder ? losses.edits(names) : undefined;
}
