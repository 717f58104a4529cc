import assert from 'node:assert/strict';
import { listAllCombats, createCombatData, findCombat, resolveCombat } from '../../../../server/src/features';
import type { CombatQuery } from '../../../../server/src/features';
import { analyzeText, biscay } from '../support';

describe('the combat at the cursor', () => {
  const second = biscay
    .slice(biscay.indexOf('  - id: biscay'))
    .replace(/biscay/g, 'azores')
    .replace(/Bay of Biscay/, 'Azores');
  const twoCombats = `${biscay.trimEnd()}\n${second}`;
  const findId = (text: string, offset: number) => {
    const result = findCombat(analyzeText(text), { offset });
    return 'refused' in result ? result.refused : result.entry.id;
  };

  it('finds the combat from the first column of its first line on', () => {
    const line = twoCombats.indexOf('  - id: azores');
    assert.deepEqual(
      [findId(twoCombats, line), findId(twoCombats, line + 2), findId(twoCombats, line + 9)],
      ['azores', 'azores', 'azores'],
    );
    assert.equal(findId(twoCombats, twoCombats.indexOf('weather')), 'biscay');
  });

  it('finds no other combat if the one at the cursor has errors', () => {
    const broken = twoCombats.replace('weather: rain', 'weather: rian');
    assert.match(findId(broken, broken.indexOf('rian')), /^There is no combat at the cursor/);
    assert.equal(findId(broken, 0), 'azores');
  });
});

describe('the combat that a query means', () => {
  const second = biscay.slice(biscay.indexOf('  - id: biscay')).replace(/biscay/g, 'azores');
  const text = `${biscay.trimEnd()}\n${second}---\n${biscay.replace('title: Condors over Biscay\n', '')}`;
  const find = (query: CombatQuery, source = text) => {
    const result = findCombat(analyzeText(source), query);
    return 'refused' in result ? result : `${result.scenario.index} ${result.entry.id}`;
  };
  const choices = [
    { document: 0, id: 'biscay', title: 'Bay of Biscay', scenario: 'Condors over Biscay' },
    { document: 0, id: 'azores', title: 'Bay of Biscay', scenario: 'Condors over Biscay' },
    { document: 1, id: 'biscay', title: 'Bay of Biscay' },
  ];
  const which =
    'Which combat do you mean? There are: biscay and azores. Put the cursor in one of them, or give its id.';

  it('is the only one with all of its members', () => {
    assert.equal(find({ id: 'azores' }), '0 azores');
    assert.equal(find({ id: 'biscay', document: 0 }), '0 biscay');
    assert.equal(find({ document: 1 }), '1 biscay');
    assert.equal(find({ offset: text.lastIndexOf('weather') }), '1 biscay');
    assert.equal(find({ id: 'azores', offset: text.indexOf('weather') }), '0 azores');
    assert.equal(find({ id: 'biscay', offset: text.lastIndexOf('weather') }), '1 biscay');
    assert.equal(find({}, biscay), '0 biscay');
    assert.equal(find({ offset: 0 }, biscay), '0 biscay');
    assert.equal(find({ offset: biscay.length }, biscay), '0 biscay');
  });

  it('is asked for if there are several, with all that it may be', () => {
    assert.deepEqual(find({}), { refused: which, combats: choices });
    assert.deepEqual(find({ offset: 0 }), { refused: which, combats: choices });
    assert.deepEqual(find({ id: 'biscay' }), { refused: which, combats: [choices[0], choices[2]] });
    assert.deepEqual(find({ document: 0 }), { refused: which, combats: choices.slice(0, 2) });
  });

  it('is refused if there is none, with the reason', () => {
    assert.deepEqual(find({ id: 'malta' }), {
      refused: 'There is no combat `malta` that can be resolved. There are: biscay and azores.',
    });
    assert.deepEqual(find({ document: 2 }), {
      refused:
        'There is no combat to resolve in this scenario: it has none, or the part that describes it has problems. See the list of problems.',
    });
    const noCombat =
      'There is no combat to resolve: the file has none, or the part that describes it has problems. See the list of problems.';
    assert.deepEqual(find({}, 'ruleset: wif-ssw\n'), { refused: noCombat });
    assert.deepEqual(find({ id: 'biscay' }, 'ruleset: wif-ssw\n'), { refused: noCombat });
  });

  it('is no other than the one at the cursor, if that has problems', () => {
    const broken = biscay.replace('weather: rain', 'weather: rian');
    const source = `${broken.trimEnd()}\n${second}`;
    assert.deepEqual(find({ offset: source.indexOf('rian') }, source), {
      refused:
        'There is no combat at the cursor, or the part that describes it has problems. See the list of problems.',
    });
    assert.equal(find({ offset: source.indexOf('rian'), id: 'azores' }, source), '0 azores');
    const apart = `ruleset: wif-ssw\n---\n${broken.trimEnd()}\n---\n${biscay}`;
    assert.match(JSON.stringify(find({ offset: apart.indexOf('rian') }, apart)), /There is no combat at the cursor/);
  });

  it('is the one that the cursor stands in, from its dash to its end', () => {
    const list = `ruleset: aare\npowers: { us: { side: allies }, japan: { side: axis } }\nseaBattles:\n${['one', 'two']
      .map(
        (id) =>
          `  - { id: ${id}, attacker: { power: us, units: { dd: 1 } }, defender: { power: japan, units: { dd: 1 } } }\n`,
      )
      .join('')}`;
    const dash = list.indexOf('  - { id: two');
    const findAt = (offset: number) => find({ offset }, list);
    assert.deepEqual([findAt(dash), findAt(dash + 4), findAt(list.length - 1)], ['0 two', '0 two', '0 two']);
    assert.deepEqual(findAt(dash - 1), '0 one');
  });
});

describe('the combat of a scenario', () => {
  it('refuses a scenario without combats', () => {
    const analysis = analyzeText(`${biscay.trimEnd()}\n---\nruleset: wif-ssw\n`);
    const findInDocument = (document: number) => {
      const result = findCombat(analysis, { document });
      return 'refused' in result ? result.refused : result.entry.id;
    };
    assert.equal(findInDocument(0), 'biscay');
    assert.match(findInDocument(1), /^There is no combat to resolve in this scenario: /);
  });
});

describe('the combats of a scenario with an incomplete part', () => {
  const writeScenario = (units: string) => `ruleset: awaw
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
  const listIds = (text: string) => listAllCombats(analyzeText(text)).map(({ entry }) => entry.id);

  it('finds only combats without an invalid part, each of which can be stated and calculated elsewhere', () => {
    assert.deepEqual(listIds(writeScenario(' [{ id: sims, type: dd, count: 10 }]')), [
      'named',
      'apart',
      'behind-an-operation',
    ]);
    const emptied = analyzeText(writeScenario(''));
    const [apart, ...others] = listAllCombats(emptied);
    assert.ok(apart);
    assert.deepEqual([apart.entry.id, others], ['apart', []]);
    assert.ok(!('refused' in resolveCombat(apart, { seed: 1 })));
    assert.ok(createCombatData(apart).declarations.every(({ id }) => id !== 'tf-1'));
    assert.match(JSON.stringify(findCombat(emptied, { id: 'named' })), /no combat `named` that can be resolved/);
  });
});
