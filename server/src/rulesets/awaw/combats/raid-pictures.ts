/** Boards of what comes before a battle: an interception, a raid, and where the US carriers are. */
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { readMeasure, type Picture, type PictureCounter, type PictureRow } from '../../../model/picture';
import { placeAt } from '../../../model/place';
import { pluralize } from '../../../model/wording';
import type { CarrierLocation, Header, Interception, Raid } from '../data';
import { resolveUnits, withNation, type OwnedUnit } from '../force';
import { findInterceptedOperation } from '../raiders/interception';
import { formatTaskForce } from '../wording';
import { createUnit, takePlace, type BoardContext } from './board-counters';

/** The interceptor, and what it looks for: in fog until it is intercepted. */
export function drawInterception(interception: Interception, header: Header, ids: Ids, combat: Combat): Picture {
  const context: BoardContext = { combat, header, ids, placed: new Set() };
  const { interceptor, distance } = interception;
  const operation = findInterceptedOperation(interception, ids);
  const isIntercepted = readMeasure(combat, 'intercepted');
  const interceptedCounters = createUnits(
    'intercepted',
    operation ? resolveUnits(operation, ids) : [],
    operation?.nation,
    context,
  );
  return {
    title: 'The interception',
    sides: [
      { side: 'interceptor', about: 'intercepts' },
      { side: 'intercepted', ...(distance !== undefined && { about: pluralize(distance, 'hex', 'hexes') + ' away' }) },
    ],
    rows: [
      createSurface(
        createUnits('interceptor', resolveUnits(interceptor, ids), interceptor.nation, context),
        interceptedCounters.map((counter) => ({
          ...counter,
          mark: (state) => ({ isHidden: isIntercepted(state) === 0 }),
        })),
      ),
    ],
  };
}

export function drawRaid({ raiders, defender }: Raid, header: Header, ids: Ids, combat: Combat): Picture {
  const context: BoardContext = { combat, header, ids, placed: new Set() };
  const defenders =
    defender === undefined ? [] : createUnits('defender', resolveUnits(defender, ids), defender.nation, context);
  return {
    title: 'The raid',
    sides: [
      { side: 'raiders', about: 'raid' },
      { side: 'defender', about: 'may engage' },
    ],
    rows: [createSurface(createUnits('raiders', resolveUnits(raiders, ids), raiders.nation, context), defenders)],
  };
}

/** The places where a task force can be, by the last key of their measures. */
const carrierPlaces = [
  { key: 'inPearlHarbor', title: 'In Pearl Harbor', scene: 'convoy' },
  { key: 'inPacificBox', title: 'In the Pacific U.S. box', scene: 'surface' },
  { key: 'distance', title: 'At sea', scene: 'surface' },
  { key: 'intercepts', title: 'Intercepts at once', scene: 'surface' },
] as const;

/** Each task force wherever it can be: in fog until it is looked up, and from then on gone from all places but one. */
export function drawCarrierLocation({ taskForces }: CarrierLocation, combat: Combat): Picture {
  const names = [...new Set(taskForces)];
  const createCounter = (taskForce: string, key: string): PictureCounter => {
    const readPresence = readMeasure(combat, 'carriers', taskForce, key);
    const placeMeasures = carrierPlaces.map((place) => readMeasure(combat, 'carriers', taskForce, place.key));
    return {
      ...{
        id: `us.${taskForce}.${key}`,
        shape: 'carrier',
        label: taskForce,
        title: formatTaskForce(taskForce),
        count: 1,
      },
      power: 'us',
      factors: [],
      place: placeAt(taskForces, names.indexOf(taskForce)),
      mark(state) {
        if (readPresence(state) > 0) return {};
        return placeMeasures.some((read) => read(state) > 0) ? { away: 1 } : { isHidden: true };
      },
    };
  };
  return {
    title: 'Where the carriers are',
    sides: [{ side: 'the US' }, { side: 'Japan', about: 'attacks' }],
    rows: carrierPlaces.map(({ key, title, scene }) => ({
      ...{ title, scene },
      zones: [{ counters: names.map((taskForce) => createCounter(taskForce, key)) }, { counters: [] }],
    })),
  };
}

function createSurface(first: readonly PictureCounter[], second: readonly PictureCounter[]): PictureRow {
  return { title: 'On the surface', scene: 'surface', zones: [{ counters: first }, { counters: second }] };
}

function createUnits(
  side: string,
  units: readonly OwnedUnit[],
  nation: string | undefined,
  context: BoardContext,
): readonly PictureCounter[] {
  return withNation(nation, units).flatMap(({ unit, nation: owner }) =>
    takePlace(unit, context) ? [createUnit(side, unit, owner, context)] : [],
  );
}
