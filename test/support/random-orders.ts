/** Random sensible combats of each game with orders, most of which have something to decide. */
import { createStream, createUniformGenerator } from '../../server/src/dice/stream';

export type Data = Record<string, unknown>;

/** Draws from a seed. */
class Draw {
  readonly #next: () => number;
  constructor(seed: number) {
    this.#next = createUniformGenerator(createStream(seed));
  }
  below(limit: number): number {
    return Math.floor(this.#next() * limit);
  }
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }
  some<T>(items: readonly T[]): T[] {
    return items.filter(() => this.below(2) === 0);
  }
  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, by: this.#next() }))
      .toSorted((a, b) => a.by - b.by)
      .map(({ item }) => item);
  }
}

const leave = ['never', 'always', 'no-target-left', 'enemy-has-aircraft', 'enemy-has-destroyer'];

/** Scenarios of each game by seed. */
export const orderedScenarios = {
  aare: (seed: number) => createSeaBattle('aare', new Draw(seed)),
  'aa-depth': (seed: number) => createSeaBattle('aa-depth', new Draw(seed)),
  awaw: (seed: number) => createFleetCombat(new Draw(seed)),
  'wif-ssw': (seed: number) => createEngagement(new Draw(seed)),
} as const satisfies Record<string, (seed: number) => Data>;

/** The values that an order may have, by its key or the key of its owner; without one, the order as it is. */
export function listAlternatives(path: readonly string[], value: unknown, data: Data): readonly unknown[] {
  const key = path.at(-1);
  if (key === 'elect') return ['never', 'always'].map((when) => ({ when }));
  if (['submerge', 'dive'].includes(key!)) return leave.map((when) => ({ when }));
  if (key === 'search') return [true, false];
  if (key === 'combatType') return ['ssw', 'naval-air'];
  if (key === 'afterRound') return [1, 2, 3];
  if (key === 'fewerThan') return [2, 4, 6, 9];
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return [items.toReversed(), ...items.map((item) => [item])];
  }
  if (path.includes('fire')) {
    const [combat] = data['fleetCombats'] as [Record<'attacker' | 'defender', { units: Data[] }>];
    const ships = [...combat.attacker.units, ...combat.defender.units];
    const { at, by } = value as Data;
    const { fire } = (data['fleetCombats'] as [{ orders: { fire: Data[] } }])[0].orders;
    // Light ships fire as one, and are one target.
    const ordered = fire
      .filter((order) => String(order['by']).charAt(0) === String(by).charAt(0))
      .map((order) => order['at']);
    const target = ships.find(({ id }) => id === at)!;
    const isLight = ({ type }: Data): boolean => type === 'ca' || type === 'dd' || type === 'transport';
    return ships
      .filter((ship) => !ordered.includes(ship['id']) && ship !== target && !(isLight(ship) && isLight(target)))
      .map(({ id }) => ({ ...(value as Data), at: id }));
  }
  return [];
}

function createSeaBattle(ruleset: 'aare' | 'aa-depth', draw: Draw): Data {
  const depths = ['surfaced', 'periscope', 'submerged', 'silent'];
  const types = ['sub', 'dd', 'ftr', 'trn', 'ac', 'bb'];
  const createSide = (role: 'attacker' | 'defender', power: string): Data => {
    const units = draw
      .shuffle(types)
      .slice(0, 2 + draw.below(3))
      .map((type): Data => ({
        id: `${role}-${type}`,
        type,
        count: 1 + draw.below(2),
        ...(type === 'sub' &&
          ruleset === 'aa-depth' &&
          role === 'defender' &&
          draw.below(2) === 0 && { depth: draw.pick(depths) }),
      }));
    const present = units.map(({ type }) => type as string);
    const leaving = (): Data => ({
      ...(draw.below(2) === 0 && { when: draw.pick(leave) }),
      ...(draw.below(2) === 0 && { groups: { [`${role}-sub`]: draw.pick(leave) } }),
    });
    const electing = (): Data => ({ when: draw.pick(['never', 'always']) });
    const orders: Data = {
      ...(draw.below(2) === 0 && { losses: draw.shuffle(draw.below(4) === 0 ? types : present) }),
      ...(draw.below(2) === 0 && { submerge: leaving() }),
      ...((ruleset === 'aare' || role === 'defender') && draw.below(2) === 0 && { dive: leaving() }),
      ...(ruleset === 'aa-depth' && role === 'defender' && draw.below(2) === 0 && { elect: electing() }),
      ...(ruleset === 'aa-depth' && role === 'attacker' && draw.below(3) === 0 && { search: draw.below(2) === 0 }),
      ...(role === 'attacker' &&
        draw.below(2) === 0 && {
          retreat: {
            ...(draw.below(2) === 0 && { afterRound: 2 + draw.below(2) }),
            ...(draw.below(2) === 0 && { fewerThan: 2 + draw.below(3) }),
          },
        }),
    };
    return { power, units, orders };
  };
  return {
    ruleset,
    powers: { germany: { side: 'axis' }, uk: { side: 'allies' } },
    seaBattles: [{ id: 'battle', attacker: createSide('attacker', 'germany'), defender: createSide('defender', 'uk') }],
  };
}

function createFleetCombat(draw: Draw): Data {
  const createGroup = (role: string): Data & { units: Data[] } => {
    const units = draw.shuffle(['bb', 'bb', 'bc', 'ca', 'dd', 'transport', 'cvl']).slice(0, 1 + draw.below(4));
    const numbered = units.map((type, index): Data => {
      const isCapital = type === 'bb' || type === 'bc';
      return {
        id: `${role}-${type}-${index}`,
        type,
        ...(isCapital && { size: 2 + draw.below(4), speed: draw.pick(['fast', 'slow']) }),
        ...(isCapital && draw.below(4) === 0 && draw.pick([{ hits: 1 }, { damaged: true }])),
        ...(type === 'cvl' && { speed: 'fast' }),
        ...(['ca', 'dd', 'transport'].includes(type) && { count: 1 + draw.below(5) }),
      };
    });
    const screened = numbered.flatMap(({ id, type }) =>
      type === 'cvl' || type === 'transport' || draw.below(5) === 0 ? [id] : [],
    );
    return { nation: role === 'a' ? 'germany' : 'britain', units: numbered, screened };
  };
  const [attacker, defender] = [createGroup('a'), createGroup('d')];
  const fire = draw.shuffle(
    [[attacker, defender] as const, [defender, attacker] as const].flatMap(([own, enemy]) =>
      draw.some([...own.units, ...own.units]).map(({ id, type }) => ({
        by: String(id),
        at: draw.pick(enemy.units)['id'],
        ...(['ca', 'dd'].includes(type as string) && draw.below(2) === 0 && { factors: 1 + draw.below(4) }),
      })),
    ),
  );
  // Light ships fire as one: a second order at the same target adds nothing.
  const isLightOrder = ({ by }: Data): boolean => /-(ca|dd)-/.test(String(by));
  const distinct = fire.filter(
    (order, index) =>
      !isLightOrder(order) ||
      fire.findIndex(
        (other) => isLightOrder(other) && other.at === order.at && other.by.charAt(0) === order.by.charAt(0),
      ) === index,
  );
  return {
    ruleset: 'awaw',
    nations: { germany: { side: 'axis' }, britain: { side: 'allied' } },
    fleetCombats: [{ id: 'combat', attacker, defender, orders: { fire: distinct } }],
  };
}

function createEngagement(draw: Draw): Data {
  const subs = [1, 2, 3].slice(0, 1 + draw.below(3)).map((index) => ({
    id: `sub-${index}`,
    type: 'sub',
    section: draw.pick([0, 1, 2, 3, 4]),
    attack: 2 + draw.below(4),
    defence: 1 + draw.below(4),
  }));
  const convoy = draw.some([
    { id: 'escort-1', type: 'asw', asw: 3, defence: 3 },
    { id: 'escort-2', type: 'asw', asw: 5, defence: 2 },
    { id: 'plane', type: 'nav', airToSea: 3, range: 9, section: 'convoy' },
  ]);
  const ids = { subs: subs.map(({ id }) => id), convoy: convoy.map(({ id }) => id) };
  const buy = (enemy: readonly string[]): Data[] =>
    draw.some<Data>([
      { buy: 'own-column-up' },
      { buy: 'enemy-column-down' },
      { buy: 'avoid' },
      { buy: 'combat-type', type: draw.pick(['ssw', 'naval-air']) },
      ...(enemy.length > 0 ? [{ buy: 'target', unit: draw.pick(enemy) }] : []),
    ]);
  const decide = (own: readonly string[], enemy: readonly string[]): Data => ({
    ...(draw.below(2) === 0 && { surprise: buy(enemy) }),
    ...(draw.below(3) === 0 && { combatType: draw.pick(['ssw', 'naval-air']) }),
    ...(own.length > 0 && draw.below(2) === 0 && { losses: draw.shuffle(own).slice(0, 1 + draw.below(own.length)) }),
  });
  return {
    ruleset: 'wif-ssw',
    turn: { year: 1942, months: 'mar-apr' },
    powers: { germany: { side: 'axis' }, cw: { side: 'allied' } },
    engagements: [
      {
        id: 'engagement',
        weather: draw.pick(['fine', 'rain']),
        subs: { power: 'germany', units: subs },
        convoy: { power: 'cw', convoyPoints: 5, units: convoy },
        orders: { subs: decide(ids.subs, ids.convoy), convoy: decide(ids.convoy, ids.subs) },
      },
    ],
  };
}
