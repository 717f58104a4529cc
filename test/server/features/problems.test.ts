import assert from 'node:assert/strict';
import { analyse, problems } from '../../../server/src/features';
import type { Finding } from '../../../server/src/model/problem';
import type { Constraint } from '../../../server/src/model/ruleset';
import { analysisOf, assertProblems, biscay, fixed, problemOf, rulesetWith, formatProblems } from './support';
import { environment } from '../../support/environment';

type AnyConstraint = Constraint<{ engagements?: { id: string; weather: string }[] }, object>;

/** A ruleset with the constraints of a test. */
function checking(...constraints: AnyConstraint[]) {
  return { rulesets: [rulesetWith({ constraints: constraints as unknown as Constraint<object, object>[] })] };
}

function constraint(code: string, check: (item: { id: string }) => Iterable<Finding>): AnyConstraint {
  const examples = { passes: [], fails: [] };
  return {
    code,
    rule: 'search-dice',
    severity: 'warning',
    title: code,
    examples,
    part: 'engagements',
    scope: 'part',
    check,
  };
}

const everyEngagement = constraint('here', (item) => [{ message: 'It is here.', place: { owner: item, key: 'id' } }]);

describe('problems', () => {
  it('are none in a sound scenario', () => {
    assert.deepEqual(formatProblems(biscay), []);
  });

  it('come from the schema and the constraints in the order of the text', () => {
    assertProblems(`
      ruleset: wif-ssw
      powers:
        germany: { side: axis, action: pass }
        cw: { side: allied }
      engagements:
        - id: biscay
          weather: fine
          subs:
            power: germany
            units:
              - { id: flotilla-7, type: sub, attack: 3, section: 3 }
      #               ^^^^^^^^^^ wif-ssw/owner-passed  Germany passed this impulse
          convoy: { power: cw, convoyPoints: 12 }
        - id: azores
          weather: rian
      #            ^^^^ schema/value
          subs:
            power: germany
            units:
              - { id: flotilla-1, type: sub, attack: 3, section: 3 }
          convoy: { power: cw, convoyPoints: 12 }
    `);
  });

  it('tell of a part with a fault of the schema nothing more', () => {
    const faulty = biscay.replace('weather: rain', 'weather: rian').replace('action: naval', 'action: pass');
    assert.deepEqual(
      formatProblems(faulty).map((text) => text.split(':')[0]),
      ['schema/value'],
    );
  });

  it('stay the same for other parts when one has a fault', () => {
    const known = checking(everyEngagement);
    const two = `${biscay}  - { id: azores, weather: rian, subs: { units: [] }, convoy: {} }\n`;
    assert.deepEqual(
      formatProblems(two, known).map((text) => text.split(':')[0]),
      ['wif-ssw/here', 'schema/value'],
    );
  });

  it('carry the fixes of a constraint as edits of the text, whatever is wrong elsewhere', () => {
    const faulty =
      biscay.replace('action: naval', 'action: pass') +
      '  - { id: azores, weather: rian, subs: { units: [] }, convoy: {} }\n';
    const problem = problems(analysisOf(faulty)).find(({ code }) => code === 'wif-ssw/owner-passed')!;
    assert.ok(problem.fixes().length >= 2 && problem.fixes().every(({ edits }) => edits.length > 0));
  });

  it('are hidden or weighed by their code', () => {
    const faulty = biscay.replace('action: naval', 'action: pass');
    const codes = (severity: Parameters<typeof problems>[1]) =>
      problems(analysisOf(faulty), severity).map(({ code, severity: level }) => `${level} ${code}`);
    assert.ok(codes({}).every((text) => text === 'error wif-ssw/owner-passed'));
    assert.ok(codes({ 'wif-ssw/owner-passed': 'hint' }).every((text) => text === 'hint wif-ssw/owner-passed'));
    assert.deepEqual(codes({ 'wif-ssw/owner-passed': 'off' }), []);
    assert.deepEqual(codes({ 'wif-ssw/*': 'off' }), []);
    assert.ok(codes({ 'wif-ssw/*': 'off', 'wif-ssw/owner-passed': 'hint' }).every((text) => text.startsWith('hint')));
  });

  it('name the rule that they are by', () => {
    const [problem] = problems(analysisOf(biscay.replace('action: naval', 'action: pass')));
    assert.deepEqual(problem?.rule, { ruleset: 'wif-ssw', rule: 'owner-acted' });
  });

  it('are told once, however often a check finds them', () => {
    const twice = constraint(
      'twice',
      (item) => Array(2).fill({ message: 'It is here.', place: { owner: item, key: 'id' } }) as Finding[],
    );
    assert.equal(formatProblems(biscay, checking(twice)).length, 1);
  });

  it('of a syntax fault leave the follow-up faults of that stretch unsaid', () => {
    const broken = biscay.replace('seaZone: Bay of Biscay', 'seaZone: "Bay of Biscay');
    assert.ok(
      formatProblems(broken).every((text) => text.startsWith('syntax/')),
      formatProblems(broken).join('\n'),
    );
    assert.ok(formatProblems(broken).length === 1);
  });

  it('are one where a ruleset is unknown', () => {
    assert.deepEqual(
      formatProblems('ruleset: wif-sws\nengagements: nonsense\n').map((text) => text.split(':')[0]),
      ['schema/unknown-ruleset'],
    );
  });

  it('are told for each scenario of a file', () => {
    const second = biscay.replace('action: naval', 'action: pass').replace('title: Condors', 'title: More condors');
    const found = problems(analysisOf(`${biscay}---\n${second}`));
    assert.ok(
      found.length > 0 && found.every(({ from, code }) => from > biscay.length && code === 'wif-ssw/owner-passed'),
    );
  });
});

describe('a check that crashes', () => {
  const crash = constraint('crash', () => {
    throw new Error('no such fleet');
  });

  it('costs that check in that document, and says so once', () => {
    const two =
      biscay +
      biscay
        .slice(biscay.indexOf('  - id: biscay'))
        .replace('biscay', 'azores')
        .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');
    const codes = formatProblems(two, checking(crash, everyEngagement)).map((text) => text.split(':')[0]);
    assert.deepEqual(codes, ['asdic/check-failed', 'wif-ssw/here', 'wif-ssw/here']);
  });

  it('is named with what it threw', () => {
    const { message } = problemOf(biscay, 'asdic/check-failed', checking(crash));
    assert.match(message, /`wif-ssw\/crash` failed.*no such fleet/);
  });

  it('may be the listing of the combats', () => {
    const combats = () => {
      throw new Error('no chart');
    };
    const { message } = problemOf(biscay, 'asdic/check-failed', { rulesets: [rulesetWith({ combats })] });
    assert.match(message, /no chart/);
  });
});

describe('a merged value', () => {
  const merged = `
    ruleset: wif-ssw
    powers:
      germany: { side: axis, action: naval }
      cw: { side: allied }
    engagements:
      - id: biscay
        weather: fine
        subs:
          power: germany
          units:
            - &boat { id: flotilla-7, type: sub, attack: 99, section: 3 }
            - { <<: *boat, id: flotilla-8 }
        convoy: { power: cw, convoyPoints: 12 }
  `
    .replace(/^\n/, '')
    .replaceAll(/^ {4}/gm, '');

  it('has its problem at its use, related to where it is written', () => {
    const found = problems(analysisOf(merged)).filter(({ code }) => code === 'schema/range');
    assert.equal(found.length, 2);
    const [written, used] = found;
    assert.equal(merged.slice(written!.from, written!.to), '99');
    assert.ok(used!.from > merged.indexOf('<<'));
    assert.deepEqual(
      used!.related.map(({ from, to }) => merged.slice(from, to)),
      ['99'],
    );
  });
});

describe('supplied tables', () => {
  const withTable = biscay.replace('turn:', 'tables: { sectionModifiers: tables/modifiers.yaml }\nturn:');
  const row = '{ 1: -3, 2: -2, 3: -1, 4: 0 }';
  const table = `source: my own\nfine: ${row}\nrain: ${row}\nsnow: ${row}\n`;
  const files = (text: string | undefined) => ({
    readTable: (path: string) => (path === 'tables/modifiers.yaml' && text !== undefined ? { text } : undefined),
  });

  it('are read from the file that a scenario names', () => {
    assert.deepEqual(formatProblems(withTable, files(table)), []);
  });

  it('that are missing are told where they are named', () => {
    const { from, to } = problemOf(withTable, 'table/missing', files(undefined));
    assert.equal(withTable.slice(from, to), 'tables/modifiers.yaml');
  });

  it('that cannot be read are told with file and line', () => {
    const { message } = problemOf(withTable, 'table/unreadable', files('fine: {\nrain: 1'));
    assert.match(message, /^tables\/modifiers\.yaml, line \d+: /);
  });

  it('with a fault of the schema are told where they are named, with file and line', () => {
    const found = problems(analysisOf(withTable, files(table.replace(/(snow: \{ 1: )-3/, '$1deep'))));
    assert.deepEqual(
      found.map(({ from, to }) => withTable.slice(from, to)),
      ['tables/modifiers.yaml'],
    );
    assert.match(found[0]!.message, /^tables\/modifiers\.yaml, line 4: /);
  });

  it('with a fault do not make expectations fail', () => {
    const unmet = `${withTable.trimEnd()}\n    expect: { surprisePoints: { subs: 5 } }\n`;
    const codes = (text: string | undefined) => problems(analysisOf(unmet, files(text))).map(({ code }) => code);
    assert.deepEqual(codes(table), ['expect/not-met']);
    assert.deepEqual(codes(undefined), ['table/missing']);
    assert.deepEqual(codes('fine: {'), ['table/unreadable']);
    assert.equal(codes(table.replace(/(snow: \{ 1: )-3/, '$1deep')).length, 1);
  });

  it('with a fault are never seen by the rules', () => {
    const seen: unknown[] = [];
    const combats = (data: object) => {
      seen.push((data as { tables?: unknown }).tables);
      return [];
    };
    const rulesets = [rulesetWith({ combats })];
    formatProblems(withTable, { rulesets, ...files(table.replace(/(snow: \{ 1: )-3/, '$1deep')) });
    formatProblems(withTable, { rulesets, ...files(table) });
    assert.deepEqual(
      seen.map((tables) => tables === undefined),
      [true, false],
    );
  });

  it('do not keep fixes of the header from being carried out', () => {
    const header = constraint('header', () => []);
    const set = (item: { id: string }, root: object): Finding[] => [
      {
        message: 'x',
        place: { owner: item, key: 'id' },
        fixes: [{ title: 'Give a title', edits: [{ edit: 'set', owner: root, key: 'title', value: 'Told' }] }],
      },
    ];
    const known = { ...checking({ ...header, check: set } as AnyConstraint), ...files(table) };
    const [fix] = problemOf(withTable, 'wif-ssw/header', known).fixes();
    assert.ok(fix && fix.edits.length > 0);
  });
});

describe('after an edit', () => {
  /** A constraint that counts the parts it looks at. */
  function counting() {
    const seen: string[] = [];
    const check = constraint('seen', (item) => {
      seen.push(item.id);
      return [{ message: `${item.id} is here.`, place: { owner: item, key: 'id' } }];
    });
    return { seen, known: environment(checking(check)) };
  }

  const two =
    biscay +
    biscay
      .slice(biscay.indexOf('  - id: biscay'))
      .replace('id: biscay', 'id: azores')
      .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');

  it('only the parts that it touched are checked again', () => {
    const { seen, known } = counting();
    const before = analyse(two, undefined, known);
    problems(before);
    assert.deepEqual(seen.splice(0), ['biscay', 'azores']);
    const after = analyse(two.replace('weather: rain', 'weather: snow'), before, known);
    assert.equal(problems(after).length, 2);
    assert.deepEqual(seen, ['biscay']);
  });

  it('of the header every part is checked again', () => {
    const { seen, known } = counting();
    const before = analyse(two, undefined, known);
    problems(before);
    seen.length = 0;
    problems(analyse(two.replace('1941', '1942'), before, known));
    assert.deepEqual(seen, ['biscay', 'azores']);
  });

  it('problems that still stand move with their text', () => {
    const { known } = counting();
    const before = analyse(two, undefined, known);
    const places = problems(before).map(({ from }) => from);
    const after = analyse(`# a comment\n${two}`, before, known);
    assert.deepEqual(
      problems(after).map(({ from }) => from),
      places.map((from) => from + 12),
    );
  });
});

describe('fixes', () => {
  it('of a constraint change the text as they say', () => {
    const text = biscay.replace('action: naval', 'action: pass').replace(/ *- \{ id: flotilla-7.*\n/, '');
    const mended = fixed(text, 'wif-ssw/owner-passed', 'Change the action to naval');
    assert.deepEqual(formatProblems(mended), []);
  });
});
