import assert from 'node:assert/strict';
import { getSignatureHelp } from '../../../../server/src/features';
import type { Signature } from '../../../../server/src/features';
import { fixture } from '../../../support/fixture';
import { analyzeText } from '../support';

const header = 'ruleset: wif-ssw\nturn: { year: 1941, months: jan-feb }\npowers:\n  germany: { side: axis }\n';

function getSignatureIn(source: string): Signature | undefined {
  const { text, cursor } = fixture(source);
  return getSignatureHelp(analyzeText(text), cursor!);
}

/** The signature within a unit, and the active key. */
function getUnitSignature(written: string): {
  readonly label: string;
  readonly active: string;
  readonly documentation: string;
} {
  const help = getSignatureIn(`${header}engagements:\n  - id: biscay\n    subs:\n      units:\n        - ${written}\n`);
  assert.ok(help, written);
  const { label, keys, active, documentation } = help;
  return { label, documentation, active: label.slice(keys[active]!.from, keys[active]!.to) };
}

describe('the signature of a mapping in braces', () => {
  it('lists the keys of the mapping, required ones first', () => {
    const { label, active, documentation } = getUnitSignature('{ type: sub, $0 }');
    assert.match(label, /^\{ id, type, section, attack, \w+\?, .* \}$/);
    assert.equal(active, 'id');
    assert.equal(documentation, 'Required: `id`, `section`, `attack`. Given: `type`.');
  });

  it('marks the key at the cursor', () => {
    assert.equal(getUnitSignature('{ id: a, type: sub, att$0 }').active, 'attack');
    assert.equal(getUnitSignature('{ id: a, type: sub, attack: $0 }').active, 'attack');
    assert.equal(getUnitSignature('{ id: a, type: sub, attack: 3, section$0: 3 }').active, 'section');
    assert.equal(getUnitSignature('{ id: a, type: sub, attack: 3, section: 3, cou$0 }').active, 'count?');
  });

  it('uses the type of a unit while the unit is being written', () => {
    assert.match(getUnitSignature('{ id: a, type: sub$0, attack: 3 }').label, /section, attack/);
    assert.equal(getUnitSignature('{ id: a, $0 }').active, 'type');
  });

  it('states that no key is missing', () => {
    assert.match(
      getUnitSignature('{ id: a, type: sub, attack: 3, section: 3, $0 }').documentation,
      /^All that is required is there\./,
    );
  });

  it('appears before the brace is closed', () => {
    assert.equal(getUnitSignature('{ type: sub, id: a, $0').active, 'section');
  });

  it('explains each key', () => {
    const help = getSignatureIn(`${header}  italy: { $0 }\n`)!;
    assert.match(help.keys[help.active]!.documentation, /\*Required\*/);
  });

  it('appears only within braces', () => {
    assert.equal(getSignatureIn(`${header.replace('germany: {', 'ger$0many: {')}`), undefined);
    assert.equal(getSignatureIn(`${header}title: Bis$0cay\n`), undefined);
    assert.equal(getSignatureIn(`a: { $0 }\n`), undefined);
  });

  it('marks the first key that continues what is typed, or else the next required one, or else the next at all', () => {
    const unit = 'id: a, type: sub, attack: 3, section: 3';
    for (const [written, active] of [
      ['{ id$0: a, type: sub }', 'id'],
      ['{ id: a, xyz$0 }', 'type'],
      ['{ $0 }', 'id'],
      ['{ id: a, type: sub, attack: 3, $0 }', 'section'],
      [`{ ${unit}, count: 2, $0 }`, 'unit?'],
      [`{ ${unit}, at$0 }`, 'unit?'],
      [`{ ${unit}, j$0 }`, 'joins?'],
    ] as const)
      assert.equal(getUnitSignature(written).active, active, written);
  });

  it('shows what is given and what is missing, and given keys before others', () => {
    const power = (more: string) => {
      const { label, documentation } = getSignatureIn(`${header}  italy: { ${more}$0 }\n`)!;
      return [label, documentation];
    };
    assert.deepEqual(power(''), ['{ side, color?, action?, major?, atWarWith?, atWarSince? }', 'Required: `side`.']);
    assert.deepEqual(power('side: axis, color: "#112233", major: true, '), [
      '{ side, color?, major?, action?, atWarWith?, atWarSince? }',
      'All that is required is there. Given: `side`, `color`, `major`.',
    ]);
  });

  it('explains each key with its title, what it is for, and whether it is required and given', () => {
    const { keys } = getSignatureIn(`${header}  italy: { side: axis, $0 }\n`)!;
    assert.deepEqual(
      keys.slice(0, 2).map(({ documentation }) => documentation),
      [
        'Side: The side that the power is on.\n\n*Required, given*',
        'Colour: The colour that the editor and reports show it in: `"#4f86d0"`. Without it, it has one of the palette.\n\n*Optional*',
      ],
    );
  });

  it('shows so many keys of a long mapping, and that there are more', () => {
    const { label, keys } = getSignatureIn(`${header}options: { $0 }\n`)!;
    assert.equal(keys.length, 24);
    assert.match(label, /^\{ torpedoFloorOrder\?, .*\w\?, … \}$/);
    assert.match(getSignatureIn('{ ruleset: wif-ssw, $0 }\n')!.label, /, politicalEvents\? \}$/);
  });

  it('says nothing of a mapping whose keys the scenario makes up', () => {
    assert.equal(getSignatureIn(`${header}formerIds: { $0 }\n`), undefined);
    assert.equal(
      getSignatureIn(`${header.replace('powers:\n  germany: { side: axis }\n', '')}powers: { $0 }\n`),
      undefined,
    );
  });
});
