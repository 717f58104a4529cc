import assert from 'node:assert/strict';
import { checkSchema, schemaCache } from '../../../server/src/schema/index';
import { parse } from '../../../server/src/text/index';
import { dedent } from '../../support/fixture';
import { checkProblems, fixed } from './support';

/**
 * A scenario that is valid but for one unit.
 * @param marked the part of the unit (its last occurrence) where a problem must show
 * @param expected its code, and a part of its message
 */
const withUnit = (unit: string, marked?: string, expected = '') => {
  const line = `          - ${unit}`;
  const at = line.lastIndexOf('\n') + 1;
  const column = marked === undefined ? 0 : line.lastIndexOf(marked) - at;
  const carets = marked === undefined ? '' : `\n${'#'.padEnd(column)}${'^'.repeat(marked.length)} ${expected}`;
  return `ruleset: wif-ssw
powers:
  germany: { side: axis }
  cw: { side: allied }
engagements:
  - id: biscay
    seaZone: Bay of Biscay
    weather: rain
    subs:
      power: germany
      units:
${line}${carets}
    convoy: { power: cw }
`;
};

/** The scenario with another line in the place of one, and carets below it. */
const withLine = (line: string, other: string) =>
  withUnit('{ id: u-7, type: sub, attack: 3, section: 3 }').replace(`${line}\n`, `${other}\n`);

describe('the schema check', () => {
  it('finds nothing in a valid scenario', () => {
    assert.deepEqual(checkProblems(withUnit('{ id: u-7, type: sub, attack: 3, section: 3 }')), []);
  });

  describe('tells nine typical faults once each', () => {
    it('an unknown ruleset, with the nearest and the known ones', () => {
      checkProblems(`
        ruleset: wif-sww
        #        ^^^^^^^ schema/unknown-ruleset  Did you mean \`wif-ssw\`? Known are 
      `);
      assert.equal(fixed('ruleset: wif-sww # mine\n'), 'ruleset: wif-ssw # mine\n');
    });
    it('a missing ruleset, with what the scenario looks like', () => {
      checkProblems(`
        title: x
        ^^^^^ schema/missing-ruleset  This looks like \`wif-ssw\`
        engagements: []
      `);
      assert.equal(fixed('# about\ntitle: x\n', 'Add `ruleset: wif-ssw`'), '# about\nruleset: wif-ssw\ntitle: x\n');
    });
    it('a key of another unit type', () => {
      const source = withUnit(
        '{ id: u-7, type: sub, attack: 3, section: 3, airToSea: 3 }',
        'airToSea',
        'schema/unknown-key belongs to the type `cvp`',
      );
      checkProblems(source);
      assert.match(
        fixed(withUnit('{ id: u-7, type: sub, attack: 3, section: 3, airToSea: 3 }'), 'Take `airToSea` away'),
        /section: 3 \}/,
      );
      assert.match(
        fixed(withUnit('{ id: u-7, type: sub, attack: 3, section: 3, asw: 3 }'), 'Change `type` to `asw`'),
        /type: asw/,
      );
    });
    it('a number out of its range, with the rule of the number', () => {
      const [problem] = checkProblems(
        withUnit(
          '{ id: u-7, type: sub, attack: 40, section: 3 }',
          '40',
          'schema/range the largest number allowed is 15',
        ),
      );
      assert.equal(problem!.rule, 'section-modifier');
    });
    it('a mistyped key, not the right one as missing', () => {
      checkProblems(
        withUnit('{ id: u-7, type: sub, atack: 3, section: 3 }', 'atack', 'schema/unknown-key Did you mean `attack`?'),
      );
      assert.match(fixed(withUnit('{ id: u-7, type: sub, atack: 3, section: 3 }')), /attack: 3/);
    });
    it('a fault in a merged unit at each use, and nothing where the merged unit is right', () => {
      checkProblems(withUnit('&u { id: u-1, type: sub, attack: 3, section: 3 }\n          - { <<: *u, id: u-2 }'));
      checkProblems(`
          ruleset: wif-ssw
          powers: { germany: { side: axis }, cw: { side: allied } }
          returnToBase:
            - unit: &u { id: u-1, type: sub, attack: 40, section: 3 }
              #                                      ^^ schema/range
            - unit: { <<: *u, id: u-2 }
              #           ^^ schema/range
        `);
    });
    it('a reference to a unit that is not there, with the nearest', () => {
      checkProblems(
        withUnit(
          '{ id: u-7, type: sub, attack: 3, section: 3, dockedWith: u-8 }',
          'u-8',
          'id/unknown Did you mean `u-7`?',
        ),
      );
    });
    it('an id that stands twice, with the first one', () => {
      const [problem] = checkProblems(
        withUnit(
          '{ id: u-7, type: sub, attack: 3, section: 3 }\n          - { id: u-7, type: sub, attack: 3, section: 3 }',
          'u-7',
          'id/duplicate',
        ),
      );
      assert.equal(problem!.related?.length, 1);
      assert.match(
        fixed(
          withUnit(
            '{ id: u-7, type: sub, attack: 3, section: 3 }\n          - { id: u-7, type: sub, attack: 3, section: 3 }',
          ),
          'Change to `u-7-2`',
        ),
        /u-7-2/,
      );
    });
    it('a unit without a type, with what it looks like', () => {
      checkProblems(
        withUnit(
          '{ id: u-7, attack: 3, section: 3, milchcow: true }',
          'u-7',
          'schema/missing-type It looks like `sub`',
        ),
      );
      assert.match(
        fixed(withUnit('{ id: u-7, attack: 3, section: 3, milchcow: true }')),
        /milchcow: true, type: sub \}/,
      );
    });
  });

  describe('says of', () => {
    it('a type that is unknown or mistyped, what is meant', () => {
      checkProblems(
        withUnit('{ id: u-7, type: sob, attack: 3, section: 3 }', 'sob', 'schema/unknown-type Did you mean `sub`?'),
      );
      checkProblems(
        withUnit('{ id: u-7, typ: sub, attack: 3, section: 3 }', 'typ', 'schema/unknown-key Did you mean `type`'),
      );
    });
    it('a key that is missing, what it is for', () => {
      const [problem] = checkProblems(
        withUnit(
          '{ id: u-7, type: sub, section: 3 }',
          'u-7',
          'schema/missing-key `attack` is missing: `submarine` needs it.',
        ),
      );
      assert.deepEqual(problem!.fixes, [], 'no number is guessed');
    });
    it('a key at the wrong level, where it belongs', () => {
      checkProblems(
        withUnit(
          '{ id: u-7, type: sub, attack: 3, section: 3, seaZone: Bay }',
          'seaZone',
          'schema/unknown-key belongs to `engagement`',
        ),
      );
      checkProblems(`
        ruleset: wif-ssw
        year: 1941
        ^^^^ schema/unknown-key  belongs into \`turn\`
      `);
    });
    it('a value of another type, what is needed, and converts what means the same', () => {
      checkProblems(
        withUnit(
          '{ id: u-7, type: sub, attack: "3", section: 3 }',
          '"3"',
          'schema/type `attack` is text, but a whole number is needed.',
        ),
      );
      assert.match(fixed(withUnit('{ id: u-7, type: sub, attack: "3", section: 3 }')), /attack: 3,/);
      assert.match(fixed(withUnit('{ id: u-7, type: sub, attack: 3, section: 3, milchcow: yes }')), /milchcow: true/);
      assert.match(fixed(withUnit('{ id: 7, type: sub, attack: 3, section: 3 }')), /id: '7'/);
      checkProblems(`
        ruleset: wif-ssw
        engagements: none
        #            ^^^^ schema/type  Begin each item with \`- \`
        powers:
        ^^^^^^ schema/type  \`powers\` has no value yet
      `);
    });
    it('a number in quotes where a choice has the number, that it is text', () => {
      const quoted = `{ id: u-7, type: sub, attack: 3, section: "3" }`;
      checkProblems(withUnit(quoted, '"3"', 'schema/value is text, but the number `3` is needed'));
      assert.match(fixed(withUnit(quoted)), /section: 3 /);
    });

    it('a value that is none of a choice, the nearest or the choice', () => {
      checkProblems(
        withLine('    weather: rain', '    weather: rian\n    #        ^^^^ schema/value Did you mean `rain`?'),
      );
      assert.match(fixed(withLine('    weather: rain', '    weather: rian')), /weather: rain/);
      checkProblems(
        withLine('    weather: rain', '    weather: fog\n    #        ^^^ schema/value It is one of `fine`, `rain`'),
      );
    });
    it('a key of a wrong form, the form, and mends it', () => {
      checkProblems(`
        ruleset: wif-ssw
        powers:
          Free French: { side: allied }
        # ^^^^^^^^^^^ schema/form  small letters, digits and \`-\`
      `);
      assert.equal(
        fixed('ruleset: wif-ssw\npowers:\n  Free French: { side: allied }\n'),
        'ruleset: wif-ssw\npowers:\n  free-french: { side: allied }\n',
      );
    });
    it('a list that is too short, and one that repeats itself', () => {
      checkProblems(
        withUnit('{ id: u-7, type: sub, attack: 3, section: 3 }').replace(
          'seaZone: Bay of Biscay',
          "seaZone: ''\n    #        ^^ schema/length at least 1 character",
        ),
      );
      checkProblems(`
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

  it('checks each part once while it stays the same object', () => {
    const text = dedent(withUnit('{ id: u-7, type: sub, attack: 40, section: 3 }'));
    const cache = schemaCache();
    const before = parse(text);
    const first = checkSchema('wif-ssw', before.documents[0]!.data, cache);
    const after = parse(`title: moved\n${text}`, before);
    const second = checkSchema('wif-ssw', after.documents[0]!.data, cache);
    assert.equal(first.length, 1);
    assert.equal(second[0], first[0]);
  });
});
