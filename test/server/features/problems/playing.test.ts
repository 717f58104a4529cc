import assert from 'node:assert/strict';
import { analyse, hasPendingCombats, playing, problems } from '../../../../server/src/features';
import { publishedBy } from '../../../../server/src/features/problems/computed';
import { environment } from '../../../support/environment';
import type { Ids } from '../../../../server/src/model/ids';
import { biscay, rulesetWith } from '../support';

/** The example several times; each expects what does not come about, which a comment accepts in the last of them. */
const combat = biscay.slice(biscay.indexOf('  - id: biscay')).trimEnd();
const text = `${biscay.slice(0, biscay.indexOf('  - id: biscay'))}${[0, 1, 2, 3]
  .map((index) => `${combat.replaceAll(/id: ([\w-]+)/g, `id: $1-${index}`).replace('Bay', `Bay ${index}`)}\n`)
  .map(
    (one, index) =>
      `${one}    expect: { surprisePoints: { subs: 99 } }${index === 3 ? ' # asdic-ignore expect/not-met' : ''}\n`,
  )
  .join('')}`;

const codes = (of: Parameters<typeof problems>[0]) => problems(of).map(({ code }) => code);

describe('combats that are played by and by', () => {
  const whole = codes(analyse(text, undefined, environment()));

  it('say in the end what they say when they are played at once, and nothing before', () => {
    const analysis = analyse(text, undefined, environment({ playsAtOnce: 2 }));
    const first = codes(analysis);
    assert.deepEqual(whole, ['expect/not-met', 'expect/not-met', 'expect/not-met']);
    // They are more than an answer waits for, so it waits for none; no comment is said to accept nothing while what it accepts may come.
    assert.equal(first.length, 0);
    assert.ok(hasPendingCombats(analysis));
    const plays = playing(analysis);
    plays.next();
    assert.deepEqual(codes(analysis), first);
    let pauses = 1;
    while (!plays.next().done) pauses++;
    // One behind the statement of each combat, and one behind its play.
    assert.equal(pauses, 8);
    assert.deepEqual(codes(analysis), whole);
    assert.equal(hasPendingCombats(analysis), false);
  });

  it('are known after an edit elsewhere', () => {
    const before = analyse(text, undefined, environment({ playsAtOnce: 2 }));
    problems(before);
    for (const _pause of playing(before));
    assert.deepEqual(codes(before), whole);
    const after = analyse(
      text.replace('title: Condors', 'title: The condors'),
      before,
      environment({ playsAtOnce: 2 }),
    );
    const edited = analyse(text.replace('subs: 99', 'subs: 98'), before, environment({ playsAtOnce: 2 }));
    assert.deepEqual(codes(edited), whole);
    assert.equal(hasPendingCombats(edited), false);
    // The header has changed: all have to be played again, and until then what was found stands.
    assert.deepEqual(codes(after), whole);
    assert.ok(hasPendingCombats(after));
  });

  it('leave what was last found of combats that are written as they were, until they are played again', () => {
    const known = environment({ playsAtOnce: 2 });
    const before = analyse(text, undefined, known);
    for (const _pause of playing(before));
    const messages = (of: Parameters<typeof problems>[0]) => problems(of).map(({ message }) => message);
    const [first, ...others] = messages(before);
    assert.equal(others.length, 2);
    // The first is edited with the header: of it nothing is said, of the others what was.
    const edited = text.replace('title: Condors', 'title: The condors').replace('subs: 99', 'subs: { min: 0 }');
    const after = analyse(edited, before, known);
    assert.deepEqual([messages(after), hasPendingCombats(after)], [others, true]);
    for (const _pause of playing(after));
    assert.deepEqual(messages(after), others);
    // What is played anew is no longer said where it no longer holds.
    const year = /year: \d+/;
    assert.match(text, year);
    const otherwise = analyse(text.replace(year, 'year: 1944'), before, known);
    assert.deepEqual(messages(otherwise), [first, ...others]);
    for (const _pause of playing(otherwise));
    assert.deepEqual(messages(otherwise), messages(analyse(otherwise.text, undefined, environment())));
  });

  it('are those that were not amiss when they were last played', () => {
    const known = environment({ playsAtOnce: 2 });
    const met = text.replaceAll('subs: 99', 'subs: { min: 0 }').replaceAll(/ # asdic-ignore.*/g, '');
    const fine = analyse(met, undefined, known);
    for (const _pause of playing(fine));
    assert.deepEqual(codes(fine), []);
    const broken = met.replace('min: 0', 'min: 99');
    const edited = analyse(broken, fine, known);
    assert.deepEqual([codes(edited), hasPendingCombats(edited)], [[], true]);
    for (const _pause of playing(edited));
    assert.deepEqual(codes(edited), ['expect/not-met']);
    // Now it is amiss: that it still is, or no longer, is told at once; of another that was fine it is told behind.
    const two = analyse(broken.replace('min: 99', 'min: 98').replace('min: 0', 'min: 97'), edited, known);
    assert.deepEqual([codes(two), hasPendingCombats(two)], [['expect/not-met'], true]);
    const mended = analyse(met, edited, known);
    assert.deepEqual([codes(mended), hasPendingCombats(mended)], [[], false]);
    const again = analyse(broken, mended, known);
    assert.deepEqual([codes(again), hasPendingCombats(again)], [[], true]);
  });

  it('are not those that were amiss, whatever is typed in their names, and of what is gone nothing is kept', () => {
    const known = environment({ playsAtOnce: 2 });
    let analysis = analyse(
      text.replaceAll('subs: 99', 'subs: { min: 0 }').replace('min: 0', 'min: 99'),
      undefined,
      known,
    );
    for (const _pause of playing(analysis));
    assert.deepEqual(codes(analysis), ['expect/not-met', 'asdic/unused-suppression']);
    const type = (from: string | RegExp, to: string) => {
      analysis = analyse(analysis.text.replace(from, to), analysis, known);
      return codes(analysis).filter((code) => code === 'expect/not-met').length;
    };
    for (const id of ['biscay-', 'biscay', 'bisca', 'bisc']) assert.equal(type(/- id: bisc.*/, `- id: ${id}`), 1, id);
    // Somebody types what cannot be read, in it and in the header.
    assert.deepEqual([type('min: 99', 'min: x'), type('x }', '98 }')], [0, 1]);
    assert.deepEqual([type('turn:', 'turns:'), type('turns:', 'turn:')], [0, 1]);
    assert.equal(publishedBy(analysis).failing.flat().length, 1);
    type(/$/, '---\nruleset: wif-ssw\n');
    type(/---\n.*\n$/, '');
    assert.equal(publishedBy(analysis).failing.length, 1);
    assert.equal(type('min: 98', 'min: 0'), 0);
    assert.deepEqual(publishedBy(analysis).failing, [[]]);
  });

  it('leave what was last said of comments that may accept what comes of them', () => {
    const known = environment({ playsAtOnce: 2 });
    // One of the comments accepts something and one of the same words does not, beside more combats amiss than an answer waits for.
    const commented = text.replace('subs: 99 } }', 'subs: { min: 0 } } } # asdic-ignore expect/not-met');
    const unused = (of: Parameters<typeof problems>[0]) => codes(of).filter((code) => code.startsWith('asdic/')).length;
    const opened = analyse(commented, undefined, known);
    assert.equal(unused(opened), 0);
    for (const _pause of playing(opened));
    assert.equal(unused(opened), 1);
    const edited = analyse(commented.replace('title: Condors', 'title: The condors'), opened, known);
    assert.deepEqual([unused(edited), hasPendingCombats(edited)], [1, true]);
    const again = analyse(commented, edited, known);
    assert.deepEqual([unused(again), hasPendingCombats(again)], [1, true]);
  });

  it('are none that expect something of their odds alone', () => {
    const ofOdds = analyse(
      text.replaceAll('surprisePoints: { subs: 99 }', 'odds: { subs-surprise: { min: 0.5 } }'),
      undefined,
      environment({ playsAtOnce: 2 }),
    );
    problems(ofOdds);
    assert.equal(hasPendingCombats(ofOdds), false);
  });

  it('are played once where they come to something with a fault, and again once it is mended', () => {
    const wif = rulesetWith({});
    let plays = 0;
    const follows = (ids: Ids) => {
      plays++;
      return ids.find('unit', 'flotilla-7-4') !== undefined;
    };
    // All but the faulty one itself follow it as they are carried out.
    const combats: typeof wif.combats = (scenario, ids) =>
      wif.combats(scenario, ids).map((site) => ({
        ...site,
        combat: () => {
          const {
            steps: [first, ...others],
            ...rest
          } = site.combat();
          return { ...rest, steps: [{ ...first!, when: () => follows(ids) }, ...others] };
        },
      }));
    const known = environment({ playsAtOnce: 2, rulesets: [rulesetWith({ combats })] });
    const faulty = `${text}${combat.replaceAll(/id: ([\w-]+)/g, 'id: $1-4').replace('section: 3', 'section: 33')}\n`;
    const before = analyse(faulty, undefined, known);
    for (const _pause of playing(before));
    assert.equal(plays, 4);
    const after = analyse(faulty.replace('section: 33', 'section: 34'), before, known);
    assert.deepEqual(codes(after), ['schema/value']);
    assert.deepEqual([plays, hasPendingCombats(after)], [4, false]);
    const mended = analyse(faulty.replace('section: 33', 'section: 3'), after, known);
    codes(mended);
    assert.ok(hasPendingCombats(mended));
    for (const _pause of playing(mended));
    assert.deepEqual(codes(mended), whole);
  });
});
