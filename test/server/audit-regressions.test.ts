/** Regression tests for faults that an audit found and that no unit test covers. */
import assert from 'node:assert/strict';
import { traceCombat } from '../../server/src/engine/trace';
import { listAllCombats, analyse, getHover, diagnose, type OffsetDiagnostic } from '../../server/src/features';
import { applyTextEdits } from '../../server/src/text';
import { findDiagnostics } from '../support/test-checks';
import { environment, rulesets } from '../support/environment';
import { fixture } from '../support/fixture';
import { analysisOfFile, scenarioFiles } from '../support/samples';

const getDiagnostics = (text: string): readonly OffsetDiagnostic[] => diagnose(analyse(text, undefined, environment()));
const listCodes = (text: string): readonly string[] => [...new Set(getDiagnostics(text).map(({ code }) => code))];

/** The text after all preferred fixes, as *Fix all* applies them. */
function applyPreferredFixes(text: string): string {
  const preferred = getDiagnostics(text).flatMap((problem) => problem.listFixes().filter((fix) => fix.preferred));
  return preferred.reduceRight((current, { edits }) => applyTextEdits(current, edits), text);
}

const writeEngagement = (units: string, more = ''): string => `ruleset: wif-ssw
powers: { germany: { side: axis, action: naval }, cw: { side: allied, action: naval } }
engagements:
  - id: biscay
    weather: fine
    subs: { power: germany, units: [${units}] }
    convoy: { power: cw, convoyPoints: 4 }
${more}`;

describe('Fix all', () => {
  const wolves = `{ id: flotilla-1, type: sub, attack: 4, section: 3 }, { id: flotilla-7, type: submarin, attack: 3, section: 3 }`;
  const losses = '    orders: { subs: { losses: [flotilla-7] } }\n';

  it('Fix all corrects a misspelt unit type and keeps the orders that name the unit', () => {
    const fixed = applyPreferredFixes(writeEngagement(wolves, losses));
    assert.match(fixed, /losses: \[flotilla-7\]/);
    assert.match(fixed, /id: flotilla-7, type: sub,/, 'submarin can mean nothing else');
    assert.deepEqual(
      getDiagnostics(fixed).filter(({ severity }) => severity === 'error'),
      [],
    );
  });

  it('Fix all leaves a unit type alone when no type is close to it', () => {
    const text = writeEngagement('{ id: z-23, type: dd, attack: 3, section: 3 }');
    assert.ok(listCodes(text).length > 0);
    assert.equal(applyPreferredFixes(text), text);
  });

  it('Fix all leaves a unit name alone when it is only close to a known name', () => {
    const text = writeEngagement(wolves.replace('submarin', 'sub'), losses.replace('flotilla-7', 'flotilla-9'));
    assert.ok(listCodes(text).length > 0);
    assert.equal(applyPreferredFixes(text), text);
  });
});

describe('empty keys', () => {
  it('reports an unknown key that stands beside an empty key', () => {
    const text = 'ruleset: wif-ssw\n"": 1\nengagments: []\n';
    assert.ok(getDiagnostics(text).some(({ from, to }) => text.slice(from, to).includes('engagments')));
  });
});

describe('robustness', () => {
  for (const { id } of rulesets) {
    it(`checks and hovers work on mappings with a member toString (${id})`, () => {
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
          assert.ok(!diagnose(analysis).some(({ code }) => code === 'asdic/check-failed'), `${key}: ${value}`);
          for (let offset = 0; offset < text.length; offset += 3) getHover(analysis, offset);
        }
      }
    });
  }

  it('checks do not fail while the units of a task force that a combat names are being typed', () => {
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
    assert.ok(!listCodes(text).includes('asdic/check-failed'));
    assert.ok(getDiagnostics(text).every(({ message }) => !message.includes('fault of Asdic')));
  });
});

describe('YAML syntax', () => {
  const assertReads = (text: string) =>
    assert.deepEqual(
      listCodes(text).filter((code) => code.startsWith('syntax/')),
      [],
    );

  it('accepts an anchor whose name ends in a colon', () => assertReads('ruleset: wif-ssw\ntitle: &a: here\n'));

  it('accepts an anchor that is set on a key', () =>
    assertReads('ruleset: wif-ssw\n&a1 title: here\nturn: { year: 1941, months: *a1 }\n'));
});

describe('sections of rules', () => {
  it('no rule of wif-ssw cites a lettered section such as 1.2.5.1b, which the rulebook does not have', () => {
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

describe('wording', () => {
  const units =
    'points|convoy points|submarines|fighters|factors|ships|units|hits|squadrons|destroyers|cruisers|bombers';
  const faultPatterns: readonly RegExp[] = [
    new RegExp(`(?<![\\d.,/-] ?)\\b1 (${units})\\b`),
    /\b(the US|Germany|Japan|Italy|the UK) is on the side of \1\b/i,
    /Known are [^.]*` or `/,
    /submarines submerged found/,
    /fast carriers and fast\b/,
  ];
  const listFaults = (text: string) =>
    faultPatterns.filter((pattern) => pattern.test(text)).map((pattern) => `${String(pattern)}: ${text}`);

  it('messages use singular and plural correctly and do not compare a power with itself', () => {
    const samples = scenarioFiles('samples/broken').flatMap((file) => diagnose(analysisOfFile(file)));
    const examples = rulesets.flatMap(({ checks }) =>
      checks.flatMap(({ examples }) => examples.fails.flatMap((example) => findDiagnostics(fixture(example).text))),
    );
    const sameSide = getDiagnostics(
      'ruleset: aare\npowers: { us: { side: allies } }\nseaBattles: [{ id: a, attacker: { power: us, units: { dd: 1 } }, defender: { power: us, units: { sub: 1 } } }]\n',
    );
    assert.ok(sameSide.length > 0);
    const messages = [...samples, ...examples, ...sameSide].map(({ message }) => message);
    assert.ok(messages.length > 300);
    assert.deepEqual(messages.flatMap(listFaults), []);
  });

  it('reports use singular and plural correctly', () => {
    const texts = scenarioFiles('samples')
      .filter((file) => !file.includes('broken'))
      .flatMap((file) => listAllCombats(analysisOfFile(file)))
      .flatMap(({ entry }) => [1, 2, 3].flatMap((seed) => traceCombat(entry.build(), { seed }).entries))
      .flatMap(({ text }) => (text === undefined ? [] : [text]));
    assert.ok(texts.length > 300);
    assert.deepEqual([...new Set(texts.flatMap(listFaults))], []);
  });
});
