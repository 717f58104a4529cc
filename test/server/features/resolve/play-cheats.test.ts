/** Plays against the rules: invalid moves, files that changed meanwhile, dice and decisions that do not fit. */
import assert from 'node:assert/strict';
import { decideNext, rollNext, type Move, type Play } from '../../../../server/src/engine/play';
import {
  findCombat,
  findTurn,
  listFileMoves,
  playCombat,
  playTurn,
  createPlayEdits,
  createTurnPlayEdits,
  type LocatedTurn,
  type LocatedCombat,
} from '../../../../server/src/features';
import { sub, writeBattle } from '../../../../server/src/features/diagnostics/codes/examples';
import type { PlayMove } from '../../../../server/src/protocol';
import { applyTextEdits } from '../../../../server/src/text';
import { dedent } from '../../../support/fixture';
import { analyzeText, formatDiagnostics, getCombat } from '../support';

const battle = dedent(`
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers:
    japan: { side: axis }
    us: { side: allies }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { dd: 2 } }
      defender: { power: us, units: { dd: 1 } }
`);

const locate = (text: string, id?: string): LocatedCombat =>
  getCombat(analyzeText(text), id === undefined ? {} : { id });

function play(text: string, moves: readonly Move[] = []): Play {
  const result = playCombat(locate(text), moves);
  assert.ok(!('refused' in result), JSON.stringify(result));
  return result;
}

function write(text: string, moves: readonly Move[], id?: string): string {
  const edits = createPlayEdits(locate(text, id), moves);
  assert.ok(!('refused' in edits), JSON.stringify(edits));
  return applyTextEdits(text, edits);
}

/** Why moves are refused. They are not written either. */
function refuse(text: string, moves: readonly Move[]): string {
  const results = [playCombat(locate(text), moves), createPlayEdits(locate(text), moves)];
  return results.map((result) => ('refused' in result ? result.refused : 'accepted'))[0]!;
}

const createRoll = (...faces: readonly (readonly [string, readonly number[]])[]): Move => ({
  kind: 'roll',
  rolls: faces.map(([label, dice]) => ({ label, faces: dice })),
});
const createDecision = (option: string): Move => ({ kind: 'decision', label: 'retreat', option });
const missed = createRoll(['attacker.others', [6, 6]], ['defender.others', [6]]);

describe('a play with invalid moves', () => {
  for (const [name, moves, reason] of [
    ['a roll without dice', [createRoll()], /a move has all dice of one step/],
    ['a part of a roll', [createRoll(['attacker.others', [6, 6]])], /all dice of one step/],
    [
      'a roll in two moves',
      [createRoll(['attacker.others', [6, 6]]), createRoll(['defender.others', [6]])],
      /all dice of one step/,
    ],
    [
      'two rolls in one move',
      [createRoll(['attacker.others', [6, 6, 6, 6]], ['defender.others', [6, 6]]), createDecision('press on')],
      /all dice of one step/,
    ],
    [
      'a roll twice in one move',
      [createRoll(['attacker.others', [6]], ['attacker.others', [6]], ['defender.others', [6]])],
      /all dice of one step/,
    ],
    ['a decision before its roll', [createDecision('press on'), missed], /all dice of one step, or one decision/],
    ['the same move twice', [missed, missed], /The die 6 of attacker.others does not fit: something else comes first/],
    [
      'a face that no die has',
      [createRoll(['attacker.others', [7, 6]], ['defender.others', [6]])],
      /The die 7 of attacker.others does not fit: this die has no such face/,
    ],
    [
      'a face that is no number',
      [createRoll(['attacker.others', [6, NaN]], ['defender.others', [6]])],
      /this die has no such face/,
    ],
    ['a label of no roll', [createRoll(['__proto__', [6]])], /nothing has this label/],
    ['a label of an object', [createRoll(['constructor', [6]])], /nothing has this label/],
    [
      'an option that is not offered',
      [missed, createDecision('flee')],
      /flee of retreat does not fit: there is no such option/,
    ],
    ['a move after the end', [missed, createDecision('retreat'), missed], /does not fit: the combat ends without it/],
  ] as const)
    it(`an invalid move is refused: ${name}`, () => {
      const refusal = refuse(battle, moves);
      assert.match(refusal, reason);
      assert.match(refusal, /The combat has changed since these rolls, or they belong to another combat/);
      assert.doesNotMatch(refusal, /fault of Asdic/);
    });
});

describe('a play of a file that changed meanwhile', () => {
  it('a play is refused if the forces roll other dice now', () => {
    const changed = battle.replace('dd: 2', 'dd: 3');
    assert.match(refuse(changed, [missed, createDecision('press on')]), /does not fit/);
  });

  it('a play goes on if only a comment or another combat was changed', () => {
    const changed = battle.replace('units: { dd: 1 } }', 'units: { dd: 1 } } # a picket');
    assert.deepEqual(play(changed, [missed]).next, play(battle, [missed]).next);
  });

  it('says what to do while the file has errors', () => {
    const result = findCombat(analyzeText(battle.replace('dd: 2', 'dd: two')), {});
    assert.match('refused' in result ? result.refused : '', /See the list of problems/);
  });
});

describe('dice and decisions of a file that do not fit', () => {
  const rolled = `${battle}    dice: { attacker.others: [6, 6], defender.others: 6 }\n`;

  for (const [name, decisions] of [
    ['another label', '{ submerge: all }'],
    ['another option', '{ retreat: flee }'],
    ['names of objects', '{ __proto__: x, toString: retreat }'],
  ] as const)
    it(`decisions that do not fit leave the choice to the table: ${name}`, () => {
      const text = `${rolled}    decisions: ${decisions}\n`;
      assert.ok(formatDiagnostics(text).every((line) => line.startsWith('decisions/no-effect')));
      const moves = listFileMoves(locate(text));
      assert.deepEqual(moves, [missed]);
      assert.equal(play(text, moves).next.kind, 'decision');
      assert.doesNotMatch(write(text, moves), /decisions/);
    });

  it('plays a combat without decisions by its dice alone', () => {
    const text = writeBattle(sub, '    dice: { search.subs: 4, search.convoy: 5 }\n    decisions: { fly: [yes] }');
    const plain = writeBattle(sub, '    dice: { search.subs: 4, search.convoy: 5 }');
    assert.deepEqual(listFileMoves(locate(text)), listFileMoves(locate(plain)));
  });

  it('begins a play before the first roll that lacks a die', () => {
    for (const dice of ['{ attacker.others: 6 }', '{ defender.others: 6 }', '{}', '{ nobody: 4 }', '[]'])
      assert.deepEqual(listFileMoves(locate(`${battle}    dice: ${dice}\n`)), [], dice);
  });

  it('takes back all dice and decisions by a play before the first of them', () => {
    const end = write(rolled, [missed, createDecision('retreat')]);
    assert.match(end, /result:/);
    assert.equal(write(end, []), battle);
  });
});

describe('the edits of a play', () => {
  const [first, second] = [
    [missed, createDecision('press on')],
    [createRoll(['attacker.others', [5, 5]], ['defender.others', [5]])],
  ];

  it('keeps comments beside and inside of dice and decisions', () => {
    const text = `${battle}    dice:
      # all by Bob
      attacker.others: [6, 6] # first
      defender.others: 6 # second
    decisions: { retreat: press on } # mine
`;
    assert.equal(write(text, first), text);
    assert.equal(
      write(text, [...first, ...second]),
      text.replace('[6, 6]', '[6, 6, 5, 5]').replace('others: 6 ', 'others: [6, 5] '),
    );
  });

  it('changes nothing if all of a play is written already', () => {
    const end = write(battle, [missed, createDecision('retreat')]);
    assert.deepEqual(createPlayEdits(locate(end), [missed, createDecision('retreat')]), []);
  });

  it('keeps the line endings of the file', () => {
    const text = write(battle.replaceAll('\n', '\r\n'), [missed, createDecision('retreat')]);
    assert.doesNotMatch(text, /[^\r]\n/);
    assert.equal(text.replaceAll('\r', ''), write(battle, [missed, createDecision('retreat')]));
  });

  it('removes a seed, since it rolled nothing', () => {
    const text = `${battle}    dice: { seed: 4, attacker.others: [6, 6] }\n`;
    assert.match(write(text, first), /dice: \{ attacker.others: \[6, 6\], defender.others: 6 \}/);
  });

  it('leaves the dice of another combat alone that shares them by an alias', () => {
    const otherBattle = battle.slice(battle.indexOf('  - id')).replace('coral-sea', 'other');
    const anchor = '    dice: &d { attacker.others: [6, 6], defender.others: 6 }\n';
    const text = battle.replace('seaBattles:\n', `seaBattles:\n${otherBattle}${anchor}`);
    const written = write(`${text}    dice: *d\n`, [...first, ...second], 'coral-sea');
    assert.ok(written.includes(anchor), written);
    assert.match(written, /attacker.others: \[6, 6, 5, 5\]/);
  });
});

describe('a play of a turn with invalid moves', () => {
  const text = `${battle.replace('coral-sea', 'first')}${battle.slice(battle.indexOf('  - id')).replace('coral-sea', 'second')}`;
  const find = (source: string): LocatedTurn => {
    const turn = findTurn(analyzeText(source));
    assert.ok(!('refused' in turn), JSON.stringify(turn));
    return turn;
  };
  const moves: readonly PlayMove[] = [
    { ...missed, combat: 'first' },
    { ...createDecision('retreat'), combat: 'first' },
  ];
  const refuseTurn = (source: string, turnMoves: readonly PlayMove[]): string => {
    const result = playTurn(find(source), turnMoves);
    return 'refused' in result ? result.refused : 'accepted';
  };

  it('a play of a turn is refused if a combat has another id now', () => {
    assert.equal(refuseTurn(text, moves), 'accepted');
    assert.match(refuseTurn(text.replace('first', 'one'), moves), /The turn has no combat first: the turn was changed/);
  });

  it('a play of a turn is refused if it names a combat before the ones that come first', () => {
    assert.match(refuseTurn(text, [{ ...missed, combat: 'second' }]), /second is not fought with the moves before it/);
    const { combat: _, ...unnamed } = moves[0]!;
    assert.match(refuseTurn(text, [unnamed]), /has no combat without an id/);
  });

  it('a play of a turn is not written over fair dice of any of its combats', () => {
    const hash = 'a'.repeat(64);
    const fair = `${text}    dice: { fair: { combat: ${hash}, sides: { attacker: { hash: ${hash} } } } }\n`;
    const result = createTurnPlayEdits(find(fair), moves);
    assert.match(
      'refused' in result ? result.refused : '',
      /dice of second follow from the secret words of both sides/,
    );
  });
});

describe('a play by its functions', () => {
  it('refuses a roll and a decision that are not next', () => {
    const atRoll = play(battle);
    const atDecision = play(battle, [missed]);
    assert.throws(() => decideNext(atRoll, 'retreat'), /is to be rolled first/);
    assert.throws(() => rollNext(atDecision, [6, 6, 6]), /is to be decided first/);
    assert.throws(() => rollNext(decideNext(atDecision, 'retreat'), [1]), /The combat is over/);
  });
});
