/** The order of losses of a side, read from its combat. */
import type { Combat } from '../../../engine/combat';

/** The order of losses as a numbered list; undefined if the side has nothing to lose. */
export function formatLossOrder({ losses }: Combat, side: string): string | undefined {
  const titles = (losses?.[side] ?? []).map(({ title }) => title);
  const order = titles.filter((title, index) => title !== titles[index - 1]);
  if (order.length === 0) return undefined;
  return order.map((title, index) => `${index + 1}. ${title}`).join('\n');
}
