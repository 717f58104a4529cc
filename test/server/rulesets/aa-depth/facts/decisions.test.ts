import assert from 'node:assert/strict';
import { depthOf } from '../../../../../server/src/rulesets/aa-depth/facts/depth';
import {
  destroyerBlocksDive,
  diveBar,
  diveOrder,
  divesInCycle,
  untouchableUntil,
} from '../../../../../server/src/rulesets/aa-depth/facts/dive';
import {
  bringsShips,
  electedTargetFrom,
  electionBar,
  elects,
} from '../../../../../server/src/rulesets/aa-depth/facts/elect';
import { logBar } from '../../../../../server/src/rulesets/aa-depth/facts/log';
import { aircraftHitSubmarines } from '../../../../../server/src/rulesets/aa-depth/facts/targets';
import type { Header } from '../../../../../server/src/rulesets/aa-depth/data';
import { covers } from '../../../../support/covers';
import { changed, firstBattle, groupOf, hunt, read } from '../scenario';

const header: Header = { ruleset: 'aa-depth' };

describe('electing to defend', () => {
  it('is open to hidden submarines where the attacker has brought ships', () => {
    covers('aa-depth:D26', 'aa-depth:D37');
    const { scenario } = read(hunt);
    const battle = firstBattle(scenario);
    const barred = ['wolfpack', 'boats', 'raiders', 'lurkers'].map((id) => {
      const { group, power } = groupOf(scenario, id);
      return electionBar(depthOf(group, power, scenario).depth, battle)?.rule;
    });
    assert.deepEqual(barred, [undefined, undefined, 'surfaced-target', 'silent-running']);
    assert.deepEqual(
      ['wolfpack', 'boats'].map((id) => elects(groupOf(scenario, id), battle, scenario)),
      [false, true],
    );
    assert.equal(electedTargetFrom, 2);
  });

  it('is not against submarines and aircraft alone', () => {
    covers('aa-depth:D26');
    const { scenario } = read(hunt);
    const other = scenario.seaBattles?.[1];
    assert.ok(other);
    assert.ok(!bringsShips(other));
    assert.equal(electionBar('periscope', other)?.rule, 'elect-to-defend');
  });
});

describe('diving', () => {
  it('is ordered for all submarines or for a group', () => {
    covers('aa-depth:D28');
    const { scenario } = read(hunt);
    const battle = firstBattle(scenario);
    assert.deepEqual(
      ['wolfpack', 'raiders'].map((id) => diveOrder({ id }, battle)),
      ['always', 'never'],
    );
  });

  it('is possible at every depth and in every cycle, destroyers or not, unless options say otherwise', () => {
    covers('aa-depth:D28');
    assert.deepEqual(
      (['surfaced', 'periscope', 'submerged', 'silent'] as const).map((depth) => diveBar(depth, header)?.rule),
      [undefined, undefined, undefined, 'silent-running'],
    );
    const narrow: Header = {
      ...header,
      options: { divingDepths: 'periscope-only', divingCycles: 'first-only', destroyerBlocksDive: 'yes' },
    };
    assert.equal(diveBar('surfaced', narrow)?.rule, 'submarine-dive');
    assert.equal(diveBar('periscope', narrow), undefined);
    assert.deepEqual(
      [1, 2].map((cycle) => divesInCycle(cycle, header)),
      [true, true],
    );
    assert.deepEqual(
      [1, 2].map((cycle) => divesInCycle(cycle, narrow)),
      [true, false],
    );
    assert.deepEqual([destroyerBlocksDive(header), destroyerBlocksDive(narrow)], [false, true]);
  });

  it('protects until the turn of the next power, the last one followed by the first', () => {
    covers('aa-depth:D30');
    const { scenario } = read(hunt);
    assert.equal(untouchableUntil(scenario), 'us');
    assert.equal(untouchableUntil(read(changed(hunt, 'power: uk, phase', 'power: us, phase')).scenario), 'germany');
    assert.equal(untouchableUntil(header), undefined);
  });
});

describe('aircraft against submarines', () => {
  it('need no destroyer unless the option says so', () => {
    covers('aa-depth:D17');
    assert.ok(aircraftHitSubmarines(false, header));
    const strict: Header = { ...header, options: { airAgainstSubmarines: 'needs-destroyer' } };
    assert.deepEqual([aircraftHitSubmarines(false, strict), aircraftHitSubmarines(true, strict)], [false, true]);
  });
});

describe('the log of a battle', () => {
  /** What bars each entry of a log of the battle, by rule. */
  function bars(log: readonly string[], edit: (text: string) => string = (text) => text): (string | undefined)[] {
    const lines = log.map((entry) => `      - { ${entry} }\n`).join('');
    const { scenario } = read(changed(edit(hunt), '  - id: other\n', `    log:\n${lines}  - id: other\n`));
    const battle = firstBattle(scenario);
    return (battle.log ?? []).map((entry) => logBar(entry, battle, scenario)?.rule);
  }
  const unsearched = (text: string): string =>
    changed(text, '    defender:\n', '      orders: { search: false }\n    defender:\n');

  it('has submarines that dived give up their roll and stay out', () => {
    covers('aa-depth:D28', 'aa-depth:D30', 'aa-depth:D31');
    const log = [
      'cycle: 1, group: wolfpack, did: fired',
      'cycle: 1, group: wolfpack, did: dived',
      'cycle: 2, group: wolfpack, did: fired',
      'cycle: 2, group: wolfpack, did: hit',
    ];
    assert.deepEqual(bars(log), ['submarine-dive', undefined, 'dived-stays-out', 'dived-untouchable']);
    const struck = ['cycle: 1, group: wolfpack, did: hit', 'cycle: 1, group: wolfpack, did: dived'];
    assert.deepEqual(bars(struck), [undefined, 'submarine-dive'], 'only survivors dive');
  });

  it('has submarines dive where they are, at their depth, in defence', () => {
    covers('aa-depth:D29', 'aa-depth:D32');
    assert.deepEqual(bars(['cycle: 1, group: wolfpack, did: dived, seaZone: SZ 7']), ['dive-in-place']);
    assert.deepEqual(bars(['cycle: 1, group: wolfpack, did: dived, seaZone: SZ 6, depth: periscope']), [undefined]);
    assert.deepEqual(bars(['cycle: 1, group: wolfpack, did: dived, depth: submerged']), ['dive-keeps-depth']);
  });

  it('has no casualties among submarines that nobody searched for, and among those elected only from the second cycle on', () => {
    covers('aa-depth:D25', 'aa-depth:D27');
    const log = [
      'cycle: 1, group: wolfpack, did: hit',
      'cycle: 1, group: boats, did: hit',
      'cycle: 2, group: boats, did: hit',
      'cycle: 1, group: raiders, did: hit',
    ];
    assert.deepEqual(bars(log, unsearched), ['unfound-no-casualties', 'elected-are-targets', undefined, undefined]);
    assert.deepEqual(bars(log), [undefined, undefined, undefined, undefined], 'they may have been found');
    assert.deepEqual(bars(['cycle: 1, group: wolfpack, did: fired'], unsearched), ['elect-to-defend']);
  });

  it('has submarines in silent running do nothing', () => {
    covers('aa-depth:D37');
    assert.deepEqual(bars(['cycle: 1, group: lurkers, did: fired', 'cycle: 1, group: lurkers, did: hit']), [
      'silent-running',
      'silent-running',
    ]);
  });
});
