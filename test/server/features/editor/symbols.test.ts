import assert from 'node:assert/strict';
import { findFirstSymbols, findSymbols } from '../../../../server/src/features';
import type { OutlineSymbol } from '../../../../server/src/features';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay } from '../support';

/** An outline as indented lines. */
function formatOutline(items: readonly OutlineSymbol[], indent = ''): readonly string[] {
  return items.flatMap(({ name, detail, kind, children }) => [
    `${indent}${name} [${kind}]${detail === '' ? '' : ` ${detail}`}`,
    ...formatOutline(children, `${indent}  `),
  ]);
}

function* flattenSymbols(items: readonly OutlineSymbol[]): Generator<OutlineSymbol> {
  for (const symbol of items) {
    yield symbol;
    yield* flattenSymbols(symbol.children);
  }
}

describe('the outline', () => {
  it('lists the scenario, powers and engagements down to sides and units, with their numbers', () => {
    assert.equal(
      formatOutline(findSymbols(analyzeText(biscay))).join('\n'),
      dedent(`
        Condors over Biscay [scenario] World in Flames: strategic submarine warfare
          Powers [group]
            germany [declaration] side axis, action naval
            cw [declaration] side allied, action combined
          biscay [combat] seaZone Bay of Biscay, weather rain
            Sub side [group] power germany
              flotilla-7 [declaration] sub, attack 3, section 3, count 2
              flotilla-1 [declaration] sub, attack 4, section 4
              condor [declaration] nav, range 14, airToSea 2, section 4
            Convoy side [group] power cw, convoyPoints 12
              liberator [declaration] nav, range 12, airToSea 3
      `).trim(),
    );
  });

  it('lists items of root lists that have no id', () => {
    const text = 'ruleset: wif-ssw\nlog:\n  - { event: search, seaZone: Biscay }\n';
    const [scenario] = findSymbols(analyzeText(text));
    assert.equal(scenario?.children.length, 1);
  });

  it('lists each scenario of a file', () => {
    assert.deepEqual(
      findSymbols(analyzeText(`${biscay}---\nruleset: wif-ssw\n`)).map(({ name }) => name),
      ['Condors over Biscay', 'Scenario 2'],
    );
  });

  it('keeps each selection within its symbol and each symbol within its parent', () => {
    for (const text of [biscay, `${biscay}---\n${biscay}`, biscay.replace('rain', '"rain'), 'a: [1', '']) {
      const analysis = analyzeText(text);
      for (const { range, selection, children } of flattenSymbols(findSymbols(analysis))) {
        const encloses = (inner: typeof range) => range.from <= inner.from && inner.to <= range.to;
        assert.ok(encloses(selection) && children.every((child) => encloses(child.range)), text);
      }
    }
  });

  it('lists the first of two versions in a git conflict, and the rest as without a conflict', () => {
    const text = biscay.replace(
      '  cw: { side: allied, action: combined }\n',
      (line) => `<<<<<<< HEAD\n${line}=======\n  cw: { side: neutral }\n>>>>>>> other\n`,
    );
    const [scenario] = findSymbols(analyzeText(text));
    const engagement = scenario!.children.find(({ name }) => name === 'biscay')!;
    assert.equal(text.slice(engagement.selection.from, engagement.selection.to), 'biscay');
    assert.deepEqual(
      scenario!.children.map(({ name }) => name),
      findSymbols(analyzeText(biscay))[0]!.children.map(({ name }) => name),
    );
  });

  it('lists the sides and forces of Axis & Allies with the units that they count by type', () => {
    const text = dedent(`
      ruleset: aare
      powers: { germany: { side: axis }, uk: { side: allies }, us: { side: allies } }
      seaBattles:
        - id: north-sea
          attacker: { power: germany, units: { sub: 5 } }
          defender:
            forces:
              - { power: uk, units: { dd: 2, ftr: 1 } }
              - { power: us, units: { ac: 1 } }
          expect: { outcome: both-left, odds: { defender: { units: { max: 2 } } } }
    `);
    assert.equal(
      formatOutline(findSymbols(analyzeText(text))[0]!.children.slice(1)).join('\n'),
      dedent(`
        north-sea [combat]
          Attacker [group] power germany, 5 sub
          Defender [group]
            Force [group] power uk, 2 dd, 1 ftr
            Force [group] power us, 1 ac
      `).trim(),
    );
  });

  it('lists the readable parts of a broken text', () => {
    const text = biscay.replace('title: Condors over Biscay', 'title: [Condors');
    assert.deepEqual(
      findSymbols(analyzeText(text))[0]!.children.map(({ name }) => name),
      findSymbols(analyzeText(biscay))[0]!.children.map(({ name }) => name),
    );
  });

  it('truncates a long outline and says that there is more', () => {
    const analysis = analyzeText(`${biscay}---\nruleset: wif-ssw\n`);
    const all = [...flattenSymbols(findSymbols(analysis))];
    const whole = findFirstSymbols(analysis, all.length);
    assert.deepEqual(whole, { symbols: findSymbols(analysis), hasMore: false });
    for (let limit = 1; limit < all.length; limit++) {
      const { symbols: firstSymbols, hasMore } = findFirstSymbols(analysis, limit);
      assert.equal(hasMore, true);
      const shownSymbols = [...flattenSymbols(firstSymbols)];
      // Groups of a displayed symbol are displayed as well.
      assert.ok(shownSymbols.length >= limit && shownSymbols.length <= limit + 3, `${shownSymbols.length} of ${limit}`);
      const names = new Set(all.map(({ name, range }) => `${name} ${range.from}`));
      for (const { name, range } of shownSymbols) assert.ok(names.has(`${name} ${range.from}`), name);
    }
  });
});
