import assert from 'node:assert/strict';
import { diagnose } from '../../../../server/src/features';
import { findFollowedPath } from '../../../../server/src/features/analysis/followed';
import { applyTextEdits } from '../../../../server/src/text';
import { analyzeText } from '../support';

/** A round of Axis & Allies in which the US fleet lost a destroyer and Japan both of its screen. */
const round3 = `ruleset: aare
turn: { round: 3, power: us }
powers: { japan: { side: axis }, us: { side: allies } }
forces:
  - { id: fleet, power: us, units: { dd: 3, ac: 1 } }
  - { id: raiders, power: japan, units: [{ id: yamato, type: bb, count: 1 }, { id: screen, type: dd, count: 2 }] }
seaBattles:
  - id: first
    attacker: { from: fleet, units: { dd: 2 } }
    defender: { from: raiders, units: { dd: 2 } }
    result: { attacker: { units: 1, dd: 1 }, defender: { units: 0, dd: 0 } }
`;

const round4 = `ruleset: aare
follows: round-3.yaml
turn: { round: 4, power: japan }
powers: { japan: { side: axis }, us: { side: allies } }
forces:
  - { id: fleet, power: us, units: { dd: 3, ac: 1 } }
  - { id: raiders, power: japan, units: [{ id: yamato, type: bb, count: 1 }, { id: screen, type: dd, count: 2 }] }
`;

const analyzeIn = (files: Readonly<Record<string, string>>, text: string) =>
  analyzeText(text, {
    readTable: (path) => (files[path] === undefined ? undefined : { text: files[path] }),
    fileExists: (path) => files[path] !== undefined,
  });

const listProblems = (files: Readonly<Record<string, string>>, text: string): readonly string[] =>
  diagnose(analyzeIn(files, text))
    .filter(({ code }) => /^(follows|link)\//.test(code))
    .map(({ code, message }) => `${code} ${message}`);

describe('a scenario that follows another', () => {
  it('reports units that a written result has sunk, and leaves what remains', () => {
    const analysis = analyzeIn({ 'round-3.yaml': round3 }, round4);
    const [sunk, other] = diagnose(analysis);
    assert.equal(other, undefined);
    assert.equal(sunk?.code, 'follows/sunk');
    assert.match(
      sunk.message,
      /2 `screen` of `raiders` cannot be here: after the result of `first` in `round-3.yaml`, nothing is left/,
    );
    const [fix] = sunk.listFixes();
    assert.match(applyTextEdits(round4, fix!.edits), /id: screen, type: dd, count: 0/);
    assert.deepEqual(listProblems({ 'round-3.yaml': round3 }, applyTextEdits(round4, fix!.edits)), []);
  });

  it('reports nothing if a power has had a turn since, if no result is written, or for units of another power', () => {
    const list = (text: string, before = round3) => listProblems({ 'round-3.yaml': before }, text);
    assert.deepEqual(list(round4.replace('round: 4, power: japan', 'round: 4, power: us')), []);
    assert.deepEqual(list(round4, round3.replace(/ {4}result.*\n/, '')), []);
    assert.deepEqual(list(round4, round3.replace('turn: { round: 3, power: us }\n', '')), []);
    assert.deepEqual(list(round4.replace('raiders, power: japan', 'raiders, power: us')), []);
  });

  it('reports a turn before that of the file that it follows, and sets the next one', () => {
    const early = round4.replace('round: 4', 'round: 2');
    const analysis = analyzeIn({ 'round-3.yaml': round3 }, early);
    const [problem, other] = diagnose(analysis);
    assert.equal(other, undefined);
    assert.match(problem!.message, /This turn \(round 2, Japan\) is before that of `round-3.yaml` \(round 3, the US\)/);
    assert.match(applyTextEdits(early, problem!.listFixes()[0]!.edits), /turn: \{ round: 4, power: japan \}/);
  });

  it('reports a file that is missing, of another game, unreadable or in a circle', () => {
    const list = (files: Readonly<Record<string, string>>) =>
      listProblems(files, round4).map((line) => line.split('.')[0]);
    assert.match(
      listProblems({}, round4)[0]!,
      /^link\/missing There is no `round-3.yaml` beside this file, so nothing can/,
    );
    assert.match(list({ 'round-3.yaml': 'ruleset: awaw\n' })[0]!, /^follows\/ruleset/);
    assert.match(
      listProblems({ 'round-3.yaml': `${round3}  - [` }, round4)[0]!,
      /^follows\/unreadable .*: it has syntax errors/,
    );
    assert.match(listProblems({ 'round-3.yaml': `${round3}---\n${round3}` }, round4)[0]!, /it holds 2 scenarios/);
    assert.match(listProblems({ 'round-3.yaml': 'title: a table\n' }, round4)[0]!, /it names no ruleset/);
    const circle = {
      'round-3.yaml': `follows: old/round-2.yaml\n${round3}`,
      'old/round-2.yaml': `follows: "../round-3.yaml" # again\n${round3}`,
    };
    assert.deepEqual(listProblems(circle, round4), [
      'follows/loop The files go round in a circle: `round-3.yaml` follows `old/round-2.yaml` follows `round-3.yaml`. One of them must follow none, or another.',
    ]);
  });

  it('reports a file that must not be read', () => {
    const analysis = analyzeText(round4, { readTable: () => ({ notRead: 'outside' }), fileExists: () => undefined });
    assert.match(diagnose(analysis)[0]!.message, /it lies outside of the folder that Asdic may read/);
  });

  it('compares submarines of World in Flames within a turn, and no longer in the next one', () => {
    const before = `ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
impulse: 1
powers: { germany: { side: axis, action: naval, atWarWith: [cw] }, cw: { side: allied, action: combined } }
forces:
  - { power: germany, units: [{ id: lohs, type: sub, attack: 3, section: 3, count: 4 }] }
engagements:
  - id: biscay
    weather: fine
    subs: { power: germany, units: [{ unit: lohs, count: 2 }] }
    convoy: { power: cw, convoyPoints: 8 }
    result: { combatType: ssw, subs: { destroyed: 1, damaged: 0, aborted: 1 } }
`;
    const [head] = before.split('engagements:');
    const after = `follows: before.yaml\n${head!.replace('impulse: 1', 'impulse: 3')}`;
    const list = (text: string) => listProblems({ 'before.yaml': before }, text);
    assert.match(
      list(after)[0]!,
      /^follows\/sunk 4 of `lohs` cannot be here: after the result of `biscay` in `before.yaml`, at most 3 are left/,
    );
    assert.deepEqual(list(after.replace('count: 4', 'count: 3')), []);
    assert.deepEqual(list(after.replace('jan-feb', 'mar-apr')), []);
    assert.match(list(after.replace('impulse: 3\n', ''))[0]!, /^follows\/turn This turn \(J\/F 1941\) is before/);
  });

  it('reports a sunk capital ship of A World at War in any later turn, and light ships in the same turn only', () => {
    const before = `ruleset: awaw
turn: { year: 1942, season: spring }
nations: { us: { side: allied }, japan: { side: axis } }
forces:
  - { nation: japan, units: [{ id: akagi, type: cv, size: 4 }, { id: nagara, type: ca, count: 5 }] }
  - { nation: us, units: [{ id: benson, type: dd, count: 4 }] }
navalRounds:
  - id: midway
    attacker: { groups: [{ number: 1, nation: us, units: [{ unit: benson }] }] }
    defender: { groups: [{ number: 1, nation: japan, units: [{ unit: akagi }, { unit: nagara }] }] }
    result: { ships: { akagi: { sunk: 1 }, nagara: { sunk: 2 } } }
`;
    const [head] = before.split('navalRounds:');
    const after = `follows: before.yaml\n${head!.replace('spring', 'summer')}`;
    const list = (text: string) => listProblems({ 'before.yaml': before }, text);
    const problems = list(after);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0]!, /^follows\/sunk `akagi` cannot be here: after the result of `midway`/);
    assert.equal(list(after.replace('summer', 'spring')).length, 2);
  });
});

describe('the path of `follows`', () => {
  it('finds the path of `follows` without parsing, in any style', () => {
    assert.equal(findFollowedPath('a: 1\nfollows: x.yaml\n'), 'x.yaml');
    assert.equal(findFollowedPath("follows:   'old games/x.yaml'  # why\r\n"), 'old games/x.yaml');
    assert.equal(findFollowedPath('follows:\n  x.yaml\n'), undefined);
    assert.equal(findFollowedPath('  follows: x.yaml\n# follows: y.yaml\n'), undefined);
  });
});
