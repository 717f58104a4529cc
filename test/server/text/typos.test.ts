import assert from 'node:assert/strict';
import { applyTextEdits, parse } from '../../../server/src/text';
import { dedent } from '../../support/fixture';

const scenario = dedent(`
  engagements:
    - id: biscay
      weather: rain
      subs:
        power: germany
        units:
          - { id: flotilla-7, type: sub }
          - { id: condor, type: nav }
`);

/** The diagnostic of a text with a slip, and the text after its first fix. */
function makeSlip(right: string, wrong: string) {
  assert.ok(scenario.includes(right), right);
  const text = scenario.replace(right, wrong);
  const [problem, ...others] = parse(text).diagnostics;
  assert.ok(problem && others.length === 0, JSON.stringify(parse(text).diagnostics));
  const { code, message, range, fixes = [] } = problem;
  return {
    code,
    message,
    at: text.slice(range.from, range.to),
    after: applyTextEdits(text, fixes[0]?.edits ?? []),
    fixes,
  };
}

describe('small syntax slips', () => {
  it('reports a missing blank after a dash', () => {
    for (const [right, wrong] of [
      ['- { id: condor', '-{ id: condor'],
      ['- id: biscay', '-id: biscay'],
    ] as const) {
      const { code, message, at, after } = makeSlip(right, wrong);
      assert.deepEqual([code, at, after], ['syntax/missing-blank', '-', scenario], wrong);
      assert.match(message, /after the dash/);
    }
  });

  it('reports a missing blank after a colon', () => {
    const { code, message, at, after } = makeSlip('weather: rain', 'weather:rain');
    assert.deepEqual([code, at, after], ['syntax/missing-blank', ':', scenario]);
    assert.match(message, /after the colon/);
  });

  it('reports a key indented one column off its neighbours', () => {
    const { code, message, after, fixes } = makeSlip('    weather', '   weather');
    assert.deepEqual([code, after], ['syntax/indentation', scenario]);
    assert.match(message, /too far to the left/);
    assert.ok(!fixes[0]!.preferred, 'another place may be meant');
  });

  it('reports a key between two levels without a fix', () => {
    const { code, message, fixes } = makeSlip('      units', '     units');
    assert.deepEqual([code, fixes], ['syntax/indentation', []]);
    assert.match(message, /between two levels: lines above it are indented by 4 and by 6/);
  });

  it('reports a slip only if the chunk can be parsed without it', () => {
    const two = scenario.replace('weather: rain', 'weather:rain').replace('- { id: condor', '-{ id: condor');
    assert.notEqual(parse(two).diagnostics[0]?.code, 'syntax/missing-blank');
  });

  it('does not search long chunks for slips', () => {
    const long = scenario.replace('weather: rain', `weather:rain\n      notes: ${'x'.repeat(5000)}`);
    assert.equal(parse(long).diagnostics[0]?.code, 'syntax/nesting');
  });
});
