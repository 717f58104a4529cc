import assert from 'node:assert/strict';
import { biscay, formatProblems, problemOf } from '../support';

describe('words of a slip', () => {
  it('say once what is wrong with a value that aliases repeat', () => {
    const unit = (id: string) => `
  - id: ${id}
    weather: WEATHER
    subs: { power: germany, units: [{ id: sub-of-${id}, type: sub, attack: 3, section: 3 }] }
    convoy: { power: cw, convoyPoints: 12 }`;
    const head = biscay.slice(0, biscay.indexOf('engagements:')) + 'engagements:';
    const text = `${head}${unit('a').replace('WEATHER', '&w rian')}${['b', 'c', 'd'].map((id) => unit(id).replace('WEATHER', '*w')).join('')}\n`;
    assert.deepEqual(
      formatProblems(text).map((problem) => problem.split(':')[0]),
      ['schema/value'],
    );
  });

  it('name the ruleset that has a key, and what it is called here', () => {
    const [problem] = formatProblems(biscay.replace('engagements:', 'seaBattles:'));
    assert.match(problem!, /It is a key of `aa-depth` and `aare`\. Did you mean `engagements`\?/);
    const [other] = formatProblems(biscay.replace('title:', 'kaiten: { attack: 3 }\ntitle:'));
    assert.match(other!, /It is a key of `aare`\./);
  });

  it('show the keys of a mapping where a list stands', () => {
    const [problem] = formatProblems(biscay.replace('turn: { year: 1941, months: jan-feb }', 'turn: [1941]'));
    assert.match(
      problem!,
      /`turn` is a list, but a mapping of keys is needed\. It is written as `key: value`, with `year`/,
    );
  });

  it('say whose key it is that another game has, inside a scenario too', () => {
    const unit = (more: string) => biscay.replace('attack: 4, section: 4', `attack: 4, section: 4, ${more}`);
    const { message } = problemOf(unit('depth: periscope'), 'schema/unknown-key');
    assert.match(message, /no `depth` in `submarine`\. It is a key of `aa-depth`\./);
    assert.doesNotMatch(problemOf(unit('weather: rain'), 'schema/unknown-key').message, /It is a key of/);
  });
});
