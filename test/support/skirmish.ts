/** A small sea battle with volleys that belongs to no game, for tests of reports, advice and front ends. */
import { withCounters } from '../../server/src/engine/combat';
import { indexCounters } from './counters';
import type { Combat, Counter, Measure, Shooter, State } from '../../server/src/engine/combat';

const rule = 'fire';

const endTitles = {
  attacker: 'the attacker wins',
  defender: 'the defender wins',
  nobody: 'nobody is left',
  both: 'both are left',
} as const;

/**
 * Submarines and fighters against destroyers and a battleship that takes two hits. Submarines fire first; ships that they hit fire back if
 * there is a destroyer. If ordered, the attacker retreats after the first cycle.
 */
export function createSkirmish({
  subs = 3,
  fighters = 1,
  destroyers = 2,
  battleships = 1,
  retreat = false,
} = {}): Combat {
  const counters = [
    { name: 'subs', title: 'submarines', max: subs },
    { name: 'fighters', title: 'fighters', max: fighters },
    { name: 'destroyers', title: 'destroyers', max: destroyers },
    { name: 'battleships', title: 'battleships', max: battleships },
    { name: 'damaged', title: 'damaged battleships', max: battleships },
    { name: 'struck', title: 'hit destroyers that still fire', max: destroyers },
    { name: 'gone', title: 'attacker has retreated', max: 1 },
  ] as const satisfies readonly Counter[];
  const counterIndexes = indexCounters<(typeof counters)[number]['name']>(counters);
  const sumCounters = (state: State, ...indexes: readonly number[]) =>
    indexes.reduce((total, counter) => total + state[counter]!, 0);
  const countAttackers = (state: State) => sumCounters(state, counterIndexes.subs, counterIndexes.fighters);
  const countDefenders = (state: State) =>
    sumCounters(state, counterIndexes.destroyers, counterIndexes.battleships, counterIndexes.damaged);
  const createShooter = (
    title: string,
    attackValue: number,
    indexes: readonly number[],
    overrides: Partial<Shooter> = {},
  ): Shooter => ({
    title,
    counters: indexes,
    hitsOn: () => ({
      label: `${title} hit on`,
      base: { rule, label: 'attack', by: attackValue },
      changes: [],
      total: attackValue,
    }),
    targets: () => ['surface', 'air', 'submarine'],
    ...overrides,
  });
  const createSurvivors = (
    side: string,
    counter: number,
    title: string,
    singular: string,
    valuePerUnit: number,
  ): Measure => ({
    path: ['survivors', side, title],
    title: `${title} left`,
    read: (state) => state[counter]!,
    subject: { kind: 'units', side, title, singular, start: counters[counter]!.max, valuePerUnit },
  });
  return {
    title: 'Skirmish',
    counters,
    start: [subs, fighters, destroyers, battleships, 0, 0, 0],
    switches: [
      {
        name: 'screened',
        title: 'the defender has a destroyer',
        read: (state) => Number(state[counterIndexes.destroyers]! > 0),
      },
    ],
    losses: {
      attacker: [
        { title: 'submarine', counter: counterIndexes.subs, target: 'submarine' },
        { title: 'fighter', counter: counterIndexes.fighters, target: 'air' },
      ],
      defender: [
        {
          title: 'damage to a battleship',
          counter: counterIndexes.battleships,
          becomes: counterIndexes.damaged,
          target: 'surface',
        },
        { title: 'destroyer', counter: counterIndexes.destroyers, struck: counterIndexes.struck, target: 'surface' },
        { title: 'battleship', counter: counterIndexes.damaged, target: 'surface' },
      ],
    },
    steps: [
      {
        kind: 'rounds',
        id: 'cycles',
        title: 'Cycle',
        rules: [],
        first: 1,
        limit: Infinity,
        again: (state) => countAttackers(state) > 0 && countDefenders(state) > 0 && state[counterIndexes.gone] === 0,
        steps: [
          {
            kind: 'fire',
            id: 'opening',
            title: 'Opening fire',
            rules: [rule],
            volleys: [
              {
                id: 'opening.subs',
                title: 'Submarines fire first',
                rules: [rule],
                by: 'attacker',
                on: 'defender',
                sides: 6,
                shooters: [
                  createShooter('submarines', 2, [counterIndexes.subs], {
                    targets: () => ['surface'],
                    removal: ({ screened }) => (screened === 0 ? 'now' : 'afterReturnFire'),
                    hitsOn: ({ screened }) => ({
                      label: 'submarines hit on',
                      base: { rule, label: 'attack', by: 2 },
                      changes: screened === 0 ? [{ rule, label: 'no destroyer', by: 1 }] : [],
                      total: screened === 0 ? 3 : 2,
                    }),
                  }),
                ],
              },
            ],
          },
          {
            kind: 'fire',
            id: 'main',
            title: 'Fire',
            rules: [rule],
            volleys: [
              {
                id: 'fire.attacker',
                title: 'Fighters fire',
                rules: [rule],
                by: 'attacker',
                on: 'defender',
                sides: 6,
                shooters: [
                  createShooter('fighters', 3, [counterIndexes.fighters], { removal: () => 'afterReturnFire' }),
                ],
              },
              {
                id: 'fire.defender',
                title: 'Defender fires',
                rules: [rule],
                by: 'defender',
                on: 'attacker',
                sides: 6,
                shooters: [
                  createShooter('destroyers', 3, [counterIndexes.destroyers, counterIndexes.struck]),
                  createShooter('battleships', 4, [counterIndexes.battleships, counterIndexes.damaged]),
                ],
              },
            ],
          },
          { kind: 'removal', id: 'removal', title: 'Ships sink', rules: [rule] },
          {
            kind: 'choice',
            id: 'retreat',
            title: 'Attacker retreats',
            rules: [rule],
            by: 'attacker',
            when: (state) => countAttackers(state) > 0 && countDefenders(state) > 0,
            options: () => ['press on', 'retreat'],
            preferred: () => (retreat ? 'retreat' : 'press on'),
            apply: (state, option) => withCounters(state, [counterIndexes.gone, Number(option === 'retreat')]),
            remark: (_, __, option) => (option === 'retreat' ? 'The attacker retreats.' : 'The battle goes on.'),
          },
        ],
      },
    ],
    labels: [
      {
        path: ['winner'],
        title: 'winner',
        read: (state) => findSideLeft(countAttackers(state), countDefenders(state)),
        words: [
          { word: 'attacker', title: endTitles.attacker, side: 'attacker' },
          { word: 'defender', title: endTitles.defender, side: 'defender' },
          { word: 'nobody', title: endTitles.nobody },
          { word: 'both', title: endTitles.both },
        ],
      },
    ],
    measures: [
      createSurvivors('attacker', counterIndexes.subs, 'submarines', 'submarine', 8),
      createSurvivors('attacker', counterIndexes.fighters, 'fighters', 'fighter', 10),
      createSurvivors('defender', counterIndexes.destroyers, 'destroyers', 'destroyer', 12),
      {
        path: ['survivors', 'defender', 'battleships'],
        title: 'battleships left',
        read: (state) => sumCounters(state, counterIndexes.battleships, counterIndexes.damaged),
        subject: {
          kind: 'units',
          side: 'defender',
          title: 'battleships',
          singular: 'battleship',
          start: battleships,
          valuePerUnit: 24,
        },
      },
      {
        path: ['left', 'attacker'],
        title: 'units left, attacker',
        read: countAttackers,
        subject: { kind: 'side', side: 'attacker', start: subs + fighters },
      },
      {
        path: ['left', 'defender'],
        title: 'units left, defender',
        read: countDefenders,
        subject: { kind: 'side', side: 'defender', start: destroyers + battleships },
      },
      {
        path: ['swing'],
        title: 'value swing to the attacker',
        subject: { kind: 'value', currency: 'IPC' },
        read: (state) =>
          12 * (destroyers - state[counterIndexes.destroyers]!) +
          24 * (battleships - sumCounters(state, counterIndexes.battleships, counterIndexes.damaged)) -
          8 * (subs - state[counterIndexes.subs]!) -
          10 * (fighters - state[counterIndexes.fighters]!),
      },
      {
        path: ['damaged'],
        title: 'damaged battleships',
        read: (state) => state[counterIndexes.damaged]!,
        omitAtZero: true,
      },
    ],
    summary: (end) =>
      `${endTitles[findSideLeft(countAttackers(end), countDefenders(end))]}, ${countAttackers(end)} against ${countDefenders(end)} left`,
  };
}

function findSideLeft(attackers: number, defenders: number): keyof typeof endTitles {
  if (attackers > 0) return defenders > 0 ? 'both' : 'attacker';
  return defenders > 0 ? 'defender' : 'nobody';
}
