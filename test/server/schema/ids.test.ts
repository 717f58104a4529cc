import assert from 'node:assert/strict';
import { collectIds, createIdCache } from '../../../server/src/schema/index';
import { parse, rangeAt } from '../../../server/src/text/index';
import { dedent } from '../../support/fixture';
import { checkDiagnostics, applyFix, withUnit } from './support';

const TEXT = dedent(`
  ruleset: wif-ssw
  powers:
    germany: { side: axis }
    cw: { side: allied, atWarWith: [germany] }
  engagements:
    - id: biscay
      seaZone: Bay
      weather: fine
      subs:
        power: germany
        units:
          - { id: u-7, type: sub, attack: 3, section: 3 }
      convoy:
        power: cw
        units:
          - { id: ark, type: cv }
          - { id: swordfish, type: cvp, range: 4, airToSea: 3, on: ark }
`);

describe('ids of a scenario', () => {
  const document = parse(TEXT).documents[0]!;
  const { ids, diagnostics } = collectIds('wif-ssw', document.data);
  const textAt = (place: Parameters<typeof rangeAt>[1]) => {
    const { from, to } = rangeAt(document, place)!;
    return TEXT.slice(from, to);
  };

  it('collects the ids of powers, engagements and units in the order of the text', () => {
    assert.deepEqual(diagnostics, []);
    assert.deepEqual(
      ids.listDeclarations('power').map(({ id }) => id),
      ['germany', 'cw'],
    );
    assert.deepEqual(
      ids.listDeclarations('unit').map(({ id }) => id),
      ['u-7', 'ark', 'swordfish'],
    );
    assert.deepEqual(
      ids.listDeclarations('engagement').map(({ id }) => id),
      ['biscay'],
    );
  });
  it('a declaration has its place, its object and the path to it', () => {
    const ark = ids.find('unit', 'ark')!;
    assert.equal(textAt(ark.place), 'ark');
    assert.equal((ark.object as { type: string }).type, 'cv');
    assert.deepEqual(ark.path, ['engagements', 0, 'convoy', 'units', 0]);
    const germany = ids.find('power', 'germany')!;
    assert.equal(textAt(germany.place), 'germany');
    assert.deepEqual(germany.object, { side: 'axis' });
    assert.deepEqual(germany.path, ['powers', 'germany']);
  });
  it('finds the references to an id', () => {
    assert.equal(ids.references('power', 'germany').length, 2);
    assert.deepEqual(
      ids.references('unit', 'ark').map(({ place }) => place.key),
      ['on'],
    );
    assert.deepEqual(ids.references('unit', 'germany'), []);
  });
  it('reports no unknown id in a text that could not be parsed completely', () => {
    const { data } = parse('ruleset: wif-ssw\nproduction:\n  - { power: germany }\n').documents[0]!;
    assert.deepEqual(
      collectIds('wif-ssw', data).diagnostics.map(({ code }) => code),
      ['id/unknown'],
    );
    assert.deepEqual(collectIds('wif-ssw', data, { isIncomplete: true }).diagnostics, []);
  });
  it('does not collect the ids of an unchanged part again', () => {
    const cache = createIdCache();
    const before = parse(TEXT);
    const first = collectIds('wif-ssw', before.documents[0]!.data, { cache });
    const after = parse(TEXT.replace('axis', 'neutral'), before);
    const second = collectIds('wif-ssw', after.documents[0]!.data, { cache });
    assert.equal(second.ids.find('unit', 'ark')!.place, first.ids.find('unit', 'ark')!.place);
    assert.notEqual(second.ids.find('power', 'cw')!.place, first.ids.find('power', 'cw')!.place);
  });
  it('fixes a mistyped id inside a list', () => {
    checkDiagnostics(`
      ruleset: wif-ssw
      powers:
        germany: { side: axis }
        cw: { side: allied, atWarWith: [germnay] }
        #                               ^^^^^^^ id/unknown Did you mean \`germany\`? Declared: \`germany\` and \`cw\`.
    `);
    assert.match(
      applyFix('ruleset: wif-ssw\npowers:\n  germany: { side: axis }\n  cw: { side: allied, atWarWith: [germnay] }\n'),
      /atWarWith: \[germany\]/,
    );
  });
  it('reports an id repeated by a merge at the use', () => {
    checkDiagnostics(`
      ruleset: wif-ssw
      powers: { germany: { side: axis } }
      returnToBase:
        - unit: &u { id: u-1, type: sub, attack: 4, section: 3 }
        - unit: { <<: *u }
        #             ^^ id/duplicate
    `);
  });

  it('reports a reference to an unknown unit with the nearest id', () => {
    checkDiagnostics(
      withUnit(
        '{ id: u-7, type: sub, attack: 3, section: 3, dockedWith: u-8 }',
        'u-8',
        'id/unknown Did you mean `u-7`?',
      ),
    );
  });
  it('reports a duplicate id with the first declaration', () => {
    const [problem] = checkDiagnostics(
      withUnit(
        '{ id: u-7, type: sub, attack: 3, section: 3 }\n          - { id: u-7, type: sub, attack: 3, section: 3 }',
        'u-7',
        'id/duplicate',
      ),
    );
    assert.equal(problem!.related?.length, 1);
    assert.match(
      applyFix(
        withUnit(
          '{ id: u-7, type: sub, attack: 3, section: 3 }\n          - { id: u-7, type: sub, attack: 3, section: 3 }',
        ),
        'Change to `u-7-2`',
      ),
      /u-7-2/,
    );
  });
});

it('says how many declarations have the same id', () => {
  const declare = (count: number) =>
    dedent(`
      ruleset: wif-ssw
      engagements:
      ${Array.from({ length: count }, () => '  - { id: biscay }').join('\n      ')}
    `);
  const getMessages = (count: number) =>
    collectIds('wif-ssw', parse(declare(count)).documents[0]!.data).diagnostics.map(({ message }) => message);
  assert.match(getMessages(2).join('\n'), /There are two engagements `biscay`.* Give one of them another id\.$/);
  assert.match(getMessages(3)[0]!, /There are 3 engagements `biscay`.* Give each an id of its own\.$/);
});

it('a key that takes a name from a list inherits from that list, and accepts only its names', () => {
  const data = parse(
    dedent(`
      ruleset: aare
      powers: { us: {} }
      forces:
        - { id: task-force, power: us, units: { dd: 2 } }
      seaBattles:
        - { id: coral-sea, seaZone: SZ 1, attacker: { from: task-force }, defender: { from: coral-sea } }
    `),
  ).documents[0]!.data;
  const { ids, diagnostics } = collectIds('aare', data);
  assert.deepEqual(
    diagnostics
      .filter(({ code }) => code === 'id/unknown')
      .map(({ message }) => /There is no .*? in `forces`/.exec(message)?.[0]),
    ['There is no force `coral-sea` in `forces`'],
  );
  assert.deepEqual(
    ids.references('force', 'task-force').map(({ inherits }) => inherits),
    [true],
  );
});

it('keys may refer to ids, which the ruleset checks', () => {
  const orders = { submerge: { groups: { scouts: 'always', 'no-such-group': 'never' } } };
  const data = {
    ruleset: 'aare',
    seaBattles: [
      { id: 'sea', seaZone: 'SZ 1', attacker: { power: 'us', units: [{ id: 'scouts', type: 'sub' }], orders } },
    ],
    powers: { us: { side: 'allies' } },
  };
  const { ids, diagnostics } = collectIds('aare', data);
  assert.deepEqual(diagnostics, []);
  assert.deepEqual(
    ids.references('group', 'scouts').map(({ place }) => place),
    [{ owner: orders.submerge.groups, key: 'scouts', onKey: true }],
  );
});

it('what is inherited declares no ids again, however deep they are, and refers to others', () => {
  const unit = { id: 'u-7', type: 'sub', attack: 3, section: 3, power: 'germany' };
  const subs = { power: 'germany', units: [unit, { id: 'u-8', type: 'sub' }] };
  const convoy = { power: 'cw', units: [{ id: 'ark', type: 'cv' }] };
  const data = {
    ruleset: 'wif-ssw',
    powers: { germany: { side: 'axis' }, cw: { side: 'allied' } },
    engagements: [{ id: 'gap', subs, convoy }],
  };
  const listIds = (isInherited: (owner: object, key: string | number) => boolean) => {
    const { ids, diagnostics } = collectIds('wif-ssw', data, { cache: createIdCache(isInherited) });
    assert.deepEqual(diagnostics, []);
    assert.equal(ids.references('power', 'germany').length, 2);
    return ids.listDeclarations('unit').map(({ id }) => id);
  };
  assert.deepEqual(
    listIds(() => false),
    ['u-7', 'u-8', 'ark'],
  );
  assert.deepEqual(
    listIds((owner, key) => owner === subs && key === 'units'),
    ['ark'],
  );
  assert.deepEqual(
    listIds((owner, key) => owner === unit && key === 'id'),
    ['u-8', 'ark'],
  );
});

it('an id that is unique in its round may be that of another round as well', () => {
  const createRound = (id: string, ...strikes: readonly string[]) => ({
    ...{ id, number: 1, attacker: {}, defender: {} },
    strikes: strikes.map((strike) => ({ id: strike })),
  });
  const listDuplicates = (...navalRounds: readonly object[]) =>
    collectIds('awaw', { ruleset: 'awaw', navalRounds }).diagnostics.map(({ message }) => message.split(',')[0]);
  assert.deepEqual(listDuplicates(createRound('a', 'x', 'y'), createRound('b', 'x')), []);
  assert.deepEqual(listDuplicates(createRound('a', 'x', 'x'), createRound('b', 'x')), ['There are two strikes `x`']);
  assert.deepEqual(listDuplicates(createRound('a'), createRound('a')), ['There are two combats `a`']);
});
