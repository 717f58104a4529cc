/** Faults that an audit found and that no test of a part of the house has by name, each as it was found. */
import assert from 'node:assert/strict';
import { trace } from '../../server/src/engine/trace';
import { allCombats, analyse, hover, problems, type OffsetProblem } from '../../server/src/features';
import { applyTextEdits } from '../../server/src/text';
import { problemsOf } from '../support/constraints';
import { environment, rulesets } from '../support/environment';
import { fixture } from '../support/fixture';
import { analysisOfFile, scenarioFiles } from '../support/samples';

const found = (text: string): readonly OffsetProblem[] => problems(analyse(text, undefined, environment()));
const codes = (text: string): readonly string[] => [...new Set(found(text).map(({ code }) => code))];

/** The text after all fixes that are preferred: what *Fix all* leaves of them. */
function fixedAll(text: string): string {
  const preferred = found(text).flatMap((problem) => problem.fixes().filter((fix) => fix.preferred));
  return preferred.reduceRight((left, { edits }) => applyTextEdits(left, edits), text);
}

const engagement = (units: string, more = ''): string => `ruleset: wif-ssw
powers: { germany: { side: axis, action: naval }, cw: { side: allied, action: naval } }
engagements:
  - id: biscay
    weather: fine
    subs: { power: germany, units: [${units}] }
    convoy: { power: cw, convoyPoints: 4 }
${more}`;

describe('fixes keep the meaning', () => {
  const wolves = `{ id: flotilla-1, type: sub, attack: 4, section: 3 }, { id: flotilla-7, type: submarin, attack: 3, section: 3 }`;
  const losses = '    orders: { subs: { losses: [flotilla-7] } }\n';

  it('of an order that names a unit with a misspelt type: Fix all made it another unit', () => {
    const fixed = fixedAll(engagement(wolves, losses));
    assert.match(fixed, /losses: \[flotilla-7\]/);
    assert.match(fixed, /id: flotilla-7, type: sub,/, 'submarin can mean nothing else');
    assert.deepEqual(
      found(fixed).filter(({ severity }) => severity === 'error'),
      [],
    );
  });

  it('of a type that is near to nothing: dd was made a sub', () => {
    const text = engagement('{ id: z-23, type: dd, attack: 3, section: 3 }');
    assert.ok(codes(text).length > 0);
    assert.equal(fixedAll(text), text);
  });

  it('of a name that is merely near to one that is known', () => {
    const text = engagement(wolves.replace('submarin', 'sub'), losses.replace('flotilla-7', 'flotilla-9'));
    assert.ok(codes(text).length > 0);
    assert.equal(fixedAll(text), text);
  });
});

describe('no fault is hidden', () => {
  it('by an empty key beside it: the file was reported clean', () => {
    const text = 'ruleset: wif-ssw\n"": 1\nengagments: []\n';
    assert.ok(found(text).some(({ from, to }) => text.slice(from, to).includes('engagments')));
  });
});

describe('nothing is thrown', () => {
  for (const { id } of rulesets) {
    it(`by values that are mappings with a member toString (${id})`, () => {
      const keys = [
        'turn',
        'powers',
        'nations',
        'options',
        'tables',
        'engagements',
        'seaBattles',
        'taskForces',
        'unitTable',
      ];
      for (const key of keys) {
        for (const value of [
          '{ toString: 1 }',
          '[{ toString: 1 }]',
          '{ a: { toString: 1 } }',
          '[{ id: { toString: 1 } }]',
        ]) {
          const text = `ruleset: ${id}\n${key}: ${value}\n`;
          const analysis = analyse(text, undefined, environment());
          assert.ok(!problems(analysis).some(({ code }) => code === 'asdic/check-failed'), `${key}: ${value}`);
          for (let offset = 0; offset < text.length; offset += 3) hover(analysis, offset);
        }
      }
    });
  }

  it('while the units of a task force that others name are being written: it was called a fault of Asdic', () => {
    const text = `ruleset: awaw
nations: { us: { side: allied }, japan: { side: axis } }
taskForces:
  - id: tf-1
    nation: us
    location: at-sea
    units:
fleetCombats:
  - id: here
    attacker: { taskForces: [tf-1] }
    defender: { nation: japan, units: [{ id: kageros, type: dd, count: 4 }] }
    dice: { seed: 1 }
    expect: { factorsSunk: { attacker: 0 } }
`;
    assert.ok(!codes(text).includes('asdic/check-failed'));
    assert.ok(found(text).every(({ message }) => !message.includes('fault of Asdic')));
  });
});

describe('valid YAML is read', () => {
  const isRead = (text: string) =>
    assert.deepEqual(
      codes(text).filter((code) => code.startsWith('syntax/')),
      [],
    );

  it('with an anchor whose name ends in a colon', () => isRead('ruleset: wif-ssw\ntitle: &a: here\n'));

  it('with an anchor that is set on a key', () =>
    isRead('ruleset: wif-ssw\n&a1 title: here\nturn: { year: 1941, months: *a1 }\n'));
});

describe('sections of rules', () => {
  it('are ones that the rulebook has: 1.2.5.1b was none', () => {
    const sections = rulesets
      .filter(({ id }) => id === 'wif-ssw')
      .flatMap(({ rules }) => rules.map(({ section }) => section));
    assert.ok(sections.length > 50);
    assert.deepEqual(
      sections.filter((section) => /\d[a-z]\b/.test(section)),
      [],
    );
  });
});

describe('sentences', () => {
  const units =
    'points|convoy points|submarines|fighters|factors|ships|units|hits|squadrons|destroyers|cruisers|bombers';
  const faulty: readonly RegExp[] = [
    new RegExp(`(?<![\\d.,/-] ?)\\b1 (${units})\\b`),
    /\b(the US|Germany|Japan|Italy|the UK) is on the side of \1\b/i,
    /Known are [^.]*` or `/,
    /submarines submerged found/,
    /fast carriers and fast\b/,
  ];
  const faults = (text: string) =>
    faulty.filter((pattern) => pattern.test(text)).map((pattern) => `${String(pattern)}: ${text}`);

  it('of messages have their number and say nothing of a power and itself', () => {
    const samples = scenarioFiles('samples/broken').flatMap((file) => problems(analysisOfFile(file)));
    const examples = rulesets.flatMap(({ constraints }) =>
      constraints.flatMap(({ examples }) => examples.fails.flatMap((example) => problemsOf(fixture(example).text))),
    );
    const sameSide = found(
      'ruleset: aare\npowers: { us: { side: allies } }\nseaBattles: [{ id: a, attacker: { power: us, units: { dd: 1 } }, defender: { power: us, units: { sub: 1 } } }]\n',
    );
    assert.ok(sameSide.length > 0);
    const messages = [...samples, ...examples, ...sameSide].map(({ message }) => message);
    assert.ok(messages.length > 300);
    assert.deepEqual(messages.flatMap(faults), []);
  });

  it('of reports have their number', () => {
    const texts = scenarioFiles('samples')
      .filter((file) => !file.includes('broken'))
      .flatMap((file) => allCombats(analysisOfFile(file)))
      .flatMap(({ site }) => [1, 2, 3].flatMap((seed) => trace(site.combat(), { seed }).entries))
      .flatMap(({ text }) => (text === undefined ? [] : [text]));
    assert.ok(texts.length > 300);
    assert.deepEqual([...new Set(texts.flatMap(faults))], []);
  });
});
