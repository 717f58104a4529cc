/** The order of losses of a side. */
import type { Loss } from '../../../engine/combat';
import { withArticle } from '../wording';
import type { Group, LossOrder } from './battle';
import type { GroupCounters } from './board';

/** The default order of losses by unit type. Damage that no order names comes first. */
export const usualOrder: readonly string[] = [
  ...['trn', 'atrn', 'csub', 'sub', 'asub', 'tbd', 'dd', 'cru', 'lcru', 'hcru', 'bcru'],
  ...['seaplane', 'ftr', 'jet', 'tac', 'lac', 'ac', 'hac', 'bmbr', 'mbmb', 'sbmb', 'bb', 'hbb'],
];

/** The word for damage to a ship that takes several hits. */
export function damageWord(type: string): string {
  return `${type}-damage`;
}

/** Types whose damage an order can name. Damage to other types is always taken first. */
const damageNamed: ReadonlySet<string> = new Set(['bb', 'hbb', 'ac', 'hac']);

/** The words that an order of losses can use for a side, in the current order. */
export function lossWords(
  groups: readonly Group[],
  order: LossOrder = [],
): readonly { readonly word: string; readonly title: string }[] {
  const words = groups.flatMap((group) => {
    const { type, typeTitle, hits } = group;
    const own = { word: type, title: typeTitle, damages: false, group };
    const damage = { word: damageWord(type), title: `damage to ${typeTitle}`, damages: true, group };
    return hits > 1 && damageNamed.has(type) ? [damage, own] : [own];
  });
  const ranked = words
    .map((entry) => ({ entry, rank: rankOf(entry, order) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ entry: { word, title } }) => ({ word, title }));
  return ranked.filter(({ word }, at) => ranked.findIndex((other) => other.word === word) === at);
}

/** Groups that are distinguished only by their order in the file when hits are taken. */
export interface Tie {
  /** Their indexes among the groups of the side. */
  readonly groups: readonly number[];
  /** True if they take damage in this order; otherwise they are lost in it. */
  readonly damages: boolean;
}

/** The ties of a side under its order of losses. */
export function tiesIn(groups: readonly Group[], order: LossOrder = []): readonly Tie[] {
  const entries = groups.flatMap((group, index) =>
    (group.hits > 1 ? [false, true] : [false]).map((damages) => {
      const word = damages ? damageWord(group.type) : group.type;
      return { index, damages, rank: rankOf({ word, damages, group }, order).join(' ') };
    }),
  );
  const ranks = [...new Set(entries.map(({ rank }) => rank))];
  return ranks.flatMap((rank) => {
    const tied = entries.filter((entry) => entry.rank === rank);
    return tied.length > 1 ? [{ groups: tied.map(({ index }) => index), damages: tied[0]!.damages }] : [];
  });
}

interface Ranking {
  readonly word: string;
  readonly damages: boolean;
  readonly group: Group;
}

interface Ranked extends Ranking {
  readonly loss: Loss;
}

/** The possible losses of a side's groups, in order. Groups of one type are lost in file order. */
export function lossesOf(groups: readonly GroupCounters[], order: LossOrder = []): readonly Loss[] {
  return groups
    .flatMap(entriesOf)
    .map((entry) => ({ entry, rank: rankOf(entry, order) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ entry }) => entry.loss);
}

function entriesOf(tracked: GroupCounters): readonly Ranked[] {
  const { group, standing, struck, evading, target } = tracked;
  const entry = (loss: Omit<Loss, 'target'>, damages: boolean): Ranked => ({
    loss: { ...loss, target },
    word: damages ? damageWord(group.type) : group.type,
    damages,
    group,
  });
  const damage = standing
    .slice(1)
    .map((becomes, hit) =>
      entry({ title: `damage to ${withArticle(group.one)}`, counter: standing[hit]!, becomes }, true),
    );
  const sunk = [standing.at(-1)!, ...(evading === undefined ? [] : [evading])].map((counter) => {
    // Of the units that may roll last, the others have already rolled when they are hit.
    const firesBack = struck !== undefined && (evading === undefined || counter === evading);
    return entry({ title: group.one, plural: group.title, counter, ...(firesBack && { struck }) }, false);
  });
  return [...damage, ...sunk];
}

/** Unnamed damage first, then named words, then the remaining types. By value: damage first, then by cost. */
function rankOf({ word, damages, group }: Ranking, order: LossOrder): readonly number[] {
  const usual = placeIn(usualOrder, group.type);
  if (order === 'by-value') return damages ? [0] : [1, group.cost ?? Infinity, usual];
  const named = order.indexOf(word);
  if (named >= 0) return [1, named];
  return damages ? [0] : [2, usual];
}

function placeIn(order: readonly string[], word: string): number {
  const place = order.indexOf(word);
  return place < 0 ? order.length : place;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : a[at]! - (b[at] ?? 0) || 0;
}
