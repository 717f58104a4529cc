import { valueAt } from '../../../../server/src/model/place';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { findCompletions } from '../../../../server/src/features';
import type { Completion } from '../../../../server/src/features';
import { locate, parse } from '../../../../server/src/text';
import { getPowerColor } from '../../../../server/src/protocol';
import { fixture } from '../../../support/fixture';
import { acceptCompletion, acceptSnippet } from './completion/accept-completion';
import { analyzeText, biscay } from '../support';
import { rulesets } from '../../../support/environment';

interface CompletedText {
  readonly text: string;
  readonly items: readonly Completion[];
  readonly labels: readonly string[];
}

function completeAt(source: string): CompletedText {
  const { text, cursor } = fixture(source);
  const items = findCompletions(analyzeText(text), cursor!);
  return { text, items, labels: items.map(({ label }) => label) };
}

function accept({ text, items }: CompletedText, label: string): string {
  const completion = items.find((candidate) => candidate.label === label);
  assert.ok(completion, `No ${label} among ${items.map((candidate) => candidate.label).join(', ')}`);
  return acceptCompletion(text, completion);
}

describe('completion', () => {
  it('chooses the value that is already there, so that Enter leaves it, and offers the others beside it', () => {
    for (const finished of ['ruleset: wif-ssw$0', 'ruleset: wif-ssw\nturn: { year: 1941, months: jan-feb$0 }']) {
      const { text, items } = completeAt(`${finished}\n`);
      assert.ok(items.length > 1);
      for (const item of items)
        assert.equal(acceptCompletion(text, item) === text, item.isWritten === true, item.label);
      // Editors filter by what is written before the cursor.
      assert.deepEqual(
        [...new Set(items.map(({ filter }) => filter))],
        [items.find(({ isWritten }) => isWritten)!.label],
      );
    }
  });
});

describe('completion of keys', () => {
  const engagement = `
    ruleset: wif-ssw
    engagements:
      - id: biscay
        weather: rain
        $0
  `;

  it('offers missing keys, required ones first', () => {
    const { labels, items } = completeAt(engagement);
    assert.deepEqual(labels.slice(0, 2), ['subs', 'convoy']);
    assert.ok(items[0]?.detail?.startsWith('required: '));
    assert.ok(labels.includes('seaZone') && !labels.includes('weather') && !labels.includes('id'));
  });

  it('writes the required content of a key, indented', () => {
    const after = accept(completeAt(engagement), 'subs');
    assert.ok(
      after.includes('    subs:\n      power: \n      units:\n        - { id: flotilla, type: sub, attack: 4,'),
      after,
    );
  });

  it('offers the keys of a unit by its type, within braces as well', () => {
    const { labels, text, items } = completeAt(`
      ruleset: wif-ssw
      engagements:
        - id: biscay
          weather: rain
          subs: { units: [{ id: one, type: sub, $0 }] }
          convoy: {}
    `);
    assert.deepEqual(labels.slice(0, 2).sort(), ['attack', 'section']);
    assert.ok(!labels.includes('airToSea'));
    assert.match(acceptCompletion(text, items[0]!), /type: sub, (attack|section): \S* ?\}/);
  });

  it('offers the type first if none is chosen yet', () => {
    const source = `
      ruleset: wif-ssw
      engagements:
        - id: biscay
          weather: rain
          subs:
            units:
              - $0
          convoy: {}
    `;
    assert.deepEqual(completeAt(source).labels, ['Submarine', 'Naval bomber', 'type']);
  });

  it('offers a whole item below a list', () => {
    const source = `
      ruleset: wif-ssw
      engagements:
        $0
    `;
    const completed = completeAt(source);
    assert.deepEqual(completed.labels, ['- Strategic submarine warfare']);
    const after = accept(completed, '- Strategic submarine warfare');
    assert.ok(after.includes('engagements:\n  - id: convoy-battle\n    seaZone: North Atlantic\n'), after);
  });

  it('offers another item beside the others', () => {
    const { labels } = completeAt(`
      ruleset: wif-ssw
      engagements:
        - id: biscay
          weather: rain
          subs:
            units:
              - { id: one, type: sub, attack: 3, section: 3 }
              $0
          convoy: {}
    `);
    assert.deepEqual(labels, ['- Submarine', '- Naval bomber', '- Unit']);
  });

  it('replaces the word at the cursor, or only the key before a colon', () => {
    const typed = completeAt('ruleset: wif-ssw\nimp$0\n');
    assert.equal(accept(typed, 'impulse'), 'ruleset: wif-ssw\nimpulse: 1\n');
    const before = completeAt('ruleset: wif-ssw\nimp$0: 3\n');
    assert.equal(accept(before, 'impulse'), 'ruleset: wif-ssw\nimpulse: 3\n');
  });

  it('offers the rolls of a combat first in its dice, and no fair dice, which a command makes', () => {
    const { labels } = completeAt(
      biscay.replace('dice: { search.subs: 4, search.convoy: 5 }', 'dice: { search.subs: 4, $0 }'),
    );
    assert.equal(labels[0], 'search.convoy');
    assert.equal(labels.at(-1), 'seed');
    assert.ok(!labels.includes('fair'));
  });

  it('completes a colour with the one that the power has', () => {
    const completed = completeAt('ruleset: wif-ssw\npowers:\n  germany: { side: axis, $0 }\n');
    assert.match(accept(completed, 'color'), new RegExp(`color: '${getPowerColor('germany')}' }`));
  });

  it('says of every key what it is for, not its name again', () => {
    for (const source of [engagement, 'ruleset: aare\n$0', 'ruleset: awaw\n$0', 'ruleset: aa-depth\n$0'])
      for (const { label, kind, detail = '' } of completeAt(source).items) {
        if (kind !== 'key') continue;
        const purpose = detail.replace('required: ', '').toLowerCase().replaceAll(/\W/g, '');
        assert.ok(purpose !== '' && purpose !== label.toLowerCase(), `${label}: ${detail}`);
      }
  });

  it('offers each measure of the combat once in its expectations', () => {
    const completeExpectation = (expect: string) =>
      completeAt(`
        ruleset: aare
        powers: { germany: { side: axis }, uk: { side: allies }, us: { side: allies } }
        seaBattles:
          - id: one
            attacker: { power: germany, units: { sub: 2 } }
            defender: { forces: [{ power: uk, units: { dd: 1 } }, { power: us, units: { dd: 1, ac: 1 } }] }
            expect: ${expect}
      `);
    const completed = completeExpectation('{ defender: { uk-dd: 1, $0 } }');
    assert.deepEqual(completed.labels.toSorted(), ['ac', 'dd', 'lost', 'units', 'us-dd']);
    assert.match(accept(completed, 'us-dd'), /uk-dd: 1, us-dd: /);
    assert.equal(completed.items.find(({ label }) => label === 'us-dd')?.detail, 'American destroyers left, defender');
    assert.deepEqual(completeExpectation('{ detected: { attacker: { $0 } } }').labels, ['sub']);
    assert.ok(completeExpectation('{ odds: { defender: { $0 } } }').labels.includes('uk-dd'));
  });

  it('offers the ruleset first, since all else depends on it', () => {
    assert.deepEqual(completeAt('$0').labels, ['ruleset']);
    assert.deepEqual(completeAt('rul$0').labels, ['ruleset']);
  });
});

describe('completion of values', () => {
  it('offers a choice with the meaning of each value', () => {
    const { items, labels } = completeAt(biscay.replace('weather: rain', 'weather: $0'));
    assert.deepEqual(labels, ['fine', 'rain', 'snow', 'storm', 'blizzard']);
    assert.ok(items.every(({ documentation }) => documentation));
  });

  it('replaces the value under the cursor, and adds the blank after a colon', () => {
    assert.equal(
      accept(completeAt(biscay.replace('weather: rain', 'weather: ra$0in')), 'storm'),
      biscay.replace('weather: rain', 'weather: storm'),
    );
    assert.equal(
      accept(completeAt(biscay.replace('weather: rain', 'weather:$0')), 'storm'),
      biscay.replace('weather: rain', 'weather: storm'),
    );
  });

  it('offers true and false, and the types of units', () => {
    assert.deepEqual(completeAt(biscay.replace('count: 2', 'faceUp: $0')).labels, ['true', 'false']);
    assert.ok(completeAt(biscay.replace('type: sub', 'type: $0')).labels.includes('scs'));
  });

  it('offers the word that can replace a list, and a list', () => {
    const battle = (losses: string) => `
      ruleset: aa-depth
      seaBattles:
        - id: gap
          attacker: { power: uk, units: { dd: 1, trn: 1 }, orders: { losses: ${losses} } }
          defender: { power: germany, units: { sub: 1 } }
    `;
    assert.deepEqual(completeAt(battle('$0')).labels, ['by-value', '[ ]']);
    assert.match(accept(completeAt(battle('by-value$0')), '[ ]'), /losses: \[\] \} \}$/m);
    assert.ok(completeAt(battle('[$0]')).labels.includes('dd'));
    assert.match(accept(completeAt(battle('$0')), 'by-value'), /orders: \{ losses: by-value \} \}$/m);
  });

  it('offers the rulesets', () => {
    const ids = rulesets.map(({ id }) => id).sort();
    assert.deepEqual(completeAt('ruleset: $0\n').labels, ids);
    assert.deepEqual(completeAt('ruleset: wif$0\n').labels, ids);
  });

  it('offers ids of the right kind, those of the same part first', () => {
    assert.deepEqual(completeAt(biscay.replace('power: germany', 'power: $0')).labels, ['germany', 'cw']);
    const second = biscay
      .slice(biscay.indexOf('  - id: biscay'))
      .replace('id: biscay', 'id: azores')
      .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');
    const orders = second.replace('    convoy: #', '    orders: { subs: { losses: [$0] } }\n    convoy: #');
    assert.equal(completeAt(biscay + orders).labels[0], 'flotilla-7-b');
  });

  it('offers nothing in comments, quotes and free text', () => {
    for (const line of [
      '# wea$0',
      'title: "wea$0"',
      'title: "it wea$0"',
      'title: "wea$0',
      "title: 'wea$0 then'",
      "title: it's wea$0",
      'title: wea$0',
      'title: "a" # wea$0',
      'notes: |\n  wea$0',
    ]) {
      assert.deepEqual(completeAt(`ruleset: wif-ssw\n${line}\n`).labels, [], line);
    }
  });

  it('offers keys behind a value with an apostrophe, and behind quotes with a number sign', () => {
    for (const title of ["Jack's", "'#1'", '"#1 or #2"'])
      assert.ok(
        completeAt(`ruleset: wif-ssw\nengagements:\n  - { seaZone: ${title}, wea$0 }\n`).labels.includes('weather'),
        title,
      );
  });
});

describe('every completion item', () => {
  const samples = fs
    .readdirSync('samples/wif-ssw')
    .filter((name) => name.endsWith('.scenario.yaml'))
    .map((name) => fs.readFileSync(`samples/wif-ssw/${name}`, 'utf8'));

  /** A sample with a line deleted or a new one below it, and the cursor at the beginning of that line. */
  const opened = fc.record({ sample: fc.constantFrom(...samples), at: fc.nat(), blank: fc.boolean(), pick: fc.nat() });

  it('leaves a readable text with the key in the expected place', () => {
    let tried = 0;
    fc.assert(
      fc.property(opened, ({ sample, at, blank, pick }) => {
        const lines = sample.split('\n');
        const number = at % lines.length;
        const indent = /^ */.exec(lines[number]!)![0];
        lines.splice(number + (blank ? 1 : 0), blank ? 0 : 1, indent);
        const text = lines.join('\n');
        const above = lines.slice(0, number + (blank ? 1 : 0));
        const cursor = above.join('\n').length + Math.min(1, above.length) + indent.length;
        const offered = findCompletions(analyzeText(text), cursor);
        if (offered.length === 0) return;
        tried++;
        const completion = offered[pick % offered.length]!;
        const after = acceptCompletion(text, completion);
        const file = parse(after);
        assert.ok(!file.broken, `${completion.label} in\n${after}`);
        // An item without required keys is empty until it is filled in.
        if (completion.kind === 'item' && /^-[ ]*\n/.test(after.slice(completion.range.from))) return;
        // A key of the root may bring the header that its value refers to, which stands before it.
        const header = completion.kind === 'key' ? completion.snippet.lastIndexOf(`\n${completion.label}:`) + 1 : 0;
        const behind = completion.kind === 'item' ? 2 : acceptSnippet(completion.snippet.slice(0, header)).length;
        const start = completion.range.from + behind;
        const document = file.documents.findLast(({ range }) => range.from <= start)!;
        const located = locate(document, start)!;
        if (completion.kind === 'key') {
          assert.equal(located.path.at(-1), completion.label, after);
          assert.ok(located.onKey);
        } else if (completion.kind === 'item')
          assert.ok(
            located.path.some((key) => typeof key === 'number'),
            after,
          );
        else assert.equal(String(valueAt(document.data, located.path)), completion.label);
      }),
      { seed: 7, numRuns: 600 },
    );
    assert.ok(tried > 300, `${tried} completions were tried`);
  });
});

describe('completion from data of the ruleset', () => {
  const attack = `
    ruleset: awaw
    nations: { japan: { side: axis } }
    airAttacks:
      - id: strike
        defender:
          nation: japan
          units:
            - { id: flagship, type: cv, name: $0 }
  `;

  it('offers the ships of the nation and the type, with size and speed', () => {
    const completed = completeAt(attack);
    assert.ok(
      completed.labels.includes('Akagi') &&
        !completed.labels.includes('Yamato') &&
        !completed.labels.includes('Hornet'),
    );
    assert.equal(completed.items.find(({ label }) => label === 'Akagi')?.detail, 'fleet carrier, 3 factors, fast');
    assert.match(accept(completed, 'Akagi'), /type: cv, name: Akagi \}/);
  });

  it('offers the ships of all nations if none is written, each with its nation', () => {
    const completed = completeAt(attack.replace('nation: japan\n', '\n'));
    assert.equal(
      completed.items.find(({ label }) => label === 'Hornet')?.detail,
      'fleet carrier of the US, 3 factors, fast',
    );
  });

  it('offers the nations that are missing, with their side', () => {
    const completed = completeAt('ruleset: awaw\nnations:\n  japan: { side: axis }\n  $0\n');
    assert.ok(completed.labels.includes('us') && !completed.labels.includes('japan'), completed.labels.join());
    assert.match(accept(completed, 'us'), /\n {2}us:\s+(\{ )?side: ?/);
  });
});
