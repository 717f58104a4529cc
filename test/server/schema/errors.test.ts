import assert from 'node:assert/strict';
import { getRootSchema, hasInnerKey, rulesetIds } from '../../../server/src/schema/schema';
import { checkDiagnostics, collectSchemaDiagnostics, applyFix, withLine, withUnit } from './support';

/** All keys that a schema or one of its definitions has. */
function listKeys(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const keys = Object.keys((schema as { properties?: object }).properties ?? {});
  return [...new Set([...keys, ...Object.values(schema).flatMap(listKeys)])];
}

describe('schema errors', () => {
  describe('typical mistakes', () => {
    it('reports a key of another unit type once', () => {
      const source = withUnit(
        '{ id: u-7, type: sub, attack: 3, section: 3, airToSea: 3 }',
        'airToSea',
        'schema/unknown-key belongs to the type `cvp`',
      );
      checkDiagnostics(source);
      assert.match(
        applyFix(withUnit('{ id: u-7, type: sub, attack: 3, section: 3, airToSea: 3 }'), 'Remove `airToSea`'),
        /section: 3 \}/,
      );
      assert.match(
        applyFix(withUnit('{ id: u-7, type: sub, attack: 3, section: 3, asw: 3 }'), 'Change `type` to `asw`'),
        /type: asw/,
      );
    });
    it('reports a number out of its range with the rule of the number', () => {
      const [problem] = checkDiagnostics(
        withUnit(
          '{ id: u-7, type: sub, attack: 40, section: 3 }',
          '40',
          'schema/range the largest number allowed is 15',
        ),
      );
      assert.equal(problem!.rule, 'section-modifier');
    });
    it('fixes a number in words and one with an extra dash', () => {
      const withAttack = (attack: string) => withUnit(`{ id: u-7, type: sub, attack: ${attack}, section: 3 }`);
      assert.match(applyFix(withAttack('five')), /attack: 5,/);
      assert.match(applyFix(withAttack('-5'), 'Change to 5'), /attack: 5,/);
      assert.match(applyFix(withAttack('-15'), 'Change to 15'), /attack: 15,/);
      assert.throws(() => applyFix(withAttack('-16'), 'Change to 16'), /No such fix, only: Change to 0,/);
      assert.match(applyFix(withAttack('-5'), 'Change to 0, the smallest allowed'), /attack: 0,/);
      assert.throws(() => applyFix(withAttack('-50'), 'Change to 50'), /No such fix, only: Change to 0,/);
    });
    it('fixes a number without its dash', () => {
      const withModifier = (modifier: string) => `
        ruleset: wif-ssw
        tables: { sectionModifiers: { fine: { 1: ${modifier}, 2: -1, 3: -1, 4: -1 } } }
      `;
      assert.match(applyFix(withModifier('3'), 'Change to -3'), /1: -3,/);
      assert.match(applyFix(withModifier('3'), 'Change to 0, the largest allowed'), /1: 0,/);
      assert.match(applyFix(withModifier('9'), 'Change to -9'), /1: -9,/);
      assert.throws(() => applyFix(withModifier('10'), 'Change to -10'), /No such fix, only: Change to 0,/);
    });
    it('reports no missing type of a unit that takes it from one that is missing', () => {
      const listHidden = (unit: object) =>
        collectSchemaDiagnostics('wif-ssw', {
          ruleset: 'wif-ssw',
          engagements: [{ id: 'biscay', seaZone: 'Biscay', weather: 'rain', subs: { units: [unit] }, convoy: {} }],
        })
          .filter(({ code }) => code === 'schema/missing-type')
          .map(({ isHidden = false }) => isHidden);
      assert.deepEqual(listHidden({ unit: 'nobody' }), [true]);
      assert.deepEqual(listHidden({ id: 'u-7' }), [false]);
    });
    it('offers another ruleset if the keys fit that game alone', () => {
      const wrong = '\nruleset: aare\ntitle: Convoys\nengagements: []\n';
      assert.match(
        applyFix(wrong, 'Change `ruleset` to `wif-ssw` (World in Flames: strategic submarine warfare)'),
        /^ruleset: wif-ssw$/m,
      );
      // Two games have sea battles, so no ruleset is suggested.
      assert.throws(() => applyFix('\nruleset: wif-ssw\nseaBattles: []\n', 'Change'), /only: (?!.*`ruleset`)/);
    });
    it('reports a mistyped key, but not the intended one as missing', () => {
      checkDiagnostics(
        withUnit('{ id: u-7, type: sub, atack: 3, section: 3 }', 'atack', 'schema/unknown-key Did you mean `attack`?'),
      );
      assert.match(applyFix(withUnit('{ id: u-7, type: sub, atack: 3, section: 3 }')), /attack: 3/);
    });
    it('reports an error in a merged unit at each use, and nothing for a valid merged unit', () => {
      checkDiagnostics(withUnit('&u { id: u-1, type: sub, attack: 3, section: 3 }\n          - { <<: *u, id: u-2 }'));
      checkDiagnostics(`
          ruleset: wif-ssw
          powers: { germany: { side: axis }, cw: { side: allied } }
          returnToBase:
            - unit: &u { id: u-1, type: sub, attack: 40, section: 3 }
              #                                      ^^ schema/range
            - unit: { <<: *u, id: u-2 }
              #           ^^ schema/range
        `);
    });
    it('reports a unit without a type with the type that it looks like', () => {
      checkDiagnostics(
        withUnit(
          '{ id: u-7, attack: 3, section: 3, milchcow: true }',
          'u-7',
          'schema/missing-type It looks like `sub`',
        ),
      );
      assert.match(
        applyFix(withUnit('{ id: u-7, attack: 3, section: 3, milchcow: true }')),
        /milchcow: true, type: sub \}/,
      );
    });
  });

  describe('messages', () => {
    it('suggests the intended type for an unknown or mistyped one', () => {
      checkDiagnostics(
        withUnit('{ id: u-7, type: sob, attack: 3, section: 3 }', 'sob', 'schema/unknown-type Did you mean `sub`?'),
      );
      checkDiagnostics(
        withUnit('{ id: u-7, typ: sub, attack: 3, section: 3 }', 'typ', 'schema/unknown-key Did you mean `type`'),
      );
    });
    it('reports a missing key with its purpose and offers no fix', () => {
      const [problem] = checkDiagnostics(
        withUnit(
          '{ id: u-7, type: sub, section: 3 }',
          'u-7',
          'schema/missing-key `attack` is missing: `submarine` needs it.',
        ),
      );
      assert.deepEqual(problem!.fixes, [], 'no number is guessed');
    });
    it('reports a key at the wrong level with the level where it belongs', () => {
      checkDiagnostics(
        withUnit(
          '{ id: u-7, type: sub, attack: 3, section: 3, seaZone: Bay }',
          'seaZone',
          'schema/unknown-key belongs to `engagement`',
        ),
      );
      checkDiagnostics(`
        ruleset: wif-ssw
        year: 1941
        ^^^^ schema/unknown-key  belongs in \`turn\`
      `);
    });
    it('names the rulesets that have an unknown key, unless this one has it elsewhere', () => {
      const [foreign] = checkDiagnostics(
        withUnit('{ id: u-7, type: sub, attack: 3, section: 3, submerge: 1 }', 'submerge', 'schema/unknown-key '),
      );
      assert.match(foreign!.message, /It is a key of `a/);
      const [unknownEverywhere] = checkDiagnostics(
        withUnit('{ id: u-7, type: sub, attack: 3, section: 3, qqqqqq: 1 }', 'qqqqqq', 'schema/unknown-key '),
      );
      assert.doesNotMatch(unknownEverywhere!.message, /It is a key of/);
      const [misplaced] = checkDiagnostics(
        withUnit('{ id: u-7, type: sub, attack: 3, section: 3, atWarWith: 1 }', 'atWarWith', 'schema/unknown-key '),
      );
      assert.doesNotMatch(misplaced!.message, /It is a key of/);
    });
    it('names the other word by which a key is moved inward', () => {
      const source = withLine('    weather: rain', '    weather: rain\n    points: 12').replace(
        /convoy: .*/,
        'convoy: {}',
      );
      assert.match(applyFix(source, 'Move `points` into `convoy` as `convoyPoints`'), /convoy: \{ convoyPoints: 12 \}/);
      assert.match(
        applyFix(source.replace('points: 12', 'convoyPoints: 12'), 'Move `convoyPoints` into `convoy`'),
        /convoy: \{ convoyPoints: 12 \}/,
      );
    });
    it('names no other rulesets for a key that this ruleset has somewhere', () => {
      const shared = listKeys(getRootSchema('wif-ssw')).filter(
        (key) => hasInnerKey('wif-ssw', key) && rulesetIds.some((id) => id !== 'wif-ssw' && hasInnerKey(id, key)),
      );
      assert.ok(shared.length > 10, String(shared.length));
      for (const key of shared) {
        const unit = { id: 'u-7', type: 'sub', attack: 3, section: 3, [key]: 1 };
        const data = { ruleset: 'wif-ssw', returnToBase: [{ unit }] };
        for (const { message } of collectSchemaDiagnostics('wif-ssw', data))
          assert.doesNotMatch(message, /It is a key of/, key);
      }
    });
    it('moves a key inward only if the mapping there lacks it and becomes complete', () => {
      const header = '\nruleset: wif-ssw\n';
      const move = 'Move `year` into `turn`';
      assert.equal(
        applyFix(`${header}year: 1941\nturn: { months: jan-feb }\n`, move),
        `${header.trimStart()}turn: { months: jan-feb, year: 1941 }\n`,
      );
      for (const text of ['year: 1941\n', 'year: 1941\nturn: { year: 1942, months: jan-feb }\n'])
        assert.throws(() => applyFix(header + text, move), /No such fix/, text);
      assert.equal(
        applyFix(`${header}year: 1941\nmonths: jan-feb\n`, 'Move `year` and `months` into `turn`'),
        `${header.trimStart()}turn:\n  year: 1941\n  months: jan-feb\n`,
      );
    });
    it('reports a value of another type with the expected one, and converts equivalent values', () => {
      checkDiagnostics(
        withUnit(
          '{ id: u-7, type: sub, attack: "3", section: 3 }',
          '"3"',
          'schema/type `attack` is text, but a whole number is needed.',
        ),
      );
      assert.match(applyFix(withUnit('{ id: u-7, type: sub, attack: "3", section: 3 }')), /attack: 3,/);
      assert.match(
        applyFix(withUnit('{ id: u-7, type: sub, attack: 3, section: 3, milchcow: yes }')),
        /milchcow: true/,
      );
      assert.match(applyFix(withUnit('{ id: 7, type: sub, attack: 3, section: 3 }')), /id: '7'/);
      checkDiagnostics(`
        ruleset: wif-ssw
        engagements: none
        #            ^^^^ schema/type  Begin each item with \`- \`
        powers:
        ^^^^^^ schema/type  \`powers\` has no value yet
      `);
    });
    it('reports a value that is no mapping with the keys of one, and offers the mapping only if its value can be meant', () => {
      checkDiagnostics(`
        ruleset: wif-ssw
        powers:
          germany: blue
          #        ^^^^ schema/type  It is written as \`key: value\`, with \`side\`.
        options: xyzzy
        #        ^^^^^ schema/type  It is written as \`key: value\`, with
      `);
      const withSide = (side: string) => `ruleset: wif-ssw\npowers:\n  germany: ${side}\n`;
      assert.equal(applyFix(withSide('axis')), withSide('{ side: axis }'));
      assert.equal(applyFix(withSide('axsi'), 'Write it as `{ side: axis }`'), withSide('{ side: axis }'));
      const convoy = (value: string) => withLine('    convoy: { power: cw }', `    convoy: ${value}`);
      assert.match(applyFix(convoy('12'), 'Write it as `{ convoyPoints: 12 }`'), /convoy: \{ convoyPoints: 12 \}/);
      for (const side of ['blue', '5', 'yes']) assert.throws(() => applyFix(withSide(side), 'Write'), /No such fix/);
    });
    it('reports a quoted number where a choice has the number', () => {
      const quoted = `{ id: u-7, type: sub, attack: 3, section: "3" }`;
      checkDiagnostics(withUnit(quoted, '"3"', 'schema/value is text, but the number `3` is needed'));
      assert.match(applyFix(withUnit(quoted)), /section: 3 /);
    });

    it('reports a value outside a choice with the nearest or all values', () => {
      checkDiagnostics(
        withLine('    weather: rain', '    weather: rian\n    #        ^^^^ schema/value Did you mean `rain`?'),
      );
      assert.match(applyFix(withLine('    weather: rain', '    weather: rian')), /weather: rain/);
      checkDiagnostics(
        withLine('    weather: rain', '    weather: fog\n    #        ^^^ schema/value It is one of `fine`, `rain`'),
      );
    });
    it('reports a key of a wrong form with the form, and fixes it', () => {
      checkDiagnostics(`
        ruleset: wif-ssw
        powers:
          Free French: { side: allied }
        # ^^^^^^^^^^^ schema/form  small letters, digits and \`-\`
      `);
      assert.equal(
        applyFix('ruleset: wif-ssw\npowers:\n  Free French: { side: allied }\n'),
        'ruleset: wif-ssw\npowers:\n  free-french: { side: allied }\n',
      );
    });
    it('reports a value that is too short and a list with repeated items', () => {
      checkDiagnostics(
        withUnit('{ id: u-7, type: sub, attack: 3, section: 3 }').replace(
          'seaZone: Bay of Biscay',
          "seaZone: ''\n    #        ^^ schema/length at least 1 character",
        ),
      );
      checkDiagnostics(`
        ruleset: wif-ssw
        powers: { germany: { side: axis }, cw: { side: allied } }
        navalCombats:
          - id: one
            seaZone: Bay
            weather: fine
            kind: surface
            attacker: { power: germany, units: [{ id: a, type: trs }] }
            defender: { power: cw, units: [{ id: b, type: trs }] }
            sections: [1, 2, 1]
            #                ^ schema/repeated
      `);
    });
  });
});
