/** The counters of a board: ships that can be hit, and squadrons that are counted together. */
import type { Combat, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import {
  readMeasure,
  type Mark,
  type PictureCounter,
  type PictureFactor,
  type PictureShape,
} from '../../../model/picture';
import { placeAt } from '../../../model/place';
import { sumSquadrons } from '../air/squadrons';
import {
  isAirUnit,
  isCapitalShip,
  isLightShips,
  isNavalUnit,
  type AirAttack,
  type AirForce,
  type Header,
  type Side,
  type Unit,
} from '../data';
import { resolveUnits, withNation, type OwnedUnit } from '../force';
import { getFactors } from '../ships/strength';
import { formatType, formatUnit } from '../wording';

/** The combat, and the data that its forces are read from. */
export interface BoardContext {
  readonly combat: Combat;
  readonly header: Header;
  readonly ids: Ids;
  /** Units that are on the board: one that is listed twice is drawn once. */
  readonly placed: Set<Unit>;
}

/** The squadrons of a strike, or of a guard over ships. */
export interface DrawnFlight {
  readonly id: string;
  readonly title: string;
  readonly force: AirForce;
  readonly nation?: string | undefined;
  /** The part of the paths of its measures. */
  readonly path: readonly string[];
  readonly isShield?: boolean;
}

/** @param showsScreen carriers and ships that an order screens stand behind the others */
export function createShips(
  side: Side,
  units: readonly OwnedUnit[],
  screened: readonly string[],
  context: BoardContext,
  showsScreen = false,
): readonly PictureCounter[] {
  return units.flatMap(({ unit, nation }) => {
    if (!isNavalUnit(unit) || !takePlace(unit, context)) return [];
    const isBehind = screened.includes(unit.id) || !(isCapitalShip(unit) || isLightShips(unit));
    return [
      {
        ...createUnit(side, unit, nation, context),
        ...(showsScreen && isBehind && { isScreened: true }),
        mark: createShipMark(unit, nation, context),
      },
    ];
  });
}

/** Whether a unit is not on the board yet; it is from then on. */
export function takePlace(unit: Unit, { placed }: BoardContext): boolean {
  if (placed.has(unit)) return false;
  placed.add(unit);
  return true;
}

/** The counter of a line of units, without what can happen to it. */
export function createUnit(
  side: string,
  unit: Unit,
  nation: string | undefined,
  { header }: BoardContext,
): PictureCounter {
  const name = formatUnit(unit);
  const count = 'count' in unit ? (unit.count ?? 1) : 1;
  return {
    id: `${side}.${unit.id}`,
    shape: shapes[unit.type],
    label: name,
    title: `${name} (${formatType(unit.type).replace(/^an? /, '')})`,
    count,
    ...(nation !== undefined && { power: nation }),
    factors: listFactors(unit, nation, header),
    place: placeAt(unit, 'id'),
  };
}

function listFactors(unit: Unit, nation: string | undefined, header: Header): readonly PictureFactor[] {
  const factors = getFactors(unit, nation, header);
  return factors === undefined || factors === 0 ? [] : [{ sign: 'F', title: 'naval factors', value: String(factors) }];
}

const shapes: Readonly<Record<Unit['type'], PictureShape>> = {
  bb: 'battleship',
  bc: 'battleship',
  pb: 'cruiser',
  cvl: 'carrier',
  cv: 'carrier',
  cvb: 'carrier',
  ca: 'cruiser',
  dd: 'destroyer',
  cve: 'carrier',
  transport: 'transport',
  sub: 'submarine',
  asw: 'destroyer',
  aas: 'bomber',
  nas: 'fighter',
  aaf: 'bomber',
};

/** Ships that are damaged when the combat begins stay marked. Of a line that has lost some, the factors of the others are left. */
function createShipMark(
  unit: Unit,
  nation: string | undefined,
  { combat, header }: BoardContext,
): (state: State) => Mark {
  const [sunk, damaged] = [
    readMeasure(combat, 'ships', unit.id, 'sunk'),
    readMeasure(combat, 'ships', unit.id, 'damaged'),
  ];
  const count = 'count' in unit ? (unit.count ?? 1) : 1;
  const initiallyDamaged = 'damaged' in unit ? Number(unit.damaged ?? 0) : 0;
  const listRemaining = (remaining: number): readonly PictureFactor[] =>
    listFactors({ ...unit, ...('count' in unit && { count: remaining }) }, nation, header);
  return (state) => {
    const lostCount = Math.min(count, sunk(state));
    return {
      lost: lostCount,
      damaged: Math.min(count - lostCount, Math.max(initiallyDamaged, damaged(state))),
      ...(lostCount > 0 && lostCount < count && { factors: listRemaining(count - lostCount) }),
    };
  };
}

/** The squadrons of a flight as one counter: its losses are counted together. */
export function createFlight(side: Side, flight: DrawnFlight, context: BoardContext): readonly PictureCounter[] {
  const { id, title, force, nation, path, isShield } = flight;
  const units = withNation(nation, resolveUnits(force, context.ids)).filter(({ unit }) => isAirUnit(unit));
  const [first] = units;
  if (first === undefined) return [];
  const names = units.map(({ unit }) => formatUnit(unit)).join(', ');
  const count = sumSquadrons(units);
  const readCount = (word: string) => readMeasure(context.combat, 'squadrons', ...path, word);
  const [eliminated, aborted] = [readCount('eliminated'), readCount('aborted')];
  return [
    {
      id: `${side}.${id}`,
      shape: shapes[first.unit.type],
      label: units.length === 1 ? names : title,
      title: `${title === 'strike' ? '' : `${title}: `}squadrons (${names})`,
      count,
      ...(first.nation !== undefined && { power: first.nation }),
      factors: [],
      place: placeAt(first.unit, 'id'),
      ...(isShield === true && { isShield }),
      mark: (state) => ({
        lost: Math.min(count, eliminated(state)),
        away: Math.min(count - Math.min(count, eliminated(state)), aborted(state)),
      }),
    },
  ];
}

/** The cover and the CAP over a group. @param strikes ids of the strikes that meet them, each with measures of its own */
export function createGuards(
  side: Side,
  { cover, cap }: Pick<AirAttack, 'cover' | 'cap'>,
  nation: string | undefined,
  strikes: readonly string[],
  context: BoardContext,
  prefix = '',
): readonly PictureCounter[] {
  return Object.entries({ cover, cap }).flatMap(([kind, force]) => {
    if (force === undefined) return [];
    const title = kind === 'cap' ? 'CAP' : 'cover';
    const flights = (strikes.length === 0 ? [[]] : strikes.map((strike) => [strike])).map((path) =>
      createFlight(
        side,
        { id: `${prefix}${kind}`, title, force, nation, path: [...path, kind], isShield: true },
        context,
      ),
    );
    const [first] = flights[0]!;
    if (first === undefined) return [];
    const marks = flights.flatMap((counters) => counters.map(({ mark }) => mark!));
    return [
      {
        ...first,
        mark: (state: State) =>
          addMarks(
            marks.map((mark) => mark(state)),
            first.count,
          ),
      },
    ];
  });
}

function addMarks(marks: readonly Mark[], count: number): Mark {
  const sum = (key: 'lost' | 'away'): number => marks.reduce((total, mark) => total + (mark[key] ?? 0), 0);
  const lostCount = Math.min(count, sum('lost'));
  return { lost: lostCount, away: Math.min(count - lostCount, sum('away')) };
}
