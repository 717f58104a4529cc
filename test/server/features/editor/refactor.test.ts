import assert from 'node:assert/strict';
import { applyTextEdits } from '../../../../server/src/text';
import { assertNotOffered, assertRefactoring, head, refactorAt, withUnits } from './refactor/try-refactoring';

describe('layout refactorings', () => {
  it('expands brackets into lines, the outermost first', () => {
    assertRefactoring(
      `${head}engagements:\n  - { id: biscay, weather: fine, subs: { power: $0germany, units: [] } }\n`,
      'Write `biscay` as lines',
      `${head}engagements:\n  - id: biscay\n    weather: fine\n    subs: { power: germany, units: [] }\n`,
    );
  });

  it('joins lines into one, the innermost first', () => {
    assertRefactoring(
      `${head}engagements:\n  - id: biscay\n    convoy:\n      power: cw$0\n      convoyPoints: 12\n`,
      'Write `convoy` on one line',
      `${head}engagements:\n  - id: biscay\n    convoy: { power: cw, convoyPoints: 12 }\n`,
    );
  });

  it('offers no refactoring in an unreadable text', () => {
    assertNotOffered(`${head}engagements:\n  - { id: biscay, $0weather: fine\n`, '');
  });
});

describe('anchor refactorings', () => {
  it('extracts common values of units', () => {
    assertRefactoring(
      withUnits([
        '- { id: a$0, type: sub, attack: 3, section: 3 }',
        '- { id: b, type: sub, attack: 3, section: 4 } # further out',
        '- { id: c, type: asw, asw: 3, section: 3 }',
        '- id: d',
        '  type: sub',
        '  attack: 3',
        '  section: 3',
      ]),
      'Extract what `a` and 2 others have alike into an anchor',
      withUnits([
        '- &a { id: a, type: sub, attack: 3, section: 3 }',
        '- { <<: *a, id: b, section: 4 } # further out',
        '- { id: c, type: asw, asw: 3, section: 3 }',
        '- <<: *a',
        '  id: d',
      ]),
    );
  });

  it('reuses an existing anchor, and gives a new one a unique name', () => {
    assertRefactoring(
      withUnits([
        '- &x { id: a$0, type: sub, attack: 3, section: 3 }',
        '- { id: b, type: sub, attack: 3, section: 3 }',
      ]),
      'Extract what `a` and `b` have alike into an anchor',
      withUnits(['- &x { id: a, type: sub, attack: 3, section: 3 }', '- { <<: *x, id: b }']),
    );
    assertRefactoring(
      withUnits(
        ['- id: a$0', '  type: sub', '  attack: 3', '  section: 3', '- { id: b, type: sub, attack: 3, section: 3 }'],
        'notes: &a none\n',
      ),
      'Extract what `a` and `b` have alike into an anchor',
      withUnits(
        ['- &a-2', '  id: a', '  type: sub', '  attack: 3', '  section: 3', '- { <<: *a-2, id: b }'],
        'notes: &a none\n',
      ),
    );
  });

  it('keeps comments and anchors', () => {
    assertNotOffered(
      withUnits([
        '- { id: a$0, type: sub, attack: 3, section: 3 }',
        '- id: b',
        '  type: sub # a type VII',
        '  attack: 3',
        '  section: 3',
      ]),
      'Extract',
    );
  });

  it('extracts nothing from units whose values come from the order of battle', () => {
    const forces =
      'forces:\n  - power: germany\n    units:\n      - { id: a, type: sub, attack: 3, section: 3 }\n      - { id: b, type: sub, attack: 3, section: 3 }\n';
    assertNotOffered(withUnits(['- { unit: a$0 }', '- { unit: b }'], forces), 'Extract');
    assertNotOffered(
      withUnits(['- { id: c$0, type: sub, attack: 3, section: 3 }', '- { unit: b }'], forces),
      'Extract',
    );
  });

  it('inlines an alias', () => {
    assertRefactoring(
      `${head}defaults:\n  one: &one { side: axis, list: [1, 2] }\n  two: *on$0e\n  three: [*one]\n`,
      'Inline `*one`',
      `${head}defaults:\n  one: &one { side: axis, list: [1, 2] }\n  two:\n    side: axis\n    list: [1, 2]\n  three: [*one]\n`,
    );
    assertRefactoring(
      `${head}defaults:\n  one: &one { side: axis }\n  three: [1, *on$0e]\n`,
      'Inline `*one`',
      `${head}defaults:\n  one: &one { side: axis }\n  three: [1, { side: axis }]\n`,
    );
  });

  it('inlines a merge key', () => {
    assertRefactoring(
      withUnits(['- &a { id: a, type: sub, attack: 3, section: 3 }', '- { <<: *$0a, id: b, section: 4 }']),
      'Inline `*a`',
      withUnits(['- &a { id: a, type: sub, attack: 3, section: 3 }', '- { type: sub, attack: 3, id: b, section: 4 }']),
    );
    assertRefactoring(
      withUnits(['- &a { id: a, type: sub, attack: 3, section: 3 }', '- $0<<: *a', '  id: b']),
      'Inline `*a`',
      withUnits([
        '- &a { id: a, type: sub, attack: 3, section: 3 }',
        '- type: sub',
        '  attack: 3',
        '  section: 3',
        '  id: b',
      ]),
    );
  });

  it('takes only real aliases for aliases', () => {
    assertNotOffered(`${head}title: 5 $0*a\n`, 'Inline');
    assertNotOffered(`${head}title: x # *$0a\n`, 'Inline');
  });
});

describe('unit refactorings', () => {
  const writeSubmarine = (id: string, more = '') => `- { id: ${id}, type: sub, attack: 3, section: 3${more} }`;

  it('splits a group', () => {
    assertRefactoring(
      withUnits([writeSubmarine('wolf$0', ', count: 5'), writeSubmarine('wolf-2')]),
      'Split `wolf` into groups of 3 and 2',
      withUnits([
        writeSubmarine('wolf', ', count: 3'),
        writeSubmarine('wolf-3', ', count: 2'),
        writeSubmarine('wolf-2'),
      ]),
    );
  });

  it('expands a group into single units, and collapses them again', () => {
    const group = [`${writeSubmarine('wolf', ', count: 2')} # at sea`, writeSubmarine('other', ', joins: true')];
    const single = [
      `${writeSubmarine('wolf')} # at sea`,
      writeSubmarine('wolf-2'),
      writeSubmarine('other', ', joins: true'),
    ];
    assertRefactoring(withUnits(group).replace('id: wolf', 'id: wolf$0'), 'Write `wolf` as 2 units', withUnits(single));
    assertRefactoring(
      withUnits([writeSubmarine('wolf$0'), writeSubmarine('wolf-2'), writeSubmarine('other', ', joins: true')]),
      'Put `wolf` and `wolf-2` into one line with count 2',
      withUnits([writeSubmarine('wolf', ', count: 2'), writeSubmarine('other', ', joins: true')]),
    );
  });

  it('splits units in block style and between brackets', () => {
    assertRefactoring(
      withUnits(['- id: wolf$0', '  type: sub', '  count: 2', '  attack: 3', '  section: 3']),
      'Write `wolf` as 2 units',
      withUnits([
        '- id: wolf',
        '  type: sub',
        '  attack: 3',
        '  section: 3',
        '- id: wolf-2',
        '  type: sub',
        '  attack: 3',
        '  section: 3',
      ]),
    );
    const inBrackets = (units: string) =>
      `${head}engagements:\n  - { id: biscay, weather: fine, subs: { power: germany, units: [${units}] }, convoy: { power: cw } }\n`;
    assertRefactoring(
      inBrackets('{ id: wolf$0, type: sub, attack: 3, section: 3, count: 2 }'),
      'Write `wolf` as 2 units',
      inBrackets('{ id: wolf, type: sub, attack: 3, section: 3 }, { id: wolf-2, type: sub, attack: 3, section: 3 }'),
    );
  });

  it('does not split units that are referenced or have dice', () => {
    const group = [writeSubmarine('wolf$0', ', count: 2')];
    assertNotOffered(withUnits(group, '    orders: { subs: { losses: [wolf] } }\n'), 'Write `wolf` as 2');
    assertNotOffered(withUnits(group, '    dice: { search.subs: 4 }\n'), 'Write `wolf` as 2');
    assertNotOffered(withUnits([writeSubmarine('wolf$0'), writeSubmarine('wolf-2')], '    dice: { seed: 4 }\n'), 'Put');
    assertNotOffered(withUnits([writeSubmarine('wolf$0'), `${writeSubmarine('wolf-2')} # the second`]), 'Put');
  });

  /** The titles that concern a unit, at the cursor. */
  const listUnitTitles = (source: string): readonly string[] =>
    refactorAt(source)
      .items.map(({ title }) => title)
      .filter((title) => /^(?:Split|Put|Write `\S+` as \d)/.test(title));

  it('splits a group into halves, and into single units if these are few', () => {
    const listTitles = (count: number) =>
      listUnitTitles(withUnits([writeSubmarine('wolf$0', count === 1 ? '' : `, count: ${count}`)]));
    assert.deepEqual(listTitles(1), []);
    assert.deepEqual(listTitles(2), ['Write `wolf` as 2 units']);
    assert.deepEqual(listTitles(3), ['Split `wolf` into groups of 2 and 1', 'Write `wolf` as 3 units']);
    assert.deepEqual(listTitles(12), ['Split `wolf` into groups of 6 and 6', 'Write `wolf` as 12 units']);
    assert.deepEqual(listTitles(13), ['Split `wolf` into groups of 7 and 6']);
  });

  it('splits no unit with an anchor, with a comment behind its dash, or with an inherited count', () => {
    for (const units of [
      ['- &x { id: wolf$0, type: sub, attack: 3, section: 3, count: 2 }'],
      ['- { id: wolf$0, type: sub, attack: &x 3, section: 3, count: 2 }'],
      ['- # in the north', '  { id: wolf$0, type: sub, attack: 3, section: 3, count: 2 }'],
      ['- &x { id: a, type: sub, attack: 3, section: 3, count: 2 }', '- { <<: *x, id: wolf$0 }'],
    ])
      assert.deepEqual(listUnitTitles(withUnits(units)), [], units.join());
  });

  it('splits the last unit of a text without a final newline, and one with Windows newlines', () => {
    const text = `${head}engagements:\n  - id: biscay\n    weather: fine\n    convoy: { power: cw }\n    subs:\n      power: germany\n      units:\n        - { id: wolf$0, type: sub, attack: 3, section: 3, count: 2 }`;
    const after = text.replace('wolf$0', 'wolf').replace(', count: 2', '');
    const split = `${after}\n        - { id: wolf-2, type: sub, attack: 3, section: 3 }`;
    assertRefactoring(text, 'Write `wolf` as 2 units', split);
    const { analysis, items } = refactorAt(`${text.replaceAll('\n', '\r\n')}\r\n`);
    const { edits } = items.find(({ title }) => title === 'Write `wolf` as 2 units')!;
    assert.equal(applyTextEdits(analysis.text, edits), `${split.replaceAll('\n', '\r\n')}\r\n`);
  });

  it('combines the equal units that follow, as many as one line may stand for', () => {
    const listTitles = (...units: readonly string[]) =>
      listUnitTitles(withUnits(units)).filter((title) => title.startsWith('Put'));
    const [first, second, third] = [writeSubmarine('a$0'), writeSubmarine('b'), writeSubmarine('c', ', count: 3')];
    assert.deepEqual(listTitles(first, second, third), ['Put `a` and the next 2 units into one line with count 5']);
    assert.deepEqual(listTitles(first, '- { section: 3, attack: 3, type: sub, id: b }'), [
      'Put `a` and `b` into one line with count 2',
    ]);
    assert.deepEqual(
      listTitles(writeSubmarine('a$0', ', count: 30'), writeSubmarine('b', ', count: 20'), writeSubmarine('d')),
      ['Put `a` and `b` into one line with count 50'],
    );
    assert.deepEqual(listTitles(writeSubmarine('a$0', ', count: 30'), writeSubmarine('b', ', count: 21')), []);
    assert.deepEqual(listTitles(first, writeSubmarine('b', ', joins: true'), third), []);
    assert.deepEqual(listTitles(first, '- &b { id: b, type: sub, attack: 3, section: 3 }'), []);
    assert.deepEqual(listTitles(first, '- { type: sub, attack: 3, section: 3 }'), []);
    assert.deepEqual(listTitles(first), []);
    assertRefactoring(
      withUnits([first, second, third, writeSubmarine('d', ', joins: true')]),
      'Put `a` and the next 2 units into one line with count 5',
      withUnits([writeSubmarine('a', ', count: 5'), writeSubmarine('d', ', joins: true')]),
    );
  });

  it('does not split groups with a common statement', () => {
    assertNotOffered(
      `ruleset: awaw
turn: { year: 1942, season: summer }
nations: { japan: { side: axis }, us: { side: allied } }
fleetCombats:
  - id: battle
    attacker: { nation: us, units: [{ id: cruisers$0, type: ca, count: 3, damaged: 1 }] }
    defender: { nation: japan, units: [{ id: tone, type: ca, count: 2 }] }
`,
      'Write `cruisers` as',
    );
  });

  it('sorts units by type, with the comments above them', () => {
    assertRefactoring(
      withUnits([
        '# the aircraft',
        '- { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }',
        writeSubmarine('wolf'),
        '# an old boat',
        writeSubmarine('old'),
      ]).replace('      units', '      $0units'),
      'Sort `units` by type',
      withUnits([
        writeSubmarine('wolf'),
        '# an old boat',
        writeSubmarine('old'),
        '# the aircraft',
        '- { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }',
      ]),
    );
  });

  it('sorts units between brackets, and units of several lines with all comments directly above them', () => {
    const inBrackets = (units: string) =>
      `${head}engagements:\n  - { id: biscay, weather: fine, subs: { power: germany, units: [${units}] }, convoy: { power: cw } }\n`;
    const [condor, wolf] = [
      '{ id: condor, type: nav, range: 14, airToSea: 2, section: 4 }',
      '{ id: wolf, type: sub, attack: 3, section: 3 }',
    ];
    assertRefactoring(
      inBrackets(`${condor}, ${wolf}`).replace('units', 'un$0its'),
      'Sort `units` by type',
      inBrackets(`${wolf}, ${condor}`),
    );
    const long = ['- id: condor', '  type: nav', '  range: 14', '  airToSea: 2', '  section: 4 # far out'];
    assertRefactoring(
      withUnits([
        ...long,
        '# a remark',
        '  # of another column',
        '# of the pack',
        '# and no more',
        `- ${wolf}`,
      ]).replace('      units', '      $0units'),
      'Sort `units` by type',
      withUnits(['# of the pack', '# and no more', `- ${wolf}`, '# a remark', '  # of another column', ...long]),
    );
  });

  it('does not sort units of which an order of the list tells, or two have one name', () => {
    const units = ['- { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }', writeSubmarine('wolf')];
    const sortable = (source: string) => source.replace('      units', '      $0units');
    assertNotOffered(sortable(withUnits(units, '    orders: { subs: { losses: [wolf, condor] } }\n')), 'Sort');
    assertNotOffered(sortable(withUnits(units, '    dice: { search.subs: 4 }\n')), 'Sort');
    assertNotOffered(sortable(withUnits([...units, writeSubmarine('condor')])), 'Sort');
    assertNotOffered(sortable(withUnits([...units, '- { id: x, type: zeppelin }'])), 'Sort');
    assertNotOffered(
      sortable(withUnits(['- { type: nav, range: 14, airToSea: 2, section: 4 }', writeSubmarine('wolf')])),
      'Sort',
    );
    assertNotOffered(sortable(withUnits([`-`, `  ${units[0]!.slice(2)}`, writeSubmarine('wolf')])), 'Sort');
  });

  it('does not sort a list that is sorted or not a list of units', () => {
    assertNotOffered(
      withUnits([writeSubmarine('a'), writeSubmarine('b')]).replace('      units', '      $0units'),
      'Sort',
    );
    assertNotOffered(
      withUnits(['- { id: condor$0, type: nav, range: 14, airToSea: 2, section: 4 }', writeSubmarine('wolf')]),
      'Sort',
    );
  });
});
