/** Random combats of A World at War with orders. */
import type { Data, Draw } from './draw';

export const oneFactorTypes = ['dd', 'cve', 'transport'];
export const lightTypes = ['ca', ...oneFactorTypes];

type Group = Data & { units: Data[] };

/** Ships of a side, with ids such as `a-bb-0`. @param types a type for each ship that may be chosen: twice for at most two of them */
function createShips(draw: Draw, role: string, types: readonly string[]): Group {
  const units = draw.shuffle(types).slice(0, 1 + draw.below(4));
  return {
    nation: role === 'a' ? 'germany' : 'britain',
    units: units.map((type, index): Data => {
      const isCapital = type === 'bb' || type === 'bc';
      return {
        id: `${role}-${type}-${index}`,
        type,
        ...(isCapital && { size: 2 + draw.below(4), speed: draw.pick(['fast', 'slow']) }),
        ...(isCapital && draw.below(4) === 0 && draw.pick([{ hits: 1 }, { damaged: true }])),
        ...(type === 'cvl' && { speed: 'fast' }),
        ...(lightTypes.includes(type) && { count: 1 + draw.below(5) }),
      };
    }),
  };
}

const fleetTypes = ['bb', 'bb', 'bc', 'ca', 'dd', 'cve', 'transport', 'cvl'];

function createFleet(draw: Draw, role: string): Group {
  const group = createShips(draw, role, fleetTypes);
  const screened = group.units.flatMap(({ id, type }) =>
    type === 'cvl' || type === 'cve' || type === 'transport' || draw.below(5) === 0 ? [id] : [],
  );
  return { ...group, screened };
}

function createFire(draw: Draw, attacker: Group, defender: Group): Data[] {
  const fire = draw.shuffle(
    [[attacker, defender] as const, [defender, attacker] as const].flatMap(([group, enemy]) =>
      draw.some([...group.units, ...group.units]).map(({ id, type }) => ({
        by: String(id),
        at: draw.pick(enemy.units)['id'],
        ...(['ca', 'dd'].includes(type as string) && draw.below(2) === 0 && { factors: 1 + draw.below(4) }),
      })),
    ),
  );
  // Light ships fire as one: a second order at the same target adds nothing.
  const isLightOrder = ({ by }: Data): boolean => /-(ca|dd)-/.test(String(by));
  return fire.filter(
    (order, index) =>
      !isLightOrder(order) ||
      fire.findIndex(
        (other) => isLightOrder(other) && other.at === order.at && other.by.charAt(0) === order.by.charAt(0),
      ) === index,
  );
}

const nations = { germany: { side: 'axis' }, britain: { side: 'allied' } };

/** Often, an order of the types that are lost first. */
function orderFirstLost(draw: Draw): Data {
  return draw.below(2) === 0 ? {} : { firstLost: draw.shuffle(oneFactorTypes).slice(0, 1 + draw.below(3)) };
}

export function createFleetCombat(draw: Draw): Data {
  const [attacker, defender] = [createFleet(draw, 'a'), createFleet(draw, 'd')];
  const orders = { fire: createFire(draw, attacker, defender), ...orderFirstLost(draw) };
  return { ruleset: 'awaw', nations, fleetCombats: [{ id: 'combat', attacker, defender, orders }] };
}

/** Ships of a harbor or an attacked group: often light ones, so that there is something to order. */
function createVictims(draw: Draw): Group {
  return createShips(draw, 'd', ['bb', 'bc', 'cvl', 'ca', 'dd', 'cve', 'transport', 'dd', 'transport']);
}

/** Some targets in random order: each named ship alone, and the light ships together. */
function createTargets(draw: Draw, { units }: Group): string[][] {
  const isLight = ({ type }: Data): boolean => lightTypes.includes(type as string);
  const light = units.filter(isLight).map(({ id }) => String(id));
  return draw.some(
    draw.shuffle([
      ...units.filter((unit) => !isLight(unit)).map(({ id }) => [String(id)]),
      ...(light.length > 0 ? [light] : []),
    ]),
  );
}

export function createSingleAttack(draw: Draw): Data {
  const defender = createVictims(draw);
  const targets = createTargets(draw, defender).map(([id]) => id!);
  const attacker = { nation: 'germany', units: [{ id: 'subs', type: 'sub', count: 1 + draw.below(4) }] };
  const attack = {
    id: 'attack',
    attacker,
    defender,
    orders: orderFirstLost(draw),
    ...(targets.length > 0 && { targets }),
  };
  return { ruleset: 'awaw', nations, [draw.pick(['submarineAttacks', 'harborAttacks'])]: [attack] };
}

function createStrike(draw: Draw, nation: string, group: Group): Data {
  const squadrons = 1 + draw.below(5);
  const targets = createTargets(draw, group).map((ships) => ({ ships, squadrons: 1 + draw.below(squadrons) }));
  // Together the targets get no more squadrons than the strike has.
  let spare = squadrons;
  const allotted = targets.filter((target) => (spare -= target.squadrons) >= 0);
  return {
    attacker: { nation, units: [{ id: `${nation}-air`, type: 'nas', squadrons }] },
    ...(allotted.length > 0 && { targets: allotted }),
  };
}

export function createAirAttack(draw: Draw): Data {
  const defender = createVictims(draw);
  const attack = {
    id: 'attack',
    where: draw.pick(['at-sea', 'in-port']),
    airDefenseLevel: draw.below(4),
    ...createStrike(draw, 'germany', defender),
    defender,
    orders: orderFirstLost(draw),
  };
  return { ruleset: 'awaw', nations, airAttacks: [attack] };
}

export function createRound(draw: Draw): Data {
  const [attacker, defender] = [createFleet(draw, 'a'), createFleet(draw, 'd')];
  const createSide = ({ nation, ...group }: Group): Data => ({
    nation,
    search: { squadrons: draw.below(5) },
    groups: [{ number: 1, airDefenseLevel: draw.below(4), ...group }],
  });
  const strikes = draw.some([{ id: 'strike', by: 'attacker', group: 1, ...createStrike(draw, 'germany', defender) }]);
  const orders = {
    ...(draw.below(2) === 0 && { fire: createFire(draw, attacker, defender) }),
    ...orderFirstLost(draw),
  };
  const subs = { nation: 'germany', units: [{ id: 'subs', type: 'sub', count: 1 + draw.below(3) }] };
  const submarineAttacks = draw.some([{ id: 'wolves', by: 'attacker', group: 1, attacker: subs }]);
  return {
    ruleset: 'awaw',
    nations,
    navalRounds: [
      {
        id: 'round',
        number: 1,
        attacker: createSide(attacker),
        defender: createSide(defender),
        ...(strikes.length > 0 && { strikes }),
        ...(submarineAttacks.length > 0 && { submarineAttacks }),
        fleetCombats: draw.some([{ id: 'line', attacker: 1, defender: 1, orders }]),
        orders: orderFirstLost(draw),
      },
    ],
  };
}
