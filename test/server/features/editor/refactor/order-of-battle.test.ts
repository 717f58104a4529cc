import assert from 'node:assert/strict';
import { applyTextEdits, findRefactorings } from '../../../../../server/src/features';
import { analyzeText, formatDiagnostics, getCombat, resolveCombatOrFail } from '../../support';

const text = `ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
powers:
  germany: { side: axis, action: naval }
  cw: { side: allied }
engagements:
  - id: biscay
    weather: fine
    subs:
      power: germany
      units:
        - { id: flotilla-7, type: sub, attack: 3, section: 3, count: 2 }
        - { id: flotilla-1, type: sub, attack: 4, section: 4 }
    convoy: { power: cw, convoyPoints: 12 }
`;

const find = (source: string, word: string, title: RegExp) =>
  findRefactorings(analyzeText(source), source.indexOf(word)).filter((refactoring) => title.test(refactoring.title));
const apply = (source: string, word: string, title: RegExp) => {
  const [refactoring] = find(source, word, title);
  assert.ok(refactoring, `${title} at ${word}`);
  return applyTextEdits(source, refactoring.edits);
};
const listUnits = (source: string) => {
  const { data } = analyzeText(source).file.documents[0]!;
  const { engagements } = data as { engagements: { subs: { units: Record<string, unknown>[] } }[] };
  return engagements[0]!.subs.units.map(({ unit: _, power: __, ...members }) => members);
};

describe('moving units into the order of battle', () => {
  it('moves a unit into the force of its power and leaves its name in the combat', () => {
    const moved = apply(text, 'flotilla-7', /^Move/);
    assert.match(moved, /- \{ unit: flotilla-7 \}/);
    assert.match(moved, /forces:\n\s+- power: germany\n\s+units:\n\s+- .*flotilla-7/);
    assert.deepEqual(listUnits(moved), listUnits(text));
    assert.deepEqual(formatDiagnostics(moved), []);
  });

  it('adds a second unit to the same force', () => {
    const moved = apply(apply(text, 'flotilla-7', /^Move/), 'flotilla-1', /^Move/);
    assert.equal(moved.match(/power: germany/g)!.length, 2);
    assert.deepEqual(listUnits(moved), listUnits(text));
    assert.deepEqual(formatDiagnostics(moved), []);
  });

  it('takes both units back, and removes the order of battle with the last', () => {
    const moved = apply(apply(text, 'flotilla-7', /^Move/), 'flotilla-1', /^Move/);
    const once = apply(moved, 'unit: flotilla-7', /^Take/);
    assert.ok(once.includes('forces:'));
    const back = apply(once, 'unit: flotilla-1', /^Take/);
    assert.ok(!back.includes('forces:'), back);
    assert.deepEqual(listUnits(back), listUnits(text));
    assert.deepEqual(formatDiagnostics(back), []);
  });

  it('offers no move of a unit with a comment or an anchor, and takes back no part of a unit', () => {
    const anchored = text.replace('{ id: flotilla-1', '&ace { id: flotilla-1');
    assert.deepEqual(find(anchored, 'flotilla-1', /^Move/), []);
    const commented = text.replace(
      '{ id: flotilla-1, type: sub,',
      '{ id: flotilla-1, # the ace\n            type: sub,',
    );
    assert.deepEqual(find(commented, 'flotilla-1', /^Move/), []);
    const moved = apply(text, 'flotilla-7', /^Move/).replace('{ unit: flotilla-7 }', '{ unit: flotilla-7, count: 1 }');
    assert.deepEqual(find(moved, 'unit: flotilla-7', /^Take/), []);
  });
});

const battle = `ruleset: aare
powers:
  germany: { side: axis }
  uk: { side: allies }
  us: { side: allies }
seaBattles:
  - id: north-sea
    attacker: { power: germany, units: { sub: 5 }, orders: { dive: { when: always } } }
    defender:
      forces:
        - { power: uk, units: { dd: 2 } }
        - power: us
          # off Norway
          units: [{ id: escort, type: dd, count: 1 }, { id: wasp, type: ac, count: 1 }]
      orders: { losses: [dd, ac] }
    dice: { seed: 7 }
`;
const resolve = (source: string) => resolveCombatOrFail(getCombat(analyzeText(source))).trace.end;

describe('moving groups of a combat into the order of battle', () => {
  const cases = [
    {
      title: 'the points of a convoy',
      source: text,
      word: 'convoy:',
      id: 'biscay-convoy',
      remainder: /convoy: \{ from: biscay-convoy \}/,
    },
    {
      title: 'the force of an attacker, without its orders',
      source: battle,
      word: 'attacker',
      id: 'north-sea-attacker',
      remainder: /attacker: \{ from: north-sea-attacker, orders: \{ dive: \{ when: always \} \} \}/,
    },
    {
      title: 'one of several forces of a side',
      source: battle,
      word: 'dd: 2',
      id: 'north-sea-uk',
      remainder: /- \{ from: north-sea-uk \}/,
    },
    {
      title: 'a force with named groups',
      source: battle,
      word: 'units: [{ id: escort',
      id: 'north-sea-us',
      remainder: /- from: north-sea-us\n/,
    },
  ];
  for (const { title, source, word, id, remainder } of cases)
    it(`moves ${title}, and takes it back`, () => {
      const moved = apply(source, word, /^Move/);
      assert.match(moved, remainder);
      assert.match(moved, new RegExp(`\\nforces:\\n( .*\\n)* .*id: ${id}`));
      assert.deepEqual(formatDiagnostics(moved), formatDiagnostics(source));
      assert.deepEqual(resolve(moved), resolve(source));
      const back = apply(moved, `from: ${id}`, /^Take/);
      assert.ok(!back.includes('forces:\n  -'), back);
      assert.deepEqual(formatDiagnostics(back), formatDiagnostics(source));
      assert.deepEqual(resolve(back), resolve(source));
    });

  it('takes back no force of which the battle has only a part, or that another one takes as well', () => {
    const moved = apply(battle, 'attacker', /^Move/);
    const part = moved.replace('from: north-sea-attacker,', 'from: north-sea-attacker, units: { sub: 3 },');
    assert.deepEqual(find(part, 'from: north-sea-attacker', /^Take/), []);
    const twice = `${moved}  - { id: again, attacker: { from: north-sea-attacker }, defender: { power: uk, units: { dd: 1 } } }\n`;
    assert.deepEqual(find(twice, 'from: north-sea-attacker', /^Take/), []);
  });

  it('offers no move of the aircraft of a raid: it says how many it takes, and not how many there are', () => {
    const raid = `ruleset: aare
powers: { uk: { side: allies }, germany: { side: axis } }
strategicBombingRaids:
  - { id: ruhr, territory: Germany, value: 10, attacker: { power: uk, bombers: 2 }, defender: { power: germany } }
`;
    assert.deepEqual(find(raid, 'bombers', /order of battle/), []);
  });
});
