import assert from 'node:assert/strict';
import { describeAt as describePlace, getTitleAt } from '../../../server/src/schema/index';
import { locate, parse } from '../../../server/src/text/index';
import { fixture } from '../../support/fixture';

/** The schema description at the cursor. */
function describeAt(source: string) {
  const { text, cursor } = fixture(source);
  const document = parse(text).documents[0]!;
  const located = locate(document, cursor!);
  assert.ok(located, 'Nothing stands at the cursor.');
  return describePlace('wif-ssw', document.data, located);
}

const describeUnit = (text: string) =>
  describeAt(`
  ruleset: wif-ssw
  engagements:
    - id: biscay
      subs:
        units:
          - ${text}
`);

describe('schema description of a place', () => {
  it('describes title, rule and range of a value on its key and on the value', () => {
    for (const marked of ['{ type: sub, att$0ack: 3 }', '{ type: sub, attack: 3$0 }']) {
      const { title, rule, type, minimum, maximum } = describeUnit(marked)!;
      assert.deepEqual(
        { title, rule, type, minimum, maximum },
        { title: 'Attack', rule: 'section-modifier', type: 'a whole number', minimum: 0, maximum: 15 },
      );
    }
  });
  it('describes a key by the type of its unit', () => {
    const describeSection = (type: string) => describeUnit(`{ type: ${type}, sec$0tion: 3 }`)!.description;
    assert.notEqual(describeSection('asw'), describeSection('sub'));
    assert.equal(describeUnit('{ type: asw, att$0ack: 3 }'), undefined);
  });
  it('lists the values of a choice, with the meaning of the current one', () => {
    const weather = describeAt('engagements:\n  - weather: ra$0in\n')!;
    assert.deepEqual(
      weather.values!.map(({ value }) => value),
      ['fine', 'rain', 'snow', 'storm', 'blizzard'],
    );
    assert.match(weather.meaning!, /adds 1/);
  });
  it('lists the types of a unit with the meaning of the current one', () => {
    const type = describeUnit('{ type: su$0b }')!;
    assert.ok(type.values!.some(({ value }) => value === 'nav'));
    assert.match(type.meaning!, /^Submarine/);
  });
  it('lists the keys of a mapping, required ones first, and marks those present', () => {
    const { keys } = describeUnit('{ type: sub, attack: 3,$0 }')!;
    assert.deepEqual(
      keys!.filter(({ required }) => required).map(({ key, present }) => [key, present]),
      [
        ['id', false],
        ['type', true],
        ['section', false],
        ['attack', true],
      ],
    );
    assert.equal(
      keys!.findLastIndex(({ required }) => required),
      3,
    );
  });
  it('lists the kinds of ids that a value may refer to, and the kind that it declares', () => {
    assert.deepEqual(describeUnit('{ type: sub, dockedWith: u$0 }')!.refersTo, ['unit']);
    assert.equal(describeUnit('{ type: sub, id: u$0 }')!.declares, 'unit');
    assert.deepEqual(describeAt('powers:\n  cw: { atWarWith: [ger$0many] }\n')!.refersTo, ['power']);
  });
  it('names the table that a file may contain', () => {
    assert.equal(describeAt('tables: { navalCombatChart: cha$0rt.yaml }\n')!.tableFile, 'navalCombatChart');
  });
  it('describes no key that the schema does not know', () => {
    assert.equal(describeAt('wether: ra$0in\n'), undefined);
  });
  it('lists the keys that all types share while a unit has none, and those needed by all as required', () => {
    const { keys } = describeUnit('{ id: u-7,$0 }')!;
    const listShared = (filter: (key: NonNullable<typeof keys>[number]) => boolean) =>
      keys!.filter(filter).map(({ key }) => key);
    assert.deepEqual(
      listShared(({ required }) => required),
      ['id', 'type'],
    );
    assert.deepEqual(
      listShared(({ present }) => present),
      ['id'],
    );
    assert.ok(keys!.every(({ key }) => !['attack', 'airToSea', 'asw'].includes(key)));
  });
  it('lists the key of an inherited unit where units inherit, and not in the order of battle', () => {
    const listKeys = (list: string) =>
      describeAt(`
        ruleset: wif-ssw
        ${list}
      `)!.keys!.map(({ key }) => key);
    assert.ok(listKeys('engagements: [{ id: biscay, subs: { units: [{ id: u-7,$0 }] } }]').includes('unit'));
    assert.ok(!listKeys('forces: [{ id: wolves, units: [{ id: u-7,$0 }] }]').includes('unit'));
  });
  it('the meaning of a value is its title and its description, or the one that it has', () => {
    const listMeanings = (source: string) =>
      describeAt(source)!.values!.map(({ value, description }) => `${String(value)} = ${description}`);
    const types = describeUnit('{ type: su$0b }')!.values!.map(({ description }) => description);
    assert.ok(
      types.every((description) => description !== undefined && !/undefined/.test(description)),
      types.join(),
    );
    assert.match(types[0]!, /^\w[^:]*: \w/);
    assert.deepEqual(listMeanings('ruleset: wif-ssw\npowers: { cw: { major: tr$0ue } }\n'), [
      'true = undefined',
      'false = undefined',
    ]);
  });
  it('the title of a value is its own, or for an item that of its list; what the schema does not know has none', () => {
    const data = { powers: { cw: { atWarWith: ['germany'], side: 'allied', xyz: { side: 3 } } } };
    const getTitle = (...path: readonly (string | number)[]) => getTitleAt('wif-ssw', data, ['powers', ...path]);
    assert.deepEqual(
      [getTitle(), getTitle('cw', 'atWarWith'), getTitle('cw', 'atWarWith', 0), getTitle('cw', 'side')],
      ['Powers', 'At war with', 'At war with', 'Side'],
    );
    assert.deepEqual(
      [getTitle('cw', 'xyz'), getTitle('cw', 'xyz', 'side'), getTitle('us', 'side')],
      [undefined, undefined, undefined],
    );
    assert.equal(getTitleAt('wif-ssw', data, []), 'World in Flames: strategic submarine warfare');
  });
});
