import assert from 'node:assert/strict';
import { findInlayHints } from '../../../../server/src/features';
import { inlayHintKinds } from '../../../../server/src/protocol';
import type { InlayHintKind } from '../../../../server/src/protocol';
import { compareRecord } from '../../../support/recorded/compare';
import { scenarioFiles, analysisOfFile } from '../../../support/samples';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay } from '../support';

/** Each hint, with the word before it. */
function listHints(text: string, ...kinds: readonly InlayHintKind[]): readonly string[] {
  const range = { from: 0, to: text.length };
  return findInlayHints(analyzeText(text), range, new Set(kinds)).map(
    ({ offset, label }) => `${/[^\s{,]+:? ?[^\s{,]*$/.exec(text.slice(0, offset))![0]} | ${label}`,
  );
}

const battle = dedent(`
  ruleset: aa-depth
  turn: { round: 4, power: uk, phase: conduct-combat }
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: one
      seaZone: SZ 9
      attacker: { power: uk, units: { dd: 1, ftr: 1 } }
      defender:
        power: germany
        units: [{ id: u-99, type: sub, depth: submerged }]
        orders: { dive: { groups: { u-99: always } } }
`);

describe('inlay hints', () => {
  it('shows the rolls on which units hit', () => {
    assert.deepEqual(listHints(battle, 'hitNumbers'), [
      'dd: 1 | \u22643 50%',
      'ftr: 1 | \u22643 50%',
      'type: sub | \u22641 17%',
    ]);
  });

  it('shows values after the modifiers of rules, and the totals of search dice', () => {
    assert.deepEqual(listHints(biscay, 'effectiveValues'), ['attack: 3 | \u2192 2', 'airToSea: 3 | \u2192 1.5']);
    assert.deepEqual(listHints(biscay, 'searchTotals'), ['search.subs: 4 | = 0', 'search.convoy: 5 | = 6']);
  });

  it('shows in a range the hints of the whole text at its places, those at its ends included', () => {
    for (const text of [battle, biscay]) {
      const analysis = analyzeText(text);
      const kinds = new Set(inlayHintKinds);
      const all = findInlayHints(analysis, { from: 0, to: text.length }, kinds);
      assert.ok(all.length > 2);
      for (const { offset } of all)
        for (const range of [
          { from: offset, to: offset },
          { from: offset - 1, to: offset - 1 },
          { from: offset + 1, to: text.length },
          { from: 0, to: offset },
        ])
          assert.deepEqual(
            findInlayHints(analysis, range, kinds),
            all.filter((hint) => range.from <= hint.offset && hint.offset <= range.to),
            JSON.stringify(range),
          );
    }
  });

  it('shows the effect of rounding', () => {
    const roundingHints = listHints(biscay, 'rounding');
    assert.ok(
      roundingHints.some((hint) => /ASW factors: 1\.5 \u2192 2$/.test(hint)),
      roundingHints.join('\n'),
    );
  });

  it('shows the power of a group in orders', () => {
    assert.deepEqual(listHints(battle, 'powers'), ['u-99 | germany']);
  });

  it('shows the power of each group of a side with several powers', () => {
    const alliedBattle = dedent(`
      ruleset: aare
      turn: { round: 2, power: japan }
      powers: { japan: { side: axis }, us: { side: allies }, uk: { side: allies } }
      seaBattles:
        - id: sea
          attacker:
            power: japan
            units: [{ id: scouts, type: sub }]
            orders: { submerge: { groups: { scouts: always } } }
          defender:
            forces:
              - { power: us, units: [{ id: gato, type: sub }] }
              - { power: uk, units: [{ id: triton, type: sub }] }
            orders: { submerge: { groups: { gato: always, triton: never } } }
    `);
    assert.deepEqual(listHints(alliedBattle, 'powers'), ['scouts | japan', 'gato | us', 'triton | uk']);
  });

  it('gives only hints of the requested kinds, within the range', () => {
    assert.deepEqual(listHints(battle), []);
    const from = battle.indexOf('    defender');
    const hitHints = findInlayHints(
      analyzeText(battle),
      { from, to: battle.length },
      new Set<InlayHintKind>(['hitNumbers']),
    );
    assert.deepEqual(
      hitHints.map(({ label, rule }) => [label, rule?.ruleset]),
      [['\u22641 17%', 'aa-depth']],
    );
  });

  it('cites only existing rules in all samples', () => {
    for (const file of scenarioFiles('samples')) {
      const analysis = analysisOfFile(file);
      const all = findInlayHints(analysis, { from: 0, to: analysis.text.length }, new Set(inlayHintKinds));
      for (const { rule, label } of all) {
        const ruleset = analysis.environment.rulesets.find(({ id }) => id === rule?.ruleset);
        assert.ok(!rule || ruleset?.rules.some(({ id }) => id === rule.rule), `${label} in ${file}`);
        assert.doesNotMatch(label, /NaN|undefined|Infinity/, file);
      }
    }
  });
});

describe('the inlay hints of a sample', () => {
  for (const name of [
    'aa-depth/mixed-depths',
    'aare/off-hawaii',
    'awaw/taranto',
    'wif-ssw/autumn-1942',
    'wif-ssw/house-rules',
  ])
    it(`are as recorded in ${name}`, () => {
      const analysis = analysisOfFile(`samples/${name}.scenario.yaml`);
      const { text } = analysis;
      const hints = findInlayHints(analysis, { from: 0, to: text.length }, new Set(inlayHintKinds));
      const lines = hints.map(({ kind, offset, label, rule, hoverOffset }) => {
        const { line } = analysis.lines().positionAt(offset);
        const start = analysis.lines().offsetAt(line, 0);
        return [
          `${line + 1}: ${text.slice(start, offset).trim()} <${label}>`,
          kind,
          rule?.title,
          `hover at ${/^\S*/.exec(text.slice(hoverOffset))![0]}`,
        ].join(' | ');
      });
      compareRecord(`hints ${name}`, [['Hints', lines]]);
    });
});
