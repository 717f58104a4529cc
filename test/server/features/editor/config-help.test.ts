import assert from 'node:assert/strict';
import { completeConfig, hoverConfig } from '../../../../server/src/features';
import { fixture } from '../../../support/fixture';
import { analyzeText } from '../support';

function completeLabels(source: string): readonly string[] {
  const { text, cursor } = fixture(source);
  return completeConfig(analyzeText(text), cursor!).map(({ label }) => label);
}

function hoverOn(source: string): string | undefined {
  const { text, cursor } = fixture(source);
  return hoverConfig(analyzeText(text), cursor!)?.markdown;
}

describe('help in the configuration', () => {
  it('completes the keys of the configuration', () => {
    assert.deepEqual(completeLabels('$0'), ['severity', 'exclude', 'defaults']);
    assert.deepEqual(completeLabels('severity: {}\ndefaults:\n  $0'), ['aa-depth', 'aare', 'awaw', 'wif-ssw']);
    assert.deepEqual(completeLabels('defaults:\n  awaw:\n    $0'), ['options', 'tables']);
  });

  it('completes codes and severities', () => {
    const codes = completeLabels('severity:\n  schema/value: error\n  sch$0');
    assert.ok(codes.includes('schema/*') && codes.includes('schema/type') && !codes.includes('schema/value'));
    assert.deepEqual(completeLabels('severity:\n  schema/value: $0'), [
      "'off'",
      'hint',
      'information',
      'warning',
      'error',
    ]);
    assert.ok(completeLabels('severity: { wif-ssw/own$0 }').includes('wif-ssw/owner-passed'));
  });

  it('completes options and tables as in scenarios of the ruleset', () => {
    const options = completeLabels('defaults:\n  wif-ssw:\n    options:\n      $0');
    assert.ok(options.includes('emptyConvoy') && !options.includes('ruleset'));
    assert.deepEqual(completeLabels('defaults:\n  wif-ssw: { options: { emptyConvoy: $0 } }'), [
      'no-target',
      'one-ship',
    ]);
    assert.ok(completeLabels('defaults:\n  wif-ssw:\n    tables:\n      $0').includes('navalCombatChart'));
    assert.deepEqual(completeLabels('defaults:\n  chess:\n    options:\n      $0'), []);
  });

  it('explains keys, codes and options', () => {
    assert.match(hoverOn('seve$0rity: {}')!, /How grave problems are/);
    assert.match(hoverOn('severity: { schema/va$0lue: off }')!, /# A word is one of those/);
    assert.match(hoverOn('severity: { schema/value: of$0f }')!, /How grave a problem is/);
    assert.match(hoverOn('defaults:\n  wif-ssw:\n    options: { emptyCon$0voy: one-ship }')!, /one-ship/);
    assert.equal(hoverOn('unknown: x$0x'), undefined);
  });

  it('explains a code only where it stands for itself', () => {
    const codePage = /# A word is one of those/;
    assert.doesNotMatch(hoverOn('defaults: { schema/va$0lue: {} }') ?? '', codePage);
    assert.doesNotMatch(hoverOn('severity: { schema/value: { schema/va$0lue: 1 } }') ?? '', codePage);
    assert.doesNotMatch(hoverOn('exclude: [schema/va$0lue]') ?? '', codePage);
    assert.match(hoverOn('sever$0ity: { schema/value: off }')!, /How grave problems are/);
    assert.match(hoverOn('defaults:\n  wif-s$0sw: {}')!, /./);
    assert.equal(hoverOn('$0'), undefined);
  });

  it('completes no codes anywhere but as keys of the severities', () => {
    for (const source of ['severity:\n  schema/value:\n    sch$0', 'exclude:\n  sch$0', 'defaults:\n  sch$0', 'sch$0'])
      assert.ok(!completeLabels(source).includes('schema/*'), source);
    const { text, cursor } = fixture('severity:\n  sch$0');
    const [group, code] = ['schema/*', 'schema/value'].map((label) =>
      completeConfig(analyzeText(text), cursor!).find((completion) => completion.label === label),
    );
    assert.deepEqual(
      [group?.kind, group?.detail, group?.snippet, code?.kind, code?.detail, code?.snippet],
      ['key', 'all codes that begin like this', 'schema/*: $1', 'key', undefined, 'schema/value: $1'],
    );
  });

  it('explains an option of the defaults with the rule of its own game, and the configuration without rules', () => {
    assert.match(hoverOn('defaults:\n  wif-ssw:\n    options: { emptyCon$0voy: one-ship }')!, /^Rule: /m);
    assert.doesNotMatch(hoverOn('exc$0lude: []')!, /^Rule: /m);
  });

  it('gives the range of the key or the value that it explains', () => {
    const { text, cursor } = fixture('severity: { schema/value: of$0f }');
    const range = (offset: number) => {
      const hover = hoverConfig(analyzeText(text), offset);
      return hover && text.slice(hover.range.from, hover.range.to);
    };
    assert.deepEqual([range(cursor!), range(14), range(3)], ['off', 'schema/value', 'severity']);
  });
});
