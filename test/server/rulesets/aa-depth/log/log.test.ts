/** The events of a simulated battle are always allowed in a log of it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { traceCombat } from '../../../../../server/src/engine/trace';
import type { TraceEntry } from '../../../../../server/src/engine/trace';
import { listCombats } from '../../../../../server/src/rulesets/aa-depth/combats';
import type { LogEntry, Scenario, SeaBattle } from '../../../../../server/src/rulesets/aa-depth/data';
import { findLogProhibitions } from '../../../../../server/src/rulesets/aa-depth/log/log';
import { covers } from '../../../../support/covers';

const ids = ['u-1', 'u-2', 'u-3'];
const depth = fc.constantFrom('surfaced', 'periscope', 'submerged', 'silent');
const count = fc.integer({ min: 1, max: 3 });
const condition = fc.constantFrom('never', 'always', 'enemy-has-aircraft', 'enemy-has-destroyer');
const elect = fc.constantFrom('never', 'always');
const yesOrNo = fc.constantFrom('yes', 'no');
const generateOrders = (order: fc.Arbitrary<string>) =>
  fc.record({ groups: fc.record({ 'u-1': order, 'u-2': order, 'u-3': order }) });

const hunts = fc.record({
  ruleset: fc.constant('aa-depth'),
  options: fc.record(
    {
      searchTiming: fc.constantFrom('once', 'each-cycle'),
      mixedDepths: fc.constantFrom('own-number', 'any-success'),
      divingCycles: fc.constantFrom('any-exposed', 'first-only'),
      destroyerBlocksDive: yesOrNo,
      divingDepths: fc.constantFrom('every', 'periscope-only'),
    },
    { requiredKeys: [] },
  ),
  seaBattles: fc.tuple(
    fc.record({
      id: fc.constant('hunt'),
      attacker: fc.record({
        power: fc.constant('uk'),
        units: fc.record({
          dd: fc.nat({ max: 2 }),
          ftr: fc.nat({ max: 2 }),
          bb: fc.nat({ max: 1 }),
          sub: fc.nat({ max: 1 }),
        }),
        orders: fc.record({ search: fc.boolean() }),
      }),
      defender: fc.record({
        power: fc.constant('germany'),
        units: fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), type: fc.constant('sub'), depth, count }))),
        orders: fc.record({
          elect: generateOrders(elect),
          dive: generateOrders(condition),
          submerge: generateOrders(condition),
        }),
      }),
    }),
  ),
});

/** Reads the log of a battle off a trace. @param findCounter finds the index of a counter by its name */
function readLog(
  entries: readonly TraceEntry[],
  start: readonly number[],
  findCounter: (name: string) => number,
): LogEntry[] {
  const hasFirstCycle = entries.some(({ step }) => step.startsWith('first-cycle.'));
  const log: LogEntry[] = [];
  let previousState = start;
  for (const entry of entries) {
    const cycleOffset = !hasFirstCycle || entry.step.startsWith('first-cycle.') ? 0 : 1;
    const cycle = (entry.repetition ?? 1) + cycleOffset;
    for (const group of ids) {
      const addEntry = (did: LogEntry['did'], howMany: number, inCycle = cycle) =>
        log.push({ cycle: inCycle, group, did, count: howMany });
      // Each is a pair: the units before the entry and after it.
      const [standing, evading, submerged, dived, hidden, elected] = [
        '',
        ' evading',
        ' submerged',
        ' dived',
        ' hidden',
        '.elected',
      ]
        .map((word) => findCounter(`defender.${group}${word}`))
        .map((index) => [previousState[index] ?? 0, entry.after[index] ?? 0] as const);
      const countRemaining = (at: 0 | 1) => standing![at] + evading![at] + submerged![at] + dived![at] + hidden![at];
      if (entry.step.startsWith('elect') && elected![1] > elected![0]) addEntry('elected', standing![1], 1);
      if (entry.kind !== 'volley') {
        if (entry.step.endsWith('dived') && dived![1] > dived![0]) addEntry('dived', dived![1] - dived![0]);
        continue;
      }
      const shots = entry.by === 'defender' ? entry.shots.filter(({ title }) => title.includes(group)) : [];
      const fired = shots.reduce((sum, { dice }) => sum + dice, 0);
      if (fired > 0) addEntry('fired', fired);
      if (countRemaining(1) < countRemaining(0)) addEntry('hit', countRemaining(0) - countRemaining(1));
    }
    previousState = entry.after;
  }
  return log;
}

describe('the log of a simulated battle', () => {
  it('contains only entries that the rules allow', () => {
    covers(
      'aa-depth:D21',
      'aa-depth:D25',
      'aa-depth:D27',
      'aa-depth:D28',
      'aa-depth:D30',
      'aa-depth:D31',
      'aa-depth:D37',
    );
    const counts = new Map<string, number>();
    fc.assert(
      fc.property(hunts, fc.nat(), (hunt, seed) => {
        const scenario = hunt as unknown as Scenario;
        const [combatEntry] = listCombats(scenario);
        const combat = combatEntry!.build();
        const trace = traceCombat(combat, { seed });
        const findCounter = (name: string) => combat.counters.findIndex((each) => each.name === name);
        const log = readLog(trace.entries, trace.start, findCounter);
        const battle = { ...scenario.seaBattles![0]!, log, dice: trace.dice } as SeaBattle;
        for (const entry of log) {
          counts.set(entry.did, (counts.get(entry.did) ?? 0) + 1);
          assert.equal(findLogProhibitions(entry, battle, scenario)[0]?.reason, undefined, JSON.stringify(entry));
        }
      }),
      { numRuns: 400 },
    );
    for (const did of ['elected', 'fired', 'hit', 'dived']) assert.ok((counts.get(did) ?? 0) > 20, did);
  });
});
