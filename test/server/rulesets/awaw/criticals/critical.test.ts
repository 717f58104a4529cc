import assert from 'node:assert/strict';
import type { Header } from '../../../../../server/src/rulesets/awaw/data';
import { listCriticalReasons, readCriticalResult } from '../../../../../server/src/rulesets/awaw/criticals/critical';
import type { CriticalSituation } from '../../../../../server/src/rulesets/awaw/criticals/critical';
import { covers } from '../../../../support/covers';

const header: Header = { ruleset: 'awaw' };
const situation: CriticalSituation = {
  natural: 7,
  hits: 2,
  before: 'unharmed',
  after: 'damaged',
  isInPort: false,
  surpriseLevel: 0,
};
const listReasons = (change: Partial<CriticalSituation>, scenarioHeader = header) =>
  listCriticalReasons({ ...situation, ...change }, scenarioHeader);

describe('a critical die', () => {
  it('a natural twelve earns a critical die, whatever the modifiers make of the roll', () => {
    covers('awaw:A31', 'awaw:A32');
    assert.deepEqual(listReasons({ natural: 12 }), ['critical-double-six']);
    for (let natural = 2; natural < 12; natural++) assert.deepEqual(listReasons({ natural }), [], `${natural}`);
  });

  it('a named ship sunk in port earns a critical die, but not at sea or when it was sunk before', () => {
    covers('awaw:A33');
    assert.deepEqual(listReasons({ after: 'sunk', isInPort: true }), ['critical-sunk-in-port']);
    assert.deepEqual(listReasons({ after: 'sunk' }), []);
    assert.deepEqual(listReasons({ before: 'sunk', after: 'sunk', isInPort: true }), []);
  });

  it('damage at surprise level 7 earns a critical die', () => {
    assert.deepEqual(listReasons({ surpriseLevel: 7 }), ['critical-surprise']);
    assert.deepEqual(listReasons({ surpriseLevel: 6 }), []);
    assert.deepEqual(listReasons({ surpriseLevel: 7, after: 'unharmed' }), []);
  });

  it('reports two reasons for a critical die together', () => {
    covers('awaw:A34');
    assert.deepEqual(listReasons({ natural: 12, after: 'sunk', isInPort: true }), [
      'critical-double-six',
      'critical-sunk-in-port',
    ]);
  });

  it('a critical die needs a hit only when the option says so', () => {
    const strict: Header = { ruleset: 'awaw', options: { criticalWithoutHits: 'needs-hit' } };
    const twelve = { natural: 12, hits: 0, after: 'unharmed' } as const;
    assert.deepEqual(listReasons(twelve), ['critical-double-six']);
    assert.deepEqual(listReasons(twelve, strict), []);
  });

  it('a critical die has the result of the supplied table, and an unknown one without a table', () => {
    covers('awaw:A35');
    const withTable: Header = {
      ruleset: 'awaw',
      tables: { criticalHits: { results: { '6': { text: 'fire', hits: 1 } } } },
    };
    assert.deepEqual(readCriticalResult(6, withTable), { text: 'fire', hits: 1 });
    assert.deepEqual(readCriticalResult(5, withTable), {});
    assert.equal(readCriticalResult(6, header), undefined);
  });
});
