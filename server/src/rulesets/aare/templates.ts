/** Templates for common parts of a scenario, beyond the starters. */
import type { Template } from '../../model/starter';
import { createNeutralOrders } from '../axis-and-allies/neutral-orders';

export const templates: readonly Template[] = [
  createNeutralOrders(['seaBattles.*.attacker.orders', 'seaBattles.*.defender.orders'], ['dive', 'submerge']),
  {
    patterns: ['rocketStrikes.*'],
    title: 'Enhanced: a rocket strike',
    value: {
      id: 'v-2',
      attacker: { power: 'us' },
      from: 'London',
      range: 1,
      territory: 'Germany',
      value: 10,
      defender: { power: 'germany', fighters: 0 },
    },
  },
  {
    patterns: ['kamikazeMissions.*'],
    title: 'Enhanced: a Kamikaze mission',
    value: {
      id: 'last-sortie',
      territory: 'Okinawa',
      attacker: { power: 'japan', fighters: 3 },
      defender: { power: 'us', fighters: 2, antiAircraft: { radar: false } },
    },
  },
  {
    patterns: ['flyOvers.*'],
    title: 'Enhanced: aircraft on their way',
    value: {
      id: 'to-berlin',
      attacker: { power: 'us', units: { bmbr: 2 } },
      spaces: [{ space: 'Western Europe', power: 'germany', antiAircraft: { guns: 1 } }],
    },
  },
  {
    patterns: ['research.*'],
    title: 'Enhanced: research',
    value: { id: 'plan', round: 3, power: 'uk', technology: 'jet-fighters', rolls: 4 },
  },
  {
    patterns: ['airMoves.*'],
    title: 'Enhanced: a move of aircraft',
    value: { id: 'sortie', power: 'us', type: 'ftr', spaces: 4 },
  },
  {
    patterns: ['airTransports.*'],
    title: 'Enhanced: infantry by air',
    value: {
      id: 'to-norway',
      power: 'us',
      cargo: { type: 'inf' },
      spacesBefore: 1,
      spacesLoaded: 2,
      unloadsIn: 'friendly',
      spacesAfter: 2,
      landsIn: 'friendly',
    },
  },
  {
    patterns: ['seaMoves.*'],
    title: 'Enhanced: a move of ships',
    value: {
      id: 'wolfpack',
      power: 'germany',
      type: 'sub',
      phase: 'combat-move',
      route: [
        { seaZone: 'SZ 7', enemies: 'none' },
        { seaZone: 'SZ 8', enemies: 'none' },
      ],
    },
  },
];
