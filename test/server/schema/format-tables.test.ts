import assert from 'node:assert/strict';
import { formatSchemaTables } from '../../../server/src/schema';

describe('the keys of a ruleset as tables', () => {
  it('the tables of a ruleset have a row for each key, with its title, its purpose and its kind', () => {
    const rows = formatSchemaTables('aare').split('\n');
    const row = rows.find((line) => line.startsWith('| `seaBattles`'));
    assert.match(row ?? '', /^\| `seaBattles` \| \*\*[^*]+\*\*: .+ \| a?\s?list/);
    assert.ok(rows.some((line) => line.startsWith('| `ruleset` (needed) | ')));
  });

  it('the tables of a ruleset begin with one key on request', () => {
    assert.match(formatSchemaTables('aare', 'seaBattles'), /^## `seaBattles\[\]`\n\n\| key \| what \| kind \|/);
  });

  it('the kind of a key is its values or its type, with its limits and its default', () => {
    const listKinds = (ruleset: string, member: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        formatSchemaTables(ruleset, member)
          .split('\n')
          .map((line) => /^\| `(\w+)`(?: \(needed\))? \| .* \| (.*) \|$/.exec(line))
          .flatMap((match) => (match ? [[match[1]!, match[2]!]] : [])),
      );
    const options = listKinds('aa-depth', 'options');
    assert.deepEqual(
      [options['minHit'], options['mixedDepths'], options['bonusMeaning']],
      [
        'whole number 0 to 1; by default `1`',
        '`own-number`, `any-success`; by default `"own-number"`',
        '`hit-number`; by default `"hit-number"`',
      ],
    );
    assert.deepEqual(listKinds('aa-depth', 'turn'), {
      round: 'whole number 1 to 50',
      power: 'text',
      phase: listKinds('aare', 'turn')['phase']!,
    });
    const engagement = listKinds('wif-ssw', 'engagements');
    const { dice, surprise, stream, min, chorusOfNations, weather, type } = {
      ...engagement,
      ...listKinds('wif-ssw', 'options'),
    };
    assert.deepEqual(
      { dice, surprise, stream, min, chorusOfNations, weather, type },
      {
        dice: 'mapping',
        surprise: 'list or mapping',
        stream: 'whole number from 1',
        min: 'number',
        chorusOfNations: '`false`, `true`; by default `false`',
        weather: '`fine`, `rain`, `snow`, `storm`, `blizzard`',
        type: '`ssw`, `naval-air`, `surface`, `sub`',
      },
    );
    assert.match(formatSchemaTables('aa-depth', 'seaBattles'), /\| `chanceBelow` \|.*\| number up to 1 \|/);
  });

  it('a table has a section for each shape of an item, and none twice', () => {
    const sections = formatSchemaTables('wif-ssw')
      .split('\n')
      .filter((line) => line.startsWith('## '));
    const count = (title: string): number => sections.filter((line) => line === title).length;
    assert.deepEqual(
      ['## The scenario', '## `forces[].units[]`', '## `powers.*`', '## `engagements[].subs.units[]`'].map(count),
      [1, 10, 1, 0],
    );
    assert.equal(formatSchemaTables('wif-ssw', 'nothing'), '');
  });
});
