/** Orders of a file in the form that battles use. */
import type { LeaveWhen, Leaving, Orders } from '../data';
import type { LossOrder } from './battle';

/** The condition under which submarines leave: the order of their group, else the order for all. */
export function resolveLeaveWhen(leaving: Leaving | undefined, id: string | undefined): LeaveWhen {
  return (id === undefined ? undefined : leaving?.groups?.[id]) ?? leaving?.when ?? 'never';
}

/** The order of losses of a side. */
export function resolveLossOrder({ losses = [] }: Orders = {}): LossOrder {
  return typeof losses === 'string' ? 'by-value' : losses;
}
