/** Templates for common parts of a scenario, beyond the starters. */
import type { Template } from '../../model/starter';
import { createNeutralOrders } from '../axis-and-allies/neutral-orders';

export const templates: readonly Template[] = [
  {
    patterns: ['seaBattles.*.attacker.units.*', 'seaBattles.*.defender.units.*'],
    title: 'Submarines at a depth',
    value: { id: 'u-boats', type: 'sub', count: 2, depth: 'surfaced' },
  },
  createNeutralOrders(['seaBattles.*.attacker.orders'], ['submerge']),
  createNeutralOrders(['seaBattles.*.defender.orders'], ['dive', 'submerge']),
  { patterns: ['seaBattles.*.log'], title: 'Log', value: [{ cycle: 1, group: 'wolfpack', did: 'dived' }] },
  { patterns: ['declarations.*'], title: 'Declaration', value: { group: 'wolfpack', round: 2, depth: 'periscope' } },
  { patterns: ['submarines.*'], title: 'Submarines on patrol', value: { id: 'u-47', power: 'germany' } },
  {
    patterns: ['submarineMoves.*'],
    title: 'Move of submarines',
    value: { id: 'home', group: 'wolfpack', round: 3, phase: 'combat-move', route: ['SZ 6'] },
  },
];
