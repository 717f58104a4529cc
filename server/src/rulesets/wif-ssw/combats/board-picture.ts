/** The sea box of a combat: its sections as shelves, with the counters of both sides and the convoy points on them. */
import type { State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type {
  Mark,
  Picture,
  PictureCounter,
  PictureFactor,
  PictureRow,
  PictureShape,
  PictureSide,
} from '../../../model/picture';
import { placeAt } from '../../../model/place';
import { formatSigned, pluralize } from '../../../model/wording';
import { computeAswValue } from '../asw/asw-value';
import { listAttackValues } from '../attack/submarine-factors';
import { isAircraft, isSub, type Engagement, type Header, type NavalCombat, type Section, type Unit } from '../data';
import { getParticipation } from '../initiation/participants';
import { listIncluded } from '../naval-combat/ships';
import { searchDice } from '../search/numbers';
import { computeSearch } from '../search/search';
import { getCount, getOwner } from '../units';
import { formatUnitKind, formatZone } from '../wording';
import type { Board } from './board';
import { effects } from './effects';
import { createSswCombat } from './ssw';
import { createSubCombat } from './sub-combat';

type Side = 'subs' | 'convoy';

/** A unit in its section of the box. */
interface BoxedUnit {
  readonly unit: Unit;
  readonly owner: string | undefined;
  readonly section: Section;
  /** The attack of a submarine in this combat, with its modifiers; by default the printed one. */
  readonly attack?: number;
  /** Why the unit takes no part. */
  readonly idle?: string;
}

interface SeaBox {
  readonly header: Header;
  readonly board: Board;
  readonly units: Readonly<Record<Side, readonly BoxedUnit[]>>;
  /** Convoy points without a counter, by section. */
  readonly points: readonly { readonly section: Section; readonly counter: PictureCounter }[];
}

const sections: readonly Section[] = [4, 3, 2, 1, 0, 'convoy'];

/** The sea box of strategic submarine warfare. */
export function drawEngagement(engagement: Engagement, header: Header): Picture {
  const { subs, convoy, interception, weather } = engagement;
  const units = [...subs.units, ...(convoy.units ?? []), ...(interception?.units ?? [])];
  const { combat, board } = createSswCombat(engagement, header, { ids: collectIds(units) });
  const attacks = new Map<Unit, number>(
    listAttackValues(engagement, header).map(({ unit, value }) => [unit, value.total]),
  );
  const createBoxedUnit = (unit: Unit, owner: string | undefined): BoxedUnit => ({
    unit,
    owner,
    section: unit.section ?? 'convoy',
    ...(attacks.has(unit) && { attack: attacks.get(unit)! }),
    ...(isSub(unit) && explainIdle(unit, engagement, header)),
  });
  return {
    title: `The sea box of ${formatZone(engagement)}`,
    sides: [
      { side: 'subs', about: formatSearch(computeSearch('subs', engagement, header, undefined).total) },
      { side: 'convoy', about: formatSearch(computeSearch('convoy', engagement, header, undefined).total) },
    ],
    rows: createRows({
      header,
      board,
      units: {
        subs: subs.units.map((unit) => createBoxedUnit(unit, getOwner(unit, subs))),
        convoy: [convoy, ...(interception ? [interception] : [])].flatMap((group) =>
          (group.units ?? []).map((unit) => createBoxedUnit(unit, getOwner(unit, group))),
        ),
      },
      points: createPoints(convoy, board, [
        { section: 'convoy', key: 'convoyPoints' },
        { section: 0, key: 'convoyPointsInZeroSection', idle: 'it is not in the Convoy Section' },
      ]),
    }),
    notes: [`Weather: ${weather}`],
    combat,
  };
}

/** The sea box of a submarine combat. */
export function drawSubCombat(combat: NavalCombat, header: Header, ids: Ids): Picture {
  const { attacker, defender, weather } = combat;
  const units = { subs: listIncluded(attacker, ids), convoy: listIncluded(defender, ids) };
  const all = [...units.subs, ...units.convoy].map(({ unit }) => unit);
  const { combat: markedCombat, board } = createSubCombat(combat, header, ids, { ids: collectIds(all) });
  const createPointsSide = (side: Side, pointsSpent: number): PictureSide => ({
    side,
    ...(pointsSpent > 0 && { about: pluralize(pointsSpent, 'surprise point') }),
  });
  return {
    title: `The sea box of ${formatZone(combat)}`,
    sides: [
      createPointsSide('subs', attacker.surprisePoints ?? 0),
      createPointsSide('convoy', defender.surprisePoints ?? 0),
    ],
    rows: createRows({
      header,
      board,
      units,
      points: createPoints(defender, board, [
        { section: 0, key: 'convoyPoints' },
        { section: 'convoy', key: 'convoyPointsInConvoySection', idle: 'it is in the Convoy Section' },
      ]),
    }),
    notes: weather === undefined ? [] : [`Weather: ${weather}`],
    combat: markedCombat,
  };
}

function collectIds(units: readonly Unit[]): ReadonlySet<string> {
  return new Set(units.map(({ id }) => id));
}

/** Empty sections are drawn too: the box is the same in each combat. */
function createRows(box: SeaBox): readonly PictureRow[] {
  return sections.map((section) => {
    const createZone = (side: Side) => ({
      counters: [
        ...box.units[side].filter((boxed) => boxed.section === section).map((boxed) => createCounter(side, boxed, box)),
        ...(side === 'convoy'
          ? box.points.filter((points) => points.section === section).map(({ counter }) => counter)
          : []),
      ],
    });
    return {
      title: section === 'convoy' ? 'Convoy Section' : `Section ${section}`,
      scene: section === 'convoy' ? 'convoy' : 'surface',
      zones: [createZone('subs'), createZone('convoy')],
    };
  });
}

function createCounter(side: Side, boxed: BoxedUnit, { header, board }: SeaBox): PictureCounter {
  const { unit, owner, idle } = boxed;
  return {
    id: `${side}.${unit.id}`,
    shape: shapes[unit.type],
    label: unit.id,
    // Without the article of `a submarine`.
    title: `${unit.id} (${formatUnitKind(unit).replace(/^an? /, '')})`,
    count: getCount(unit),
    ...(owner !== undefined && { power: owner }),
    factors: listFactors(side, boxed, header),
    place: placeAt(unit, 'id'),
    ...(idle !== undefined && { idle }),
    mark: createMark(unit, board),
  };
}

const shapes: Readonly<Record<Unit['type'], PictureShape>> = {
  sub: 'submarine',
  asw: 'destroyer',
  scs: 'cruiser',
  cv: 'carrier',
  trs: 'transport',
  amph: 'transport',
  cvp: 'fighter',
  ftr: 'fighter',
  nav: 'bomber',
  lnd: 'bomber',
};

function listFactors(side: Side, { unit, owner, attack }: BoxedUnit, header: Header): readonly PictureFactor[] {
  if (isSub(unit)) return [{ sign: 'A', title: 'attack', value: String(attack ?? unit.attack) }];
  const asw = computeAswValue(unit, owner, header).total;
  return [
    ...(isAircraft(unit) ? [{ sign: 'N', title: 'air-to-sea', value: String(unit.airToSea) }] : []),
    ...(side === 'convoy' && asw > 0 ? [{ sign: 'S', title: 'ASW', value: String(asw) }] : []),
    ...(unit.type === 'asw' && (unit.convoyPoints ?? 0) > 0
      ? [{ sign: 'C', title: 'convoy points', value: String(unit.convoyPoints) }]
      : []),
  ];
}

function createMark(unit: Unit, { trackedHits, trackedDamaged }: Board): (state: State) => Mark {
  const hitCounter = trackedHits.get(unit.id);
  const damagedCounter = trackedDamaged.get(unit.id);
  const damagedAtStart = 'damaged' in unit && unit.damaged === true ? getCount(unit) : 0;
  return (state) => {
    const lostCount = hitCounter === undefined ? 0 : state[hitCounter]!;
    return {
      lost: lostCount,
      damaged: Math.max(
        0,
        Math.min(
          getCount(unit) - lostCount,
          damagedAtStart + (damagedCounter === undefined ? 0 : state[damagedCounter]!),
        ),
      ),
    };
  };
}

interface StatedPoints<Key extends string> {
  readonly section: Section;
  /** The member of the group that states them. */
  readonly key: Key;
  /** Why they cannot be hit. */
  readonly idle?: string;
}

/** Counters for the convoy points that a group states. */
function createPoints<Key extends string>(
  group: { readonly power?: string } & { readonly [K in Key]?: number },
  board: Board,
  statedPoints: readonly StatedPoints<Key>[],
): SeaBox['points'] {
  return statedPoints.flatMap(({ section, key, idle }) => {
    const count = group[key] ?? 0;
    if (count === 0) return [];
    const counter: PictureCounter = {
      id: `convoy.${key}`,
      shape: 'transport',
      label: 'convoy',
      title: count === 1 ? 'convoy point' : 'convoy points',
      count,
      factors: [],
      place: { owner: group, key },
      ...(group.power !== undefined && { power: group.power }),
      ...(idle === undefined
        ? { mark: (state: State) => ({ lost: Math.min(count, countConvoyHits(board, state)) }) }
        : { idle }),
    };
    return [{ section, counter }];
  });
}

function countConvoyHits({ tally }: Board, state: State): number {
  return effects.reduce((sum, effect) => sum + state[tally.convoyPoints[effect]]!, 0);
}

function explainIdle(unit: Unit, engagement: Engagement, header: Header): { readonly idle?: string } {
  if (!isSub(unit)) return {};
  const participation = getParticipation(unit, engagement, header);
  return participation.takesPart ? {} : { idle: participation.why };
}

function formatSearch(modifier: number): string {
  return `search d${searchDice.sides}${modifier === 0 ? '' : ` ${formatSigned(modifier)}`}`;
}
