/** Orders of a file as battles want them. */
import type { LeaveWhen, Leaving, Orders } from '../data';
import type { LossOrder } from './battle';

/** When submarines leave: by the order of their group, else by that for all. */
export function leaveWhen(leaving: Leaving | undefined, id: string | undefined): LeaveWhen {
  return (id === undefined ? undefined : leaving?.groups?.[id]) ?? leaving?.when ?? 'never';
}

/** The order of losses of a side. */
export function lossOrder({ losses = [] }: Orders = {}): LossOrder {
  return typeof losses === 'string' ? 'by-value' : losses;
}
