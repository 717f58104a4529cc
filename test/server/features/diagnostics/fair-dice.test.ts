import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {
  applyTextEdits,
  commitToFairDice,
  diagnose,
  resolveCombat,
  revealFairWord,
} from '../../../../server/src/features';
import { writeBattle, sub } from '../../../../server/src/features/diagnostics/codes/examples';
import { analyzeText, getCombat } from '../support';

const words = { subs: 'salt wind over the narrows', convoy: 'seven bells in a grey dawn' };
type Side = keyof typeof words;

const listCodes = (text: string) => diagnose(analyzeText(text)).map(({ code }) => code);
const act = (text: string, action: 'commit' | 'reveal', side: string, word: string) => {
  const target = getCombat(analyzeText(text));
  if (action === 'reveal') return revealFairWord(target, side, word);
  const committed = commitToFairDice(target, side, word);
  return 'refused' in committed ? committed : committed.edits;
};
const apply = (text: string, action: 'commit' | 'reveal', side: string, word = words[side as Side]) => {
  const edits = act(text, action, side, word);
  if ('refused' in edits) throw new Error(edits.refused);
  return applyTextEdits(text, edits);
};
const getRefusal = (text: string, action: 'commit' | 'reveal', side: string, word = words[side as Side]) => {
  const edits = act(text, action, side, word);
  return 'refused' in edits ? edits.refused : 'accepted';
};

describe('fair dice of a combat', () => {
  const plain = writeBattle(sub);
  const committed = apply(apply(plain, 'commit', 'subs'), 'commit', 'convoy');
  const revealed = apply(apply(committed, 'reveal', 'convoy'), 'reveal', 'subs');

  const resolve = (text: string) => {
    const resolved = resolveCombat(getCombat(analyzeText(text)));
    if ('refused' in resolved) throw new Error(resolved.refused);
    return resolved;
  };

  it('fair dice roll once both words are there, and not before', () => {
    assert.deepEqual(listCodes(committed), []);
    assert.deepEqual(listCodes(revealed), []);
    assert.ok(resolve(committed).trace.pendingRoll);
    const { trace, source } = resolve(revealed);
    assert.equal(trace.pendingRoll, undefined);
    assert.ok(source.seed !== undefined);
  });

  it('fair dice are replaced while a word is missing only if a seed is given', () => {
    const target = getCombat(analyzeText(apply(committed, 'reveal', 'convoy')));
    const refused = resolveCombat(target, { fallbackSeed: 1 });
    assert.ok('refused' in refused);
    assert.match(refused.refused, /before both words are shown.*give a seed/);
    assert.ok(!('refused' in resolveCombat(target, { fallbackSeed: 1, seed: 7 })));
    assert.ok(!('refused' in resolveCombat(getCombat(analyzeText(revealed)), { fallbackSeed: 1 })));
  });

  it('fair dice are the same whichever side shows its word first, and wherever the scenario is in the file', () => {
    const other = apply(apply(committed, 'reveal', 'subs'), 'reveal', 'convoy');
    const { dice } = resolve(revealed).trace;
    assert.deepEqual(resolve(other).trace.dice, dice);
    const second = analyzeText(`ruleset: wif-ssw\n---\n${revealed}`);
    const moved = resolveCombat(getCombat(second));
    assert.deepEqual('refused' in moved ? moved : moved.trace.dice, dice);
  });

  it('keeps a word back until all sides have committed, and accepts no other word', () => {
    const committedByOne = apply(plain, 'commit', 'subs');
    assert.match(getRefusal(committedByOne, 'reveal', 'subs'), /convoy \(Commonwealth\) has not committed yet/);
    assert.match(getRefusal(committed, 'reveal', 'subs', words.convoy), /not the word/);
    assert.match(getRefusal(plain, 'reveal', 'subs'), /Commit first/);
  });

  it('refuses to commit over dice, a result or a shown word, and for a side that the combat lacks', () => {
    assert.match(getRefusal(writeBattle(sub, '    dice: { seed: 7 }'), 'commit', 'subs'), /has dice already/);
    assert.match(getRefusal(writeBattle(sub, '    result: { summary: won }'), 'commit', 'subs'), /has a result/);
    assert.match(getRefusal(revealed, 'commit', 'subs'), /shown its word/);
    const revealedByOne = apply(committed, 'reveal', 'convoy');
    assert.match(
      getRefusal(revealedByOne, 'commit', 'subs', 'a word chosen to suit the other one'),
      /convoy \(Commonwealth\) has shown its word/,
    );
    assert.match(
      getRefusal(committed, 'commit', 'subs', 'a second word of the same side'),
      /subs \(Germany\) has committed already/,
    );
    assert.match(
      getRefusal(plain, 'commit', 'attacker', words.subs),
      /no side attacker: give subs \(Germany\) or convoy \(Commonwealth\)/,
    );
    assert.match(getRefusal(plain, 'commit', 'subs', 'short'), /at least 20 characters/);
  });

  it('reports a combat that changed after the first side committed', () => {
    for (const [from, to] of [
      ['attack: 3', 'attack: 9'],
      ['weather: fine', 'weather: storm'],
      ['year: 1941', 'year: 1942'],
      ['id: biscay', 'id: bay'],
    ] as const) {
      assert.ok(committed.includes(from));
      assert.ok(listCodes(committed.replace(from, to)).includes('dice/combat-changed'), to);
    }
    assert.match(getRefusal(committed.replace('attack: 3', 'attack: 9'), 'reveal', 'subs'), /is not the combat/);
  });

  it('reports a decision, a force of the order of battle or a table in a file that changed after the first side committed', () => {
    const decided = committed.replace('    dice:', '    decisions: { flee: now }\n    dice:');
    assert.ok(listCodes(decided).includes('dice/combat-changed'));

    const forces = `ruleset: aare
turn: { round: 3, power: japan, phase: conduct-combat }
powers: { japan: { side: axis }, us: { side: allies } }
forces:
  - { id: kido-butai, power: japan, units: { dd: 2 } }
seaBattles:
  - id: coral-sea
    attacker: { from: kido-butai }
    defender: { power: us, units: { dd: 1 } }
`;
    const withHash = apply(forces, 'commit', 'attacker', words.subs);
    assert.deepEqual(listCodes(withHash), []);
    assert.deepEqual(listCodes(withHash.replace('dd: 2', 'dd: 3')), ['dice/combat-changed']);

    const file = 'samples/wif-ssw/own-tables.scenario.yaml';
    const [head, combat = ''] = fs.readFileSync(file, 'utf8').split(/(?<=^engagements:\n)/m);
    const uncommitted = `${head}${combat.slice(0, combat.indexOf('    dice:'))}`;
    const analyzeWith = (text: string, edit: (table: string) => string) =>
      analyzeText(text, {
        readTable: (name) => ({ text: edit(fs.readFileSync(path.join(path.dirname(file), name), 'utf8')) }),
      });
    const asWritten = (table: string): string => table;
    const commitment = commitToFairDice(getCombat(analyzeWith(uncommitted, asWritten)), 'subs', words.subs);
    assert.ok('edits' in commitment);
    const withTable = applyTextEdits(uncommitted, commitment.edits);
    const codesWith = (edit: (table: string) => string) =>
      diagnose(analyzeWith(withTable, edit)).map(({ code }) => code);
    assert.deepEqual(codesWith(asWritten), []);
    assert.ok(codesWith((table) => table.replace(/-\s?3\b/, '-1')).includes('dice/combat-changed'));
  });

  it('reports nothing after a change that no rule reads', () => {
    assert.deepEqual(
      listCodes(`# by mail\n${committed.replace('    dice:', '    notes: our game\n    dice:')}title: Biscay\n`),
      [],
    );
  });

  it('reports tampering with any word or hash', () => {
    for (const text of [words.subs, words.convoy])
      assert.deepEqual(listCodes(revealed.replace(text, `${text}!`)), ['dice/wrong-word']);
    for (const [hash] of committed.matchAll(/(?<=hash: )\w{64}/g))
      assert.deepEqual(
        listCodes(
          revealed.replace(
            hash,
            hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
          ),
        ),
        ['dice/wrong-word'],
      );
  });

  it('reports a word that was shown before the other hash was there', () => {
    const early = revealed.replace(/ *convoy: \{ hash.*\n/, '');
    assert.ok(!early.includes(words.convoy));
    assert.deepEqual(listCodes(early), ['dice/too-soon']);
  });

  it('reports a written result that the words do not give, even with dice that give it', () => {
    const { trace } = resolve(writeBattle(sub, '    dice: { seed: 99 }'));
    const dice = JSON.stringify(trace.dice);
    assert.notEqual(dice, JSON.stringify(resolve(revealed).trace.dice));
    const forged = `${revealed}    result: { dice: ${dice}, combatType: ssw, surprisePoints: { subs: 9, convoy: 0 } }\n`;
    assert.ok(listCodes(forged).includes('result/outdated'), listCodes(forged).join());
    assert.ok(listCodes(`${committed}    result: { dice: ${dice} }\n`).includes('dice/too-soon'));
  });
});
