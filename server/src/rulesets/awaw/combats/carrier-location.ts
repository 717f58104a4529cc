/** The US carrier locations at Pearl Harbor (51.31) as a combat: two dice for each task force. */
import type { Combat, Measure, Roll, State, Update } from '../../../engine/combat';
import { pluralize } from '../../../model/wording';
import { formatCarrierColumn, lookUpCarrierPlace, type CarrierPlace } from '../carriers/pearl-harbor';
import type { CarrierLocation } from '../data';
import { attackDice } from './attack';
import { addCounter, createBoard, type Board } from './board';
import { formatTaskForce } from '../wording';
import { createStepHead } from './step-kinds';

interface Lookup {
  readonly taskForce: string;
  /** Counter: the roll; 0 before it. */
  readonly roll: number;
}

/** Looks up each task force; one named twice is looked up once. */
export function createCarrierLocationCombat({ id, surprise, taskForces }: CarrierLocation): Combat {
  const board = createBoard();
  const lookups = [...new Set(taskForces)].map((taskForce) => createLookup(board, taskForce));
  const findPlace = ({ roll }: Lookup, state: State): CarrierPlace | undefined =>
    state[roll] === 0 ? undefined : lookUpCarrierPlace(surprise, state[roll]!);
  return {
    title: id,
    counters: board.counters,
    start: board.start,
    steps: lookups.flatMap((lookup) => [createRollStep(lookup, surprise), createPlacementStep(lookup)]),
    measures: lookups.flatMap((lookup) => createMeasures(lookup, (state) => findPlace(lookup, state))),
    headlines: [
      {
        words: 'task forces in Pearl Harbor',
        singular: 'task force in Pearl Harbor',
        paths: lookups.map(({ taskForce }) => ['carriers', taskForce, 'inPearlHarbor']),
        as: 'expected',
      },
    ],
    summary: (end) =>
      lookups
        .flatMap((lookup) => {
          const place = findPlace(lookup, end);
          return place === undefined ? [] : [`${formatTaskForce(lookup.taskForce)} ${formatPlace(place)}`];
        })
        .join('; ') || 'no task force',
    outline: () => 'by task force',
  };
}

function createLookup(board: Board, taskForce: string): Lookup {
  return { taskForce, roll: addCounter(board, `roll.${taskForce}`, `roll for ${formatTaskForce(taskForce)}`, 12) };
}

function createRollStep({ taskForce, roll }: Lookup, surprise: number): Roll {
  return {
    kind: 'roll',
    ...createStepHead('carrier-location', taskForce),
    title: `Where ${formatTaskForce(taskForce)} is`,
    by: 'attacker',
    dice: () => attackDice,
    apply: (state, sum) => state.with(roll, sum),
    remark: (_, __, sum) =>
      `Row ${sum}, column ${formatCarrierColumn(surprise)}: ${formatTaskForce(taskForce)} ${formatPlace(lookUpCarrierPlace(surprise, sum))}.`,
  };
}

/** Task forces are independent: exact odds marginalise each roll. */
function createPlacementStep({ taskForce, roll }: Lookup): Update {
  return {
    kind: 'update',
    ...createStepHead('located', taskForce),
    omitFromTrace: true,
    apply: (state) => state,
    marginalises: [roll],
  };
}

function createMeasures(
  { taskForce }: Lookup,
  findPlace: (state: State) => CarrierPlace | undefined,
): readonly Measure[] {
  const measure = (key: string, title: string, read: (place: CarrierPlace) => number): Measure => ({
    path: ['carriers', taskForce, key],
    title: `${formatTaskForce(taskForce)} ${title}`,
    read: (state) => {
      const place = findPlace(state);
      return place === undefined ? 0 : read(place);
    },
    omitAtZero: true,
    readAfterStep: createStepHead('located', taskForce).id,
  });
  const isAt = (expected: CarrierPlace) => (place: CarrierPlace) => (place === expected ? 1 : 0);
  return [
    { ...measure('inPearlHarbor', 'in Pearl Harbor', isAt('pearl-harbor')), subject: { kind: 'event' } },
    { ...measure('inPacificBox', 'in the Pacific U.S. box', isAt('pacific-box')), subject: { kind: 'event' } },
    measure('distance', 'hexes away, 0 if not at sea', (place) => (typeof place === 'object' ? place.distance : 0)),
    { ...measure('intercepts', 'intercepts at once', isAt('intercepts')), subject: { kind: 'event' } },
  ];
}

function formatPlace(place: CarrierPlace): string {
  if (typeof place === 'object') return `is at sea, ${pluralize(place.distance, 'hex', 'hexes')} away`;
  const words = {
    'pearl-harbor': 'is in Pearl Harbor',
    'pacific-box': 'is in the Pacific U.S. box',
    intercepts: 'intercepts at once',
  };
  return words[place];
}
