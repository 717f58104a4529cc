import assert from 'node:assert/strict';
import { analyse, listAllCombats } from '../../../../server/src/features';
import { abbreviate } from '../../../../server/src/features/report/board';
import type { ReportBoard } from '../../../../server/src/protocol';
import {
  findSampleBoard,
  findCounter,
  listDrawnCombats,
  listBoardCounters,
  type DrawnCombat,
} from '../../../support/boards';
import { environment } from '../../../support/environment';
import { writeScenario } from '../../../support/random-from-schema';
import { writeRandomTurn, rulesetsWithTurns } from '../../../support/random-turns';
import { chooseRunCount } from '../../../support/run-size';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';

/** The labels of each row, the first side before the second. */
const getLabelsByRow = ({ rows }: ReportBoard): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.map(({ title, zones }) => [
      title,
      zones.map(({ counters }) => counters.map(({ label }) => label).join(' ')).join(' | '),
    ]),
  );

interface WrittenUnit {
  readonly id?: string;
  readonly type?: string;
}

/** The units that are written in a combat: lists of them, and counts by type. */
function collectWritten(value: unknown): readonly (WrittenUnit & { readonly count: number })[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    if (['dice', 'expect', 'result', 'orders'].includes(key)) return [];
    if (key !== 'units' || typeof member !== 'object' || member === null) return collectWritten(member);
    if (!Array.isArray(member))
      return Object.entries(member as Readonly<Record<string, number>>).map(([type, count]) => ({ type, count }));
    return member.map((unit: WrittenUnit & { readonly count?: number; readonly squadrons?: number }) => ({
      ...unit,
      count: unit.count ?? 1,
    }));
  });
}

/** How many counters stand for a unit with an id. */
const countCounters = (board: ReportBoard, id: string): number =>
  listBoardCounters(board).filter(
    (counter) => counter.id.split('.').slice(1).join('.') === id || counter.title.match(/[^(), ]+/g)?.includes(id),
  ).length;

const writeRandomBattles = (id: 'aare' | 'aa-depth', seed: number): string =>
  writeScenario(id, seed, ['notes', 'expect', 'result', 'alsoIn']);

describe('boards', () => {
  it('puts the units and the convoy of World in Flames into their sections of the sea box', () => {
    const board = findSampleBoard('wif-ssw/biscay', 'biscay');
    assert.deepEqual(getLabelsByRow(board), {
      'Section 4': 'flotilla-1 condor | ',
      'Section 3': 'flotilla-7 | ',
      'Section 2': ' | ',
      'Section 1': ' | ',
      'Section 0': ' | ',
      'Convoy Section': ' | liberator convoy',
    });
    assert.deepEqual(
      board.sides.map(({ about }) => about),
      ['search d10 -4', 'search d10 +1'],
    );
    assert.deepEqual(board.notes, ['Weather: rain']);
    assert.deepEqual(findCounter(board, 'flotilla-1').factors, [{ sign: 'A', title: 'attack', value: '4' }]);
  });

  it('counts the hits on each line of submarines and on the convoy', () => {
    const { frames } = findSampleBoard('wif-ssw/biscay', 'biscay');
    assert.deepEqual(frames[0], {});
    assert.deepEqual(frames.at(-1), { 'subs.flotilla-7': { lost: 2 }, 'convoy.convoyPoints': { lost: 6 } });
  });

  it('puts submarines into the bands of their depths, with the chance that they are found', () => {
    const board = findSampleBoard('aa-depth/mixed-depths', 'approaches');
    assert.deepEqual(getLabelsByRow(board), {
      'In the air': 'liberators | ',
      'On the surface': 'escorts rodney | ',
      'Periscope depth': ' | wolfpack',
      Submerged: ' | milchcow',
    });
    assert.deepEqual(
      board.links.map(({ label, from, to }) => [label, from.length, to]),
      [
        ['88%', 2, ['defender.wolfpack']],
        ['70%', 2, ['defender.milchcow']],
      ],
    );
    assert.equal(board.frames[0]!['defender.wolfpack']?.isHidden, true);
    assert.deepEqual(board.frames.at(-1), {
      'defender.wolfpack': { lost: 1 },
      'defender.milchcow': { isHidden: true },
    });
  });

  it('shows what each unit of Axis & Allies hits with, who detects whom, and who strikes first', () => {
    const board = findSampleBoard('aare/wolfpack', 'north-sea');
    const submarines = findCounter(board, 'SUB');
    assert.deepEqual(submarines.factors, [{ sign: '', title: 'hits with', value: '2', isDie: true }]);
    assert.equal(submarines.first, 'strikes first while undetected');
    assert.equal(submarines.power?.letters, 'GE');
    assert.equal(submarines.line, 16);
    assert.deepEqual(
      board.links.map(({ from, to, label }) => ({ from, to, label })),
      [{ from: ['defender.uk-dd', 'defender.us-dd'], to: ['attacker.sub'], label: '88%' }],
    );
    assert.deepEqual(board.frames.at(-1)?.['attacker.sub'], { lost: 2 });
  });

  it('shows the groups of A World at War with their strikes, air patrols and screened ships', () => {
    const board = findSampleBoard('awaw/midway', 'midway');
    assert.deepEqual(
      board.rows.map(({ scene, zones }) => [scene, ...zones.map(({ title }) => title)]),
      [
        ['air', undefined, undefined],
        ['surface', 'Group 3, air defense 3', 'Group 1, air defense 4'],
        ['periscope', undefined, undefined],
      ],
    );
    assert.equal(findCounter(board, 'zeroes').isShield, true);
    assert.equal(findCounter(board, 'Akagi').isScreened, true);
    assert.equal(findCounter(board, 'Kirishima').isScreened, undefined);
    assert.deepEqual(
      board.links.map(({ from: [from], to: [to], label }) => `${from} ${label} ${to}`),
      [
        'attacker.dauntlesses 2 defender.akagi',
        'attacker.dauntlesses 3 defender.kaga',
        'attacker.dauntlesses 2 defender.soryu',
        'defender.tomonaga 3 attacker.yorktown',
        'attacker.ssn-168  defender.kaga',
      ],
    );
  });

  it('has a search on the board until everything is found, or until it has been carried out once', () => {
    const listSearchEnds = (board: ReportBoard) => board.links.map(({ to, until }) => [...to, until]);
    const approaches = findSampleBoard('aa-depth/mixed-depths', 'approaches');
    assert.equal(approaches.frames[4]!['defender.wolfpack']?.isHidden, true);
    assert.equal(approaches.frames[5]!['defender.wolfpack']?.isHidden, undefined, 'found: nothing to search for');
    assert.equal(approaches.frames[6]!['defender.milchcow']?.isHidden, true, 'not found, and the search is over');
    assert.deepEqual(listSearchEnds(approaches), [
      ['defender.wolfpack', 5],
      ['defender.milchcow', 6],
    ]);
    const wolfpack = findSampleBoard('aare/wolfpack', 'north-sea');
    assert.equal(wolfpack.frames[5]!['attacker.sub']?.isHidden, undefined);
    assert.deepEqual(listSearchEnds(wolfpack), [['attacker.sub', 5]]);
  });

  it('has a search that each cycle repeats on the board until everything is found', () => {
    const { text: sample } = analysisOfFile('samples/aa-depth/mixed-depths.scenario.yaml');
    const text = sample.replace('ruleset: aa-depth', '$&\noptions: { searchTiming: each-cycle }');
    const [{ board }] = listDrawnCombats(analyse(text, undefined, environment())) as [DrawnCombat];
    const lastHidden = board.frames.findLastIndex((frame) => frame['defender.milchcow']?.isHidden === true);
    assert.ok(lastHidden > 6);
    assert.equal(board.links[1]!.until ?? board.frames.length, lastHidden + 1);
  });

  it('has a strike on the board until its squadrons or its targets are gone', () => {
    const { links, frames } = findSampleBoard('awaw/taranto', 'taranto');
    const [first] = links;
    const isGone = (frame: ReportBoard['frames'][number]) => (frame[first!.to[0]!]?.lost ?? 0) > 0;
    assert.deepEqual(first!.to.length, 1);
    assert.equal(first!.until, frames.findIndex(isGone));
    assert.equal(links[1]!.until, undefined);
  });

  it('counts the naval factors that are left of a line of ships', () => {
    const writeRound = (dice: string) => `ruleset: awaw
turn: { year: 1942, season: spring }
nations: { us: { side: allied }, germany: { side: axis } }
fleetCombats:
  - id: surface
    attacker: { nation: us, units: [{ id: cruisers, type: ca, count: 3 }, { id: destroyers, type: dd, count: 4 }] }
    defender: { nation: germany, units: [{ id: hipper, type: ca, count: 9 }] }
    dice: { seed: ${dice} }
`;
    const factors = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const [{ board }] = listDrawnCombats(analyse(writeRound(String(seed)), undefined, environment())) as [
        DrawnCombat,
      ];
      for (const [id, each] of [
        ['cruisers', 2],
        ['destroyers', 1],
      ] as const) {
        const counter = findCounter(board, id);
        for (const frame of board.frames) {
          const { lost = 0, factors: current = counter.factors } = frame[counter.id] ?? {};
          const value = lost === counter.count ? counter.count * each : (counter.count - lost) * each;
          assert.equal(current[0]!.value, String(value), `${id}, ${lost} lost`);
          if (lost > 0) factors.add(`${id} ${current[0]!.value}`);
        }
      }
    }
    assert.ok(factors.size > 2, [...factors].join());
  });

  it('keeps a distant group in fog until it is detected, and out of it from then on', () => {
    const { frames } = findSampleBoard('awaw/midway', 'midway');
    const hidden = frames.map((frame) => frame['attacker.hornet']?.isHidden === true);
    assert.equal(hidden[0], true);
    assert.equal(hidden.at(-1), false);
    assert.equal(hidden.lastIndexOf(true), hidden.indexOf(false) - 1);
  });

  it('has a frame for the start and one for each step of the report', () => {
    for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken')))
      for (const { target, board } of listDrawnCombats(analysisOfFile(file))) {
        const { frames } = board;
        assert.ok(frames.length > 1, `${file} ${target.entry.id}`);
        const ids = new Set(listBoardCounters(board).map(({ id }) => id));
        for (const frame of frames) assert.ok(Object.keys(frame).every((id) => ids.has(id)));
      }
  });

  it('draws a board for every combat of every sample', () => {
    for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken'))) {
      const analysis = analysisOfFile(file);
      const drawn = new Set(listDrawnCombats(analysis).map(({ target }) => target.entry.object));
      for (const { entry } of listAllCombats(analysis)) assert.ok(drawn.has(entry.object), `${file} ${entry.id}`);
    }
  });

  it('shows what a raid, a rocket and a mission meet, and what they cost', () => {
    const raid = findSampleBoard('aare/bombing-raid', 'ruhr');
    assert.deepEqual(getLabelsByRow(raid), { 'In the air': 'BMBR FTR | FTR', 'On the ground': ' | AA IPC' });
    assert.deepEqual(raid.frames.at(-1), { 'attacker.bombers': { away: 1 }, 'defender.industry': { lost: 10 } });
    const rocket = findSampleBoard('aare/rockets', 'at-london');
    assert.deepEqual(rocket.frames.at(-1), { 'defender.industry': { lost: 6 } });
    const mission = findSampleBoard('aare/kamikaze', 'last-sortie');
    assert.deepEqual(mission.frames.at(-1), { 'attacker.fighters': { lost: 2 } });
    assert.equal(findCounter(mission, 'AA').factors[0]!.value, '2', 'a gun with radar');
  });

  it('shows the spaces on the way of a flight, and the coast under a bombardment', () => {
    const flight = findSampleBoard('aare/fly-over', 'to-berlin');
    assert.deepEqual(Object.keys(getLabelsByRow(flight)), ['In the air', 'SZ 5', 'Western Europe', 'Germany']);
    const coast = findSampleBoard('aare/bombardment', 'normandy');
    assert.deepEqual(coast.frames.at(-1), { 'defender.inf': { lost: 3 } });
  });

  it('keeps what is looked for in fog until it is intercepted or looked up', () => {
    const { frames } = findSampleBoard('awaw/raiders', 'faeroes-gap');
    assert.deepEqual([frames[0], frames.at(-1)], [{ 'intercepted.scheer': { isHidden: true } }, {}]);
    const carriers = findSampleBoard('awaw/pearl-harbor', 'carriers-at-sea');
    assert.ok(Object.values(carriers.frames[0]!).every(({ isHidden }) => isHidden === true));
    assert.equal(carriers.frames.at(-1)!['us.tf-8.distance'], undefined);
    assert.deepEqual(carriers.frames.at(-1)!['us.tf-8.inPearlHarbor'], { away: 1 });
  });

  it('has every unit of a sample exactly once', () => {
    const games = new Set<string>();
    for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken')))
      for (const { target, board } of listDrawnCombats(analysisOfFile(file))) {
        games.add(target.ruleset.id);
        assertEveryUnitOnce(board, target.entry.object, `${file} ${target.entry.id}`);
      }
    assert.equal(games.size, 4);
  });

  for (const id of rulesetsWithTurns)
    it(`has every unit of random scenarios of ${id} exactly once, and marks no more of them than there are`, () => {
      let drawn = 0;
      for (let seed = 1; seed <= chooseRunCount(60, 20); seed++)
        for (const text of [
          writeRandomTurn(id, seed),
          ...(id === 'aare' || id === 'aa-depth' ? [writeRandomBattles(id, seed)] : []),
        ])
          for (const { target, board } of listDrawnCombats(analyse(text, undefined, environment()))) {
            drawn++;
            assertEveryUnitOnce(board, target.entry.object, `${id}, seed ${seed}, ${target.entry.id}`);
          }
      assert.ok(drawn > 20, `${drawn} boards of ${id}`);
    });

  it('writes powers in two to four letters, the USSR not as the US', () => {
    const powers = ['uk', 'us', 'ussr', 'italy', 'germany', 'free-french'];
    assert.deepEqual(powers.map(abbreviate), ['UK', 'US', 'USSR', 'IT', 'GE', 'FF']);
  });
});

function assertEveryUnitOnce(board: ReportBoard, combat: object, combatLabel: string): void {
  const counters = listBoardCounters(board);
  assert.equal(new Set(counters.map(({ id }) => id)).size, counters.length, `${combatLabel}: ids are unique`);
  const written = collectWritten(combat);
  for (const { id, count } of written) {
    if (id === undefined || count === 0) continue;
    // Both sides can take the same force; it is then on the board of each.
    const times = new Set(written.filter((unit) => unit.id === id)).size;
    assert.ok(countCounters(board, id) >= 1 && countCounters(board, id) <= times, `${combatLabel}: ${id}`);
  }
  for (const type of new Set(written.filter(({ id }) => id === undefined).map((unit) => unit.type)))
    assert.ok(
      written.every((unit) => unit.type !== type || unit.id !== undefined || unit.count === 0) ||
        counters.some(({ label }) => label === type?.toUpperCase()),
      `${combatLabel}: ${type}`,
    );
  for (const frame of board.frames)
    for (const { id, count } of counters) {
      const { lost = 0, damaged = 0, away = 0 } = frame[id] ?? {};
      assert.ok(lost >= 0 && damaged >= 0 && away >= 0 && lost + damaged + away <= count, `${combatLabel}: ${id}`);
    }
}
