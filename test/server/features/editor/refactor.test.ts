import assert from 'node:assert/strict';
import { findRefactorings } from '../../../../server/src/features';
import type { Analysis, Refactoring } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { dedent, fixture } from '../../../support/fixture';
import { analyzeText } from '../support';

function refactorAt(source: string): { readonly analysis: Analysis; readonly items: readonly Refactoring[] } {
  const { text, cursor } = fixture(source);
  const analysis = analyzeText(text);
  return { analysis, items: findRefactorings(analysis, cursor!) };
}

/** Asserts that a refactoring is offered at the cursor, and that it gives exactly this text. */
function assertRefactoring(source: string, title: string, after: string): void {
  const { analysis, items } = refactorAt(source);
  const match = items.find((refactoring) => refactoring.title === title);
  assert.ok(match, `offered are: ${items.map((refactoring) => refactoring.title).join('; ')}`);
  assert.equal(applyTextEdits(analysis.text, match.edits), dedent(after));
}

/** Asserts that no refactoring is offered whose title begins like this. */
function assertNotOffered(source: string, title: string): void {
  const titles = refactorAt(source).items.map((refactoring) => refactoring.title);
  assert.deepEqual(
    titles.filter((candidate) => candidate.startsWith(title)),
    [],
  );
}

const head =
  'ruleset: wif-ssw\nturn: { year: 1941, months: jan-feb }\npowers: { germany: { side: axis, action: naval }, cw: { side: allied } }\n';

/** An engagement with these units, one per line, and more lines. */
const withUnits = (units: readonly string[], more = '') => `${head}engagements:
  - id: biscay
    weather: fine
    subs:
      power: germany
      units:
${units.map((unit) => `        ${unit}\n`).join('')}    convoy: { power: cw, convoyPoints: 12 }
${more}`;

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

describe('the refactoring that moves a table', () => {
  const table = `${head}tables:
  sectionModifiers: # from the box
    source: mine # of course
    # the deep end
    modifiers:
      rain: [0, 0, 0, -1, -2] # storms too
`;

  it('moves a table into a file and writes its path', () => {
    const { analysis, items } = refactorAt(table.replace('source', 'sou$0rce'));
    const move = items.find(({ file }) => file);
    assert.equal(move?.title, 'Move `sectionModifiers` into a file of its own');
    const { createEdits: _, ...file } = move.file!;
    assert.deepEqual(file, {
      path: 'tables/section-modifiers.yaml',
      text: 'source: mine # of course\n# the deep end\nmodifiers:\n  rain: [0, 0, 0, -1, -2] # storms too\n',
    });
    assert.equal(
      applyTextEdits(analysis.text, move.edits),
      `${head}tables:\n  sectionModifiers: tables/section-modifiers.yaml # from the box\n`,
    );
  });

  it('moves no table with an alias, and nothing that is no table', () => {
    assertNotOffered(table.replace('mine', '*mi$0ne').replace('title', '&mine title'), 'Move');
    assertNotOffered(`${head}options: { emptyConvoy: no$0-target }\n`, 'Move');
  });
});
