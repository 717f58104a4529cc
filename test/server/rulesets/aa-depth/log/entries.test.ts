import assert from 'node:assert/strict';
import { findLogProhibitions } from '../../../../../server/src/rulesets/aa-depth/log/log';
import { covers } from '../../../../support/covers';
import { replacePart, getFirstBattle, hunt, parseScenario } from '../scenario';

describe('the log of a battle', () => {
  /** Returns the rule that forbids each entry of a log of the battle; undefined for entries that are allowed. */
  function findProhibitions(
    log: readonly string[],
    edit: (text: string) => string = (text) => text,
  ): (string | undefined)[] {
    const lines = log.map((entry) => `      - { ${entry} }\n`).join('');
    const { scenario } = parseScenario(replacePart(edit(hunt), '  - id: other\n', `    log:\n${lines}  - id: other\n`));
    const battle = getFirstBattle(scenario);
    return (battle.log ?? []).map((entry) => findLogProhibitions(entry, battle, scenario)[0]?.rule);
  }
  const removeSearch = (text: string): string =>
    replacePart(text, '    defender:\n', '      orders: { search: false }\n    defender:\n');

  it('forbids fire by submarines that dive, and any hit on them later', () => {
    covers('aa-depth:D28', 'aa-depth:D30', 'aa-depth:D31');
    const log = [
      'cycle: 1, group: wolfpack, did: fired',
      'cycle: 1, group: wolfpack, did: dived',
      'cycle: 2, group: wolfpack, did: fired',
      'cycle: 2, group: wolfpack, did: hit',
    ];
    assert.deepEqual(findProhibitions(log), ['submarine-dive', undefined, 'dived-stays-out', 'dived-untouchable']);
    const struck = ['cycle: 1, group: wolfpack, did: hit', 'cycle: 1, group: wolfpack, did: dived'];
    assert.deepEqual(findProhibitions(struck), [undefined, 'submarine-dive'], 'only survivors dive');
  });

  it('forbids a dive to another sea zone or another depth', () => {
    covers('aa-depth:D29', 'aa-depth:D32');
    assert.deepEqual(findProhibitions(['cycle: 1, group: wolfpack, did: dived, seaZone: SZ 7']), ['dive-in-place']);
    assert.deepEqual(findProhibitions(['cycle: 1, group: wolfpack, did: dived, seaZone: SZ 6, depth: periscope']), [
      undefined,
    ]);
    assert.deepEqual(findProhibitions(['cycle: 1, group: wolfpack, did: dived, depth: submerged']), [
      'dive-keeps-depth',
    ]);
  });

  it('forbids hits on submarines that nobody searched for, and on elected ones before the second cycle', () => {
    covers('aa-depth:D25', 'aa-depth:D27');
    const log = [
      'cycle: 1, group: wolfpack, did: hit',
      'cycle: 1, group: boats, did: hit',
      'cycle: 2, group: boats, did: hit',
      'cycle: 1, group: raiders, did: hit',
    ];
    assert.deepEqual(findProhibitions(log, removeSearch), [
      'unfound-no-casualties',
      'elected-are-targets',
      undefined,
      undefined,
    ]);
    assert.deepEqual(findProhibitions(log), [undefined, undefined, undefined, undefined], 'they may have been found');
    assert.deepEqual(findProhibitions(['cycle: 1, group: wolfpack, did: fired'], removeSearch), ['elect-to-defend']);
  });

  it('forbids fire by and hits on submarines in silent running', () => {
    covers('aa-depth:D37');
    assert.deepEqual(findProhibitions(['cycle: 1, group: lurkers, did: fired', 'cycle: 1, group: lurkers, did: hit']), [
      'silent-running',
      'silent-running',
    ]);
  });
});
