/** `asdic import`, and odds for a spreadsheet. */
import assert from 'node:assert/strict';
import { createCommandLine } from './command-line';

const writeUnit = (name: string, options: Readonly<Record<string, number>>, spelling = 'attachment') => {
  const attribute = spelling === 'attachment' ? 'attachTo' : 'attatchTo';
  const lines = Object.entries(options).map(([key, value]) => `<option name="${key}" value="${value}"/>`);
  return `<${spelling} name="unitAttachment" ${attribute}="${name}" type="unitType">${lines.join('')}</${spelling}>`;
};
const writePrice = (name: string, cost: number) =>
  `<productionRule name="buy${name}"><cost resource="PUs" quantity="${cost}"/><result resourceOrUnit="${name}" quantity="1"/></productionRule>`;
const writeGame = (content: string, head = '<!DOCTYPE game SYSTEM "game.dtd">') =>
  `<?xml version="1.0" ?>\n${head}\n<game><info name="Our &quot;own&quot; war" version="1"/>${content}</game>`;

const small = writeGame(
  `<diceSides value="12"/>${writePrice('submarine', 6)}${writePrice('armour', 5)}` +
    writeUnit('submarine', { movement: 2, attack: 5, defense: 3 }) +
    writeUnit('destroyer', { movement: 2, attack: 4, defense: 4 }, 'attatchment') +
    writeUnit('armour', { movement: 2, attack: 6, defense: 6 }) +
    '<attachment name="territoryAttachment" attachTo="submarine" type="territory"><option name="attack" value="9"/></attachment>',
);

describe('asdic import triplea', () => {
  const asdic = createCommandLine();

  it('prints the unit values of a game as the beginning of a scenario that has no problems', async () => {
    const { output, notes, exitCode } = await asdic.run(['import', 'triplea', '-'], { input: small });
    assert.equal(
      output,
      [
        'ruleset: aa-depth',
        'title: "Our \\"own\\" war"',
        'unitTable: own-d12',
        'units:',
        '  sub: { attack: 5, defense: 3, move: 2, cost: 6 }',
        '  dd: { attack: 4, defense: 4, move: 2 }',
        '',
      ].join('\n'),
    );
    assert.deepEqual([notes, exitCode], ['Left out: armour.\n', 0]);
    const battle =
      'powers: { uk: { side: allies }, germany: { side: axis } }\nseaBattles:\n  - id: a\n' +
      '    attacker: { power: uk, units: { dd: 2 } }\n    defender: { power: germany, units: { sub: 1 } }\n';
    const checked = await asdic.run(['check', '-'], { input: output + battle });
    assert.equal(checked.exitCode, 0, checked.output);
  });

  it('takes values from the attachments of units and prices from single ones in PUs, and from nowhere else', async () => {
    const rule = (resource: string, cost: number, quantity: number) =>
      `<productionRule name="x"><cost resource="${resource}" quantity="${cost}"/><result resourceOrUnit="submarine" quantity="${quantity}"/></productionRule>`;
    const content =
      writeUnit('submarine', { attack: 2, defense: 1 }) +
      '<option name="attack" value="5"/><result resourceOrUnit="submarine" quantity="1"/>' +
      writeUnit('destroyer', { attack: 3 }, 'attatchment') +
      '<option name="defense" value="5"/>' +
      rule('gold', 9, 1) +
      rule('PUs', 20, 3) +
      rule('PUs', 6, 1) +
      '<result resourceOrUnit="destroyer" quantity="1"/>';
    const { output } = await asdic.run(['import', 'triplea', '-'], { input: writeGame(content) });
    assert.match(
      output,
      /units:\n {2}sub: \{ attack: 2, defense: 1, cost: 6 \}\n {2}dd: \{ attack: 3, defense: 0 \}\n$/,
    );
  });

  it('cuts a title after 200 characters', async () => {
    const game = writeGame(writeUnit('submarine', { attack: 2 })).replace('Our &quot;own&quot; war', 'x'.repeat(201));
    const { output } = await asdic.run(['import', 'triplea', '-'], { input: game });
    assert.match(output, /^title: "x{200}"$/m);
  });

  it('refuses a game of more than forty levels', async () => {
    const nest = (depth: number) =>
      writeGame(writeUnit('submarine', { attack: 2 }) + '<a>'.repeat(depth) + '</a>'.repeat(depth));
    assert.equal((await asdic.run(['import', 'triplea', '-'], { input: nest(39) })).exitCode, 0);
    assert.equal((await asdic.run(['import', 'triplea', '-'], { input: nest(40) })).exitCode, 2);
  });

  it('imports into aare only the units that aare has', async () => {
    const content = writeUnit('submarine', { attack: 2, defense: 2 }) + writeUnit('cruiser', { attack: 3, defense: 3 });
    const { output, notes } = await asdic.run(['import', 'triplea', '-', '--ruleset', 'aare'], {
      input: writeGame(content),
    });
    assert.match(output, /^ruleset: aare\n.*\nunits:\n {2}sub: \{ attack: 2, defense: 2 \}\n$/);
    assert.equal(notes, 'Left out: cruiser.\n');
    const refused = await asdic.run(['import', 'triplea', '-', '--ruleset', 'aare'], { input: small });
    assert.deepEqual([refused.exitCode, refused.output], [2, '']);
    assert.match(refused.notes, /dice of "12" sides/);
  });

  it('leaves out a unit with a value that no scenario can have, instead of making one up', async () => {
    for (const value of ['-1', 'two', '1000', '3.5', '', '7']) {
      const content =
        writeUnit('destroyer', { attack: 3 }).replace('value="3"', `value="${value}"`) +
        writeUnit('submarine', { attack: 2 });
      const { output, notes, exitCode } = await asdic.run(['import', 'triplea', '-'], { input: writeGame(content) });
      assert.match(output, /units:\n {2}sub: \{ attack: 2, defense: 0 \}\n$/);
      assert.deepEqual([notes, exitCode], [`Left out: destroyer (attack "${value}", not 0 to 6).\n`, 0]);
    }
    const highest = writeUnit('submarine', { attack: 6, defense: 6, movement: 12 }) + writePrice('submarine', 100);
    const { output } = await asdic.run(['import', 'triplea', '-'], { input: writeGame(highest) });
    assert.match(output, /sub: \{ attack: 6, defense: 6, move: 12, cost: 100 \}/);
    for (const [beyond, reason] of [
      [writeUnit('destroyer', { attack: 1, movement: 13 }), 'move "13", not 0 to 12'],
      [writeUnit('destroyer', { attack: 1 }) + writePrice('destroyer', 101), 'cost "101", not 0 to 100'],
    ] as const) {
      const { notes } = await asdic.run(['import', 'triplea', '-'], { input: writeGame(beyond + highest) });
      assert.equal(notes, `Left out: destroyer (${reason}).\n`);
    }
    const input = writeGame(`<diceSides value="x"/>${writeUnit('submarine', { attack: 2 })}`);
    assert.match((await asdic.run(['import', 'triplea', '-'], { input })).notes, /dice of "x" sides/);
  });

  it('refuses files that are no game, declare entities, or are too deep', async () => {
    const bomb = '<!DOCTYPE game [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const files: readonly (readonly [string, RegExp])[] = [
      [writeGame('&b;', bomb), /declares entities/],
      [writeGame('&unknown;'), /not a TripleA game/],
      ['<html></html>', /root is not `game`/],
      ['ruleset: aare', /not a TripleA game/],
      ['<game>', /not a TripleA game/],
      [writeGame('<a>'.repeat(50) + '</a>'.repeat(50)), /too deep/],
      [writeGame(''), /has no units/],
    ];
    for (const [input, reason] of files) {
      const { output, notes, exitCode } = await asdic.run(['import', 'triplea', '-'], { input });
      assert.deepEqual([output, exitCode], ['', 2], input.slice(0, 60));
      assert.match(notes, reason);
      assert.doesNotMatch(notes, /fault of Asdic/);
    }
  });
});

describe('asdic import aacalc', () => {
  const asdic = createCommandLine();
  const address =
    'https://calc.example/?aSub=2&aBat=1&aInf=3&dDes=1&dTra=2&dFig=&ool_att=Bat-Inf-Sub-dBat&ool_def=Tra-Des';

  it('prints the battle of a link as a scenario that has no problems', async () => {
    const link = `${address}&ruleset=Revised&territory=SZ+6&luck=pure`;
    const { output, notes, exitCode } = await asdic.run(['import', 'aacalc', link]);
    assert.deepEqual([notes, exitCode], ['Left out: attacker Inf.\n', 0]);
    assert.match(output, /^ruleset: aa-depth\ntitle: "SZ 6"\n/);
    assert.match(output, /attacker:\n {6}power: attackers\n {6}units: \{ sub: 2, bb: 1 \}\n/);
    assert.match(output, /losses: \[bb-damage, sub, bb\]/);
    assert.match(output, /losses: \[trn, dd\]/);
    for (const ruleset of ['aa-depth', 'aare']) {
      const imported = await asdic.run(['import', 'aacalc', link, '--ruleset', ruleset]);
      const checked = await asdic.run(['check', '-'], { input: imported.output });
      assert.equal(checked.exitCode, 0, checked.output);
    }
  });

  it('names units with a number that it cannot read', async () => {
    const { notes } = await asdic.run(['import', 'aacalc', `${address.replace('aSub=2', 'aSub=1000')}`]);
    assert.match(notes, /attacker Sub \("1000", not 0 to 999\)/);
  });

  it('names every setting that a scenario does not take over', async () => {
    const { notes } = await asdic.run([
      'import',
      'aacalc',
      `${address}&ruleset=AA1942&abortratio=50&rounds=2&luck=low`,
    ]);
    assert.equal(notes, 'Left out: attacker Inf, the rules and values of AA1942, abortratio, rounds and low luck.\n');
  });

  it('refuses what is no link of a battle at sea', async () => {
    for (const link of [
      'aSub=2',
      'https://calc.example/?aInf=2&dInf=1',
      `https://calc.example/?${'a'.repeat(20_000)}`,
    ]) {
      const { output, exitCode } = await asdic.run(['import', 'aacalc', link]);
      assert.deepEqual([output, exitCode], ['', 2]);
    }
  });

  it('keeps a hostile title in one line', async () => {
    const title = encodeURIComponent('a"\nruleset: aare\u001b[31m');
    const { output } = await asdic.run(['import', 'aacalc', `${address}&territory=${title}`]);
    assert.equal(output.match(/^ruleset:/gm)!.length, 1);
    assert.doesNotMatch(output, /\u001b/);
  });
});

describe('odds for a spreadsheet', () => {
  const asdic = createCommandLine();

  it('prints a row for each chance and each mean of every combat', async () => {
    const battle =
      'ruleset: aare\npowers: { uk: { side: allies }, germany: { side: axis } }\nseaBattles:\n  - id: a\n' +
      '    attacker: { power: uk, units: { dd: 2 } }\n    defender: { power: germany, units: { sub: 1 } }\n';
    const { output } = await asdic.run(['odds', '-', '--format', 'csv'], { input: battle });
    const [head, ...rows] = output.trimEnd().split('\n');
    assert.equal(head, 'file,line,combat,method,number,title,value,low,high');
    const chances = rows.map((row) => row.split(',')).filter(([, , , , number]) => /-(?:wins|left)$/.test(number!));
    const sum = chances.reduce((total, row) => total + Number(row[6]), 0);
    assert.ok(chances.length >= 2 && Math.abs(sum - 1) < 1e-9, output);
    assert.ok(
      rows.every((row) => row.startsWith("'-,4,a,exact,")),
      output,
    );
  });
});
