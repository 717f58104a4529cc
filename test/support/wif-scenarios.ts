/** Random scenarios of wif-ssw that fit the schema, as data and as text. They may break rules. */
import fc from 'fast-check';
import { stringify } from 'yaml';

const weather = fc.constantFrom('fine', 'rain', 'snow', 'storm', 'blizzard');
const power = fc.constantFrom('germany', 'italy', 'us', 'cw', 'free-french');
const numberedSection = fc.constantFrom(0, 1, 2, 3, 4);
const section = fc.constantFrom(0, 1, 2, 3, 4, 'convoy');
const months = fc.constantFrom('jan-feb', 'mar-apr', 'may-jun', 'jul-aug', 'sep-oct', 'nov-dec');
const turn = fc.record({ year: fc.integer({ min: 1939, max: 1945 }), months });
const count = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 50 }) },
);

/** An optional member. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 3 });

/** Most units have no defence factor, because each factor adds a die for each effect, which makes odds slow. */
const defence = fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined, freq: 1 });
const counter = { power: maybe(power), faceUp: maybe(fc.boolean()) };
const ship = { ...counter, count: maybe(count), damaged: maybe(fc.boolean()), antiAir: maybe(fc.nat({ max: 3 })) };
const aircraft = { ...counter, airToSea: fc.nat({ max: 8 }), airToAir: maybe(fc.nat({ max: 8 })) };

const submarine = fc.record({
  type: fc.constant('sub'),
  ...ship,
  section: fc.oneof({ weight: 8, arbitrary: numberedSection }, { weight: 1, arbitrary: section }),
  attack: fc.integer({ min: 1, max: 7 }),
  defence,
  joins: maybe(fc.boolean()),
  milchcow: maybe(fc.boolean()),
});

const surfaceUnit = fc.oneof(
  fc.record({
    type: fc.constant('asw'),
    ...ship,
    section: maybe(section),
    asw: fc.nat({ max: 12 }).map((halves) => halves / 2),
    darkRed: maybe(fc.boolean()),
    convoyPoints: maybe(fc.nat({ max: 2 })),
    defence,
  }),
  fc.record({ type: fc.constant('scs'), ...ship, section: maybe(section), cost1: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    type: fc.constantFrom('cv', 'trs', 'amph'),
    ...ship,
    section: maybe(section),
    cargo: maybe(fc.boolean()),
  }),
);

const plane = fc.oneof(
  fc.record({ type: fc.constant('cvp'), ...aircraft, section: maybe(section), range: fc.nat({ max: 9 }) }),
  fc.record({
    type: fc.constantFrom('nav', 'lnd'),
    ...aircraft,
    section: maybe(section),
    range: maybe(fc.nat({ max: 20 })),
    subHunter: maybe(fc.boolean()),
  }),
  fc.record({ type: fc.constant('ftr'), ...aircraft, section: maybe(section) }),
);

/** Purchases name units by number, which `renameIds` replaces by ids. */
const purchase = fc.oneof(
  fc.record({ buy: fc.constant('combat-type'), type: fc.constantFrom('ssw', 'naval-air', 'surface', 'sub') }),
  fc.record({ buy: fc.constant('avoid') }),
  fc.record({ buy: fc.constantFrom('target', 'include-docked'), unit: fc.nat({ max: 9 }) }),
  fc.record({
    buy: fc.constantFrom('own-column-up', 'enemy-column-down'),
    columns: maybe(fc.integer({ min: 1, max: 3 })),
  }),
);
const purchases = fc.array(purchase, { maxLength: 4 });
/** In strategic submarine warfare purchases may depend on the surprise points. */
const purchasesByPoints = fc.record({
  at: fc.dictionary(fc.constantFrom('1', '4', '6', '12'), purchases, { maxKeys: 3 }),
});
const generateOrders = (surprise: fc.Arbitrary<unknown>) =>
  maybe(
    fc.record({
      surprise: maybe(surprise),
      combatType: maybe(fc.constantFrom('ssw', 'naval-air')),
      losses: maybe(fc.array(fc.nat({ max: 9 }), { maxLength: 3 })),
    }),
  );

const convoyPoints = fc.oneof(
  { weight: 5, arbitrary: fc.nat({ max: 30 }) },
  { weight: 1, arbitrary: fc.nat({ max: 300 }) },
);
const generateUnits = <T>(unit: fc.Arbitrary<T>, maxLength: number) => fc.array(unit, { maxLength });
const mixedUnit = fc.oneof(
  { weight: 3, arbitrary: submarine },
  { weight: 1, arbitrary: surfaceUnit },
  { weight: 1, arbitrary: plane },
);

const engagement = fc.record({
  seaZone: maybe(fc.constantFrom('Bay of Biscay', 'North Sea', 'Denmark Strait')),
  weather,
  subs: fc.record({ power: maybe(power), units: generateUnits(mixedUnit, 4) }),
  convoy: fc.record({
    power: maybe(power),
    convoyPoints: maybe(convoyPoints),
    convoyPointsInZeroSection: maybe(fc.nat({ max: 10 })),
    units: maybe(generateUnits(fc.oneof(surfaceUnit, plane), 4)),
  }),
  interception: maybe(fc.record({ power: maybe(power), units: generateUnits(plane, 2) })),
  orders: maybe(
    fc.record({ subs: generateOrders(fc.oneof(purchases, purchasesByPoints)), convoy: generateOrders(purchases) }),
  ),
  dice: maybe(fc.record({ 'search.subs': fc.integer({ min: 1, max: 10 }), seed: maybe(fc.nat({ max: 99 })) })),
});

const generateNavalSide = (unit: fc.Arbitrary<object>) =>
  fc.record({
    power: maybe(power),
    surprisePoints: maybe(fc.nat({ max: 12 })),
    units: maybe(generateUnits(unit, 4)),
    convoyPoints: maybe(convoyPoints),
    convoyPointsInConvoySection: maybe(convoyPoints),
  });

const navalCombat = fc.record({
  kind: fc.constantFrom('sub', 'sub', 'surface', 'naval-air'),
  weather: maybe(weather),
  attacker: generateNavalSide(mixedUnit),
  defender: generateNavalSide(fc.oneof(surfaceUnit, plane)),
  orders: maybe(fc.record({ attacker: generateOrders(purchases), defender: generateOrders(purchases) })),
});

const options = fc.record({
  torpedoFloorOrder: maybe(fc.constantFrom('floor-first', 'torpedo-first')),
  stormAndBlizzard: maybe(fc.constantFrom('literal', 'crossed')),
  planeSection: maybe(fc.constantFrom('natural-roll', 'improved-roll')),
  emptyConvoy: maybe(fc.constantFrom('no-target', 'one-ship')),
  aswConvoyPoints: maybe(fc.constantFrom('not-counted', 'counted')),
  rounding: maybe(fc.constantFrom('nearest', 'down', 'up')),
  avoidCombat: maybe(fc.constantFrom('allowed', 'barred')),
  boughtNavalAir: maybe(fc.constantFrom('needs-aircraft', 'free')),
  boughtVictim: maybe(fc.constantFrom('replaces-convoy', 'additional')),
  searchTotals: maybe(fc.constantFrom('unlimited', 'limited')),
  columnShiftPrice: maybe(fc.integer({ min: 1, max: 3 })),
  faceDownEscorts: maybe(fc.constantFrom('fight', 'do-not-fight')),
  dockedPairAttacks: maybe(fc.constantFrom('no', 'yes')),
  aswUnitsInSubCombat: maybe(fc.constantFrom('before-only', 'before-and-during')),
  subCombatElsewhere: maybe(fc.constantFrom('no-targets', 'targets')),
  navalAirPicks: maybe(fc.constantFrom('alternate', 'owner')),
  convoyEffects: maybe(fc.record({ aborted: fc.constantFrom('lost', 'repair', 'port') })),
});

const antiAircraft = fc.record({
  factors: fc.constant([1, 3]),
  results: fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 9 })), { minLength: 10, maxLength: 10 }),
});

const powers = fc.record({
  germany: maybe(fc.record({ side: fc.constant('axis'), action: maybe(fc.constantFrom('naval', 'land', 'pass')) })),
  italy: fc.record({ side: fc.constant('axis') }),
  us: fc.record({ side: fc.constant('allied'), action: maybe(fc.constant('combined')), atWarSince: maybe(turn) }),
  cw: fc.record({ side: fc.constantFrom('allied', 'neutral') }),
  'free-french': fc.record({ side: fc.constant('allied') }),
});

const scenario = fc.record({
  turn: maybe(turn),
  impulse: maybe(fc.integer({ min: 1, max: 20 })),
  phasingSide: maybe(fc.constantFrom('axis', 'allied')),
  powers,
  options: maybe(options),
  tables: fc.option(fc.record({ antiAircraft }), { nil: undefined, freq: 5 }),
  engagements: fc.array(engagement, { minLength: 1, maxLength: 1 }),
  navalCombats: fc.array(navalCombat, { maxLength: 1 }),
});

/** A random scenario. */
export interface RandomScenario {
  readonly data: object;
  readonly text: string;
}

/** Scenarios of one engagement and at most one naval combat, in block style or with a line for each member. */
export const wifScenarios: fc.Arbitrary<RandomScenario> = fc.tuple(scenario, fc.boolean()).map(([drawn, block]) => {
  const data = withIds({ ruleset: 'wif-ssw', ...drawn });
  return { data, text: block ? stringify(data) : writeLineByLine(data) };
});

/** Removes absent members, gives units and combats ids, puts planes on a carrier if there is one, and replaces numbers of units by ids. */
function withIds(drawn: object): object {
  const data = structuredClone(JSON.parse(JSON.stringify(drawn))) as Record<string, Combat[]>;
  const combats = [...(data['engagements'] ?? []), ...(data['navalCombats'] ?? [])];
  combats.forEach((combat, index) => (combat.id = `combat-${index + 1}`));
  const all = combats.flatMap(listUnits);
  all.forEach((unit, index) => (unit.id = `${unit.type}-${index + 1}`));
  const carrier = all.find(({ type }) => type === 'cv');
  for (const unit of all) if (carrier && unit.type === 'cvp') unit.on = carrier.id;
  for (const combat of combats) {
    for (const side of Object.values(combat.orders ?? {})) nameUnits(side, all);
  }
  if (data['powers'] && !('germany' in data['powers'])) Object.assign(data['powers'], { germany: { side: 'axis' } });
  return data;
}

interface Combat extends Record<string, unknown> {
  id?: string;
  orders?: Record<string, SideOrders>;
}
type LoosePurchase = { unit?: number | string };
interface SideOrders {
  surprise?: LoosePurchase[] | { at: Record<string, LoosePurchase[]> };
  losses?: (number | string)[];
}
type LooseUnit = Record<string, unknown> & { id?: string; type: string };

function listUnits(combat: Combat): LooseUnit[] {
  const groups = ['subs', 'convoy', 'interception', 'attacker', 'defender'].map((key) => combat[key]);
  return groups.flatMap((group) => (group as { units?: LooseUnit[] } | undefined)?.units ?? []);
}

function nameUnits(side: SideOrders, all: readonly LooseUnit[]): void {
  const getName = (number: number | string): string | undefined => all[Number(number) % all.length]?.id;
  side.losses = side.losses?.flatMap((number) => getName(number) ?? []);
  const withNames = (purchases: LoosePurchase[]): LoosePurchase[] =>
    purchases.filter((bought) => {
      if (bought.unit === undefined) return true;
      const name = getName(bought.unit);
      if (name !== undefined) bought.unit = name;
      return name !== undefined;
    });
  const { surprise } = side;
  if (surprise === undefined) return;
  side.surprise = Array.isArray(surprise)
    ? withNames(surprise)
    : { at: Object.fromEntries(Object.entries(surprise.at).map(([from, list]) => [from, withNames(list)])) };
}

function writeLineByLine(data: object): string {
  return Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
}
