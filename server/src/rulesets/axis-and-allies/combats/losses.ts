/** The order of loss of a side: what each hit takes. */
import type { Loss } from '../../../engine/combat';
import type { LossOrder } from './battle';
import type { Post } from './board';

/** Unit types in the order in which they are lost unless orders say otherwise. Damage that no order names comes before them all. */
export const usualOrder: readonly string[] = [
  ...['trn', 'atrn', 'csub', 'sub', 'asub', 'tbd', 'dd', 'cru', 'lcru', 'hcru', 'bcru'],
  ...['seaplane', 'ftr', 'jet', 'tac', 'lac', 'ac', 'hac', 'bmbr', 'mbmb', 'sbmb', 'bb', 'hbb'],
];

/** What orders call damage to a ship that takes several hits. */
export function damageWord(type: string): string {
  return `${type}-damage`;
}

interface Ranked {
  readonly loss: Loss;
  readonly word: string;
  readonly damages: boolean;
  readonly post: Post;
}

/** What hits can take from the groups of a side, in their order. Groups of a type are lost in the order of the file. */
export function lossesOf(posts: readonly Post[], order: LossOrder = []): readonly Loss[] {
  return posts
    .flatMap(entriesOf)
    .map((entry) => ({ entry, rank: rankOf(entry, order) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ entry }) => entry.loss);
}

function entriesOf(post: Post): readonly Ranked[] {
  const { group, standing, struck, evading, target } = post;
  const entry = (loss: Omit<Loss, 'target'>, damages: boolean): Ranked => ({
    loss: { ...loss, target },
    word: damages ? damageWord(group.type) : group.type,
    damages,
    post,
  });
  const damage = standing
    .slice(1)
    .map((becomes, hit) => entry({ title: `damage to a ${group.one}`, counter: standing[hit]!, becomes }, true));
  const sunk = [standing.at(-1)!, ...(evading === undefined ? [] : [evading])].map((counter) =>
    entry({ title: group.one, counter, ...(struck !== undefined && { struck }) }, false),
  );
  return [...damage, ...sunk];
}

/** Damage that is not named first, then what is named, then the rest; by value everything but damage by its cost. */
function rankOf({ word, damages, post: { group } }: Ranked, order: LossOrder): readonly number[] {
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
