/** Random sea battles, bombardments and raids with orders. */
import type { Data, Draw } from './draw';

export const leaveConditions = ['never', 'always', 'no-target-left', 'enemy-has-aircraft', 'enemy-has-destroyer'];

export function createSeaBattle(ruleset: 'aare' | 'aa-depth', draw: Draw): Data {
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
    const presentTypes = units.map(({ type }) => type as string);
    const createLeaveOrder = (): Data => ({
      ...(draw.below(2) === 0 && { when: draw.pick(leaveConditions) }),
      ...(draw.below(2) === 0 && { groups: { [`${role}-sub`]: draw.pick(leaveConditions) } }),
    });
    const createElectOrder = (): Data => ({ when: draw.pick(['never', 'always']) });
    const orders: Data = {
      ...(draw.below(2) === 0 && { losses: draw.shuffle(draw.below(4) === 0 ? types : presentTypes) }),
      ...(draw.below(2) === 0 && { submerge: createLeaveOrder() }),
      ...((ruleset === 'aare' || role === 'defender') && draw.below(2) === 0 && { dive: createLeaveOrder() }),
      ...(ruleset === 'aa-depth' && role === 'defender' && draw.below(2) === 0 && { elect: createElectOrder() }),
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

export function createBombardment(draw: Draw): Data {
  const types = ['inf', 'art', 'arm', 'ftr', 'bmbr'];
  const presentTypes = draw.shuffle(types).slice(0, 1 + draw.below(4));
  const losses = draw.shuffle(draw.below(4) === 0 ? types : presentTypes);
  return {
    ruleset: 'aare',
    powers: { germany: { side: 'axis' }, uk: { side: 'allies', technologies: ['combined-arms'] } },
    bombardments: [
      {
        id: 'shore',
        territory: 'Norway',
        attacker: { power: 'uk', units: { bb: 1 + draw.below(2), dd: draw.below(3) } },
        defender: {
          power: 'germany',
          units: Object.fromEntries(presentTypes.map((type) => [type, 1 + draw.below(2)])),
          orders: { ...(draw.below(4) > 0 && { losses: losses.slice(0, 1 + draw.below(losses.length)) }) },
        },
        seaCombat: draw.below(8) === 0,
      },
    ],
  };
}

export function createRaid(draw: Draw): Data {
  return {
    ruleset: 'aare',
    powers: {
      germany: { side: 'axis', ...(draw.below(5) > 0 && { technologies: ['jet-fighters'] }) },
      uk: { side: 'allies', technologies: ['rockets', 'long-range-aircraft'] },
    },
    strategicBombingRaids: [
      {
        id: 'raid',
        territory: 'Germany',
        value: 1 + draw.below(10),
        attacker: { power: 'uk', bombers: draw.below(4), escorts: draw.below(3) },
        ...(draw.below(4) > 0 && { rocket: { from: 'Algeria', range: 2 } }),
        defender: { power: 'germany', fighters: draw.below(4), antiAircraft: { guns: draw.below(2) } },
        orders: { ...(draw.below(4) > 0 && { firstLost: draw.pick(['rocket', 'bombers']) }) },
      },
    ],
  };
}
