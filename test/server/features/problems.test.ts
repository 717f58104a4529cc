import assert from 'node:assert/strict';
import { actions, analyse, emptyMemory, problems } from '../../../server/src/features';
import type { Finding } from '../../../server/src/model/problem';
import type { Constraint } from '../../../server/src/model/ruleset';
import { analysisOf, assertProblems, biscay, fixed, problemOf, rulesetWith, formatProblems } from './support';
import { environment } from '../../support/environment';

type AnyConstraint = Constraint<{ engagements?: { id: string; weather: string }[] }, object>;

/** A ruleset with the checks of the test. */
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

describe('diagnostics', () => {
  it('reports nothing in a valid scenario', () => {
    assert.deepEqual(formatProblems(biscay), []);
  });

  it('reports diagnostics of the schema and of checks in the order of the text', () => {
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

  it('runs no check on a part with a schema error', () => {
    const faulty = biscay.replace('weather: rain', 'weather: rian').replace('action: naval', 'action: pass');
    assert.deepEqual(
      formatProblems(faulty).map((text) => text.split(':')[0]),
      ['schema/value'],
    );
  });

  it('keeps the diagnostics of other parts when one has an error', () => {
    const known = checking(everyEngagement);
    const two = `${biscay}  - { id: azores, weather: rian, subs: { units: [] }, convoy: {} }\n`;
    assert.deepEqual(
      formatProblems(two, known).map((text) => text.split(':')[0]),
      ['wif-ssw/here', 'schema/value'],
    );
  });

  it('gives the fixes of a check as text edits, whatever is wrong elsewhere', () => {
    const faulty =
      biscay.replace('action: naval', 'action: pass') +
      '  - { id: azores, weather: rian, subs: { units: [] }, convoy: {} }\n';
    const problem = problems(analysisOf(faulty)).find(({ code }) => code === 'wif-ssw/owner-passed')!;
    assert.ok(problem.fixes().length >= 2 && problem.fixes().every(({ edits }) => edits.length > 0));
  });

  it('hides diagnostics or changes their severity by code', () => {
    const faulty = biscay.replace('action: naval', 'action: pass');
    const codes = (severity: Parameters<typeof problems>[1]) =>
      problems(analysisOf(faulty), severity).map(({ code, severity: level }) => `${level} ${code}`);
    assert.ok(codes({}).every((text) => text === 'error wif-ssw/owner-passed'));
    assert.ok(codes({ 'wif-ssw/owner-passed': 'hint' }).every((text) => text === 'hint wif-ssw/owner-passed'));
    assert.deepEqual(codes({ 'wif-ssw/owner-passed': 'off' }), []);
    assert.deepEqual(codes({ 'wif-ssw/*': 'off' }), []);
    assert.ok(codes({ 'wif-ssw/*': 'off', 'wif-ssw/owner-passed': 'hint' }).every((text) => text.startsWith('hint')));
  });

  it('names the rule of a diagnostic, with its title and the check on its page', () => {
    const [problem] = problems(analysisOf(biscay.replace('action: naval', 'action: pass')));
    assert.deepEqual(problem?.rule, {
      ruleset: 'wif-ssw',
      rule: 'owner-acted',
      check: 'owner-passed',
      title: '1.2.1 The owner must have taken an action',
    });
  });

  it('reports a diagnostic once, however often a check returns it', () => {
    const twice = constraint(
      'twice',
      (item) => Array(2).fill({ message: 'It is here.', place: { owner: item, key: 'id' } }) as Finding[],
    );
    assert.equal(formatProblems(biscay, checking(twice)).length, 1);
  });

  it('omits errors that follow from a syntax error', () => {
    const broken = biscay.replace('seaZone: Bay of Biscay', 'seaZone: "Bay of Biscay');
    assert.ok(
      formatProblems(broken).every((text) => text.startsWith('syntax/')),
      formatProblems(broken).join('\n'),
    );
    assert.ok(formatProblems(broken).length === 1);
  });

  it('reports one diagnostic for an unknown ruleset', () => {
    assert.deepEqual(
      formatProblems('ruleset: wif-sws\nengagements: nonsense\n').map((text) => text.split(':')[0]),
      ['schema/unknown-ruleset'],
    );
  });

  it('reports the diagnostics of each scenario of a file', () => {
    const second = biscay.replace('action: naval', 'action: pass').replace('title: Condors', 'title: More condors');
    const found = problems(analysisOf(`${biscay}---\n${second}`));
    assert.ok(
      found.length > 0 && found.every(({ from, code }) => from > biscay.length && code === 'wif-ssw/owner-passed'),
    );
  });
});

describe('the diagnostics of an analysis', () => {
  let runs = 0;
  const counted: AnyConstraint = {
    code: 'here',
    rule: 'search-dice',
    severity: 'warning',
    title: 'here',
    examples: { passes: [], fails: [] },
    scope: 'scenario',
    check: ({ engagements = [] }) => {
      runs++;
      return engagements.map((item) => ({ message: 'It is here.', place: { owner: item, key: 'id' } }));
    },
  };

  it('runs each check once, whoever requests the diagnostics with whatever severities', () => {
    const analysis = analysisOf(biscay, checking(counted));
    const code = 'wif-ssw/here';
    const severities = [undefined, { [code]: 'hint' as const }, { [code]: 'off' as const }];
    const found = severities.map((severity) => problems(analysis, severity).map((problem) => problem.severity));
    assert.deepEqual(found, [['warning'], ['hint'], []]);
    actions(analysis, { from: 0, to: analysis.text.length }, problems(analysis), emptyMemory);
    assert.equal(runs, 1);
    problems(analysisOf(`${biscay}# edited\n`, checking(counted), analysis));
    assert.equal(runs, 2);
  });
});

describe('a check that throws', () => {
  const crash = constraint('crash', () => {
    throw new Error('no such fleet');
  });

  it('skips a check that throws in that document, and reports it once', () => {
    const two =
      biscay +
      biscay
        .slice(biscay.indexOf('  - id: biscay'))
        .replace('biscay', 'azores')
        .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');
    const codes = formatProblems(two, checking(crash, everyEngagement)).map((text) => text.split(':')[0]);
    assert.deepEqual(codes, ['asdic/check-failed', 'wif-ssw/here', 'wif-ssw/here']);
  });

  it('names the check that threw, with its error', () => {
    const { message } = problemOf(biscay, 'asdic/check-failed', checking(crash));
    assert.match(message, /`wif-ssw\/crash` failed.*no such fleet/);
  });

  it('reports an error in the list of combats', () => {
    const combats = () => {
      throw new Error('no chart');
    };
    const { message } = problemOf(biscay, 'asdic/check-failed', { rulesets: [rulesetWith({ combats })] });
    assert.match(message, /no chart/);
  });
});

describe('diagnostics of a merged value', () => {
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

  it('reports a merged value in the place where it is written, related to its uses', () => {
    const found = problems(analysisOf(merged)).filter(({ code }) => code === 'schema/range');
    assert.equal(found.length, 1);
    assert.equal(merged.slice(found[0]!.from, found[0]!.to), '99');
    const [used, ...others] = found[0]!.related;
    assert.ok(used && used.from > merged.indexOf('<<') && others.length === 0);
  });
});

describe('diagnostics after an edit', () => {
  /** A check that records the parts it runs on. */
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

  it('checks only the edited parts again', () => {
    const { seen, known } = counting();
    const before = analyse(two, undefined, known);
    problems(before);
    assert.deepEqual(seen.splice(0), ['biscay', 'azores']);
    const after = analyse(two.replace('weather: rain', 'weather: snow'), before, known);
    assert.equal(problems(after).length, 2);
    assert.deepEqual(seen, ['biscay']);
  });

  it('checks every part again after an edit of the header', () => {
    const { seen, known } = counting();
    const before = analyse(two, undefined, known);
    problems(before);
    seen.length = 0;
    problems(analyse(two.replace('1941', '1942'), before, known));
    assert.deepEqual(seen, ['biscay', 'azores']);
  });

  it('moves unchanged diagnostics with their text', () => {
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

describe('fixes of a check', () => {
  it('changes the text as the title of the fix says', () => {
    const text = biscay.replace('action: naval', 'action: pass').replace(/ *- \{ id: flotilla-7.*\n/, '');
    const mended = fixed(text, 'wif-ssw/owner-passed', 'Change the action to naval');
    assert.deepEqual(formatProblems(mended), []);
  });
});

describe('expectations after an edit', () => {
  it('checks expectations again after an earlier combat has changed', () => {
    const text = (die: number) => `ruleset: aare
powers: { us: { side: allies }, germany: { side: axis } }
strategicBombingRaids:
  - { id: a, territory: Ruhr, value: 6, attacker: { power: us, bombers: 1 }, defender: { power: germany }, dice: [${die}] }
  - { id: b, territory: Ruhr, value: 6, attacker: { power: us, bombers: 1 }, defender: { power: germany }, dice: [6], expect: { damage: 2 } }
`;
    const before = analyse(text(4), undefined, environment());
    assert.deepEqual(problems(before), []);
    const after = analyse(text(3), before, environment());
    assert.deepEqual(
      problems(after).map(({ code }) => code),
      ['expect/not-met'],
    );
  });
});
