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
});
