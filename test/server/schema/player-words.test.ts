import assert from 'node:assert/strict';
import fs from 'node:fs';
import { isMapping } from '../../../server/src/model/values';
import type { Path } from '../../../server/src/model/place';
import { chooseRuleset } from '../../../server/src/schema/index';
import { applyTextEdits, createTextEdits, findWrittenMember, parse, rangeAt } from '../../../server/src/text/index';
import type { Range } from '../../../server/src/text/index';
import { scenarioFiles } from '../../support/samples';
import { applyFix, checkDiagnostics, collectSchemaDiagnostics } from './support';

/** Words that players write first, by the key that the schema knows. */
const playerWords: Readonly<Record<string, readonly string[]>> = {
  units: ['ships'],
  power: ['nation', 'country'],
  nation: ['power'],
  powers: ['nations'],
  nations: ['powers'],
  subs: ['submarines', 'u-boats'],
  sub: ['submarines'],
  dd: ['destroyers'],
  convoyPoints: ['convoys'],
  seaZone: ['zone'],
  seaBattles: ['battles'],
};

interface WrittenMember {
  readonly path: Path;
  readonly keyRange: Range;
  readonly valueRange: Range;
  readonly value: unknown;
  readonly holder: object;
}

/** The members that are written in a text, with their places. */
function listWrittenMembers(text: string): readonly WrittenMember[] {
  const document = parse(text).documents[0]!;
  const list = (holder: object, path: Path): WrittenMember[] =>
    Object.entries(holder).flatMap(([key, value]) => {
      const step = Array.isArray(holder) ? Number(key) : key;
      const member = findWrittenMember(document, holder, step);
      const inner = typeof value === 'object' && value !== null ? list(value as object, [...path, step]) : [];
      return member ? [{ ...member, path: [...path, step], value: value as unknown, holder }, ...inner] : [];
    });
  return list(document.data, []);
}

/** Applies the preferred fix of the diagnostic at an offset. */
function applyPreferredFix(text: string, offset: number): string {
  const file = parse(text);
  const document = file.documents[0]!;
  const choice = chooseRuleset(document.data);
  assert.ok(!('diagnostic' in choice));
  const diagnostics = collectSchemaDiagnostics(choice.id, document.data);
  const diagnostic = diagnostics.find(({ place }) => rangeAt(document, place)?.from === offset);
  const fix = diagnostic?.fixes?.find(({ preferred }) => preferred);
  assert.ok(
    fix,
    `No fix of ${text.slice(offset, offset + 40)} but ${diagnostics.map(({ message }) => message).join('; ')}`,
  );
  return applyTextEdits(text, createTextEdits(file, fix.edits));
}

const replace = (text: string, { from, to }: Range, word: string) => text.slice(0, from) + word + text.slice(to);

const games = ['wif-ssw', 'aare', 'aa-depth', 'awaw'];
const samples = games
  .flatMap((game) => scenarioFiles(`samples/${game}`))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

describe('words that players write first', () => {
  it("understands each player's word in place of the key of each game, and writes the key", () => {
    const seen = new Set<string>();
    for (const { file, text } of samples)
      for (const { path, keyRange, holder } of listWrittenMembers(text))
        for (const word of playerWords[String(path.at(-1))] ?? []) {
          const place = `${/samples\/[^/]*/.exec(file)![0]} ${path.filter((step) => typeof step === 'string').join('.')} ${word}`;
          const isKeyHere = word in holder || String(path) === 'units';
          if (isKeyHere || /\.(?:expect|result|entries|options)\b/.test(place) || seen.has(place)) continue;
          seen.add(place);
          const wrong = replace(text, keyRange, word);
          assert.equal(applyPreferredFix(wrong, keyRange.from), text, `${file}: ${place}`);
        }
    assert.ok(seen.size > 60, String(seen.size));
  });

  it('understands the side of a power without its key', () => {
    let count = 0;
    for (const { file, text } of samples)
      for (const { path, valueRange, value } of listWrittenMembers(text)) {
        if (!/^(?:powers|nations)$/.test(String(path[0])) || path.length !== 2) continue;
        if (!isMapping(value) || Object.keys(value).join() !== 'side') continue;
        const original = text.slice(valueRange.from, valueRange.to);
        if (original !== `{ side: ${String(value['side'])} }`) continue;
        count++;
        const wrong = replace(text, valueRange, String(value['side']));
        assert.equal(applyPreferredFix(wrong, valueRange.from), text, file);
      }
    assert.ok(count > 20, String(count));
  });

  const wif = (engagement: string) => `
    ruleset: wif-ssw
    powers: { germany: { side: axis }, cw: { side: allied } }
    engagements:
      - id: biscay
        weather: rain
${engagement.replaceAll(/^/gm, '        ')}
  `;
  const subs = 'subs: { power: germany, units: [{ id: u-1, type: sub, attack: 3, section: 3 }] }';
  const battle = (attacker: string, members: string) => `
    ruleset: aare
    powers: { germany: { side: axis }, uk: { side: allies } }
    seaBattles:
      - id: duel
        attacker: ${attacker}
        defender: { power: uk, units: { dd: 1 } }
${members.replaceAll(/^/gm, '        ')}
  `;

  it('names the words of a convoy and its escort', () => {
    checkDiagnostics(
      wif(`${subs}
convoy: { power: cw }
escort: [{ id: b6, type: asw, asw: 3 }]
^^^^^^ schema/unknown-key There is no \`escort\` in \`engagement\`. Write it as \`units\` in \`convoy\`.`),
    );
    assert.match(
      applyFix(wif(`${subs}\nconvoy: { power: cw }\nescort: [{ id: b6, type: asw, asw: 3 }]`)),
      /convoy: \{ power: cw, units: \[\{ id: b6, type: asw, asw: 3 \}\] \}\n *$/,
    );
    assert.match(
      applyFix(wif(`${subs}\nconvoys: 10 # ships`), 'Write `convoy: { convoyPoints: 10 }`'),
      /convoy: \{ convoyPoints: 10 \} # ships\n/,
    );
    assert.match(
      applyFix(wif(`${subs}\nconvoy: 10`), 'Write it as `{ convoyPoints: 10 }`'),
      /convoy: \{ convoyPoints: 10 \}\n/,
    );
  });

  it('moves all unit counts without `units` into a new `units` together', () => {
    const after = applyFix(battle('{ power: germany, submarines: 3, destroyers: 1 }', 'notes: x'));
    assert.match(after, /attacker: \{ power: germany, units: \{ sub: 3, dd: 1 \} \}\n/);
  });

  it('moves orders to the side that can have them, with their comments', () => {
    const block = '\n          power: germany\n          units: { sub: 3 }';
    const orders = 'orders: # for the night\n  retreat: { afterRound: 1 } # go home';
    for (const newline of ['\n', '\r\n']) {
      const after = applyFix(battle(block, orders).replaceAll('\n', newline));
      assert.ok(
        after.includes(
          [
            '      power: germany',
            '      units: { sub: 3 }',
            '      orders: # for the night',
            '        retreat: { afterRound: 1 } # go home',
            '    defender:',
          ].join(newline),
        ),
        after,
      );
    }
    const either = battle('{ power: germany, units: { sub: 3 } }', 'orders: { losses: [sub] }');
    assert.match(
      applyFix(either, 'Move `orders` into `defender`'),
      /units: \{ dd: 1 \}, orders: \{ losses: \[sub\] \} \}/,
    );
    assert.throws(() => applyFix(either), /No such fix/, 'either side may have them: none is preferred');
  });

  it('writes a turn that is a single value as a mapping', () => {
    const turn = (ruleset: string, written: string) => `
      ruleset: ${ruleset}
      turn: ${written} # the first
      powers: { germany: { side: axis }, uk: { side: ${ruleset === 'aare' ? 'allies' : 'allied'} } }
    `;
    assert.match(applyFix(turn('wif-ssw', 'jan-feb 1941')), /turn: \{ year: 1941, months: jan-feb \} # the first/);
    assert.match(
      applyFix(turn('aare', '3'), 'Write it as `{ round: 3, power: uk }`'),
      /turn: \{ round: 3, power: uk \} # the first/,
    );
    assert.throws(() => applyFix(turn('aare', '3')), /No such fix/, 'whose turn it is would be a guess');
  });

  it('never says that an unknown key belongs to the game of the scenario', () => {
    const [problem] = checkDiagnostics(
      `
      ruleset: awaw
      airAttacks:
        - id: strike
          where: at-sea
          attacker: { nation: us, units: [] }
          defender: { nation: japan, units: [] }
          air: 3
          ^^^ schema/unknown-key There is no \`air\`
    `.replace('awaw', 'awaw\n      nations: { us: { side: allied }, japan: { side: axis } }'),
    );
    assert.doesNotMatch(problem!.message, /key of/);
  });

  it('finds a power by another of its names', () => {
    const source = wif(`${subs}\nconvoy: { power: commonwealth }`);
    assert.match(applyFix(source), /convoy: \{ power: cw \}/);
  });
});
