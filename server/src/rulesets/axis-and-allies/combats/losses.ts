/** The order of losses of a side. */
import type { Loss, LossDefault, State } from '../../../engine/combat';
import type { BattleSide } from '../data';
import { describeLossDefault } from '../loss-default';
import { addArticle } from '../wording';
import type { Group, LossOrder } from './battle';
import { countRemaining, type GroupCounters } from './board';

/** The default order of losses by unit type. Damage that no order names comes first. */
export const defaultOrder: readonly string[] = [
  ...['trn', 'atrn', 'csub', 'sub', 'asub', 'tbd', 'dd', 'cru', 'lcru', 'hcru', 'bcru'],
  ...['seaplane', 'ftr', 'jet', 'tac', 'lac', 'ac', 'hac', 'bmbr', 'mbmb', 'sbmb', 'bb', 'hbb'],
];

/** The name, in an order of losses, of damage to a ship that takes several hits. */
export function formatDamageName(type: string): string {
  return `${type}-damage`;
}

/** Types whose damage an order can name. Damage to other types is always taken first. */
const namedDamageTypes: ReadonlySet<string> = new Set(['bb', 'hbb', 'ac', 'hac']);

/** The losses that the order of a side can name, in the current order. */
export function listLossNames(
  groups: readonly Group[],
  order: LossOrder = [],
): readonly { readonly name: string; readonly title: string }[] {
  const losses = groups.flatMap((group) => {
    const { type, typeTitle, hits } = group;
    const sinking = { name: type, title: typeTitle, damages: false, group };
    const damage = { name: formatDamageName(type), title: `damage to ${typeTitle}`, damages: true, group };
    return hits > 1 && namedDamageTypes.has(type) ? [damage, sinking] : [sinking];
  });
  const rankedLosses = losses
    .map((entry) => ({ entry, rank: computeRank(entry, order) }))
    .sort((a, b) => compareRanks(a.rank, b.rank));
  const titles = new Map<string, string>();
  for (const { entry } of rankedLosses) if (!titles.has(entry.name)) titles.set(entry.name, entry.title);
  return [...titles].map(([name, title]) => ({ name, title }));
}

/** The losses that are possible and that the order of losses does not rank, if there are several: the default decides among them. */
export function listLossDefaults(
  side: BattleSide,
  groups: readonly GroupCounters[],
  state: State,
  order: LossOrder = [],
): readonly LossDefault[] {
  if (order === 'by-value') return [];
  const present = groups.flatMap((tracked): Group[] => {
    const count = countRemaining(tracked, state);
    const { group, standing } = tracked;
    return count === 0 ? [] : [{ ...group, count, hits: state[standing[0]] === 0 ? 1 : group.hits }];
  });
  const unrankedLosses = listLossNames(present, order).filter(({ name }) => !order.includes(name));
  // Damaging and sinking one ship is no choice: there must be a second ship, or another type.
  const isChoice = new Set(present.map(({ type }) => type)).size > 1 || present.some(({ count }) => count > 1);
  if (unrankedLosses.length < 2 || !isChoice) return [];
  const titles = unrankedLosses.map(({ title }) => title);
  return [describeLossDefault(side, titles, order.length > 0)];
}

/** Groups that are distinguished only by their order in the file when hits are taken. */
export interface Tie {
  /** Their indexes among the groups of the side. */
  readonly groups: readonly number[];
  /** True if file order decides who is damaged, false if it decides who is lost. */
  readonly damages: boolean;
}

/** The ties of a side under its order of losses. */
export function findTies(groups: readonly Group[], order: LossOrder = []): readonly Tie[] {
  const entries = groups.flatMap((group, index) =>
    (group.hits > 1 ? [false, true] : [false]).map((damages) => {
      const name = damages ? formatDamageName(group.type) : group.type;
      return { index, damages, rank: computeRank({ name, damages, group }, order).join(' ') };
    }),
  );
  const ranks = [...new Set(entries.map(({ rank }) => rank))];
  return ranks.flatMap((rank) => {
    const tied = entries.filter((entry) => entry.rank === rank);
    return tied.length > 1 ? [{ groups: tied.map(({ index }) => index), damages: tied[0]!.damages }] : [];
  });
}

interface LossKey {
  readonly name: string;
  readonly damages: boolean;
  readonly group: Group;
}

interface LossEntry extends LossKey {
  readonly loss: Loss;
}

/** The possible losses of a side's groups, in the order in which they are taken. Groups of one type are lost in file order. */
export function createLosses(groups: readonly GroupCounters[], order: LossOrder = []): readonly Loss[] {
  return groups
    .flatMap(createLossEntries)
    .map((entry) => ({ entry, rank: computeRank(entry, order) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ entry }) => entry.loss);
}

function createLossEntries(tracked: GroupCounters): readonly LossEntry[] {
  const { group, standing, struck, evading, target } = tracked;
  const createEntry = (loss: Omit<Loss, 'target'>, damages: boolean): LossEntry => ({
    loss: { ...loss, target },
    name: damages ? formatDamageName(group.type) : group.type,
    damages,
    group,
  });
  const damage = standing
    .slice(1)
    .map((becomes, hit) =>
      createEntry({ title: `damage to ${addArticle(group.singular)}`, counter: standing[hit]!, becomes }, true),
    );
  const sinkings = [standing.at(-1)!, ...(evading === undefined ? [] : [evading])].map((counter) => {
    // In a group with units that hold their fire (`evading`), only these can still fire back when hit: the rest have rolled.
    const firesBack = struck !== undefined && (evading === undefined || counter === evading);
    return createEntry({ title: group.singular, plural: group.title, counter, ...(firesBack && { struck }) }, false);
  });
  return [...damage, ...sinkings];
}

/** Damage that the order does not name first, then what it names, then the remaining types. By value: damage first, then by cost. */
function computeRank({ name, damages, group }: LossKey, order: LossOrder): readonly number[] {
  const defaultRank = findRank(defaultOrder, group.type);
  if (order === 'by-value') return damages ? [0] : [1, group.cost ?? Infinity, defaultRank];
  const namedRank = order.indexOf(name);
  if (namedRank >= 0) return [1, namedRank];
  return damages ? [0] : [2, defaultRank];
}

function findRank(order: readonly string[], name: string): number {
  const index = order.indexOf(name);
  return index < 0 ? order.length : index;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((rank, index) => rank !== b[index]);
  return differing < 0 ? 0 : a[differing]! - (b[differing] ?? 0) || 0; // Infinity - Infinity is NaN
}
