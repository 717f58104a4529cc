/** Random scenarios whose combats use units of one order of battle. */
import fc from 'fast-check';
import { stringify } from 'yaml';

const generateCount = (max: number) => fc.integer({ min: 1, max });

/** Some of the lines of a force, each with at most its count. */
const pickLines = <Line extends { readonly id: string; readonly count: number }>(lines: readonly Line[]) =>
  fc
    .subarray([...lines], { minLength: 1 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ id, count: all }) =>
          generateCount(all).map((drawnCount) => ({ unit: id, count: drawnCount })),
        ),
      ),
    );

const wolves = [
  { id: 'lohs', count: 4 },
  { id: 'hecht', count: 1 },
];
const escorts = [
  { id: 'escort-group', count: 2 },
  { id: 'support-group', count: 1 },
];

const engagement = fc.record({
  impulse: fc.integer({ min: 1, max: 3 }),
  subs: pickLines(wolves),
  convoyPoints: generateCount(12),
  escorts: pickLines(escorts),
});

const wif = fc
  .record({ engagements: fc.array(engagement, { minLength: 2, maxLength: 4 }), naval: fc.option(pickLines(wolves)) })
  .map(({ engagements, naval }) => ({
    ruleset: 'wif-ssw',
    turn: { year: 1941, months: 'jan-feb' },
    powers: {
      germany: { side: 'axis', action: 'naval', atWarWith: ['cw'] },
      cw: { side: 'allied', action: 'combined' },
    },
    forces: [
      { power: 'germany', units: wolves.map((line) => ({ ...line, type: 'sub', attack: 3, section: 3 })) },
      {
        power: 'cw',
        units: escorts.map((line) => ({ ...line, type: 'asw', asw: 2 })),
        convoys: [{ id: 'sc-100', convoyPoints: 12 }],
      },
    ],
    engagements: engagements.map(({ impulse, subs, convoyPoints, escorts: units }, index) => ({
      ...{ id: `engagement-${index}`, seaZone: 'Bay of Biscay', impulse, weather: 'fine' },
      subs: { power: 'germany', units: subs },
      convoy: { from: 'sc-100', convoyPoints, units },
    })),
    ...(naval && {
      navalCombats: [
        {
          ...{ id: 'naval', seaZone: 'Bay of Biscay', impulse: 3, kind: 'sub' },
          attacker: { power: 'germany', units: naval },
          defender: { power: 'cw', convoyPoints: 6, units: escorts.map(({ id }) => ({ unit: id, section: 0 })) },
        },
      ],
    }),
  }));

const fleet = { dd: 3, ac: 1, ftr: 2, sub: 2 };
const fleetCounts = fc.record(
  { dd: generateCount(3), ac: generateCount(1), ftr: generateCount(2), sub: generateCount(2) },
  { requiredKeys: ['dd'], noNullPrototype: true },
);

/** Battles in which a fleet attacks or defends. */
const generateBattles = (ruleset: string) =>
  fc
    .array(fc.record({ units: fleetCounts, enemy: generateCount(4), attacks: fc.boolean() }), {
      minLength: 2,
      maxLength: 4,
    })
    .map((all) => ({
      ruleset,
      powers: { germany: { side: 'axis' }, uk: { side: 'allies' } },
      forces: [{ id: 'home-fleet', power: 'uk', units: fleet }],
      seaBattles: all.map(({ units, enemy, attacks }, index) => {
        const [fleetSide, enemySide] = [
          { from: 'home-fleet', units },
          { power: 'germany', units: { dd: enemy } },
        ];
        return {
          id: `battle-${index}`,
          attacker: attacks ? fleetSide : enemySide,
          defender: attacks ? enemySide : fleetSide,
        };
      }),
    }));

const ships = [
  { id: 'akagi', type: 'cv', size: 3 },
  { id: 'kirishima', type: 'bc', size: 3 },
  { id: 'nagara', type: 'dd', count: 4 },
  { id: 'tone', type: 'ca', count: 2 },
];
const shipLines = fc
  .subarray(ships, { minLength: 1 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map(({ id, count: all }) =>
        all === undefined
          ? fc.constant({ unit: id })
          : generateCount(all).map((drawnCount) => ({ unit: id, count: drawnCount })),
      ),
    ),
  );
const enemies = [{ id: 'benson', type: 'dd', count: 9 }];

const awaw = fc
  .array(fc.record({ units: shipLines, round: fc.boolean() }), { minLength: 2, maxLength: 4 })
  .map((all) => {
    const combats = all.map(({ units, round }, index) => ({
      round,
      ...{ id: `combat-${index}`, number: index + 1 },
      ...{ attacker: { nation: 'us', units: [{ unit: 'benson' }] }, defender: { nation: 'japan', units } },
    }));
    const createSide = ({ nation, units }: { nation: string; units: unknown }) => ({
      ...{ nation, groups: [{ number: 1, units }] },
    });
    return {
      ruleset: 'awaw',
      nations: { japan: { side: 'axis' }, us: { side: 'allied' } },
      forces: [
        { nation: 'japan', units: ships },
        { nation: 'us', units: enemies },
      ],
      navalRounds: combats
        .filter(({ round }) => round)
        .map(({ id, number, attacker, defender }) => ({
          ...{ id, number, attacker: createSide(attacker), defender: createSide(defender) },
        })),
      fleetCombats: combats
        .filter(({ round }) => !round)
        .map(({ id, attacker, defender }) => ({ ...{ id, attacker, defender } })),
    };
  });

/** Texts of scenarios, by ruleset. */
export const turnScenarios: Readonly<Record<string, fc.Arbitrary<string>>> = Object.fromEntries(
  Object.entries({ 'wif-ssw': wif, aare: generateBattles('aare'), 'aa-depth': generateBattles('aa-depth'), awaw }).map(
    ([ruleset, scenarios]) => [
      ruleset,
      (scenarios as fc.Arbitrary<object>).map((scenario) => stringify(scenario, { aliasDuplicateObjects: false })),
    ],
  ),
);
