import assert from 'node:assert/strict';
import { collectActions, analyse, emptyMemory, diagnose } from '../../../../server/src/features';
import type { Violation } from '../../../../server/src/model/diagnostic';
import {
  type AnyCheck,
  analyzeText,
  withChecks,
  makeCheck,
  assertDiagnostics,
  biscay,
  applyFix,
  getOnlyDiagnostic,
  rulesetWith,
  formatDiagnostics,
} from '../support';
import { environment } from '../../../support/environment';

const everyEngagement = makeCheck('here', (item) => [{ message: 'It is here.', place: { owner: item, key: 'id' } }]);

describe('diagnostics', () => {
  it('reports nothing in a valid scenario', () => {
    assert.deepEqual(formatDiagnostics(biscay), []);
  });

  it('reports diagnostics of the schema and of checks in the order of the text', () => {
    assertDiagnostics(`
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
      formatDiagnostics(faulty).map((text) => text.split(':')[0]),
      ['schema/value'],
    );
  });

  it('keeps the diagnostics of other parts when one has an error', () => {
    const checkEnvironment = withChecks(everyEngagement);
    const two = `${biscay}  - { id: azores, weather: rian, subs: { units: [] }, convoy: {} }\n`;
    assert.deepEqual(
      formatDiagnostics(two, checkEnvironment).map((text) => text.split(':')[0]),
      ['wif-ssw/here', 'schema/value'],
    );
  });

  it('gives the fixes of a check as text edits, whatever is wrong elsewhere', () => {
    const faulty =
      biscay.replace('action: naval', 'action: pass') +
      '  - { id: azores, weather: rian, subs: { units: [] }, convoy: {} }\n';
    const problem = diagnose(analyzeText(faulty)).find(({ code }) => code === 'wif-ssw/owner-passed')!;
    assert.ok(problem.listFixes().length >= 2 && problem.listFixes().every(({ edits }) => edits.length > 0));
  });

  it('hides diagnostics or changes their severity by code', () => {
    const faulty = biscay.replace('action: naval', 'action: pass');
    const codes = (severity: Parameters<typeof diagnose>[1]) =>
      diagnose(analyzeText(faulty), severity).map(({ code, severity: level }) => `${level} ${code}`);
    assert.ok(codes({}).every((text) => text === 'error wif-ssw/owner-passed'));
    assert.ok(codes({ 'wif-ssw/owner-passed': 'hint' }).every((text) => text === 'hint wif-ssw/owner-passed'));
    assert.deepEqual(codes({ 'wif-ssw/owner-passed': 'off' }), []);
    assert.deepEqual(codes({ 'wif-ssw/*': 'off' }), []);
    assert.ok(codes({ 'wif-ssw/*': 'off', 'wif-ssw/owner-passed': 'hint' }).every((text) => text.startsWith('hint')));
  });

  it('names the rule of a diagnostic, with its title and the check on its page', () => {
    const [problem] = diagnose(analyzeText(biscay.replace('action: naval', 'action: pass')));
    assert.deepEqual(problem?.rule, {
      ruleset: 'wif-ssw',
      rule: 'owner-acted',
      check: 'owner-passed',
      title: '1.2.1 The owner must have taken an action',
    });
  });

  it('reports a diagnostic once, however often a check returns it', () => {
    const twice = makeCheck(
      'twice',
      (item) => Array(2).fill({ message: 'It is here.', place: { owner: item, key: 'id' } }) as Violation[],
    );
    assert.equal(formatDiagnostics(biscay, withChecks(twice)).length, 1);
  });

  it('omits errors that follow from a syntax error', () => {
    const broken = biscay.replace('seaZone: Bay of Biscay', 'seaZone: "Bay of Biscay');
    assert.ok(
      formatDiagnostics(broken).every((text) => text.startsWith('syntax/')),
      formatDiagnostics(broken).join('\n'),
    );
    assert.ok(formatDiagnostics(broken).length === 1);
  });

  it('reports one diagnostic for an unknown ruleset', () => {
    assert.deepEqual(
      formatDiagnostics('ruleset: wif-sws\nengagements: nonsense\n').map((text) => text.split(':')[0]),
      ['schema/unknown-ruleset'],
    );
  });

  it('reports the diagnostics of each scenario of a file', () => {
    const second = biscay.replace('action: naval', 'action: pass').replace('title: Condors', 'title: More condors');
    const diagnosticList = diagnose(analyzeText(`${biscay}---\n${second}`));
    assert.ok(
      diagnosticList.length > 0 &&
        diagnosticList.every(({ from, code }) => from > biscay.length && code === 'wif-ssw/owner-passed'),
    );
  });
});

describe('the diagnostics of an analysis', () => {
  let runs = 0;
  const counted: AnyCheck = {
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
    const analysis = analyzeText(biscay, withChecks(counted));
    const code = 'wif-ssw/here';
    const severities = [undefined, { [code]: 'hint' as const }, { [code]: 'off' as const }];
    const severityLists = severities.map((severity) => diagnose(analysis, severity).map((problem) => problem.severity));
    assert.deepEqual(severityLists, [['warning'], ['hint'], []]);
    collectActions(analysis, { from: 0, to: analysis.text.length }, diagnose(analysis), emptyMemory);
    assert.equal(runs, 1);
    diagnose(analyzeText(`${biscay}# edited\n`, withChecks(counted), analysis));
    assert.equal(runs, 2);
  });
});

describe('a check that throws', () => {
  const crash = makeCheck('crash', () => {
    throw new Error('no such fleet');
  });

  it('skips a check that throws in that document, and reports it once', () => {
    const two =
      biscay +
      biscay
        .slice(biscay.indexOf('  - id: biscay'))
        .replace('biscay', 'azores')
        .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');
    const codes = formatDiagnostics(two, withChecks(crash, everyEngagement)).map((text) => text.split(':')[0]);
    assert.deepEqual(codes, ['asdic/check-failed', 'wif-ssw/here', 'wif-ssw/here']);
  });

  it('names the check that threw, with its error', () => {
    const { message } = getOnlyDiagnostic(biscay, 'asdic/check-failed', withChecks(crash));
    assert.match(message, /`wif-ssw\/crash` failed.*no such fleet/);
  });

  it('reports an error in the list of combats', () => {
    const combats = () => {
      throw new Error('no chart');
    };
    const { message } = getOnlyDiagnostic(biscay, 'asdic/check-failed', {
      rulesets: [rulesetWith({ listCombats: combats })],
    });
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
    const diagnosticList = diagnose(analyzeText(merged)).filter(({ code }) => code === 'schema/range');
    assert.equal(diagnosticList.length, 1);
    assert.equal(merged.slice(diagnosticList[0]!.from, diagnosticList[0]!.to), '99');
    const [used, ...others] = diagnosticList[0]!.related;
    assert.ok(used && used.from > merged.indexOf('<<') && others.length === 0);
  });
});

describe('diagnostics after an edit', () => {
  /** A check that records the parts it runs on. */
  function createCountingEnvironment() {
    const seen: string[] = [];
    const check = makeCheck('seen', (item) => {
      seen.push(item.id);
      return [{ message: `${item.id} is here.`, place: { owner: item, key: 'id' } }];
    });
    return { seen, countingEnvironment: environment(withChecks(check)) };
  }

  const two =
    biscay +
    biscay
      .slice(biscay.indexOf('  - id: biscay'))
      .replace('id: biscay', 'id: azores')
      .replaceAll(/(flotilla-\d|condor|liberator)/g, '$1-b');

  it('checks only the edited parts again', () => {
    const { seen, countingEnvironment } = createCountingEnvironment();
    const before = analyse(two, undefined, countingEnvironment);
    diagnose(before);
    assert.deepEqual(seen.splice(0), ['biscay', 'azores']);
    const after = analyse(two.replace('weather: rain', 'weather: snow'), before, countingEnvironment);
    assert.equal(diagnose(after).length, 2);
    assert.deepEqual(seen, ['biscay']);
  });

  it('checks every part again after an edit of the header', () => {
    const { seen, countingEnvironment } = createCountingEnvironment();
    const before = analyse(two, undefined, countingEnvironment);
    diagnose(before);
    seen.length = 0;
    diagnose(analyse(two.replace('1941', '1942'), before, countingEnvironment));
    assert.deepEqual(seen, ['biscay', 'azores']);
  });

  it('moves unchanged diagnostics with their text', () => {
    const { countingEnvironment } = createCountingEnvironment();
    const before = analyse(two, undefined, countingEnvironment);
    const places = diagnose(before).map(({ from }) => from);
    const after = analyse(`# a comment\n${two}`, before, countingEnvironment);
    assert.deepEqual(
      diagnose(after).map(({ from }) => from),
      places.map((from) => from + 12),
    );
  });
});

describe('fixes of a check', () => {
  it('changes the text as the title of the fix says', () => {
    const text = biscay.replace('action: naval', 'action: pass').replace(/ *- \{ id: flotilla-7.*\n/, '');
    const mended = applyFix(text, 'wif-ssw/owner-passed', 'Change the action to naval');
    assert.deepEqual(formatDiagnostics(mended), []);
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
    assert.deepEqual(diagnose(before), []);
    const after = analyse(text(3), before, environment());
    assert.deepEqual(
      diagnose(after).map(({ code }) => code),
      ['expect/not-met'],
    );
  });
});
