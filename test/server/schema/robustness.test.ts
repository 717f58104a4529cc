import assert from 'node:assert/strict';
import fc from 'fast-check';
import { checkSchema, chooseRuleset, collectIds, describeAt as describePlace } from '../../../server/src/schema/index';
import { applyTextEdits, locate, parse, rangeAt, createTextEdits } from '../../../server/src/text/index';
import { dedent } from '../../support/fixture';

const TEXT = dedent(`
  ruleset: wif-ssw
  turn: { year: 1941, months: jan-feb }
  powers:
    germany: &g { side: axis, action: naval }
    cw: { side: allied, atWarWith: [germany] }
    italy: *g
  options:
    convoyEffects: { destroyed: lost }
  engagements:
    - id: biscay
      seaZone: Bay of Biscay
      weather: rain
      subs:
        power: germany
        units:
          - { id: u-7, type: sub, attack: 3, section: 3, count: 2 }
          - id: condor
            type: nav
            airToSea: 2
            section: 4
      convoy:
        power: cw
        convoyPoints: 12
        units: [{ id: ark, type: cv }]
      dice: { search.subs: 4 }
      expect: { surprisePoints: { subs: 6 } }
`);

const change = fc.record({
  at: fc.nat({ max: TEXT.length }),
  remove: fc.nat({ max: 15 }),
  insert: fc.constantFrom(
    '',
    '',
    'x',
    '-',
    '99',
    '- ',
    ': ',
    '\n',
    '\n  ',
    '"',
    '[',
    '}',
    'null',
    '*g',
    '<<: *g',
    'type: nav',
    'id: ark',
  ),
});

describe('schema layer', () => {
  it('handles any text: each diagnostic has a range, each fix applies, each place has a description', () => {
    let fixes = 0;
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const text = changes.reduce(
          (now, { at, remove, insert }) => now.slice(0, at) + insert + now.slice(at + remove),
          TEXT,
        );
        const file = parse(text);
        for (const document of file.documents) {
          const choice = chooseRuleset(document.data);
          const id = 'id' in choice ? choice.id : 'wif-ssw';
          const problems =
            'diagnostic' in choice
              ? [choice.diagnostic]
              : [...checkSchema(id, document.data), ...collectIds(id, document.data).diagnostics];
          for (const problem of problems) {
            assert.ok(rangeAt(document, problem.place), `${problem.code} in ${JSON.stringify(text)}`);
            for (const fix of problem.fixes ?? []) {
              fixes++;
              parse(applyTextEdits(text, createTextEdits(file, fix.edits)));
            }
          }
          for (let offset = 0; offset < text.length; offset += 7) {
            const located = locate(document, offset);
            if (located) describePlace(id, document.data, located);
          }
        }
      }),
      { numRuns: 300, seed: 6 },
    );
    assert.ok(fixes > 300);
  });

  it('reports fewer diagnostics after each preferred fix of a readable scenario', () => {
    fc.assert(
      fc.property(change, (edit) => {
        const text = TEXT.slice(0, edit.at) + edit.insert + TEXT.slice(edit.at + edit.remove);
        const { file, problems: before } = checkText(text);
        if (file.diagnostics.length > 0) return;
        for (const { fixes = [] } of before)
          for (const fix of fixes.filter(({ preferred }) => preferred)) {
            const { problems: after } = checkText(applyTextEdits(text, createTextEdits(file, fix.edits)));
            // A fixed type, ruleset or list can reveal errors that were hidden before.
            const mayRevealErrors = before.some(({ code }) => /ruleset|-type|schema\/type|unknown-key/.test(code));
            assert.ok(after.length < before.length || mayRevealErrors, `${fix.title} in ${text}`);
          }
      }),
      { numRuns: 500, seed: 8 },
    );
  });
});

function checkText(text: string) {
  const file = parse(text);
  const { data } = file.documents[0]!;
  const choice = chooseRuleset(data);
  const problems =
    'diagnostic' in choice
      ? [choice.diagnostic]
      : [...checkSchema(choice.id, data), ...collectIds(choice.id, data).diagnostics];
  return { file, problems };
}
