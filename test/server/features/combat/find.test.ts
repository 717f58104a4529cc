import assert from 'node:assert/strict';
import { allCombats, combatData, findCombat, resolve } from '../../../../server/src/features';
import { analysisOf, biscay } from '../support';

describe('the combat at the cursor', () => {
  const second = biscay
    .slice(biscay.indexOf('  - id: biscay'))
    .replace(/biscay/g, 'azores')
    .replace(/Bay of Biscay/, 'Azores');
  const two = `${biscay.trimEnd()}\n${second}`;
  const found = (text: string, offset: number) => {
    const result = findCombat(analysisOf(text), { offset });
    return 'refused' in result ? result.refused : result.site.id;
  };

  it('finds the combat from the first column of its first line on', () => {
    const line = two.indexOf('  - id: azores');
    assert.deepEqual([found(two, line), found(two, line + 2), found(two, line + 9)], ['azores', 'azores', 'azores']);
    assert.equal(found(two, two.indexOf('weather')), 'biscay');
  });

  it('finds no other combat if the one at the cursor has errors', () => {
    const broken = two.replace('weather: rain', 'weather: rian');
    assert.match(found(broken, broken.indexOf('rian')), /^There is no combat at the cursor/);
    assert.equal(found(broken, 0), 'azores');
  });
});

describe('the combat of a scenario', () => {
  it('refuses a scenario without combats', () => {
    const analysis = analysisOf(`${biscay.trimEnd()}\n---\nruleset: wif-ssw\n`);
    const refused = (document: number) => {
      const result = findCombat(analysis, { document });
      return 'refused' in result ? result.refused : result.site.id;
    };
    assert.equal(refused(0), 'biscay');
    assert.match(refused(1), /^There is no combat to resolve in this scenario: /);
  });
});

describe('the combats of a scenario with an incomplete part', () => {
  const scenario = (units: string) => `ruleset: awaw
taskForces:
  - id: tf-1
    location: at-sea
    units:${units}
  - id: tf-2
    location: at-sea
    units: [{ id: fletchers, type: dd, count: 10 }]
operations: [{ id: sortie, task: patrol, taskForces: [tf-1] }]
fleetCombats:
  - id: named
    attacker: { taskForces: [tf-1] }
    defender: { units: [{ id: kageros, type: dd, count: 4 }] }
  - id: apart
    attacker: { taskForces: [tf-2] }
    defender: { units: [{ id: akizukis, type: dd, count: 4 }] }
interceptions:
  - id: behind-an-operation
    operation: sortie
    interceptor: { units: [{ id: hunters, type: ca, count: 6 }] }
`;
  const ids = (text: string) => allCombats(analysisOf(text)).map(({ site }) => site.id);

  it('finds only combats without an invalid part, each of which can be stated and calculated elsewhere', () => {
    assert.deepEqual(ids(scenario(' [{ id: sims, type: dd, count: 10 }]')), ['named', 'apart', 'behind-an-operation']);
    const emptied = analysisOf(scenario(''));
    const [apart, ...others] = allCombats(emptied);
    assert.ok(apart);
    assert.deepEqual([apart.site.id, others], ['apart', []]);
    assert.ok(!('refused' in resolve(apart, { seed: 1 })));
    assert.ok(combatData(apart).declarations.every(({ id }) => id !== 'tf-1'));
    assert.match(JSON.stringify(findCombat(emptied, { id: 'named' })), /no combat `named` that can be resolved/);
  });
});
